///<reference types="svelte" />
;
import { activePlayers } from '../../../../shared/tournament/state/state.ts'
import { messageOf } from '../../../../shared/base/result.ts'
import { useApp } from '../../../actions/app.ts'
import { exportEvent } from '../../../actions/event/record/eventFiles.ts'
import { eventsOf } from '../../../actions/event/events.ts'
import { writeAndTell } from '../../../actions/event/write.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { FILE_NAMES, type FileNames } from '../../../model/event/forgetting/namelessFacts.ts'
import { planOf, type EventPlan } from '../../../model/event/newEvent.ts'
import { neededRounds } from '../../../model/event/words/people.ts'
import Button from '../../ui/Button.svelte'
import Field from '../../ui/Field.svelte'
import NumberField from '../../ui/NumberField.svelte'
import Segments from '../../ui/Segments.svelte'
import Toggle from '../../ui/Toggle.svelte'
import { useEvent } from '../parts/eventContext.ts'
import PlanFields from '../parts/PlanFields.svelte'
import HouseRules from './HouseRules.svelte'
import TableMaps from './TableMaps.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const event = useEvent()
  const events = eventsOf(app)
  const t = eventTexts.settings

  const settings = $derived(event.read((state) => state.settings))
  const kept = $derived(planOf(settings))
  let change = $state.raw<
    Partial<
      EventPlan & {
        firstTable: number
        calls: string
        late: 'loss' | 'none'
        noShowScore: number
        opponentByes: 'left-out' | 'counted'
        names: 'full' | 'first' | 'number'
      }
    >
  >({})
  let name = $state(event.stored.name)
  /** Of the event file. */
  let fileNames = $state<FileNames>('with')
  const plan = $derived<EventPlan>({ ...kept, ...change })
  const calls = $derived(change.calls ?? settings.calls.join(', '))
  const players = $derived(event.read((state) => activePlayers(state).length))
  const readCalls = $derived(
    calls
      .split(/[\s,;]+/)
      .filter((word) => word !== '')
      .map(Number)
  )
  const callsGood = $derived(readCalls.every((minutes) => Number.isInteger(minutes) && minutes > 0 && minutes < 1440))
  const other = $derived(Object.keys(change).length > 0 || name.trim() !== event.stored.name)

  async function save() {
    const { calls: typed, ...rest } = change
    const changes = { ...rest, ...(typed !== undefined && { calls: readCalls }) }
    if (name.trim() !== '' && name.trim() !== event.stored.name) {
      try {
        await events.rename(name.trim())
      } catch (error) {
        app.session.notify('error', messageOf(error))
        return
      }
    }
    if (Object.keys(changes).length === 0 || (await writeAndTell(app, event, [{ do: 'settings', changes }], t.saved))) change = {}
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
   { const $$_sdleiFnalP1C = __sveltets_2_ensureComponent(PlanFields); new $$_sdleiFnalP1C({ target: __sveltets_2_any(), props: {      plan,"rounds":neededRounds(players),"onchange":(some) => {
      change = { ...change, ...some }
    },}});}
   { svelteHTML.createElement("p", { "class":`small quiet`,});t.rounds(players, neededRounds(players)); }
   { svelteHTML.createElement("div", { "class":`grid`,});
     { const $$_dleiF2C = __sveltets_2_ensureComponent(Field); new $$_dleiF2C({ target: __sveltets_2_any(), props: {           "label":t.calls,"value":calls,"aria-invalid":!callsGood,"maxlength":60,"onchange":(value) => {
        change = { ...change, calls: value }
      },}});}
     { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {           "label":t.firstTable,"value":change.firstTable ?? settings.firstTable,"min":1,"max":9999,"onchange":(value) => {
        if (value !== undefined) change = { ...change, firstTable: value }
      },}});}
   }
   { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {         "label":t.noShowScore,"value":change.noShowScore ?? settings.noShowScore,"max":10000,"onchange":(value) => {
      if (value !== undefined) change = { ...change, noShowScore: value }
    },}});}
   { const $$_elggoT1C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT1C({ target: __sveltets_2_any(), props: {         "label":t.opponentByes,"hint":t.opponentByesHint,"checked":(change.opponentByes ?? settings.opponentByes) === 'counted',"onchange":(counted) => {
      change = { ...change, opponentByes: counted ? 'counted' : 'left-out' }
    },}});}
   { svelteHTML.createElement("div", { "class":`late`,});
     { svelteHTML.createElement("span", { "class":`small quiet`,});t.late; }
     { const $$_stnemgeS2C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS2C({ target: __sveltets_2_any(), props: {         "label":t.late,"choices":(['loss', 'none'] as const).map((id) => ({ id, label: t.lates[id] })),"value":change.late ?? settings.late,"onchange":(late) => {
        change = { ...change, late }
      },}});}
   }
   { svelteHTML.createElement("div", { "class":`late`,});
     { svelteHTML.createElement("span", { "class":`small quiet`,});t.names; }
     { const $$_stnemgeS2C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS2C({ target: __sveltets_2_any(), props: {         "label":t.names,"choices":(['full', 'first', 'number'] as const).map((id) => ({ id, label: t.namesOf[id] })),"value":change.names ?? settings.names,"onchange":(names) => {
        change = { ...change, names }
      },}});}
   }
   { svelteHTML.createElement("div", { "class":`buttons`,});
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"look":`primary`,"type":`submit`,"disabled":!other || !callsGood,}});t.save; Button}
   }
 }
 { svelteHTML.createElement("div", { "class":`file`,});
   { svelteHTML.createElement("div", { "class":`buttons`,});
     { const $$_stnemgeS2C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS2C({ target: __sveltets_2_any(), props: {         "label":eventTexts.exports.names,"choices":FILE_NAMES.map((id) => ({ id, label: eventTexts.exports.namesOf[id] })),"value":fileNames,"onchange":(id) => {
        fileNames = id
      },}});}
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        void exportEvent(app, event.stored, fileNames)
      },}});t.file;  Button}
   }
   { svelteHTML.createElement("p", { "class":`small quiet`,});t.fileNames[fileNames]; }
 }
 { svelteHTML.createElement("div", { "class":`folds`,});
   { const $$_spaMelbaT1C = __sveltets_2_ensureComponent(TableMaps); new $$_spaMelbaT1C({ target: __sveltets_2_any(), props: {}});}
   { const $$_seluResuoH1C = __sveltets_2_ensureComponent(HouseRules); new $$_seluResuoH1C({ target: __sveltets_2_any(), props: {}});}
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SettingsView__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SettingsView__SvelteComponent_ = ReturnType<typeof SettingsView__SvelteComponent_>;
/*Ωignore_endΩ*/export default SettingsView__SvelteComponent_;