///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { hostingOf, USUAL_PORT } from '../../../actions/venue/venueHosting.svelte.ts'
import { leftWords } from '../../../actions/venue/standByWords.ts'
import { venueTexts } from '../../../i18n/laterTexts.ts'
import Button from '../../ui/Button.svelte'
import { useEvent } from '../parts/eventContext.ts'
import OwnAddress from './OwnAddress.svelte';
function $$render() {

  
  
  
  
  
  
  

  const app = useApp()
  const event = useEvent()
  const hosting = hostingOf(app)
  const t = venueTexts.hosting

  const addresses = $derived(hosting.places?.addresses ?? [])
  /** Where it was hosted, or followed, when the app ended. */
  const before = $derived(hosting.leftOf(event))
  let chosen = $state<string | null>(null)
  let portChosen = $state<number | null>(null)
  const address = $derived(
    addresses.find((one) => one.address === (chosen ?? before?.address))?.address ?? addresses[0]?.address ?? '127.0.0.1'
  )
  const port = $derived(portChosen ?? before?.port ?? USUAL_PORT)

  const start = () => {
    void hosting.start(app, event.stored, address, port)
  }
;
async () => {


 { svelteHTML.createElement("h2", {});before?.follows ? t.standBy.title : t.title; }
if(before){
   { svelteHTML.createElement("p", {   "class":`told`,"role":`status`,});
    leftWords(before, event.stored.name);
   }
}
 { svelteHTML.createElement("p", {});before?.follows ? t.standBy.explain : t.explain; }
 { const $$_sserddAnwO0C = __sveltets_2_ensureComponent(OwnAddress); new $$_sserddAnwO0C({ target: __sveltets_2_any(), props: {         "label":before?.follows ? t.standBy.own : t.address,address,port,"onaddress":(id) => {
    chosen = id
  },"onport":(value) => {
    portChosen = value
  },}});}
if(hosting.fault){ { svelteHTML.createElement("p", {   "class":`fault-box`,"role":`alert`,});hosting.fault; }}
 { svelteHTML.createElement("div", {});
   { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"look":`primary`,"disabled":hosting.stage === 'starting',"onclick":start,}});hosting.stage === 'starting' ? t.starting : before?.follows ? t.standBy.again : before ? t.hostAgain : t.start;  Button}
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const HostingOff__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type HostingOff__SvelteComponent_ = ReturnType<typeof HostingOff__SvelteComponent_>;
/*Ωignore_endΩ*/export default HostingOff__SvelteComponent_;