///<reference types="svelte" />
;
import { carriedFigures, carryingFields } from '../../../shared/contract/carried.ts'
import type { TimelineEvent, ValueName } from '../../../shared/contract/case.ts'
import { useApp } from '../../actions/app.ts'
import { carriesSeveral, carryChoices, pickUpChoices } from '../../model/table/sentence/askChoices.ts'
import { figureById } from '../../model/table/position/caseEdit.ts'
import { powerName } from '../../model/table/figures/powerNames.ts'
import { texts, timelineTexts } from '../../i18n/texts.ts'
import {
    actionChoices,
    asideChoices,
    asksForDouble,
    baseChoices,
    copyChoices,
    counterChoices,
    friendsBeside,
    hasToBreakAway,
    resistsCounter,
    useChoices,
    useRolls,
    usesPower
  } from '../../model/timeline/draftChoices.ts'
import { withDie, withField } from '../../model/timeline/drafts.ts'
import { sideName } from '../../model/timeline/eventWords.ts'
import { sidesOf } from '../../actions/timeline/timelineActions.ts'
import { setDraft } from '../../actions/timeline/timelineAtHand.ts'
import { endName } from '../../model/table/sentence/title.ts'
import Die from '../parts/choose/Die.svelte'
import NumberField from '../ui/NumberField.svelte'
import Pick from '../parts/choose/Pick.svelte'
import PickMany from '../parts/choose/PickMany.svelte'
import AttackFields from './AttackFields.svelte'
import Segments from '../ui/Segments.svelte'
import Toggle from '../ui/Toggle.svelte';

;type $$ComponentProps =  { event: TimelineEvent; place: 'who' | 'rest' };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { event, place }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { table, timeline } = app
  const t = timelineTexts.form
  const moment = $derived(timeline.moment)
  const rules = $derived(timeline.played?.rules)
  const set = (next: TimelineEvent) => {
    setDraft(app, next)
  }
  /** A number or a die changes nothing about what the next tap fills. */
  const keep = (next: TimelineEvent) => {
    setDraft(app, next, timeline.draft?.slot ?? null)
  }

  const values = (Object.keys(texts.values) as ValueName[]).map((id) => ({ id, label: texts.values[id] }))
  const types = Object.entries(texts.ask.damageTypes).map(([id, label]) => ({ id, label }))
  const isType = (id: string): id is keyof typeof texts.ask.damageTypes => id in texts.ask.damageTypes
  const awayRoll = $derived.by(() => {
    const roll = event.do === 'action' ? event.rolls?.[event.figure]?.['break-away'] : undefined
    return typeof roll === 'number' ? roll : null
  })

  function dieOf(figure: string, id: string, at: number): number | null {
    const rolls = event.do === 'use' ? event.rolls?.[figure]?.[id] : undefined
    return (typeof rolls === 'number' ? [rolls] : rolls)?.[at] || null
  }
  function setUseDie(id: string, at: number, dice: number, n: number) {
    if (event.do !== 'use') return
    const before = event.rolls?.[event.figure]?.[id]
    const all = withDie(typeof before === 'number' ? [before] : before, at, n, dice)
    keep({ ...event, rolls: { ...event.rolls, [event.figure]: { ...event.rolls?.[event.figure], [id]: dice === 1 ? n : all } } })
  }
;
async () => {


if(moment && rules && place === 'who'){
  if(event.do === 'action' && event.figure !== ''){
     { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {         "label":t.action,"choices":actionChoices(moment, rules, event.figure, event.action),"value":event.action,"onchange":(id) => {
        set(withField({ ...event, action: id }, 'double', undefined))
      },}});}
    if(asksForDouble(moment.play, event)){
       { const $$_elggoT0C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT0C({ target: __sveltets_2_any(), props: {       "label":t.double,"checked":event.double === true,"onchange":(is) => {
          keep(withField(event, 'double', is ? true : undefined))
        },}});}
    }
  } else if (event.do === 'use' && event.figure !== ''){
    const powers = useChoices(table.case, moment.play, event.figure, event.power);
    if(powers.length === 0){
       { svelteHTML.createElement("p", { "class":`quiet`,});t.noPower; }
    }else{
       { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {           "label":t.power,"choices":powers,"value":event.power,"placeholder":t.choosePower,"onchange":(id) => {
          set({ do: 'use', figure: event.figure, power: id })
        },}});}
    }
  }
} else if (moment && rules){
  const bases = baseChoices(moment, rules, event);
  if(bases.length > 0 && (event.do === 'action' || event.do === 'place')){
     { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {         "label":t.liesOn,"choices":bases,"value":event.base?.join(' ') ?? bases[0]!.id,"onchange":(id) => {
        keep(withField(event, 'base', bases.find((one) => one.id === id)?.squares))
      },}});}
  }
  if(event.do === 'begin-turn'){
     { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {           "label":t.side,"choices":sidesOf(app).map((id) => ({ id, label: sideName(id) })),"value":event.side,"shown":sideName(event.side),"onchange":(id) => {
        set({ ...event, side: id })
      },}});}
  } else if (event.do === 'outwit' && event.to !== ''){
     { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {           "label":t.counter,"choices":counterChoices(table.case, moment.play, event.to, event.counter),"value":event.counter,"placeholder":timelineTexts.event.something,"onchange":(id) => {
        set({ ...event, counter: id })
      },}});}
    if(event.counter !== '' && resistsCounter(table.case, event.counter)){
       { svelteHTML.createElement("div", { "class":`row`,});
         { svelteHTML.createElement("span", { "class":`quiet`,});t.roll; powerName(event.counter); }
           for(let which of __sveltets_2_ensureArray(([0, 1]))){which; { const $$_eiD1C = __sveltets_2_ensureComponent(Die); new $$_eiD1C({ target: __sveltets_2_any(), props: {       "label":`${powerName(event.counter)}: ${texts.ask.die(which + 1)}`,"value":event.dice?.[which] || null,"onchange":(n) => {
              keep({ ...event, dice: withDie(event.dice, which, n, 2) as [number, number] })
            },}});}}
       }
    }
  } else if (event.do === 'perplex'){
     { svelteHTML.createElement("div", { "class":`row`,});
       { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":t.value,"choices":values,"value":event.value,"onchange":(id) => {
          const value = values.find((one) => one.id === id)?.id
          if (value) set({ ...event, value })
        },}});}
       { const $$_stnemgeS1C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS1C({ target: __sveltets_2_any(), props: {         "label":t.modifier,"choices":[
          { id: '1', label: '+1' },
          { id: '-1', label: '−1' }
        ],"value":event.modifier < 0 ? '-1' : '1',"onchange":(id) => {
          keep({ ...event, modifier: Number(id) })
        },}});}
     }
  } else if (event.do === 'damage'){
     { svelteHTML.createElement("div", { "class":`row`,});
       { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {         "label":t.amount,"value":event.amount,"max":30,"onchange":(n) => {
          keep({ ...event, amount: n ?? 0 })
        },}});}
       { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":t.type,"choices":types,"value":event.type ?? 'normal',"onchange":(id) => {
          if (isType(id)) keep(withField(event, 'type', id === 'normal' ? undefined : id))
        },}});}
     }
  } else if (event.do === 'heal'){
     { const $$_dleiFrebmuN0C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN0C({ target: __sveltets_2_any(), props: {         "label":t.amount,"value":event.amount,"max":30,"onchange":(n) => {
        keep({ ...event, amount: n ?? 0 })
      },}});}
  } else if (event.do === 'copy' && event.figure !== ''){
     { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {         "label":t.copies,"choices":copyChoices(moment.play, event.figure, event.copies ?? ''),"value":event.copies ?? '',"onchange":(id) => {
        keep(withField(event, 'copies', id === '' ? undefined : id))
      },}});}
  } else if (event.do === 'attack'){
     { const $$_sdleiFkcattA0C = __sveltets_2_ensureComponent(AttackFields); new $$_sdleiFkcattA0C({ target: __sveltets_2_any(), props: {   event,"onchange":keep,}});}
  } else if (event.do === 'use'){
       for(let { id, dice } of __sveltets_2_ensureArray((useRolls(table.case, event, moment.play)))){id;
       { svelteHTML.createElement("div", { "class":`row`,});
         { svelteHTML.createElement("span", { "class":`quiet`,});t.roll; powerName(id); }
          for(let $$each_item of __sveltets_2_ensureArray({ length: dice })){$$each_item;let i = 1; { const $$_eiD1C = __sveltets_2_ensureComponent(Die); new $$_eiD1C({ target: __sveltets_2_any(), props: {       "label":`${powerName(id)}: ${texts.ask.die(i + 1)}`,"value":dieOf(event.figure, id, i),"onchange":(n) => {
              setUseDie(id, i, dice, n)
            },}});}}
       }
    }
    const merges = usesPower(table.case, event.power, 'merge');
    const becomes = usesPower(table.case, event.power, 'become');
    if(merges || becomes || usesPower(table.case, event.power, 'split')){
      const names = (id: string) => endName(table.case, id);
      if(merges){
         { const $$_ynaMkciP0C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP0C({ target: __sveltets_2_any(), props: {           "label":t.together,"choices":friendsBeside(table.case, moment.play, event.figure),"values":typeof event.on === 'string' ? [event.on] : (event.on ?? []),"nameOf":names,"onchange":(ids) => {
            keep(withField(event, 'on', ids.length > 0 ? ids : undefined))
          },}});}
      }
       { const $$_ynaMkciP0C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP0C({ target: __sveltets_2_any(), props: {           "label":t.becomes,"choices":asideChoices(table.case, moment.play, event.figure),"values":typeof event.replacedBy === 'string' ? [event.replacedBy] : (event.replacedBy ?? []),"nameOf":names,"onchange":(ids) => {
          keep(withField(event, 'replacedBy', ids.length === 0 ? undefined : merges || becomes ? ids.at(-1) : ids))
        },}});}
    }
  } else if (event.do === 'action' && timeline.needs.moves && event.figure !== ''){
    const figure = figureById(timeline.shown, event.figure);
    const carry = carryChoices(timeline.shown, figure);
    const objects = pickUpChoices(timeline.shown);
    if(carry.length > 1 && moment.play.state(event.figure).can.has('carry')){
      if(carriesSeveral(timeline.shown)){
         { const $$_ynaMkciP0C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP0C({ target: __sveltets_2_any(), props: {           "label":t.carrying,"choices":carry.filter(({ id }) => id !== ''),"values":carriedFigures(event),"nameOf":(id) => endName(table.case, id),"onchange":(ids) => {
            const { carrying, alsoCarrying } = carryingFields(ids)
            keep(withField(withField(event, 'carrying', carrying), 'alsoCarrying', alsoCarrying))
          },}});}
      }else{
         { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {         "label":t.carrying,"choices":carry,"value":event.carrying ?? '',"onchange":(id) => {
            keep(withField(event, 'carrying', id === '' ? undefined : id))
          },}});}
      }
    }
    if(objects.length > 1){
       { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {         "label":t.pickUp,"choices":objects,"value":event.pickUp ?? '',"onchange":(id) => {
          keep(withField(event, 'pickUp', id === '' ? undefined : id))
        },}});}
    }
    if(hasToBreakAway(moment.play, event.figure)){
       { svelteHTML.createElement("div", { "class":`row`,});
         { svelteHTML.createElement("span", { "class":`quiet`,});texts.ask.awayRoll; }
         { const $$_eiD1C = __sveltets_2_ensureComponent(Die); new $$_eiD1C({ target: __sveltets_2_any(), props: {       "label":texts.ask.awayRoll,"value":awayRoll,"onchange":(n) => {
            keep({ ...event, rolls: { ...event.rolls, [event.figure]: { ...event.rolls?.[event.figure], 'break-away': n } } })
          },}});}
       }
    }
  }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const EventFields__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type EventFields__SvelteComponent_ = ReturnType<typeof EventFields__SvelteComponent_>;
/*Ωignore_endΩ*/export default EventFields__SvelteComponent_;