///<reference types="svelte" />
;
import { oddsFacts } from '../../../model/descent/descentAdapter.ts'
import type { DescentOddsRuling } from '../../../../shared/games/descent/ruling.ts'
import { descentTexts } from '../../../i18n/texts.ts'
import Facts from '../../parts/verdict/Facts.svelte';

;type $$ComponentProps =  { odds: DescentOddsRuling | string; brief?: boolean };function $$render() {

  
  
  
  

  /** `odds` is the ruling, or the sentence that says what it needs; `brief` leaves out the numbers that stand elsewhere. */
  const { odds, brief = false }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const t = descentTexts.odds
  const names: Readonly<Record<string, string>> = descentTexts.dice
  const damage = $derived(typeof odds === 'string' ? [] : (odds.damage ?? []))
  const most = $derived(Math.max(1, ...damage.map(({ chance }) => chance.percent)))
  const facts = $derived(typeof odds === 'string' ? [] : oddsFacts({ ...odds, damage: null }))
;
async () => {


if(typeof odds === 'string'){
   { svelteHTML.createElement("p", { "class":`small quiet`,});odds; }
}else{
  if(!brief){ { svelteHTML.createElement("div", { ...__sveltets_2_empty({"data-testid":`odds-facts`}),}); { const $$_stcaF1C = __sveltets_2_ensureComponent(Facts); new $$_stcaF1C({ target: __sveltets_2_any(), props: { facts,}});} }}
  if(odds.missing.length){
     { svelteHTML.createElement("p", {   "class":`small need`,...__sveltets_2_empty({"data-testid":`faces-needed`}),});
      t.needFaces(odds.missing.map((die) => (names[die] ?? die).toLowerCase()).join(', '));
     }
  }
  if(damage.length){
     { svelteHTML.createElement("table", {   "aria-label":t.distribution,...__sveltets_2_empty({"data-testid":`damage-chances`}),});
       { svelteHTML.createElement("tbody", {});
           for(let { damage: amount, chance } of __sveltets_2_ensureArray(damage)){amount;
           { svelteHTML.createElement("tr", {});
             { svelteHTML.createElement("th", {   "scope":`row`,"class":`small numbers`,});t.damage(amount); }
             { svelteHTML.createElement("td", { "class":`bar`,}); { svelteHTML.createElement("span", { });__sveltets_2_ensureType(String, Number, `${(chance.percent / most) * 100}%`); } }
             { svelteHTML.createElement("td", {   "class":`small numbers chance`,"title":chance.fraction,});chance.percent.toFixed(2);  }
           }
        }
       }
     }
  }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const OddsResult__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type OddsResult__SvelteComponent_ = ReturnType<typeof OddsResult__SvelteComponent_>;
/*Ωignore_endΩ*/export default OddsResult__SvelteComponent_;