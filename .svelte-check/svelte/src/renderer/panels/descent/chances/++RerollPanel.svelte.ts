///<reference types="svelte" />
;
import { sentenceOf } from '../../../../shared/explain/toText.ts'
import type { DescentTable } from '../../../actions/descent/descentActions.ts'
import { rerollCase, rerollOf } from '../../../model/descent/descentOdds.ts'
import { descentTexts } from '../../../i18n/texts.ts'
import Badge from '../../ui/Badge.svelte'
import Button from '../../ui/Button.svelte'
import Fold from '../../ui/Fold.svelte'
import RerollForm from './RerollForm.svelte';

;type $$ComponentProps =  { table: DescentTable };function $$render() {

  
  
  
  
  
  
  
  

  const { table }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const t = descentTexts
  let dice = $state<'attack' | 'defense'>('defense')
  let during = $state<'attack' | 'attribute-test'>('attack')
  let allRolled = $state(true)
  const asked = $derived(rerollCase(table.case, { dice, during, allRolled }))
  const ruling = $derived(rerollOf(asked))
  const deciding = $derived(ruling.because.find(({ weight }) => weight === 'decides'))
;
async () => {


 { const $$_dloF0C = __sveltets_2_ensureComponent(Fold); new $$_dloF0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"title":t.reroll.title,"testid":`reroll`,}});
   { const $$_mroFlloreR1C = __sveltets_2_ensureComponent(RerollForm); new $$_mroFlloreR1C({ target: __sveltets_2_any(), props: {      dice,during,allRolled,"onchange":(change) => {
      dice = change.dice ?? dice
      during = change.during ?? during
      allRolled = change.allRolled ?? allRolled
    },}});}
   { svelteHTML.createElement("p", {   ...__sveltets_2_empty({"data-testid":`reroll-verdict`}),...__sveltets_2_empty({"data-verdict":ruling.verdict}),});
     { const $$_egdaB2C = __sveltets_2_ensureComponent(Badge); new $$_egdaB2C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"tone":ruling.verdict === 'legal' ? 'good' : 'bad',}});t.verdicts[ruling.verdict]; Badge}
     { svelteHTML.createElement("span", { "class":`small`,});deciding ? `${sentenceOf(deciding, table.adapter.words(table.case))} (${deciding.rule})` : ''; }
   }
   { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
      table.change(t.change.reroll, asked)
    },}});t.reroll.show;  Button}
 Fold}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RerollPanel__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RerollPanel__SvelteComponent_ = ReturnType<typeof RerollPanel__SvelteComponent_>;
/*Ωignore_endΩ*/export default RerollPanel__SvelteComponent_;