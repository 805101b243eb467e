///<reference types="svelte" />
;
import type { OddsRuling } from '../../../shared/contract/ruling.ts'
import { throwsText } from '../../model/question/entry/facts.ts'
import { texts } from '../../i18n/texts.ts'
import Bars from '../ui/Bars.svelte';

;type $$ComponentProps =  { ruling: OddsRuling };function $$render() {

  
  
  
  

  const { ruling }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const bars = $derived(
    (ruling.clicks ?? []).map(({ taken, fraction, percent }) => ({
      label: texts.facts.clicks(taken),
      throws: throwsText(fraction),
      percent,
      strong: taken > 0
    }))
  )
;
async () => {


if(bars.length){
   { svelteHTML.createElement("div", {   "class":`chart`,...__sveltets_2_empty({"data-testid":`clicks`}),});
     { svelteHTML.createElement("h2", { "class":`part`,});texts.facts.clicksTitle; }
     { const $$_sraB1C = __sveltets_2_ensureComponent(Bars); new $$_sraB1C({ target: __sveltets_2_any(), props: {   "label":texts.facts.clicksTitle,bars,}});}
   }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const OddsChart__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type OddsChart__SvelteComponent_ = ReturnType<typeof OddsChart__SvelteComponent_>;
/*Ωignore_endΩ*/export default OddsChart__SvelteComponent_;