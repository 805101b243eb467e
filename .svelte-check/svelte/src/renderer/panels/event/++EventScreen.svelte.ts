///<reference types="svelte" />
;
import { messageOf } from '../../../shared/base/result.ts'
import { useApp } from '../../actions/app.ts'
import { eventsOf } from '../../actions/event/events.ts'
import { loadEvents, watchOpen } from '../../actions/venue/resume.ts'
import { hostingOf } from '../../actions/venue/venueHosting.svelte.ts'
import { venueOf } from '../../actions/venue/joining.svelte.ts'
import { leaguesOf } from '../../actions/league/leagues.ts'
import { lazily } from '../parts/later/lazily.ts'
import Later from '../parts/later/Later.svelte'
import EventDesk from './EventDesk.svelte'
import EventList from './EventList.svelte'
import { holdsFocus } from './parts/holdsFocus.ts';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const events = eventsOf(app)
  loadEvents(app).catch((error: unknown) => {
    app.session.notify('error', messageOf(error))
  })
  const leagues = leaguesOf(app)
  leagues.load().catch((error: unknown) => {
    app.session.notify('error', messageOf(error))
  })
  const venue = venueOf(app)
  void venue.load(app)
  const hosting = hostingOf(app)
  const ARRIVING = lazily(() => import('./ArrivingDialog.svelte'))
  const FOLLOW = lazily(() => import('./venue/FollowScreen.svelte'))
  const JOIN = lazily(() => import('./venue/JoinScreen.svelte'))
  const LEAGUE = lazily(() => import('../league/LeagueDesk.svelte'))
  // The clock goes on being called, and the display being told, when another screen is shown.
  $effect(() => {
    watchOpen(app)
  })
;
async () => {


 { svelteHTML.createElement("div", {  "class":`place`,[Symbol("@attach")]:holdsFocus,});
  if(venue.joining){ { const $$_retaL1C = __sveltets_2_ensureComponent(Later); new $$_retaL1C({ target: __sveltets_2_any(), props: {    "part":JOIN,"props":{},}});}
  } else if (hosting.naming){ { const $$_retaL1C = __sveltets_2_ensureComponent(Later); new $$_retaL1C({ target: __sveltets_2_any(), props: {    "part":FOLLOW,"props":{},}});}
  } else if (events.open){events.open; { { const $$_kseDtnevE1C = __sveltets_2_ensureComponent(EventDesk); new $$_kseDtnevE1C({ target: __sveltets_2_any(), props: {  "event":events.open,}});}}
  } else if (leagues.opened){leagues.opened.id; { { const $$_retaL1C = __sveltets_2_ensureComponent(Later); new $$_retaL1C({ target: __sveltets_2_any(), props: {    "part":LEAGUE,"props":{ league: leagues.opened },}});}}
  } else if (events.list){ { const $$_tsiLtnevE1C = __sveltets_2_ensureComponent(EventList); new $$_tsiLtnevE1C({ target: __sveltets_2_any(), props: {  "list":events.list,}});}}
 }
if(events.arriving){events.arriving; { { const $$_retaL0C = __sveltets_2_ensureComponent(Later); new $$_retaL0C({ target: __sveltets_2_any(), props: {    "part":ARRIVING,"props":{ arriving: events.arriving },}});}}}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const EventScreen__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type EventScreen__SvelteComponent_ = ReturnType<typeof EventScreen__SvelteComponent_>;
/*Ωignore_endΩ*/export default EventScreen__SvelteComponent_;