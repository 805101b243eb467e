///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { clockNow } from '../../../actions/event/clock/clockWatch.svelte.ts'
import { ring } from '../../../actions/event/clock/sound.ts'
import { write } from '../../../actions/event/write.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { clockRound } from '../../../../shared/tournament/state/clock.ts'
import { cutRoundName } from '../../../model/event/standings/cutPlan.ts'
import { clockText } from '../../../../shared/tournament/state/clockText.ts'
import ClockJumps from './ClockJumps.svelte'
import SetClock from './SetClock.svelte'
import { nameOf } from '../../../model/event/words/people.ts'
import { moreReasons, seatedTables } from '../../../model/event/rounds/tables.ts'
import Button from '../../ui/Button.svelte'
import NumberField from '../../ui/NumberField.svelte'
import Pick from '../../parts/choose/Pick.svelte'
import { useEvent } from '../parts/eventContext.ts'
import WhyMore, { type Why } from './WhyMore.svelte'
import ForOthers from '../parts/ForOthers.svelte'
import OtherClocks from '../parts/OtherClocks.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const event = useEvent()
  const t = eventTexts.clock

  const clock = $derived(clockNow(event))
  const round = $derived(event.read(clockRound))
  /** Whether it is the clock of a round of the cut: there a table has no extra time. */
  const inCut = $derived(event.read(({ cut }) => cut !== null))
  const calls = $derived(event.read(({ settings }) => settings.calls.filter((minutes) => minutes < settings.minutes)))
  const next = $derived(clock === null ? undefined : calls.find((minutes) => minutes * 60 < clock.left))
  const tables = $derived(
    event.read((state) =>
      (state.cut === null && state.rounds.length > 0 ? seatedTables(state.rounds.at(-1)!) : [])
        .filter(({ done }) => !done)
        .map(({ table, players }) => ({ id: String(table), label: `${table}`, note: players.map((id) => nameOf(state, id)).join(' – ') }))
    )
  )
  /** Of the choices of tables: every one of the round. */
  const EVERY = 'every'
  let table = $state('')
  let minutes = $state(5)
  let why = $state.raw<Why>({})

  const act = (action: 'start' | 'pause' | 'resume' | 'stop') => {
    void write(app, event, [{ do: 'clock', round, action }])
  }
  async function extend() {
    if (table === '') return
    const which = table === EVERY ? {} : { table: Number(table) }
    if (await write(app, event, [{ do: 'extend', round, ...which, seconds: minutes * 60, ...(table === EVERY ? {} : why) }])) table = ''
  }
;
async () => {


if(clock === null){
   { svelteHTML.createElement("p", { "class":`quiet`,});inCut ? t.cutOver : t.none; }
}else{
   { svelteHTML.createElement("div", {   "class":`clock`,...__sveltets_2_empty({"data-testid":`clock`}),});
     { svelteHTML.createElement("p", {     "class":['digits', 'numbers', clock.state],"role":`timer`,"aria-live":`off`,});clockText(clock.left); }
     { svelteHTML.createElement("p", { "class":`quiet`,});
      inCut ? event.read(cutRoundName) : t.roundIs(round);  t.states[clock.state];next !== undefined && clock.state === 'running'
        ? ` · ${t.nextCall(next)}`
        : '';
     }
     { svelteHTML.createElement("div", { "class":`buttons`,});
      if(!event.may('clock')){
         { const $$_srehtOroF2C = __sveltets_2_ensureComponent(ForOthers); new $$_srehtOroF2C({ target: __sveltets_2_any(), props: {    "kind":`clock`,"what":`clock`,}});}
      } else if (clock.state === 'not-started'){
         { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":() => {
            ring(1)
            act('start')
          },}});t.start;  Button}
      } else if (clock.state === 'paused'){
         { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":() => {
            act('resume')
          },}});t.resume;  Button}
      } else if (clock.state === 'running'){
         { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
            act('pause')
          },}});t.pause;  Button}
      }
      if(event.may('clock') && (clock.state === 'running' || clock.state === 'paused')){
         { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
            act('stop')
          },}});t.stop;  Button}
      }
     }
   }
  if(clock.tables.length > 0){
     { svelteHTML.createElement("h2", {});t.extended; }
     { svelteHTML.createElement("ul", { "class":`extended`,});
         for(let one of __sveltets_2_ensureArray(clock.tables)){one.table; { svelteHTML.createElement("li", { "class":`numbers`,});
          [t.tableLeft(one.table, clockText(one.left)), ...event.read((state) => moreReasons(state, round, one.table))].join(' · ');
         }}
     }
  }
  if((tables.length > 0 || inCut) && event.may('extend')){
     { svelteHTML.createElement("h2", {});t.extend; }
     { svelteHTML.createElement("form", {     "class":`buttons`,"onsubmit":(submit) => {
        submit.preventDefault()
        void extend()
      },});
       { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {           "label":t.table,"choices":[{ id: EVERY, label: t.everyTable }, ...tables],"value":table,"placeholder":t.choose,"onchange":(id) => {
          table = id
        },}});}
       { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {           "label":t.minutes,"value":minutes,"min":1,"max":60,"onchange":(value) => {
          if (value !== undefined) minutes = value
        },}});}
       { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"type":`submit`,"disabled":table === '',}});t.give; Button}
      if(table !== '' && table !== EVERY){table; {  { const $$_eroMyhW1C = __sveltets_2_ensureComponent(WhyMore); const $$_eroMyhW1 = new $$_eroMyhW1C({ target: __sveltets_2_any(), props: {   round,"table":Number(table),why,}});/*Ωignore_startΩ*/() => why = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_eroMyhW1.$$bindings = 'why';}}}
     }
  }
  if(event.may('clock')){ { const $$_kcolCteS0C = __sveltets_2_ensureComponent(SetClock); new $$_kcolCteS0C({ target: __sveltets_2_any(), props: {  clock,round,}});}}
}
 { const $$_skcolCrehtO0C = __sveltets_2_ensureComponent(OtherClocks); new $$_skcolCrehtO0C({ target: __sveltets_2_any(), props: {}});}
 { const $$_spmuJkcolC0C = __sveltets_2_ensureComponent(ClockJumps); new $$_spmuJkcolC0C({ target: __sveltets_2_any(), props: {}});}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ClockView__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ClockView__SvelteComponent_ = ReturnType<typeof ClockView__SvelteComponent_>;
/*Ωignore_endΩ*/export default ClockView__SvelteComponent_;