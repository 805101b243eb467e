///<reference types="svelte" />
;
import type { DescentRerollAsk } from '../../../../shared/games/descent/case.ts'
import type { DescentTable } from '../../../actions/descent/descentActions.ts'
import { rerollCase } from '../../../model/descent/descentOdds.ts'
import { descentTexts as t } from '../../../i18n/texts.ts'
import OtherQuestion from './OtherQuestion.svelte'
import RerollForm from './RerollForm.svelte';

;type $$ComponentProps =  { table: DescentTable; ask: DescentRerollAsk };function $$render() {

  
  
  
  
  
  

  const { table, ask }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const asked = $derived({ dice: ask.dice, during: ask.during, allRolled: ask.allRolled ?? true })
;
async () => {


 { const $$_noitseuQrehtO0C = __sveltets_2_ensureComponent(OtherQuestion); new $$_noitseuQrehtO0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },table,"title":t.otherAsk['descent-reroll'],}});
   { const $$_mroFlloreR1C = __sveltets_2_ensureComponent(RerollForm); new $$_mroFlloreR1C({ target: __sveltets_2_any(), props: {    ...asked,"onchange":(change) => {
      table.change(t.change.reroll, rerollCase(table.case, { ...asked, ...change }))
    },}});}
 OtherQuestion}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RerollQuestion__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RerollQuestion__SvelteComponent_ = ReturnType<typeof RerollQuestion__SvelteComponent_>;
/*Ωignore_endΩ*/export default RerollQuestion__SvelteComponent_;