///<reference types="svelte" />
;
import { onMount } from 'svelte'
import { messageOf } from '../../../shared/base/result.ts'
import { useApp } from '../../actions/app.ts'
import { eventsOf } from '../../actions/event/events.ts'
import { settingsOfEvent } from '../../actions/event/summary.ts'
import { eventTexts } from '../../i18n/laterTexts.ts'
import { language } from '../../i18n/spoken.ts'
import { editionOfNew } from '../../model/settings/usualEdition.ts'
import { settingsOf } from '../../../shared/tournament/state/settings.ts'
import { settingsOfPlan } from '../../model/event/eventFormats.ts'
import { eventRules, isTooLargeForEvent, settingsOfRules } from '../../model/event/log/eventRuleset.ts'
import type { TableRules } from '../../model/library/ownEditions.ts'
import { chosenRules, rulesOfChoice } from '../../model/table/sentence/rulesetChoices.ts'
import { planOf, settingsAgain, USUAL, type EventPlan } from '../../model/event/newEvent.ts'
import type { ListedEvent } from '../../model/event/events.svelte.ts'
import Button from '../ui/Button.svelte'
import Field from '../ui/Field.svelte'
import NumberField from '../ui/NumberField.svelte'
import ScreenFrame from '../ui/ScreenFrame.svelte'
import Toggle from '../ui/Toggle.svelte'
import { readWhenIdle } from '../parts/later/lazily.ts'
import { viewOf } from './eventViews.ts'
import PlanFields from './parts/PlanFields.svelte';

;type $$ComponentProps =  { last: ListedEvent | null; onclose: () => void };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { last, onclose }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const events = eventsOf(app)
  const t = eventTexts.make
  const today = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date())

  let name = $state(today)
  let plan = $state.raw<EventPlan>({ ...USUAL, ruleset: editionOfNew(app.settings.current.ruleset, app.library.editions) })
  /** What an earlier event has beside the fields of this page. */
  let again = $state.raw<Readonly<Record<string, unknown>>>({})
  /** By what that event was played. */
  let before = $state.raw<TableRules | undefined>(undefined)
  /** Whether every field can be read. */
  let good = $state(true)
  /** How many made-up players; null: real ones come. */
  let practice = $state<number | null>(null)
  /** What a made-up day comes from. */
  let seed = $state(events.newSeed())
  let form: HTMLFormElement
  // The door is next: whoever types names right after Enter must find it open.
  readWhenIdle([viewOf('door').part])

  onMount(() => {
    const field = form.querySelector('input')
    field?.focus()
    field?.select()
  })

  async function asLastTime() {
    if (!last) return
    try {
      const settings = await settingsOfEvent(app, last)
      before = eventRules({ settings })
      plan = { ...planOf(settings), ...(settings.ruleset !== null && { ruleset: chosenRules(app.library.editions, before) }) }
      again = settingsAgain(settings)
    } catch (error) {
      app.session.notify('error', messageOf(error))
    }
  }

  /** A second Enter while the disk is slow makes no second event. */
  let isMaking = false
  async function make() {
    if (isMaking) return
    isMaking = true
    try {
      const made = practice === null ? {} : { practice: { seed, players: practice } }
      const rules = plan.ruleset === '' ? null : rulesOfChoice(app.library.editions, plan.ruleset, before)
      const kept = rules ? settingsOfRules(rules) : {}
      if (isTooLargeForEvent(kept)) throw new Error(eventTexts.plan.tooLarge)
      await events.make(name.trim() || today, { ...again, ...settingsOfPlan(plan, plan, rules, settingsOf(again)), ...kept, ...made })
      if (events.open && practice !== null) events.open.view = 'practice'
      onclose()
    } catch (error) {
      app.session.notify('error', messageOf(error))
    }
    isMaking = false
  }
;
async () => {


 { const $$_emarFneercS0C = __sveltets_2_ensureComponent(ScreenFrame); const $$_emarFneercS0 = new $$_emarFneercS0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"title":t.title,"testid":`event-new`,actions:() => { async ()/*Ωignore_positionΩ*/ => {
    if(last){ { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
          void asLastTime()
        },}});t.asLastTime(last.name);  Button}}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_emarFneercS0.$$prop_def;/*Ωignore_endΩ*/
  
   { const $$_form1 = svelteHTML.createElement("form", {    "onsubmit":(event) => {
      event.preventDefault()
      void make()
    },});form = $$_form1;
     { const $$_dleiF2C = __sveltets_2_ensureComponent(Field); new $$_dleiF2C({ target: __sveltets_2_any(), props: {         "label":t.name,"value":name,"maxlength":120,"onchange":(value) => {
        name = value
      },}});}
     { const $$_sdleiFnalP2C = __sveltets_2_ensureComponent(PlanFields); const $$_sdleiFnalP2 = new $$_sdleiFnalP2C({ target: __sveltets_2_any(), props: {       plan,"rules":before,good,"onchange":(change) => {
        plan = { ...plan, ...change }
      },}});/*Ωignore_startΩ*/() => good = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_sdleiFnalP2.$$bindings = 'good';}
     { const $$_elggoT2C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT2C({ target: __sveltets_2_any(), props: {         "label":t.practice,"hint":t.practiceHint,"checked":practice !== null,"onchange":(checked) => {
        practice = checked ? 12 : null
      },}});}
    if(practice !== null){
       { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {           "label":t.practisers,"value":practice,"min":2,"max":500,"onchange":(value) => {
          if (value !== undefined) practice = value
        },}});}
       { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {           "label":t.practiceSeed,"value":seed,"min":0,"max":999_999,"onchange":(value) => {
          if (value !== undefined) seed = value
        },}});}
       { svelteHTML.createElement("p", { "class":`small quiet`,});t.practiceSeedHint; }
    }
    if(events.listed !== null){ { svelteHTML.createElement("p", { "role":`status`,});t.listed; }}
     { svelteHTML.createElement("p", { "class":`quiet`,});t.later; }
     { svelteHTML.createElement("div", { "class":`buttons`,});
       { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"look":`primary`,"type":`submit`,"disabled":!good,}});t.go; Button}
       { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":onclose,}});t.cancel; Button}
     }
   }
 ScreenFrame}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const NewEvent__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type NewEvent__SvelteComponent_ = ReturnType<typeof NewEvent__SvelteComponent_>;
/*Ωignore_endΩ*/export default NewEvent__SvelteComponent_;