///<reference types="svelte" />
;
import type { Ruling } from '../../../shared/contract/ruling.ts'
import { useApp } from '../../actions/app.ts'
import { folds } from '../../model/ruling/folds.svelte.ts'
import { readingsShown } from '../../model/ruling/otherReadings.ts'
import { rulingTexts, texts } from '../../i18n/texts.ts'
import Fold from '../ui/Fold.svelte'
import VerdictWord from '../parts/verdict/VerdictWord.svelte';

;type $$ComponentProps =  { ruling: Ruling };function $$render() {

  
  
  
  
  
  
  

  const { ruling }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { table, session } = useApp()
  const t = rulingTexts.otherReadings
  /** Where the ruling's other readings are, if it does not have them. */
  const others = $derived(table.answer.state === 'ruled' ? table.answer.others : undefined)
  const shown = $derived(readingsShown(table.asked, ruling))
  const note = $derived(others ? t[others] : shown.length > 0 ? t.count(shown.length) : t.none)
;
async () => {


 { svelteHTML.createElement("div", { "id":`other-readings`,});
   { const $$_dloF1C = __sveltets_2_ensureComponent(Fold); new $$_dloF1C({ target: __sveltets_2_any(), props: {          children:() => { return __sveltets_2_any(0); },"title":t.title,note,"open":folds.readings,"onchange":(now) => {
      folds.readings = now
    },"testid":`other-readings`,}});
    if(others === 'missing'){ { svelteHTML.createElement("p", { "class":`quiet`,});t.notChecked; }
    } else if (others === 'coming'){ { svelteHTML.createElement("p", {   "class":`quiet`,"role":`status`,});t.coming; }
    } else if (shown.length === 0){ { svelteHTML.createElement("p", { "class":`quiet`,});t.nothing; }
    }else{
       { svelteHTML.createElement("ul", {});
            for(let { reading, now, look, outcome, differing } of __sveltets_2_ensureArray(shown)){let i = 1;i;
           { svelteHTML.createElement("li", { ...__sveltets_2_empty({"data-testid":`other-reading`}),});
            if(now){
               { svelteHTML.createElement("button", {        "type":`button`,"class":`now`,"aria-label":`${now.text} ${texts.ruling.openRule(now.rule)}`,"onclick":() => {
                  session.openRule = now.rule
                },}); { svelteHTML.createElement("span", { "class":`quiet`,});now.text; } { svelteHTML.createElement("span", { "class":`rule small numbers`,});now.rule; } }
            }
             { svelteHTML.createElement("p", { "class":`reading`,});reading; }
             { svelteHTML.createElement("p", { "class":`then`,}); { svelteHTML.createElement("span", { "class":`quiet`,});t.then; }  { const $$_droWtcidreV5C = __sveltets_2_ensureComponent(VerdictWord); new $$_droWtcidreV5C({ target: __sveltets_2_any(), props: {   look,"words":outcome,}});} }
               for(let line of __sveltets_2_ensureArray(differing)){line; { svelteHTML.createElement("p", { "class":`small`,});line; }}
           }
        }
       }
    }
   Fold}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const OtherReadings__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type OtherReadings__SvelteComponent_ = ReturnType<typeof OtherReadings__SvelteComponent_>;
/*Ωignore_endΩ*/export default OtherReadings__SvelteComponent_;