///<reference types="svelte" />
;
import Trash from '@lucide/svelte/icons/trash-2'
import { useApp } from '../../actions/app.ts'
import { otherClockNow } from '../../actions/event/clock/clockWatch.svelte.ts'
import { removeEvent } from '../../actions/event/record/eventFiles.ts'
import { eventsOf } from '../../actions/event/events.ts'
import { lineFor, lineText } from '../../actions/event/summary.ts'
import { eventTexts } from '../../i18n/laterTexts.ts'
import { clockOfEvent } from '../../model/event/eventLines.ts'
import { pageClock } from '../../model/window/clock.ts'
import type { ListedEvent } from '../../model/event/events.svelte.ts'
import Button from '../ui/Button.svelte'
import IconButton from '../ui/IconButton.svelte';

;type $$ComponentProps =  { stored: ListedEvent };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  

  const { stored }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const events = eventsOf(app)
  const t = eventTexts.list
  const line = $derived(lineFor(app, stored).then((line) => ({ line, time: clockOfEvent(pageClock, line) })))

  async function report() {
    await events.openEvent(stored.id)
    if (!events.open) return
    events.open.paper = 'report'
    events.open.view = 'paper'
  }
;
async () => {


  { svelteHTML.createElement("button", {      "type":`button`,"class":`card-open`,"onclick":() => {
    void events.openEvent(stored.id)
  },});
   { svelteHTML.createElement("span", { "class":`card-title`,});stored.name; }
   { svelteHTML.createElement("span", { "class":`small quiet numbers`,});   { const $$_value = await (line);{ const found = $$_value; lineText(stored, found.line, otherClockNow(found));}} }
 }
   { const $$_value = await (line);{ const found = $$_value; 
  if(found.line.first !== null){ { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"look":`quiet`,"aria-label":`${t.report}: ${stored.name}`,"onclick":() => {
        void report()
      },}});t.report;  Button}}
}}
 { const $$_nottuBnocI0C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI0C({ target: __sveltets_2_any(), props: {       "icon":Trash,"label":t.remove(stored.name),"onclick":() => {
    void removeEvent(app, stored)
  },}});}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const EventCard__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type EventCard__SvelteComponent_ = ReturnType<typeof EventCard__SvelteComponent_>;
/*Ωignore_endΩ*/export default EventCard__SvelteComponent_;