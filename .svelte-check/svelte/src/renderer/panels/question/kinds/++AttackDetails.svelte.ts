///<reference types="svelte" />
;
import type { AttackAsk, Choices } from '../../../../shared/contract/case.ts'
import { useApp } from '../../../actions/app.ts'
import { askOnTable } from '../../../actions/question/ask.ts'
import { figureChoices, hurls, pickUpChoices, rerollers, rerollsBy, rollsNeeded } from '../../../model/table/sentence/askChoices.ts'
import { figureById } from '../../../model/table/position/caseEdit.ts'
import { diceAgainst, ownRolls, withFittingDice, type Pair } from '../../../model/table/ask/separateDice.ts'
import { terrainTargetOf } from '../../../model/table/position/terrainTarget.ts'
import { texts, timelineTexts } from '../../../i18n/texts.ts'
import { endName } from '../../../model/table/sentence/title.ts'
import Later from '../../parts/later/Later.svelte'
import { lazily } from '../../parts/later/lazily.ts'
import Pick from '../../parts/choose/Pick.svelte'
import AttackMeans from './AttackMeans.svelte'
import PickMany from '../../parts/choose/PickMany.svelte'
import Rolls from './Rolls.svelte'
import TwoDice from './TwoDice.svelte';

;type $$ComponentProps =  { ask: AttackAsk };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { ask }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { table } = app
  const GRENADE_CHOICES = lazily(() => import('./GrenadeChoices.svelte'))
  const attacker = $derived(figureById(table.case, ask.from))
  const lifted = $derived(pickUpChoices(table.case))
  const own = $derived(ownRolls(table.case, ask))
  const rolls = $derived(rollsNeeded(table.case))
  const more = $derived(ask.targets.slice(1).filter((target) => typeof target === 'string'))
  const atTerrain = $derived(terrainTargetOf(ask) !== null)
  const able = $derived(rerollers(table.case))
  const rerolling = $derived(atTerrain ? [] : figureChoices(table.case).filter(({ id }) => able.has(id)))

  const set = (change: Partial<AttackAsk>, merge: string) => {
    askOnTable(app, texts.steps.ask, withFittingDice(table.case, { ...ask, ...change }), merge)
  }
  const setDice = (target: string, pair: Pair | null) => {
    const others = Object.fromEntries(own.map((id) => [id, diceAgainst(ask, id)]))
    set({ dice: { ...others, [target]: pair }, choices: undefined }, `dice ${target}`)
  }
;
async () => {


`${ask.from} ${JSON.stringify(ask.targets)}`; {
     for(let target of __sveltets_2_ensureArray(own)){target;
     { const $$_eciDowT0C = __sveltets_2_ensureComponent(TwoDice); new $$_eciDowT0C({ target: __sveltets_2_any(), props: {       "dice":diceAgainst(ask, target),"against":endName(table.case, target),"onchange":(pair) => {
        setDice(target, pair)
      },}});}
  }
    if(!atTerrain){
       { const $$_eciDowT0C = __sveltets_2_ensureComponent(TwoDice); new $$_eciDowT0C({ target: __sveltets_2_any(), props: {     "dice":diceAgainst(ask, undefined),"onchange":(dice) => {
          set({ dice, choices: undefined }, 'dice ')
        },}});}
    }
  
}
 { const $$_snaeMkcattA0C = __sveltets_2_ensureComponent(AttackMeans); new $$_snaeMkcattA0C({ target: __sveltets_2_any(), props: {    ask,"onchange":(change, what) => {
    set('action' in change ? { ...change, choices: undefined } : change, what)
  },}});}
if(ask.object !== undefined || (attacker && hurls(table.case, attacker) && lifted.length > 1)){
   { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {           "look":`sentence`,"label":timelineTexts.form.object,"choices":lifted,"value":ask.object ?? '',"onchange":(id) => {
      set({ object: id === '' ? undefined : id, choices: undefined }, 'object')
    },}});}
}
if(!atTerrain){
   { const $$_ynaMkciP0C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP0C({ target: __sveltets_2_any(), props: {            "label":texts.ask.alsoTargets,"values":more,"nameOf":(id) => endName(table.case, id),"inline":true,"choices":figureChoices(table.case).filter(({ id }) => id !== ask.from && id !== ask.targets[0]),"onchange":(ids) => {
      set({ targets: [...ask.targets.slice(0, 1), ...ids], choices: undefined }, 'targets')
    },}});}
}
if(rerolling.length){
   { const $$_ynaMkciP0C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP0C({ target: __sveltets_2_any(), props: {            "label":texts.ask.rerolls,"values":(ask.uses ?? []).map(({ figure }) => figure),"nameOf":(id) => endName(table.case, id),"inline":true,"choices":rerolling,"onchange":(ids) => {
      set({ uses: rerollsBy(table.case, ask, ids) }, 'uses')
    },}});}
}
if(ask.powers?.length && atTerrain){
   { const $$_retaL0C = __sveltets_2_ensureComponent(Later); new $$_retaL0C({ target: __sveltets_2_any(), props: {     "part":GRENADE_CHOICES,"props":{
      value: table.case,
      to: ask.targets[0],
      powers: ask.powers,
      choices: ask.choices,
      onchange: (choices: Choices | undefined) => {
        set({ choices }, 'grenade')
      }
    },}});}
}
 { const $$_slloR0C = __sveltets_2_ensureComponent(Rolls); new $$_slloR0C({ target: __sveltets_2_any(), props: { rolls,}});}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const AttackDetails__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type AttackDetails__SvelteComponent_ = ReturnType<typeof AttackDetails__SvelteComponent_>;
/*Ωignore_endΩ*/export default AttackDetails__SvelteComponent_;