///<reference types="svelte" />
;
import { useApp } from '../../actions/app.ts'
import Later from '../parts/later/Later.svelte'
import { partsOf } from './kinds/kindParts.ts';
function $$render() {

  
  
  

  const { table } = useApp()
  const ask = $derived(table.case.ask)
  const details = $derived(partsOf(ask).details)
;
async () => {


if(details){
  
  details; { { svelteHTML.createElement("div", {  "class":`details`,...__sveltets_2_empty({"data-dice":true}),}); { const $$_retaL1C = __sveltets_2_ensureComponent(Later); new $$_retaL1C({ target: __sveltets_2_any(), props: {    "part":details,"props":{ ask },}});} }}
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const AskDetails__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type AskDetails__SvelteComponent_ = ReturnType<typeof AskDetails__SvelteComponent_>;
/*Ωignore_endΩ*/export default AskDetails__SvelteComponent_;