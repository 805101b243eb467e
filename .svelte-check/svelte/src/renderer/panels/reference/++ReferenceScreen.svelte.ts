///<reference types="svelte" />
;
import ArrowLeft from '@lucide/svelte/icons/arrow-left'
import ArrowRight from '@lucide/svelte/icons/arrow-right'
import ListTree from '@lucide/svelte/icons/list-tree'
import Undo from '@lucide/svelte/icons/corner-up-left'
import { useApp } from '../../actions/app.ts'
import { articleOf } from '../../model/reference/article.ts'
import { bookOf } from '../../actions/reference/book.ts'
import { isDialColumn } from '../../model/reference/dial.ts'
import { leaveReference, wayBack } from '../../actions/reference/openReference.ts'
import { CHART } from '../../model/reference/lineChart.ts'
import { EDITIONS } from '../../model/reference/referenceStore.svelte.ts'
import { SECTIONS } from '../../model/reference/sections.ts'
import { referenceTexts } from '../../i18n/texts.ts'
import Button from '../ui/Button.svelte'
import IconButton from '../ui/IconButton.svelte'
import ArticlePage from './article/ArticlePage.svelte'
import Breadcrumb from './contents/Breadcrumb.svelte'
import ChartPage from './pages/ChartPage.svelte'
import Contents from './contents/Contents.svelte'
import EditionsPage from './pages/EditionsPage.svelte'
import DialPage from './pages/DialPage.svelte'
import HomePage from './pages/HomePage.svelte'
import SectionPage from './pages/SectionPage.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const { session } = app
  const { reference } = session
  const t = referenceTexts
  const section = $derived(SECTIONS.find((id) => reference.address === `#${id}`) ?? null)
  const article = $derived(articleOf(bookOf(app), reference.address))
  /** A page that is neither a rule nor a section. */
  const isPage = $derived(reference.address === CHART || reference.address === EDITIONS)
  let page: HTMLElement | null = $state(null)

  $effect(() => {
    const { previous, next } = bookOf(app).neighbours(reference.address)
    reference.beside = { previous: previous?.id ?? null, next: next?.id ?? null }
  })

  // A new page begins at its top, and is read out from its heading.
  $effect(() => {
    void reference.address
    if (!page) return
    page.scrollTop = 0
  })
;
async () => {


 { svelteHTML.createElement("section", {   "class":['reference', { reading: article !== null || section !== null || isPage }],"aria-label":t.title,});
  if(article === null && section === null && !isPage){ { svelteHTML.createElement("h1", { "class":`ui-hidden`,});t.title; }}
   { svelteHTML.createElement("header", {});
    if(reference.origin){
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":() => {
          void leaveReference(app)
        },}}); { const $$_odnU3C = __sveltets_2_ensureComponent(Undo); new $$_odnU3C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}wayBack(reference.origin);  Button}
    }
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {          "icon":ArrowLeft,"data-repeats":true,"label":t.back,"disabled":!reference.canBack,"onclick":() => {
        reference.back()
      },}});}
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {          "icon":ArrowRight,"data-repeats":true,"label":t.forward,"disabled":!reference.canForward,"onclick":() => {
        reference.forward()
      },}});}
     { svelteHTML.createElement("span", {  "class":`to-contents`,}); { const $$_nottuBnocI3C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI3C({ target: __sveltets_2_any(), props: {       "icon":ListTree,"label":t.contents,"onclick":() => {
          reference.go('')
        },}});} }
     { const $$_bmurcdaerB2C = __sveltets_2_ensureComponent(Breadcrumb); new $$_bmurcdaerB2C({ target: __sveltets_2_any(), props: {   section,"entry":article?.entry ?? null,}});}
   }
   { svelteHTML.createElement("div", { "class":`side`,}); { const $$_stnetnoC2C = __sveltets_2_ensureComponent(Contents); new $$_stnetnoC2C({ target: __sveltets_2_any(), props: {   section,"current":article?.entry ?? null,}});} }
   { const $$_div1 = svelteHTML.createElement("div", {    "class":`page`,...__sveltets_2_empty({"data-testid":`reference-page`}),});page = $$_div1;
    if(article){ { const $$_egaPelcitrA2C = __sveltets_2_ensureComponent(ArticlePage); new $$_egaPelcitrA2C({ target: __sveltets_2_any(), props: { article,}});}
    } else if (reference.address === CHART){ { const $$_egaPtrahC2C = __sveltets_2_ensureComponent(ChartPage); new $$_egaPtrahC2C({ target: __sveltets_2_any(), props: {}});}
    } else if (reference.address === EDITIONS){ { const $$_egaPsnoitidE2C = __sveltets_2_ensureComponent(EditionsPage); new $$_egaPsnoitidE2C({ target: __sveltets_2_any(), props: {}});}
    } else if (section && isDialColumn(section)){ { const $$_egaPlaiD2C = __sveltets_2_ensureComponent(DialPage); new $$_egaPlaiD2C({ target: __sveltets_2_any(), props: { section,}});}
    } else if (section){ { const $$_egaPnoitceS2C = __sveltets_2_ensureComponent(SectionPage); new $$_egaPnoitceS2C({ target: __sveltets_2_any(), props: { section,}});}
    }else{ { const $$_egaPemoH2C = __sveltets_2_ensureComponent(HomePage); new $$_egaPemoH2C({ target: __sveltets_2_any(), props: {}});}}
   }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ReferenceScreen__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ReferenceScreen__SvelteComponent_ = ReturnType<typeof ReferenceScreen__SvelteComponent_>;
/*Ωignore_endΩ*/export default ReferenceScreen__SvelteComponent_;