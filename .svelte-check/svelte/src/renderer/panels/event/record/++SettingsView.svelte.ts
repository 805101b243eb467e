///<reference types="svelte" />
;
import { activePlayers } from '../../../../shared/tournament/state/state.ts'
import { messageOf } from '../../../../shared/base/result.ts'
import { useApp } from '../../../actions/app.ts'
import { eventsOf } from '../../../actions/event/events.ts'
import { writeAndTell } from '../../../actions/event/write.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { eventRules, isTooLargeForEvent, otherThanPinned, settingsOfRules } from '../../../model/event/log/eventRuleset.ts'
import { settingsOfPlan } from '../../../model/event/eventFormats.ts'
import { editionWords } from '../../../model/event/words/settingWords.ts'
import { isOfList } from '../../../model/library/ownEditions.ts'
import { chosenRules, rulesOfChoice } from '../../../model/table/sentence/rulesetChoices.ts'
import { keepEditions } from '../../../actions/importing/keepEditions.ts'
import { planOf, type EventPlan } from '../../../model/event/newEvent.ts'
import { neededRounds } from '../../../model/event/words/people.ts'
import Button from '../../ui/Button.svelte'
import Field from '../../ui/Field.svelte'
import { useEvent } from '../parts/eventContext.ts'
import DoubtSound from '../parts/DoubtSound.svelte'
import PlanFields from '../parts/PlanFields.svelte'
import HouseRules from './HouseRules.svelte'
import Infractions from './Infractions.svelte'
import TableMaps from './TableMaps.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const event = useEvent()
  const events = eventsOf(app)
  const t = eventTexts.settings

  const settings = $derived(event.read((state) => state.settings))
  const rules = $derived(eventRules({ settings }))
  const kept = $derived<EventPlan>({
    ...planOf(settings),
    ...(settings.ruleset !== null && { ruleset: chosenRules(app.library.editions, rules) })
  })
  const other = $derived(otherThanPinned({ settings }))
  /** Its documents, if this device does not have them. */
  const lacking = $derived(isOfList(app.library.editions, rules) ? [] : (rules.editions ?? []))
  let change = $state.raw<Partial<EventPlan>>({})
  /** Whether every field can be read. */
  let good = $state(true)
  let name = $state(event.stored.name)
  const plan = $derived<EventPlan>({ ...kept, ...change })
  const players = $derived(event.read((state) => activePlayers(state).length))
  const changed = $derived(Object.keys(change).length > 0 || name.trim() !== event.stored.name)

  async function save() {
    const changes = change
    const chosen = changes.ruleset ? rulesOfChoice(app.library.editions, changes.ruleset, rules) : null
    const pinned = chosen ? settingsOfRules(chosen) : {}
    if (isTooLargeForEvent(pinned)) {
      app.session.notify('error', eventTexts.plan.tooLarge)
      return
    }
    if (name.trim() !== '' && name.trim() !== event.stored.name) {
      try {
        await events.rename(name.trim())
      } catch (error) {
        app.session.notify('error', messageOf(error))
        return
      }
    }
    if (
      Object.keys(changes).length === 0 ||
      (await writeAndTell(
        app,
        event,
        [{ do: 'settings', changes: { ...settingsOfPlan(changes, plan, chosen ?? rules, settings), ...pinned } }],
        t.saved
      ))
    )
      // Choices made during the save stay.
      change = Object.fromEntries(Object.entries(change).filter(([field, value]) => changes[field as keyof EventPlan] !== value))
  }
;
async () => {


  { svelteHTML.createElement("form", {  "onsubmit":(submit) => {
    submit.preventDefault()
    void save()
  },});
   { const $$_dleiF1C = __sveltets_2_ensureComponent(Field); new $$_dleiF1C({ target: __sveltets_2_any(), props: {         "label":eventTexts.make.name,"value":name,"maxlength":120,"onchange":(value) => {
      name = value
    },}});}
   { const $$_sdleiFnalP1C = __sveltets_2_ensureComponent(PlanFields); const $$_sdleiFnalP1 = new $$_sdleiFnalP1C({ target: __sveltets_2_any(), props: {        plan,rules,"rounds":neededRounds(players),good,"onchange":(some) => {
      change = { ...change, ...some }
    },}});/*Ωignore_startΩ*/() => good = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_sdleiFnalP1.$$bindings = 'good';}
  if(settings.edition){
     { svelteHTML.createElement("p", {   "class":`small`,...__sveltets_2_empty({"data-testid":`pinned-edition`}),});
      eventTexts.plan.pinnedNow(editionWords(settings.edition));
      if(other){ { svelteHTML.createElement("strong", {});eventTexts.plan.pinnedOther(editionWords(other)); }}
     }
    if(lacking.length > 0){
       { svelteHTML.createElement("div", {});
         { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
            void keepEditions(app, lacking)
          },}});eventTexts.plan.keep;  Button}
       }
    }
  }
   { svelteHTML.createElement("p", { "class":`small quiet`,});t.rounds(players, neededRounds(players)); }
   { svelteHTML.createElement("div", { "class":`buttons`,});
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"look":`primary`,"type":`submit`,"disabled":!changed || !good,}});t.save; Button}
   }
 }
 { const $$_dnuoStbuoD0C = __sveltets_2_ensureComponent(DoubtSound); new $$_dnuoStbuoD0C({ target: __sveltets_2_any(), props: {}});}
 { svelteHTML.createElement("div", { "class":`folds`,});
   { const $$_spaMelbaT1C = __sveltets_2_ensureComponent(TableMaps); new $$_spaMelbaT1C({ target: __sveltets_2_any(), props: {}});}
   { const $$_seluResuoH1C = __sveltets_2_ensureComponent(HouseRules); new $$_seluResuoH1C({ target: __sveltets_2_any(), props: {}});}
   { const $$_snoitcarfnI1C = __sveltets_2_ensureComponent(Infractions); new $$_snoitcarfnI1C({ target: __sveltets_2_any(), props: {}});}
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SettingsView__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SettingsView__SvelteComponent_ = ReturnType<typeof SettingsView__SvelteComponent_>;
/*Ωignore_endΩ*/export default SettingsView__SvelteComponent_;