///<reference types="svelte" />
;
import LogOut from '@lucide/svelte/icons/log-out'
import { messageOf } from '../../../../shared/base/result.ts'
import { useApp } from '../../../actions/app.ts'
import { venueOf } from '../../../actions/venue/joining.svelte.ts'
import { venueTexts } from '../../../i18n/laterTexts.ts'
import type { JoinedVenue } from '../../../../device/comeIn.ts'
import IconButton from '../../ui/IconButton.svelte';

;type $$ComponentProps =  { joined: JoinedVenue };function $$render() {

  
  
  
  
  
  
  

  const { joined }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const venue = venueOf(app)
  const t = venueTexts.join

  const tell = (error: unknown) => {
    app.session.notify('error', messageOf(error))
  }
;
async () => {


 { svelteHTML.createElement("ul", {   "class":`cards`,...__sveltets_2_empty({"data-testid":`venue-joined`}),});
   { svelteHTML.createElement("li", {});
     { svelteHTML.createElement("button", {       "type":`button`,"class":`card-open`,"onclick":() => {
        venue.open(app).catch(tell)
      },});
       { svelteHTML.createElement("span", { "class":`card-title`,});joined.name; }
       { svelteHTML.createElement("span", { "class":`small quiet`,});t.card(venueTexts.roles[joined.role]); }
     }
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {       "icon":LogOut,"label":t.leave(joined.name),"onclick":() => {
        venue.askToLeave(app)
      },}});}
   }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const JoinedCard__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type JoinedCard__SvelteComponent_ = ReturnType<typeof JoinedCard__SvelteComponent_>;
/*Ωignore_endΩ*/export default JoinedCard__SvelteComponent_;