///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { deskOf } from '../../../actions/venue/desk.svelte.ts'
import { hostingOf } from '../../../actions/venue/venueHosting.svelte.ts'
import { venueTexts } from '../../../i18n/laterTexts.ts'
import Field from '../../ui/Field.svelte'
import Fold from '../../ui/Fold.svelte'
import { wifiCode } from '../../../model/venue/qr.ts'
import { useEvent } from '../parts/eventContext.ts'
import DevicesPart from './DevicesPart.svelte'
import DisplaysPart from './DisplaysPart.svelte'
import HostingHead from './HostingHead.svelte'
import JoiningPart from './JoiningPart.svelte'
import PlayersPart from './PlayersPart.svelte'
import QrCode from './QrCode.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const hosting = hostingOf(app)
  const event = useEvent()
  const t = venueTexts.hosting
  /** Of this computer, or of the host of another one. */
  const desk = deskOf(app, event) ?? hosting
  const isHere = $derived(desk === hosting)
  const picture = $derived(desk.picture)
  $effect(() => desk.watch())
;
async () => {


if(isHere){ { const $$_daeHgnitsoH0C = __sveltets_2_ensureComponent(HostingHead); new $$_daeHgnitsoH0C({ target: __sveltets_2_any(), props: {    "where":hosting.isGone ? t.gone : picture ? t.strip(picture.origin) : '',"stop":t.stop,}});}
}else{
  if(picture){ { svelteHTML.createElement("p", { "class":`where`,});t.strip(picture.origin); }}
  if(desk.fault){ { svelteHTML.createElement("p", {   "class":`fault-box`,"role":`alert`,});desk.fault; }}
}
if(picture){
   { const $$_traPgninioJ0C = __sveltets_2_ensureComponent(JoiningPart); new $$_traPgninioJ0C({ target: __sveltets_2_any(), props: {  picture,desk,}});}
   { const $$_traPseciveD0C = __sveltets_2_ensureComponent(DevicesPart); new $$_traPseciveD0C({ target: __sveltets_2_any(), props: {  picture,desk,}});}
   { const $$_traPsyalpsiD0C = __sveltets_2_ensureComponent(DisplaysPart); new $$_traPsyalpsiD0C({ target: __sveltets_2_any(), props: {  picture,desk,}});}
   { const $$_traPsreyalP0C = __sveltets_2_ensureComponent(PlayersPart); new $$_traPsreyalP0C({ target: __sveltets_2_any(), props: { desk,}});}
   { const $$_dloF0C = __sveltets_2_ensureComponent(Fold); new $$_dloF0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"title":t.wifi.title,}});
     { svelteHTML.createElement("p", { "class":`small quiet`,});t.wifi.explain; }
     { svelteHTML.createElement("div", { "class":`wifi`,});
       { svelteHTML.createElement("div", { "class":`fields`,});
         { const $$_dleiF3C = __sveltets_2_ensureComponent(Field); new $$_dleiF3C({ target: __sveltets_2_any(), props: {           "label":t.wifi.name,"value":desk.wifi.name,"maxlength":60,"autocomplete":`off`,"onchange":(name) => {
            desk.wifi.name = name
          },}});}
         { const $$_dleiF3C = __sveltets_2_ensureComponent(Field); new $$_dleiF3C({ target: __sveltets_2_any(), props: {           "label":t.wifi.password,"value":desk.wifi.password,"maxlength":80,"autocomplete":`off`,"onchange":(password) => {
            desk.wifi.password = password
          },}});}
       }
      if(desk.wifi.name){ { const $$_edoCrQ2C = __sveltets_2_ensureComponent(QrCode); new $$_edoCrQ2C({ target: __sveltets_2_any(), props: {    "text":wifiCode(desk.wifi.name, desk.wifi.password),"label":t.wifi.picture,}});}}
     }
   Fold}
   { const $$_dloF0C = __sveltets_2_ensureComponent(Fold); new $$_dloF0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"title":t.down.title,}});
     { svelteHTML.createElement("ul", { "class":`down`,});
          for(let line of __sveltets_2_ensureArray(t.down.lines)){let index = 1;index; { svelteHTML.createElement("li", {});line; }}
     }
   Fold}
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const HostingOn__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type HostingOn__SvelteComponent_ = ReturnType<typeof HostingOn__SvelteComponent_>;
/*Ωignore_endΩ*/export default HostingOn__SvelteComponent_;