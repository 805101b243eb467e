///<reference types="svelte" />
;
import type { Snippet } from 'svelte'
import ChevronDown from '@lucide/svelte/icons/chevron-down'
import { sentenceOf } from '../../../../shared/explain/toText.ts'
import type { DescentTable } from '../../../actions/descent/descentActions.ts'
import { attackRuling } from '../../../model/descent/descentAdapter.ts'
import { descentToolState } from '../../../model/descent/descentToolState.svelte.ts'
import { reasonsIn, RULES, stepState, type StepNumber } from '../../../model/descent/descentSteps.ts'
import { descentTexts } from '../../../i18n/texts.ts'
import RuleLink from '../../parts/verdict/RuleLink.svelte'
import Button from '../../ui/Button.svelte';

;type $$ComponentProps =  { table: DescentTable; step: StepNumber; children: Snippet };function $$render() {

  
  
  
  
  
  
  
  
  
  

  const { table, step, children }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const t = descentTexts
  const titles: readonly string[] = t.steps
  const open = $derived(descentToolState.step === step)
  const ruling = $derived(attackRuling(table.ruling))
  const how = $derived(stepState(table.case, ruling, step))
  const reasons = $derived(reasonsIn(ruling, step))
  const words = $derived(table.adapter.words(table.case))
;
async () => {


 { svelteHTML.createElement("li", {   "class":['step', { open }],...__sveltets_2_empty({"data-testid":`step-${step}`}),});
   { svelteHTML.createElement("h3", {});
     { svelteHTML.createElement("button", {         "type":`button`,"class":`head`,"aria-expanded":open,"onclick":() => {
        descentToolState.step = open ? 0 : step
      },});
       { svelteHTML.createElement("span", {   "class":`number numbers`,"aria-label":t.step(step),});step; }
       { svelteHTML.createElement("span", { "class":`title`,});titles[step - 1]; }
       { svelteHTML.createElement("span", { "class":['state', how.tone],});how.text; }
       { const $$_nwoDnorvehC3C = __sveltets_2_ensureComponent(ChevronDown); new $$_nwoDnorvehC3C({ target: __sveltets_2_any(), props: {    "size":16,"aria-hidden":`true`,}});}
     }
   }
  if(open){
     { svelteHTML.createElement("div", { "class":`body`,});
      ;__sveltets_2_ensureSnippet(children());
      if(reasons.length){
         { svelteHTML.createElement("ul", { "class":`reasons`,});
              for(let reason of __sveltets_2_ensureArray(reasons)){let i = 1;i; { svelteHTML.createElement("li", { "class":['small', reason.weight],});sentenceOf(reason, words); }}
         }
      }
       { svelteHTML.createElement("div", { "class":`end`,});
         { svelteHTML.createElement("p", {   "class":`rules`,"aria-label":t.rules,});
             for(let rule of __sveltets_2_ensureArray(RULES[step])){rule; { const $$_kniLeluR4C = __sveltets_2_ensureComponent(RuleLink); new $$_kniLeluR4C({ target: __sveltets_2_any(), props: { rule,}});}}
         }
        if(step < 5){ { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
              descentToolState.step = step + 1
            },}});t.next(titles[step] ?? '');  Button}}
       }
     }
  }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Step__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Step__SvelteComponent_ = ReturnType<typeof Step__SvelteComponent_>;
/*Ωignore_endΩ*/export default Step__SvelteComponent_;