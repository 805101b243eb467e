///<reference types="svelte" />
;
import type { DescentOddsAsk } from '../../../../shared/games/descent/case.ts'
import type { DescentTable } from '../../../actions/descent/descentActions.ts'
import { descentTexts as t } from '../../../i18n/texts.ts'
import OddsResult from './OddsResult.svelte'
import OtherQuestion from './OtherQuestion.svelte';

;type $$ComponentProps =  { table: DescentTable; ask: DescentOddsAsk };function $$render() {

  
  
  
  
  

  const { table, ask }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const names: Readonly<Record<string, string>> = t.dice
  const pool = $derived(
    [ask.weapon.dice, ask.defenseDice ?? []].map((dice) => dice.map((die) => names[die] ?? die).join(', ')).filter(Boolean)
  )
;
async () => {


 { const $$_noitseuQrehtO0C = __sveltets_2_ensureComponent(OtherQuestion); new $$_noitseuQrehtO0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },table,"title":t.otherAsk['descent-odds'],}});
      for(let line of __sveltets_2_ensureArray(pool)){let i = 1;i; { svelteHTML.createElement("p", {}); { svelteHTML.createElement("span", { "class":`quiet`,});i === 0 ? t.pool : t.odds.defense;  } line; }}
   { const $$_tluseRsddO1C = __sveltets_2_ensureComponent(OddsResult); new $$_tluseRsddO1C({ target: __sveltets_2_any(), props: {    "brief":true,"odds":table.ruling?.kind === 'descent-odds' ? table.ruling : table.answer.state === 'ruled' ? '' : table.answer.message,}});}
 OtherQuestion}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const OddsQuestion__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type OddsQuestion__SvelteComponent_ = ReturnType<typeof OddsQuestion__SvelteComponent_>;
/*Ωignore_endΩ*/export default OddsQuestion__SvelteComponent_;