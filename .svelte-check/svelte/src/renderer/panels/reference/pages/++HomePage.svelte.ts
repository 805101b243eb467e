///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { recentEntries } from '../../../actions/reference/book.ts'
import { referenceTexts } from '../../../i18n/texts.ts'
import BookOpen from '@lucide/svelte/icons/book-open'
import Table2 from '@lucide/svelte/icons/table-2'
import { EDITIONS } from '../../../model/reference/referenceStore.svelte.ts'
import { CHART } from '../../../model/reference/lineChart.ts'
import Button from '../../ui/Button.svelte'
import DialGrid from './DialGrid.svelte'
import EntryLinks from '../parts/EntryLinks.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const t = referenceTexts
  const recent = $derived(recentEntries(app).slice(0, 6))
;
async () => {


 { svelteHTML.createElement("div", { "class":`page`,});
  if(recent.length){
     { svelteHTML.createElement("section", {});
       { svelteHTML.createElement("h2", {});t.recent; }
       { const $$_skniLyrtnE2C = __sveltets_2_ensureComponent(EntryLinks); new $$_skniLyrtnE2C({ target: __sveltets_2_any(), props: {  "entries":recent,}});}
     }
  }
   { svelteHTML.createElement("div", { "class":`ways`,});
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        app.session.reference.go(CHART)
      },}}); { const $$_2elbaT3C = __sveltets_2_ensureComponent(Table2); new $$_2elbaT3C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.chart.open;  Button}
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        app.session.reference.go(EDITIONS)
      },}}); { const $$_nepOkooB3C = __sveltets_2_ensureComponent(BookOpen); new $$_nepOkooB3C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.editions.title;  Button}
   }
   { svelteHTML.createElement("section", {});
     { svelteHTML.createElement("h2", {});t.dial.title; }
     { const $$_dirGlaiD2C = __sveltets_2_ensureComponent(DialGrid); new $$_dirGlaiD2C({ target: __sveltets_2_any(), props: {}});}
   }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const HomePage__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type HomePage__SvelteComponent_ = ReturnType<typeof HomePage__SvelteComponent_>;
/*Ωignore_endΩ*/export default HomePage__SvelteComponent_;