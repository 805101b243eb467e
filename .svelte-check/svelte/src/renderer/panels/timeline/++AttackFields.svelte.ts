///<reference types="svelte" />
;
import type { AttackEvent } from '../../../shared/contract/case.ts'
import { useApp } from '../../actions/app.ts'
import { figureChoices, pickUpChoices } from '../../model/table/sentence/askChoices.ts'
import { powerName } from '../../model/table/figures/powerNames.ts'
import { optionWords } from '../../model/ruling/readRuling.ts'
import { actionWordsOf } from '../../model/table/sentence/editionTexts.ts'
import { texts, timelineTexts } from '../../i18n/texts.ts'
import { attackPowers, attackRolls, hurlsObjects } from '../../model/timeline/draftChoices.ts'
import { optionsOfAttack } from '../../model/timeline/draftAsk.ts'
import { isUnrolled, UNROLLED, withField, without } from '../../model/timeline/drafts.ts'
import { endName } from '../../model/table/sentence/title.ts'
import Die from '../parts/choose/Die.svelte'
import NumberField from '../ui/NumberField.svelte'
import Pick from '../parts/choose/Pick.svelte'
import type { Pair } from '../../model/table/ask/separateDice.ts'
import TwoDice from '../question/kinds/TwoDice.svelte'
import PickMany from '../parts/choose/PickMany.svelte'
import GrenadeChoices from '../question/kinds/GrenadeChoices.svelte'
import Segments from '../ui/Segments.svelte';

;type $$ComponentProps =  { event: AttackEvent; inside?: boolean; onchange: (event: AttackEvent) => void };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { event, inside = false, onchange }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { table, timeline } = useApp()
  const t = timelineTexts.form
  const pair = $derived(Array.isArray(event.dice) && !isUnrolled(event.dice) ? (event.dice as Pair) : null)
  const isRolled = $derived(event.dice !== undefined)
  const rolls = $derived(isRolled && event.from !== '' ? attackRolls(timeline.shown, event) : [])
  const powers = $derived(attackPowers(timeline.shown, event))
  // Inside an action the attack comes from where the figure then stands: its choices are not worked out beforehand.
  const options = $derived(
    inside
      ? []
      : optionsOfAttack(timeline.shown, event).map((option, i) => ({
          id: String(i),
          label: optionWords(timeline.shown, option),
          choices: option.choices
        }))
  )
  const chosen = $derived(options.find(({ choices }) => JSON.stringify(choices) === JSON.stringify(event.choices))?.id ?? '')
  // The first way is played until another is chosen: of Mastermind, that it is not used.
  const unchosen = $derived.by(() => {
    const first = Object.entries(options[0]?.choices ?? {})
    const declines = first.length === 1 && first[0]?.[0] === 'mastermind' && Object.values(first[0][1] as object).every((to) => to === null)
    return declines ? t.notUsed(powerName('mastermind')) : t.leftOpen(options[0]?.label ?? '')
  })
  const targets = $derived(Array.isArray(event.to) ? (event.to as readonly string[]) : typeof event.to === 'string' ? [event.to] : [])
  const first = $derived(targets[0] ?? '')
  const hurled = $derived(pickUpChoices(timeline.shown))

  function setOutcome(id: string) {
    if (id === 'dice') onchange({ ...without(without(event, 'hit'), 'damage'), dice: [UNROLLED, UNROLLED] })
    else {
      const told = { ...without(without(without(event, 'dice'), 'rolls'), 'choices'), hit: id === 'hit' }
      onchange(id === 'hit' ? told : without(told, 'damage'))
    }
  }
  const setDice = (dice: Pair | null) => {
    onchange({ ...without(event, 'choices'), dice: dice ?? [UNROLLED, UNROLLED] })
  }
  const rollOf = (figure: string, power: string) => {
    const roll = event.rolls?.[figure]?.[power]
    return typeof roll === 'number' ? roll : (roll?.[0] ?? null)
  }
  const setRoll = (figure: string, power: string, n: number) => {
    onchange({ ...event, rolls: { ...event.rolls, [figure]: { ...event.rolls?.[figure], [power]: n } } })
  }
  const kinds = $derived(actionWordsOf(timeline.shown).attack)
  const attacks = $derived([
    { id: '', label: t.attackBy },
    { id: 'close', label: kinds.close },
    { id: 'ranged', label: kinds.ranged }
  ])
;
async () => {


 { svelteHTML.createElement("div", { "class":`row`,});
   { const $$_stnemgeS1C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS1C({ target: __sveltets_2_any(), props: {         "label":t.outcome,"choices":[
      { id: 'dice', label: t.dice },
      { id: 'hit', label: t.hit },
      { id: 'miss', label: t.miss }
    ],"value":isRolled ? 'dice' : event.hit === false ? 'miss' : 'hit',"onchange":setOutcome,}});}
  if(isRolled){
    `${event.from} ${JSON.stringify(event.to)}`; { { const $$_eciDowT1C = __sveltets_2_ensureComponent(TwoDice); new $$_eciDowT1C({ target: __sveltets_2_any(), props: {    "dice":pair,"onchange":setDice,}});}}
  }
 }
if(!isRolled && event.hit !== false){
   { const $$_dleiFrebmuN0C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN0C({ target: __sveltets_2_any(), props: {            "label":t.damage,"placeholder":t.damageHint,"optional":true,"max":30,"value":event.damage,"onchange":(n) => {
      onchange(withField(event, 'damage', n))
    },}});}
}
   for(let { figure, power } of __sveltets_2_ensureArray(rolls)){`${figure} ${power}`;
  const label = texts.ask.roll(endName(table.case, figure), powerName(power));
   { svelteHTML.createElement("span", {  "class":`roll`,}); { svelteHTML.createElement("span", { "class":`quiet`,});label; } { const $$_eiD1C = __sveltets_2_ensureComponent(Die); new $$_eiD1C({ target: __sveltets_2_any(), props: {      label,"value":rollOf(figure, power),"onchange":(n) => {
        setRoll(figure, power, n)
      },}});} }
}
if(options.length > 1){
   { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {           "label":texts.ruling.options,"choices":options,"value":chosen,"placeholder":unchosen,"onchange":(id) => {
      onchange(withField(event, 'choices', options.find((option) => option.id === id)?.choices))
    },}});}
}
if(powers.length){
   { const $$_ynaMkciP0C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP0C({ target: __sveltets_2_any(), props: {           "label":t.powers,"choices":powers,"values":event.powers ?? [],"nameOf":powerName,"onchange":(list) => {
      onchange(withField(event, 'powers', list.length ? list : undefined))
    },}});}
}
if(hurled.length > 1 && timeline.moment && event.from !== '' && hurlsObjects(timeline.moment.play, event.from)){
   { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {         "label":t.object,"choices":hurled,"value":event.object ?? '',"onchange":(id) => {
      onchange(withField(event, 'object', id === '' ? undefined : id))
    },}});}
}
 { const $$_seciohCedanerG0C = __sveltets_2_ensureComponent(GrenadeChoices); new $$_seciohCedanerG0C({ target: __sveltets_2_any(), props: {           "value":timeline.shown,"to":event.to,"powers":event.powers,"choices":event.choices,"onchange":(choices) => {
    onchange(withField(event, 'choices', choices))
  },}});}
if(!inside){
   { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {         "label":t.attack,"choices":attacks,"value":event.attack ?? '',"onchange":(id) => {
      onchange(withField(event, 'attack', id === '' ? undefined : id))
    },}});}
  if(first !== ''){
     { const $$_ynaMkciP0C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP0C({ target: __sveltets_2_any(), props: {           "label":t.also,"values":targets.slice(1),"nameOf":(id) => endName(table.case, id),"choices":figureChoices(timeline.shown).filter(({ id }) => id !== event.from && id !== first),"onchange":(ids) => {
        onchange({ ...event, to: ids.length ? [first, ...ids] : first })
      },}});}
  }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const AttackFields__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type AttackFields__SvelteComponent_ = ReturnType<typeof AttackFields__SvelteComponent_>;
/*Ωignore_endΩ*/export default AttackFields__SvelteComponent_;