///<reference types="svelte" />
;
import type { BreakAwayAsk } from '../../../../shared/contract/case.ts'
import { useApp } from '../../../actions/app.ts'
import { askOnTable } from '../../../actions/question/ask.ts'
import { texts } from '../../../i18n/texts.ts'
import Die from '../../parts/choose/Die.svelte';

;type $$ComponentProps =  { ask: BreakAwayAsk };function $$render() {

  
  
  
  
  

  const { ask }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
;
async () => {


 { svelteHTML.createElement("span", {  "class":`labelled`,}); { svelteHTML.createElement("span", { "class":`quiet`,});texts.ask.awayRoll; }
   { const $$_eiD1C = __sveltets_2_ensureComponent(Die); new $$_eiD1C({ target: __sveltets_2_any(), props: {       "label":texts.ask.awayRoll,"value":ask.roll ?? null,"onchange":(roll) => {
      askOnTable(app, texts.steps.ask, { ...ask, roll }, 'roll')
    },}});}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const AwayDetails__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type AwayDetails__SvelteComponent_ = ReturnType<typeof AwayDetails__SvelteComponent_>;
/*Ωignore_endΩ*/export default AwayDetails__SvelteComponent_;