///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { hostingOf } from '../../../actions/venue/venueHosting.svelte.ts'
import { venueTexts } from '../../../i18n/laterTexts.ts'
import { useEvent } from '../parts/eventContext.ts'
import HostingOff from './HostingOff.svelte'
import HostingOn from './HostingOn.svelte'
import StandByPart from './StandByPart.svelte';
function $$render() {

  
  
  
  
  
  
  

  const app = useApp()
  const event = useEvent()
  const hosting = hostingOf(app)
  const t = venueTexts.hosting
;
async () => {


 { svelteHTML.createElement("div", {   "class":`venue`,...__sveltets_2_empty({"data-testid":`venue-view`}),});
  if(event.isElsewhere){ { const $$_nOgnitsoH1C = __sveltets_2_ensureComponent(HostingOn); new $$_nOgnitsoH1C({ target: __sveltets_2_any(), props: {}});}
  } else if (app.platform.hosting === null){
     { svelteHTML.createElement("h2", {});t.browser.title; }
     { svelteHTML.createElement("p", {});t.browser.why; }
     { svelteHTML.createElement("p", {}); { svelteHTML.createElement("code", {});t.browser.command; } }
     { svelteHTML.createElement("p", {});t.browser.how; }
  } else if (hosting.has(event.id) && hosting.standBy){ { const $$_traPyBdnatS1C = __sveltets_2_ensureComponent(StandByPart); new $$_traPyBdnatS1C({ target: __sveltets_2_any(), props: {  "picture":hosting.standBy,}});}
  } else if (hosting.has(event.id)){ { const $$_nOgnitsoH1C = __sveltets_2_ensureComponent(HostingOn); new $$_nOgnitsoH1C({ target: __sveltets_2_any(), props: {}});}
  } else if (hosting.event){ { svelteHTML.createElement("p", {});t.other(hosting.event.name); }
  }else{ { const $$_ffOgnitsoH1C = __sveltets_2_ensureComponent(HostingOff); new $$_ffOgnitsoH1C({ target: __sveltets_2_any(), props: {}});}}
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const VenueView__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type VenueView__SvelteComponent_ = InstanceType<typeof VenueView__SvelteComponent_>;
/*Ωignore_endΩ*/export default VenueView__SvelteComponent_;