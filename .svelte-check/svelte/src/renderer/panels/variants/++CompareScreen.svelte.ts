///<reference types="svelte" />
;
import ArrowLeft from '@lucide/svelte/icons/arrow-left'
import Plus from '@lucide/svelte/icons/plus'
import { variantsTexts as t } from '../../i18n/texts.ts'
import { useApp } from '../../actions/app.ts'
import { addVariant } from '../../actions/variants/variantActions.ts'
import Button from '../ui/Button.svelte'
import VariantCard from './VariantCard.svelte';
function $$render() {

  
  
  
  
  
  
  

  const app = useApp()
  const { variants, session } = app
  const base = $derived(variants.all[0])
;
async () => {


 { svelteHTML.createElement("section", {     "class":`compare`,"aria-label":t.title,...__sveltets_2_empty({"data-testid":`compare`}),});
   { svelteHTML.createElement("header", {});
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        session.comparing = false
      },}}); { const $$_tfeLworrA3C = __sveltets_2_ensureComponent(ArrowLeft); new $$_tfeLworrA3C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.back;  Button}
     { svelteHTML.createElement("h1", {});t.title; }
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"disabled":variants.full,"onclick":() => {
        addVariant(app)
      },}}); { const $$_sulP3C = __sveltets_2_ensureComponent(Plus); new $$_sulP3C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.add;  Button}
   }
   { svelteHTML.createElement("div", { "class":`cards`,});
    if(base){   for(let variant of __sveltets_2_ensureArray(variants.all)){variant.id; { const $$_draCtnairaV2C = __sveltets_2_ensureComponent(VariantCard); new $$_draCtnairaV2C({ target: __sveltets_2_any(), props: {  variant,base,}});}}}
   }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const CompareScreen__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type CompareScreen__SvelteComponent_ = ReturnType<typeof CompareScreen__SvelteComponent_>;
/*Ωignore_endΩ*/export default CompareScreen__SvelteComponent_;