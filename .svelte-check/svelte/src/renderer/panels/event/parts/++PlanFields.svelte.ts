///<reference types="svelte" />
;
import { AGES, PLAYS } from '../../../../shared/tournament/force/list.ts'
import { useApp } from '../../../actions/app.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import type { TableRules } from '../../../model/library/ownEditions.ts'
import { planOfFormat } from '../../../model/event/eventFormats.ts'
import { formatsOfRules } from '../../../model/library/formatsOfRules.ts'
import { dayOf, readCalls, type EventPlan } from '../../../model/event/newEvent.ts'
import { inWords, listed } from '../../../model/noBoard/force.ts'
import { editionChoices, rulesOfChoice } from '../../../model/table/sentence/rulesetChoices.ts'
import Field from '../../ui/Field.svelte'
import Fold from '../../ui/Fold.svelte'
import NumberField from '../../ui/NumberField.svelte'
import Pick from '../../parts/choose/Pick.svelte'
import Segments from '../../ui/Segments.svelte'
import Toggle from '../../ui/Toggle.svelte';
;

  interface Props {
    plan: EventPlan
    /** By what the event is played now: an edition that only it has can be chosen as well. */
    rules?: TableRules
    onchange: (change: Partial<EventPlan>) => void
    /** Players that are there, for the rounds they need; absent: nobody knows yet. */
    rounds?: number
    /** Whether every field can be read. */
    good?: boolean
  };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  let { plan, onchange, rounds, rules, good = $bindable(true) }: Props = $props()/*Ωignore_startΩ*/;good;/*Ωignore_endΩ*/
  const { library } = useApp()
  const t = eventTexts.plan
  const s = eventTexts.settings
  /** Calls as they are typed; `null`: as they are in the plan. */
  let calls = $state<string | null>(null)
  const LATES = ['missed', 'loss', 'none'] as const
  const ages = ['any', ...AGES] as const
  const NOT_SAID = { id: '', label: t.anyRuleset }
  const editions = $derived(editionChoices(library.editions, rules, t.ofEvent))
  const rulesets = $derived(plan.ruleset === '' ? [NOT_SAID, ...editions] : editions)
  const formats = $derived(formatsOfRules(plan.ruleset === '' ? null : rulesOfChoice(library.editions, plan.ruleset, rules)))
  const cuts = [0, 2, 4, 8, 16, 32].map((size) => ({ id: String(size), label: t.cuts(size) }))
;
async () => {


 { svelteHTML.createElement("div", { "class":`row`,});
   { svelteHTML.createElement("span", { "class":`what`,});t.play; }
   { const $$_stnemgeS1C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS1C({ target: __sveltets_2_any(), props: {         "label":t.play,"choices":PLAYS.map((id) => ({ id, label: t.plays[id] })),"value":plan.play,"onchange":(play) => {
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
if(formats.length > 0 || plan.format !== ''){
   { svelteHTML.createElement("div", { "class":`grid`,});
     { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":t.format,"choices":[{ id: '', label: t.noFormat }, ...formats.map(({ id, name }) => ({ id, label: name }))],"value":formats.some(({ id }) => id === plan.format) ? plan.format : '',"onchange":(id) => {
        const chosen = formats.find((one) => one.id === id)
        onchange({ format: id, ...(id !== '' && plan.on === '' && { on: dayOf(new Date()) }), ...(chosen && planOfFormat(chosen)) })
      },}});}
     { const $$_dleiF1C = __sveltets_2_ensureComponent(Field); new $$_dleiF1C({ target: __sveltets_2_any(), props: {         "type":`date`,"label":s.on,"value":plan.on,"onchange":(on) => {
        onchange({ on })
      },}});}
   }
}
 { svelteHTML.createElement("div", { "class":`row`,});
   { svelteHTML.createElement("span", { "class":`what`,});s.names; }
   { const $$_stnemgeS1C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS1C({ target: __sveltets_2_any(), props: {         "label":s.names,"choices":(['full', 'first', 'number'] as const).map((id) => ({ id, label: s.namesOf[id] })),"value":plan.names,"onchange":(names) => {
      onchange({ names })
    },}});}
   { svelteHTML.createElement("span", { "class":`small quiet`,});s.namesHint[plan.names]; }
 }
 { const $$_dloF0C = __sveltets_2_ensureComponent(Fold); new $$_dloF0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"title":t.more,}});
   { svelteHTML.createElement("h3", {});t.parts.door; }
   { const $$_elggoT1C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT1C({ target: __sveltets_2_any(), props: {         "label":t.checkIn,"hint":t.checkInHint,"checked":plan.checkIn,"onchange":(checkIn) => {
      onchange({ checkIn })
    },}});}
   { svelteHTML.createElement("div", { "class":`grid`,});
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
   { svelteHTML.createElement("h3", {});t.parts.rounds; }
   { svelteHTML.createElement("div", { "class":`grid`,});
     { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {         "label":t.keepApart,"value":plan.keepApart,"max":50,"onchange":(value) => {
        if (value !== undefined) onchange({ keepApart: value })
      },}});}
     { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {           "label":s.firstTable,"value":plan.firstTable,"min":1,"max":9999,"onchange":(value) => {
        if (value !== undefined) onchange({ firstTable: value })
      },}});}
     { const $$_dleiF2C = __sveltets_2_ensureComponent(Field); new $$_dleiF2C({ target: __sveltets_2_any(), props: {           "label":s.calls,"value":calls ?? plan.calls.join(', '),"aria-invalid":!good,"maxlength":60,"onchange":(typed) => {
        const read = readCalls(typed)
        calls = typed
        good = read !== null
        if (read) onchange({ calls: read })
      },}});}
   }
   { svelteHTML.createElement("h3", {});t.parts.results; }
   { svelteHTML.createElement("div", { "class":`grid`,});
     { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {         "label":t.byeScore,"value":plan.byeScore,"max":10000,"onchange":(value) => {
        if (value !== undefined) onchange({ byeScore: value })
      },}});}
     { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {         "label":s.noShowScore,"value":plan.noShowScore,"max":10000,"onchange":(value) => {
        if (value !== undefined) onchange({ noShowScore: value })
      },}});}
   }
   { const $$_elggoT1C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT1C({ target: __sveltets_2_any(), props: {         "label":s.opponentByes,"hint":s.opponentByesHint,"checked":plan.opponentByes === 'counted',"onchange":(counted) => {
      onchange({ opponentByes: counted ? 'counted' : 'left-out' })
    },}});}
   { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":s.late,"choices":LATES.map((id) => ({ id, label: s.lates[id] })),"value":plan.late,"onchange":(id) => {
      onchange({ late: LATES.find((one) => one === id) ?? 'missed' })
    },}});}
 Fold}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings('good'), slots: {}, events: {} }}
const PlanFields__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PlanFields__SvelteComponent_ = ReturnType<typeof PlanFields__SvelteComponent_>;
/*Ωignore_endΩ*/export default PlanFields__SvelteComponent_;