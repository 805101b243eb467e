///<reference types="svelte" />
;
import type { PreparationRuling } from '../../../shared/contract/ruling.ts'
import { listedPlans } from '../../../shared/explain/listedPlans.ts'
import { useApp } from '../../actions/app.ts'
import { chanceText, meanText } from '../../model/question/entry/facts.ts'
import { comparedIn, planWords } from '../../model/question/entry/plan.ts'
import { namesOn } from '../../model/table/sentence/title.ts'
import { bestFor } from '../../model/ruling/readPlan.ts'
import { reasonText } from '../../model/ruling/readRuling.ts'
import { texts } from '../../i18n/texts.ts'
import Badge from '../ui/Badge.svelte';

;type $$ComponentProps =  { ruling: PreparationRuling };function $$render() {

  
  
  
  
  
  
  
  
  
  

  const { ruling }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { session, table } = useApp()
  const chosen = $derived(session.plan < ruling.plans.length ? session.plan : 0)
  const listed = $derived(listedPlans(ruling))
  const compared = $derived(comparedIn(ruling))
  const t = texts.plan
;
async () => {


if(ruling.plans.length){
   { svelteHTML.createElement("div", {   "class":`plans`,...__sveltets_2_empty({"data-testid":`plans`}),});
     { svelteHTML.createElement("h2", { "class":`part`,});compared !== null && compared > listed.length ? t.firstOf(listed.length, compared) : t.title; }
     { svelteHTML.createElement("ol", {});
         for(let [i, plan] of __sveltets_2_ensureArray(listed)){i;
         { svelteHTML.createElement("li", {});
           { svelteHTML.createElement("button", {         "type":`button`,"class":`plan`,"aria-pressed":chosen === i,"onclick":() => {
              session.plan = i
            },});
             { svelteHTML.createElement("span", {  "class":`badges`,});   for(let name of __sveltets_2_ensureArray((bestFor(ruling, i)))){name; { const $$_egdaB5C = __sveltets_2_ensureComponent(Badge); new $$_egdaB5C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"tone":`good`,}});name; Badge}} }
             { svelteHTML.createElement("span", { "class":`steps`,});
                  for(let step of __sveltets_2_ensureArray((planWords(namesOn(table.asked), plan)))){let n = 1;n; { svelteHTML.createElement("span", {});step; }}
             }
             { svelteHTML.createElement("span", { "class":`numbers`,});
               { svelteHTML.createElement("span", {});texts.facts.hitChance; } { svelteHTML.createElement("span", {});chanceText(plan.hit); }
               { svelteHTML.createElement("span", {});texts.facts.expected; } { svelteHTML.createElement("span", {});meanText(plan.turned); }
              if(plan.ko){ { svelteHTML.createElement("span", {});texts.facts.ko; } { svelteHTML.createElement("span", {});chanceText(plan.ko); }}
             }
           }
          if(chosen === i){
             { svelteHTML.createElement("ul", { "class":`why`,});
                  for(let reason of __sveltets_2_ensureArray(plan.because)){let n = 1;n;
                 { svelteHTML.createElement("li", {});
                   { svelteHTML.createElement("button", {         "type":`button`,"class":`reason`,"onclick":() => {
                      session.openRule = reason.rule
                    },"aria-label":`${reasonText(table.asked, reason)} ${texts.ruling.openRule(reason.rule)}`,});
                     { svelteHTML.createElement("span", {});reasonText(table.asked, reason); } { svelteHTML.createElement("span", { "class":`rule`,});reason.rule; }
                   }
                 }
              }
             }
          }
         }
      }
     }
   }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Plans__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Plans__SvelteComponent_ = ReturnType<typeof Plans__SvelteComponent_>;
/*Ωignore_endΩ*/export default Plans__SvelteComponent_;