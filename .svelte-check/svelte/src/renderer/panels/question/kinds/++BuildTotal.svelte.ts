///<reference types="svelte" />
;
import type { TimelineAsk } from '../../../../shared/contract/case.ts'
import { useApp } from '../../../actions/app.ts'
import { setBuildTotal } from '../../../actions/timeline/timelineAtHand.ts'
import { timelineTexts as t } from '../../../i18n/texts.ts'
import NumberField from '../../ui/NumberField.svelte';

;type $$ComponentProps =  { ask: TimelineAsk };function $$render() {

  
  
  
  
  

  const { ask }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
;
async () => {


 { svelteHTML.createElement("span", { "class":`total`,});
   { svelteHTML.createElement("span", { "class":`quiet`,});t.buildTotal; }
   { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {             "hideLabel":true,"optional":true,"label":t.buildTotal,"placeholder":t.buildTotalHint,"max":5000,"value":ask.buildTotal,"onchange":(n) => {
      setBuildTotal(app, n)
    },}});}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const BuildTotal__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type BuildTotal__SvelteComponent_ = ReturnType<typeof BuildTotal__SvelteComponent_>;
/*Ωignore_endΩ*/export default BuildTotal__SvelteComponent_;