///<reference types="svelte" />
;
import ChevronLeft from '@lucide/svelte/icons/chevron-left'
import ChevronRight from '@lucide/svelte/icons/chevron-right'
import { useApp } from '../../../actions/app.ts'
import { goStep, takenOf, walkNow } from '../../../actions/board/stepping.ts'
import { boardTexts } from '../../../i18n/texts.ts'
import RuleLink from '../../parts/verdict/RuleLink.svelte'
import IconButton from '../../ui/IconButton.svelte';
function $$render() {

  
  
  
  
  
  
  

  const app = useApp()
  const walk = $derived(walkNow(app))
  const now = $derived(takenOf(app, walk))
  const step = $derived(walk?.steps[now - 1])
  const words = boardTexts.stepper
;
async () => {


if(walk){
   { svelteHTML.createElement("section", {     "class":`stepper`,"aria-label":words.title,...__sveltets_2_empty({"data-testid":`path-stepper`}),});
     { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {          "icon":ChevronLeft,"data-repeats":true,"label":words.previous,"disabled":now === 0,"onclick":() => {
        goStep(app, -1)
      },}});}
     { svelteHTML.createElement("p", {   "class":['said', { stopped: step?.stopped }],"aria-live":`polite`,});
      if(step){ { svelteHTML.createElement("strong", { "class":`numbers`,});step.title; }
        step.sentence;   for(let rule of __sveltets_2_ensureArray(step.rules)){rule; { const $$_kniLeluR2C = __sveltets_2_ensureComponent(RuleLink); new $$_kniLeluR2C({ target: __sveltets_2_any(), props: { rule,}});}}
      }else{walk.start.sentence;}
     }
     { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {          "icon":ChevronRight,"data-repeats":true,"label":words.next,"disabled":now === walk.steps.length,"onclick":() => {
        goStep(app, 1)
      },}});}
   }
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const PathStepper__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PathStepper__SvelteComponent_ = ReturnType<typeof PathStepper__SvelteComponent_>;
/*Ωignore_endΩ*/export default PathStepper__SvelteComponent_;