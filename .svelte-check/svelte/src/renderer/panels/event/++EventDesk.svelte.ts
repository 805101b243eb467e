///<reference types="svelte" />
;
import ArrowLeft from '@lucide/svelte/icons/arrow-left'
import { onMount, tick } from 'svelte'
import { activePlayers } from '../../../shared/tournament/state/state.ts'
import { useApp } from '../../actions/app.ts'
import { clockNow, pausedNow } from '../../actions/event/clock/clockWatch.svelte.ts'
import { eventsOf } from '../../actions/event/events.ts'
import { practiceDay } from '../../actions/event/floor/practiceDay.svelte.ts'
import { redoLast, undoLast, write } from '../../actions/event/write.ts'
import { showAllEvents, tried } from '../../actions/league/leagues.ts'
import { hostingOf } from '../../actions/venue/venueHosting.svelte.ts'
import { eventTexts } from '../../i18n/laterTexts.ts'
import { clockText } from '../../../shared/tournament/state/clockText.ts'
import { announcedRounds, nextStep, notHere } from '../../model/event/nextStep.ts'
import type { OpenEvent } from '../../model/event/openEvent.svelte.ts'
import { overlaid } from '../../model/window/overlaid.ts'
import Button from '../ui/Button.svelte'
import IconButton from '../ui/IconButton.svelte'
import Later from '../parts/later/Later.svelte'
import { lazily, readWhenIdle } from '../parts/later/lazily.ts'
import { EVENT_VIEWS, isOffered, viewOf } from './eventViews.ts'
import EventNav from './EventNav.svelte'
import { provideEvent } from './parts/eventContext.ts'
import HostingStrip from './venue/HostingStrip.svelte'
import VenueStrip from './venue/VenueStrip.svelte';

;type $$ComponentProps =  { event: OpenEvent };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const NEXT_NEEDS: Readonly<Record<string, string>> = {
    register: 'register',
    'check-in': 'check-in',
    pair: 'round',
    'start-clock': 'clock',
    resume: 'clock',
    results: 'result',
    cut: 'cut'
  }
  const { event }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const events = eventsOf(app)
  const hosting = hostingOf(app)
  onMount(() => {
    app.session.desk = event
    return () => {
      if (app.session.desk === event) app.session.desk = null
    }
  })
  // A desk lives as long as its event is open.
  // svelte-ignore state_referenced_locally
  provideEvent(event)
  // A page that a host gave can read nothing more while the host is away: every view is read while it is there.
  // svelte-ignore state_referenced_locally
  if (event.isElsewhere) readWhenIdle(EVENT_VIEWS.map(({ part }) => part))
  const t = eventTexts.desk
  const HELD = lazily(() => import('./door/HeldDialog.svelte'))
  const TAKE_BACK = lazily(() => import('./parts/TakeBackDialog.svelte'))

  const views = $derived(event.read((state) => EVENT_VIEWS.filter((one) => isOffered(one, state, event))))
  const view = $derived(viewOf(event.view))
  const strip = $derived(event.isElsewhere ? 'venue' : event.away || (hosting.leftOf(event) && view.id !== 'venue') ? 'hosting' : null)
  const step = $derived(event.read(nextStep))
  const round = $derived(event.read(({ rounds }) => rounds.length))
  const planned = $derived(event.read(announcedRounds))
  const here = $derived(event.read((state) => activePlayers(state).length))
  const listed = $derived(here + event.read((state) => notHere(state).length))
  const inCut = $derived(event.read(({ cut }) => cut !== null))
  const clock = $derived(clockNow(event))
  const paused = $derived(pausedNow(event))

  /** What is next is offered to whoever may do it. */
  const mayNext = $derived(event.may(NEXT_NEEDS[step.do] ?? 'note'))

  function go(id: string) {
    event.view = id
    void events.keepPlace().catch(() => undefined)
  }

  async function startClock(round: number) {
    const from = event.view
    const started = await write(app, event, [{ do: 'clock', round, action: 'start' }])
    // The user may have gone to another view while it was being saved.
    if (started && event.view === from) go('results')
  }

  async function next() {
    if (!mayNext) return
    switch (step.do) {
      case 'register':
      case 'check-in':
        go('door')
        return
      case 'pair':
        go('pairings')
        return
      case 'start-clock':
        await startClock(step.round)
        return
      case 'resume':
        await write(app, event, [{ do: 'clock', round: step.round, action: 'resume' }])
        return
      case 'results':
        go('results')
        return
      case 'cut':
      case 'bracket':
        go('cut')
        return
      case 'finish':
        go('standings')
    }
  }

  const isText = (target: EventTarget | null): boolean =>
    (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.value !== ''

  function onKey(key: KeyboardEvent) {
    if (key.defaultPrevented || overlaid(key.key)) return
    const command = key.ctrlKey || key.metaKey
    if (command && key.key.toLowerCase() === 'z' && !isText(key.target)) {
      key.preventDefault()
      void (key.shiftKey ? redoLast(app, event) : undoLast(app, event))
    } else if (key.altKey && !command && (key.key === 'ArrowDown' || key.key === 'ArrowUp')) {
      key.preventDefault()
      const at = views.indexOf(view) + (key.key === 'ArrowDown' ? 1 : -1)
      go(views[(at + views.length) % views.length]!.id)
    } else if (key.altKey && !command && key.key === 'Enter') {
      key.preventDefault()
      void next().then(tick)
    }
  }
;
async () => {


 { svelteHTML.createElement("svelte:window", {  "onkeydown":onKey,});}

 { svelteHTML.createElement("section", {   "class":['desk', { stripped: strip }],...__sveltets_2_empty({"data-testid":`event-desk`}),});
   { svelteHTML.createElement("header", { "class":{ practising: practiceDay.runs(event) },});
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {       "icon":ArrowLeft,"label":t.back,"onclick":() => {
        void tried(app, () => showAllEvents(app))
      },}});}
     { svelteHTML.createElement("h1", { "title":event.stored.name,});event.stored.name; }
     { svelteHTML.createElement("span", { "class":`quiet numbers`,});here < listed ? t.ofPlayers(here, listed) : t.players(here); }
    if(round > 0){ { svelteHTML.createElement("span", { "class":`quiet numbers`,});inCut ? t.inCut : planned === null ? t.roundOnly(round) : t.round(round, planned); }}
    if(clock){
       { svelteHTML.createElement("button", {         "type":`button`,"class":['time', 'numbers', clock.state],"aria-label":`${eventTexts.views.clock}: ${clockText(clock.left)}, ${paused === null ? eventTexts.clock.states[clock.state] : t.pausedFor(clockText(paused))}`,"onclick":() => {
          go('clock')
        },});clockText(clock.left);if(paused !== null){ { svelteHTML.createElement("span", {   "class":`since`,...__sveltets_2_empty({"data-testid":`paused`}),});t.pausedFor(clockText(paused)); }} }
    }
    if(practiceDay.runs(event)){ { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
          practiceDay.go(app, event, 'step')
        },}});eventTexts.practice.stop;  Button}}
    if(mayNext){ { svelteHTML.createElement("span", {  "class":`next`,}); { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {        children:() => { return __sveltets_2_any(0); },"id":`event-next`,"look":`primary`,"title":t.nextKey,"onclick":() => {
            void next()
          },}});t.next(step);  Button} }}
   }
  if(strip){ { svelteHTML.createElement("div", { "class":`strip`,});
      if(strip === 'venue'){ { const $$_pirtSeuneV2C = __sveltets_2_ensureComponent(VenueStrip); new $$_pirtSeuneV2C({ target: __sveltets_2_any(), props: {}});}}else{ { const $$_pirtSgnitsoH2C = __sveltets_2_ensureComponent(HostingStrip); new $$_pirtSgnitsoH2C({ target: __sveltets_2_any(), props: {}});}}
     }}
   { const $$_vaNtnevE1C = __sveltets_2_ensureComponent(EventNav); new $$_vaNtnevE1C({ target: __sveltets_2_any(), props: {   views,view,go,}});}
   { svelteHTML.createElement("div", {       "class":`view`,...__sveltets_2_empty({"data-view":view.id}),"role":`region`,"aria-label":eventTexts.views[view.id],});
    if(event.unread.length > 0){ { svelteHTML.createElement("p", {   "class":`unread`,"role":`alert`,});t.unread(event.unread.length); }}
    view.id; { { const $$_retaL2C = __sveltets_2_ensureComponent(Later); new $$_retaL2C({ target: __sveltets_2_any(), props: {    "part":view.part,"props":{},}});}}
   }
 }
if(events.held){ { const $$_retaL0C = __sveltets_2_ensureComponent(Later); new $$_retaL0C({ target: __sveltets_2_any(), props: {    "part":HELD,"props":{ held: events.held },}});}}
if(event.takesBack){event.takesBack; { { const $$_retaL0C = __sveltets_2_ensureComponent(Later); new $$_retaL0C({ target: __sveltets_2_any(), props: {    "part":TAKE_BACK,"props":{ entry: event.takesBack },}});}}}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const EventDesk__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type EventDesk__SvelteComponent_ = ReturnType<typeof EventDesk__SvelteComponent_>;
/*Ωignore_endΩ*/export default EventDesk__SvelteComponent_;