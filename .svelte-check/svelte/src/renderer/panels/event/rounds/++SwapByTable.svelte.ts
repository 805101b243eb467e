///<reference types="svelte" />
;
import { eventTexts } from '../../../i18n/laterTexts.ts'
import type { Swap } from '../../../model/event/rounds/pairingDraft.ts'
import { swapTyped } from '../../../model/event/rounds/swapTyped.ts'
import Button from '../../ui/Button.svelte';
;

  interface Props {
    tables: Parameters<typeof swapTyped>[1]
    /** Who has the bye and may move; null: nobody. */
    bye: string | null
    onswap: (swap: Swap) => void
    /** The tables are pods: there is no second player and no bye. */
    pods?: boolean
  };function $$render() {

  
  
  
  

  const { tables, bye, onswap, pods = false }: Props = $props()
  const t = eventTexts.pairings.byTables
  let typed = $state('')
  let fault = $state('')

  function swap() {
    const read = swapTyped(typed, tables, bye)
    fault = 'fault' in read ? t.faults[read.fault] : ''
    if ('fault' in read) return
    typed = ''
    onswap(read.swap)
  }
;
async () => {


  { svelteHTML.createElement("form", {  "onsubmit":(submit) => {
    submit.preventDefault()
    swap()
  },});
   { svelteHTML.createElement("label", {});
     { svelteHTML.createElement("span", { "class":`small quiet`,});pods ? t.podLabel : t.label; }
     { svelteHTML.createElement("input", {               "class":`entry numbers`,"name":`swap`,"bind:value":typed,"oninput":() => {
        fault = ''
      },"autocomplete":`off`,"maxlength":30,"placeholder":pods ? t.podExample : t.example,});/*Ωignore_startΩ*/() => typed = __sveltets_2_any(null);/*Ωignore_endΩ*/}
   }
   { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"type":`submit`,"disabled":typed.trim() === '',}});t.swap; Button}
   { svelteHTML.createElement("span", {    "class":`small`,"role":`status`,});if(fault){ { svelteHTML.createElement("span", { "class":`bad`,});fault; }}else{ { svelteHTML.createElement("span", { "class":`quiet`,});pods ? t.podHint : t.hint; }} }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SwapByTable__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SwapByTable__SvelteComponent_ = ReturnType<typeof SwapByTable__SvelteComponent_>;
/*Ωignore_endΩ*/export default SwapByTable__SvelteComponent_;