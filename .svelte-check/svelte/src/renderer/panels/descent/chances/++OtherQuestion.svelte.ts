///<reference types="svelte" />
;
import type { Snippet } from 'svelte'
import type { DescentTable } from '../../../actions/descent/descentActions.ts'
import { asAttack } from '../../../model/descent/descentEdit.ts'
import { descentTexts as t } from '../../../i18n/texts.ts'
import Button from '../../ui/Button.svelte';

;type $$ComponentProps =  { table: DescentTable; title: string; children: Snippet };function $$render() {

  
  
  
  
  

  const { table, title, children }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
;
async () => {


 { svelteHTML.createElement("aside", {     "class":`other`,"aria-label":t.question,...__sveltets_2_empty({"data-testid":`tray`}),});
   { svelteHTML.createElement("h2", {});title; }
  ;__sveltets_2_ensureSnippet(children());
   { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":() => {
      table.change(t.change.attack, asAttack(table.case))
    },}});t.backToAttack;  Button}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const OtherQuestion__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type OtherQuestion__SvelteComponent_ = ReturnType<typeof OtherQuestion__SvelteComponent_>;
/*Ωignore_endΩ*/export default OtherQuestion__SvelteComponent_;