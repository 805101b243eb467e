///<reference types="svelte" />
;
import { DEFENSE_DICE } from '../../../../shared/games/descent/case.ts'
import type { DefenseDie } from '../../../../shared/games/descent/case.ts'
import { useApp } from '../../../actions/app.ts'
import type { DescentTable } from '../../../actions/descent/descentActions.ts'
import { usableFaces } from '../../../model/descent/descentFaces.ts'
import { descentToolState } from '../../../model/descent/descentToolState.svelte.ts'
import { oddsCase, oddsOf } from '../../../model/descent/descentOdds.ts'
import { descentTexts } from '../../../i18n/texts.ts'
import Button from '../../ui/Button.svelte'
import DiceRow from './DiceRow.svelte'
import Fold from '../../ui/Fold.svelte'
import OddsResult from './OddsResult.svelte';

;type $$ComponentProps =  { table: DescentTable };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  

  const { table }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { settings } = useApp()
  const t = descentTexts.odds
  const faces = $derived(usableFaces(settings.current.descentFaces))
  const asked = $derived(oddsCase(table.case, descentToolState.defenseDice, faces))
  const odds = $derived(oddsOf(asked))

  function setDie(die: DefenseDie, by: 1 | -1) {
    const dice = descentToolState.defenseDice
    const at = dice.lastIndexOf(die)
    descentToolState.defenseDice = by > 0 ? [...dice, die] : dice.filter((_, index) => index !== at)
  }
;
async () => {


 { const $$_dloF0C = __sveltets_2_ensureComponent(Fold); new $$_dloF0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"title":t.title,"testid":`odds`,}});
   { const $$_woReciD1C = __sveltets_2_ensureComponent(DiceRow); new $$_woReciD1C({ target: __sveltets_2_any(), props: {        "label":t.defense,"colours":DEFENSE_DICE,"dice":descentToolState.defenseDice,"onchange":setDie,}});}
   { const $$_tluseRsddO1C = __sveltets_2_ensureComponent(OddsResult); new $$_tluseRsddO1C({ target: __sveltets_2_any(), props: { odds,}});}
   { svelteHTML.createElement("div", { "class":`actions`,});
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        descentToolState.facesOpen = true
      },}});t.faces;  Button}
    if(typeof odds !== 'string'){ { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
          table.change(descentTexts.change.odds, asked)
        },}});t.show;  Button}}
   }
 Fold}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const OddsPanel__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type OddsPanel__SvelteComponent_ = ReturnType<typeof OddsPanel__SvelteComponent_>;
/*Ωignore_endΩ*/export default OddsPanel__SvelteComponent_;