///<reference types="svelte" />
;
import Trophy from '@lucide/svelte/icons/trophy'
import { useApp } from '../../actions/app.ts'
import { eventsOf } from '../../actions/event/events.ts'
import { importEventOrLeague } from '../../actions/league/leagueFiles.ts'
import { leaguesOf } from '../../actions/league/leagues.ts'
import { hostingOf } from '../../actions/venue/venueHosting.svelte.ts'
import { venueOf } from '../../actions/venue/joining.svelte.ts'
import { eventTexts, venueTexts } from '../../i18n/laterTexts.ts'
import type { ListedEvent } from '../../model/event/events.svelte.ts'
import Button from '../ui/Button.svelte'
import EmptyState from '../ui/EmptyState.svelte'
import ScreenFrame from '../ui/ScreenFrame.svelte'
import LeagueList from '../league/LeagueList.svelte'
import EventCard from './EventCard.svelte'
import JoinedCard from './venue/JoinedCard.svelte'
import NewEvent from './NewEvent.svelte';

;type $$ComponentProps =  { list: readonly ListedEvent[] };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { list }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const events = eventsOf(app)
  const leagues = leaguesOf(app)
  const venue = venueOf(app)
  const hosting = hostingOf(app)
  const t = eventTexts.list
  /**
   * The desktop app can join any host. A page over a plain connection from elsewhere comes from one: nothing else serves it so. One over https may
   * come from a host or not: asked to join, it says so.
   */
  const mayJoin = !app.platform.venue.fixed || !window.isSecureContext || /^https/.test(window.location.protocol)
  let making = $state(false)
  // A list of players is for the door of an event that is not there yet.
  $effect(() => {
    if (events.listed !== null) making = true
  })
;
async () => {


if(making){
   { const $$_tnevEweN0C = __sveltets_2_ensureComponent(NewEvent); new $$_tnevEweN0C({ target: __sveltets_2_any(), props: {     "last":list[0] ?? null,"onclose":() => {
      making = false
      // Who goes back to the list of events has no door for it; a new event has taken it there.
      if (!events.open) events.listed = null
    },}});}
}else{
   { const $$_emarFneercS0C = __sveltets_2_ensureComponent(ScreenFrame); const $$_emarFneercS0 = new $$_emarFneercS0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"title":t.title,"testid":`event-list`,actions:() => { async ()/*Ωignore_positionΩ*/ => {
       { svelteHTML.createElement("span", { "class":`actions`,});
        if(mayJoin && !venue.joined){
           { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
              venue.begin(app)
            },}});venueTexts.join.open;  Button}
        }
        if(app.platform.hosting !== null && hosting.stage === 'off'){
           { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
              hosting.fault = ''
              hosting.naming = true
            },}});venueTexts.hosting.standBy.open;  Button}
        }
         { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
            void importEventOrLeague(app)
          },}});t.fromFile;  Button}
         { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":() => {
            making = true
          },}});t.make;  Button}
       }
    };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_emarFneercS0.$$prop_def;/*Ωignore_endΩ*/
    
    if(venue.joined){ { const $$_draCdenioJ1C = __sveltets_2_ensureComponent(JoinedCard); new $$_draCdenioJ1C({ target: __sveltets_2_any(), props: {  "joined":venue.joined,}});}}
    if(list.length === 0 && !venue.joined){
       { const $$_etatSytpmE1C = __sveltets_2_ensureComponent(EmptyState); new $$_etatSytpmE1C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"icon":Trophy,"title":t.empty,"text":t.emptyText,}});
         { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":() => {
            making = true
          },}});t.make;  Button}
       EmptyState}
    }else{
       { svelteHTML.createElement("ul", { "class":`cards`,});
           for(let stored of __sveltets_2_ensureArray(list)){stored.id;
           { svelteHTML.createElement("li", {});
             { const $$_draCtnevE3C = __sveltets_2_ensureComponent(EventCard); new $$_draCtnevE3C({ target: __sveltets_2_any(), props: { stored,}});}
           }
        }
       }
    }
    if(list.length > 0 || (leagues.list ?? []).length > 0){ { const $$_tsiLeugaeL1C = __sveltets_2_ensureComponent(LeagueList); new $$_tsiLeugaeL1C({ target: __sveltets_2_any(), props: {}});}}
   ScreenFrame}
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const EventList__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type EventList__SvelteComponent_ = ReturnType<typeof EventList__SvelteComponent_>;
/*Ωignore_endΩ*/export default EventList__SvelteComponent_;