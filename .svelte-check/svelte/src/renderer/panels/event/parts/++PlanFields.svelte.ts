///<reference types="svelte" />
;
import { eventTexts } from '../../../i18n/laterTexts.ts'
import type { EventPlan } from '../../../model/event/newEvent.ts'
import { inWords, listed } from '../../../model/noBoard/force.ts'
import { HEROCLIX_RULESETS } from '../../../model/table/sentence/askChoices.ts'
import Field from '../../ui/Field.svelte'
import Fold from '../../ui/Fold.svelte'
import NumberField from '../../ui/NumberField.svelte'
import Pick from '../../parts/choose/Pick.svelte'
import Segments from '../../ui/Segments.svelte'
import Toggle from '../../ui/Toggle.svelte';
;

  interface Props {
    plan: EventPlan
    onchange: (change: Partial<EventPlan>) => void
    /** Players that are there, for the rounds they need; absent: nobody knows yet. */
    rounds?: number
  };function $$render() {

  
  
  
  
  
  
  
  
  
  

  const { plan, onchange, rounds }: Props = $props()
  const t = eventTexts.plan
  const plays = ['constructed', 'sealed', 'battle-royale'] as const
  const ages = ['any', 'golden', 'modern', 'unrestricted', 'restricted'] as const
  const NOT_SAID = { id: '', label: t.anyRuleset }
  const rulesets = $derived(plan.ruleset === '' ? [NOT_SAID, ...HEROCLIX_RULESETS] : HEROCLIX_RULESETS)
  const cuts = [0, 2, 4, 8, 16, 32].map((size) => ({ id: String(size), label: t.cuts(size) }))
;
async () => {


 { svelteHTML.createElement("div", { "class":`row`,});
   { svelteHTML.createElement("span", { "class":`what`,});t.play; }
   { const $$_stnemgeS1C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS1C({ target: __sveltets_2_any(), props: {         "label":t.play,"choices":plays.map((id) => ({ id, label: t.plays[id] })),"value":plan.play,"onchange":(play) => {
      onchange({ play })
    },}});}
 }
 { svelteHTML.createElement("div", { "class":`row`,});
   { svelteHTML.createElement("span", { "class":`what`,});t.perSide; }
   { const $$_stnemgeS1C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS1C({ target: __sveltets_2_any(), props: {         "label":t.perSide,"choices":(['1', '2'] as const).map((id) => ({ id, label: t.perSides[id] })),"value":plan.perSide > 1 ? '2' : '1',"onchange":(id) => {
      onchange({ perSide: Number(id) })
    },}});}
 }
 { svelteHTML.createElement("div", { "class":`grid`,});
   { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {         "label":t.buildTotal,"value":plan.buildTotal,"max":10000,"onchange":(value) => {
      if (value !== undefined) onchange({ buildTotal: value })
    },}});}
   { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {           "label":t.minutes,"value":plan.minutes,"min":1,"max":600,"onchange":(value) => {
      if (value !== undefined) onchange({ minutes: value })
    },}});}
   { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {            "label":t.rounds,"value":plan.rounds || undefined,"max":50,"optional":true,"placeholder":rounds === undefined ? t.byPlayers : String(rounds),"onchange":(value) => {
      onchange({ rounds: value ?? 0 })
    },}});}
   { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {           "label":t.cut,"choices":cuts,"value":String(plan.cut),"shown":t.cuts(plan.cut),"onchange":(id) => {
      onchange({ cut: Number(id) })
    },}});}
   { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":t.ruleset,"choices":rulesets,"value":plan.ruleset,"onchange":(ruleset) => {
      onchange({ ruleset })
    },}});}
 }
 { const $$_dloF0C = __sveltets_2_ensureComponent(Fold); new $$_dloF0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"title":t.more,}});
   { const $$_elggoT1C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT1C({ target: __sveltets_2_any(), props: {         "label":t.checkIn,"hint":t.checkInHint,"checked":plan.checkIn,"onchange":(checkIn) => {
      onchange({ checkIn })
    },}});}
   { svelteHTML.createElement("div", { "class":`grid`,});
     { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {         "label":t.byeScore,"value":plan.byeScore,"max":10000,"onchange":(value) => {
        if (value !== undefined) onchange({ byeScore: value })
      },}});}
     { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {         "label":t.keepApart,"value":plan.keepApart,"max":50,"onchange":(value) => {
        if (value !== undefined) onchange({ keepApart: value })
      },}});}
     { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {            "label":t.cap,"value":plan.cap || undefined,"max":10000,"optional":true,"placeholder":t.noCap,"onchange":(value) => {
        onchange({ cap: value ?? 0 })
      },}});}
     { const $$_dleiF2C = __sveltets_2_ensureComponent(Field); new $$_dleiF2C({ target: __sveltets_2_any(), props: {         "label":t.fee,"value":plan.fee,"maxlength":40,"onchange":(fee) => {
        onchange({ fee })
      },}});}
     { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {         "label":t.age,"choices":ages.map((id) => ({ id, label: t.ages[id] })),"value":plan.age,"onchange":(id) => {
        onchange({ age: ages.find((one) => one === id) ?? 'any' })
      },}});}
   }
   { const $$_dleiF1C = __sveltets_2_ensureComponent(Field); new $$_dleiF1C({ target: __sveltets_2_any(), props: {       "label":t.sets,"value":inWords(plan.sets),"onchange":(words) => {
      onchange({ sets: listed(words) ?? [] })
    },}});}
 Fold}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const PlanFields__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PlanFields__SvelteComponent_ = ReturnType<typeof PlanFields__SvelteComponent_>;
/*Ωignore_endΩ*/export default PlanFields__SvelteComponent_;