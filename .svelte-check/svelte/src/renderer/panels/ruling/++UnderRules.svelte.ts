///<reference types="svelte" />
;
import type { Ruling } from '../../../shared/contract/ruling.ts'
import { useApp } from '../../actions/app.ts'
import { outcomeText, reasonText, verdictLook } from '../../model/ruling/readRuling.ts'
import { folds } from '../../model/ruling/folds.svelte.ts'
import { markedReasons, underAllEditions, type UnderChoice } from '../../actions/ruling/otherRules.ts'
import { chosenRules } from '../../model/table/sentence/rulesetChoices.ts'
import { chooseRuleset } from '../../actions/games/activeTable.ts'
import { problemText, rulingTexts } from '../../i18n/texts.ts'
import Badge from '../ui/Badge.svelte'
import Button from '../ui/Button.svelte'
import Fold from '../ui/Fold.svelte'
import VerdictWord from '../parts/verdict/VerdictWord.svelte';

;type $$ComponentProps =  { ruling: Ruling };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  

  const { ruling }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { table, session, library } = app
  const t = rulingTexts.editions
  /** One and the same while its result is applied: nothing is asked again. */
  const asked = $derived(table.asked)

  let found = $state.raw<readonly UnderChoice[] | null>(null)
  let failure = $state<string | null>(null)
  let open = $state<string | null>(null)

  $effect(() => {
    const value = asked
    found = null
    failure = null
    if (!folds.editions) return
    return underAllEditions(
      app,
      value,
      ruling,
      (result) => {
        found = result
      },
      (message) => {
        failure = message
      }
    )
  })
  const here = $derived(chosenRules(library.editions, table.case))
  const differing = $derived(found?.filter((one) => one.state === 'unasked' || one.difference !== null).length)
;
async () => {


  { const $$_dloF0C = __sveltets_2_ensureComponent(Fold); new $$_dloF0C({ target: __sveltets_2_any(), props: {          children:() => { return __sveltets_2_any(0); },"title":t.title,"note":differing === undefined ? undefined : t.differing(differing),"open":folds.editions,"onchange":(now) => {
    folds.editions = now
  },"testid":`editions`,}});
  if(failure !== null){ { svelteHTML.createElement("p", { "class":`quiet`,});failure; }
  } else if (!found){ { svelteHTML.createElement("p", {   "class":`quiet`,"role":`status`,});t.working; }
  }else{
     { svelteHTML.createElement("ul", {});
         for(let one of __sveltets_2_ensureArray(found)){one.choice.id;
        const isHere = one.choice.id === here;
         { svelteHTML.createElement("li", {     "class":`edition`,...__sveltets_2_empty({"data-testid":`edition`}),...__sveltets_2_empty({"data-ruleset":one.ruleset}),});
          if(one.state === 'unasked'){
             { svelteHTML.createElement("span", {  "class":`head row-button plain`,}); { svelteHTML.createElement("span", { "class":`name`,});one.choice.label; } { svelteHTML.createElement("span", { "class":`small quiet`,});t.unasked(problemText(one.problem)); } }
          }else{
            const look = verdictLook(one.ruling);
             { svelteHTML.createElement("button", {           "type":`button`,"class":`head row-button`,"disabled":isHere,"aria-expanded":isHere ? undefined : open === one.choice.id,"onclick":() => {
                open = open === one.choice.id ? null : one.choice.id
              },});
               { svelteHTML.createElement("span", { "class":`name`,});one.choice.label; }
               { svelteHTML.createElement("span", { "class":`outcome`,}); { const $$_droWtcidreV5C = __sveltets_2_ensureComponent(VerdictWord); new $$_droWtcidreV5C({ target: __sveltets_2_any(), props: {   look,"words":outcomeText(table.asked, one.ruling),}});} }
              if(isHere){ { const $$_egdaB4C = __sveltets_2_ensureComponent(Badge); new $$_egdaB4C({ target: __sveltets_2_any(), props: {children:() => { return __sveltets_2_any(0); },}});t.here; Badge}
              } else if (one.difference === 'verdict'){ { const $$_egdaB4C = __sveltets_2_ensureComponent(Badge); new $$_egdaB4C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"tone":`bad`,}});t.differs; Badge}
              } else if (one.difference === 'number'){ { const $$_egdaB4C = __sveltets_2_ensureComponent(Badge); new $$_egdaB4C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"tone":`bad`,}});t.numbers; Badge}
              }else{ { svelteHTML.createElement("span", { "class":`small quiet`,});t.same; }}
             }
            if(open === one.choice.id && !isHere){
               { svelteHTML.createElement("ul", { "class":`why`,});
                    for(let { reason, mark } of __sveltets_2_ensureArray((markedReasons(ruling, one.ruling)))){let i = 1;i;
                   { svelteHTML.createElement("li", {});
                     { svelteHTML.createElement("button", {       "type":`button`,"class":['reason', 'row-button', mark, reason.weight],"onclick":() => {
                        session.openRule = reason.rule
                      },});
                       { svelteHTML.createElement("span", { "class":`text`,});reasonText(table.asked, reason); }
                      if(t.marks[mark]){ { svelteHTML.createElement("span", { "class":`mark small`,});t.marks[mark]; }}
                       { svelteHTML.createElement("span", { "class":`rule small numbers`,});reason.rule; }
                     }
                   }
                }
               }
               { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
                  chooseRuleset(app, one.choice.id)
                },}});t.use(one.choice.label);  Button}
            }
          }
         }
      }
     }
  }
 Fold}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const UnderRules__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type UnderRules__SvelteComponent_ = ReturnType<typeof UnderRules__SvelteComponent_>;
/*Ωignore_endΩ*/export default UnderRules__SvelteComponent_;