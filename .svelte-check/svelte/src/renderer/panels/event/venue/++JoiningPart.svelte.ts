///<reference types="svelte" />
;
import type { OrganiserPicture } from '../../../../shared/venue/organiser.ts'
import type { StaffRole } from '../../../../shared/venue/rights.ts'
import { useApp } from '../../../actions/app.ts'
import type { VenueDesk } from '../../../actions/venue/desk.svelte.ts'
import { venueTexts } from '../../../i18n/laterTexts.ts'
import { pageClock } from '../../../model/window/clock.ts'
import { clockText } from '../../../../shared/tournament/state/clockText.ts'
import Pick from '../../parts/choose/Pick.svelte'
import Button from '../../ui/Button.svelte'
import QrCode from './QrCode.svelte';

;type $$ComponentProps =  { picture: OrganiserPicture; desk: VenueDesk };function $$render() {

  
  
  
  
  
  
  
  
  
  

  const { picture, desk }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const t = venueTexts.hosting.join
  let now = $state(pageClock.mono())
  $effect(() => {
    const timer = setInterval(() => {
      now = pageClock.mono()
    }, 1000)
    return () => {
      clearInterval(timer)
    }
  })
  /** Until when the code is good, by the monotonic clock of this page. */
  const until = $derived(picture.joining ? pageClock.mono() + picture.joining.for : 0)
  const shown = $derived(until > now ? picture.joining : null)
  /** Three letters and three, as they are read out. */
  const letters = $derived(shown ? `${shown.code.slice(0, 3)} ${shown.code.slice(3)}` : '')
  const roles = $state<Record<string, StaffRole>>({})
  const roleOf = (request: string): StaffRole => roles[request] ?? 'judge'
;
async () => {


 { svelteHTML.createElement("section", {   "class":`section-box`,...__sveltets_2_empty({"data-testid":`venue-joining`}),});
   { svelteHTML.createElement("h2", {});t.title; }
   { svelteHTML.createElement("p", { "class":`small quiet`,});t.explain; }
     for(let asking of __sveltets_2_ensureArray(picture.asking)){asking.request;
     { svelteHTML.createElement("div", {     "class":`asking side-by-side`,"role":`group`,"aria-label":t.asks(asking.name),});
       { svelteHTML.createElement("p", { "class":`who`,});
         { svelteHTML.createElement("span", { "class":`strong`,});t.asks(asking.name); }
         { svelteHTML.createElement("span", {});t.compare;  { svelteHTML.createElement("span", { "class":`letters`,});asking.letters; } }
       }
       { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {          "label":t.role(asking.name),"hideLabel":true,"choices":desk.roles.map((id) => ({ id, label: venueTexts.roles[id] })),"value":roleOf(asking.request),"onchange":(id) => {
          const role = desk.roles.find((one) => one === id)
          if (role) roles[asking.request] = role
        },}});}
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":() => {
          void desk.tell(app, { do: 'let-in', request: asking.request, role: roleOf(asking.request) })
        },}});t.letIn;  Button}
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
          void desk.tell(app, { do: 'turn-away', request: asking.request })
        },}});t.turnAway;  Button}
     }
  }
  if(shown){
     { svelteHTML.createElement("div", { "class":`code`,});
       { const $$_edoCrQ2C = __sveltets_2_ensureComponent(QrCode); new $$_edoCrQ2C({ target: __sveltets_2_any(), props: {    "text":shown.address,"label":t.picture,}});}
       { svelteHTML.createElement("dl", {});
         { svelteHTML.createElement("dt", {});t.address; }
         { svelteHTML.createElement("dd", { "class":`address`,});picture.origin; }
         { svelteHTML.createElement("dt", {});t.letters; }
         { svelteHTML.createElement("dd", {   "class":`letters large`,...__sveltets_2_empty({"data-testid":`venue-code`}),});letters; }
         { svelteHTML.createElement("dt", { "class":`quiet numbers`,});t.left(clockText(Math.max(0, Math.floor((until - now) / 1000)))); }
       }
     }
  }
   { svelteHTML.createElement("div", { "class":`buttons`,});
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":shown || picture.asking.length > 0 ? 'plain' : 'primary',"onclick":() => {
        void desk.tell(app, { do: 'open-joining' })
      },}});shown ? t.another : t.show;  Button}
    if(shown){
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
          void desk.tell(app, { do: 'close-joining' })
        },}});t.hide;  Button}
    }
   }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const JoiningPart__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type JoiningPart__SvelteComponent_ = ReturnType<typeof JoiningPart__SvelteComponent_>;
/*Ωignore_endΩ*/export default JoiningPart__SvelteComponent_;