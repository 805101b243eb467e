///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { hostingOf } from '../../../actions/venue/venueHosting.svelte.ts'
import { venueTexts } from '../../../i18n/laterTexts.ts'
import Field from '../../ui/Field.svelte'
import Fold from '../../ui/Fold.svelte'
import { wifiCode } from '../../../model/venue/qr.ts'
import DevicesPart from './DevicesPart.svelte'
import DisplaysPart from './DisplaysPart.svelte'
import HostingHead from './HostingHead.svelte'
import JoiningPart from './JoiningPart.svelte'
import PlayersPart from './PlayersPart.svelte'
import QrCode from './QrCode.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const hosting = hostingOf(app)
  const t = venueTexts.hosting
  const picture = $derived(hosting.picture)
;
async () => {


 { const $$_daeHgnitsoH0C = __sveltets_2_ensureComponent(HostingHead); new $$_daeHgnitsoH0C({ target: __sveltets_2_any(), props: {    "where":hosting.isGone ? t.gone : picture ? t.strip(picture.origin) : '',"stop":t.stop,}});}
if(picture){
   { const $$_traPgninioJ0C = __sveltets_2_ensureComponent(JoiningPart); new $$_traPgninioJ0C({ target: __sveltets_2_any(), props: { picture,}});}
   { const $$_traPseciveD0C = __sveltets_2_ensureComponent(DevicesPart); new $$_traPseciveD0C({ target: __sveltets_2_any(), props: { picture,}});}
   { const $$_traPsyalpsiD0C = __sveltets_2_ensureComponent(DisplaysPart); new $$_traPsyalpsiD0C({ target: __sveltets_2_any(), props: { picture,}});}
   { const $$_traPsreyalP0C = __sveltets_2_ensureComponent(PlayersPart); new $$_traPsreyalP0C({ target: __sveltets_2_any(), props: {}});}
   { const $$_dloF0C = __sveltets_2_ensureComponent(Fold); new $$_dloF0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"title":t.wifi.title,}});
     { svelteHTML.createElement("p", { "class":`small quiet`,});t.wifi.explain; }
     { svelteHTML.createElement("div", { "class":`wifi`,});
       { svelteHTML.createElement("div", { "class":`fields`,});
         { const $$_dleiF3C = __sveltets_2_ensureComponent(Field); new $$_dleiF3C({ target: __sveltets_2_any(), props: {           "label":t.wifi.name,"value":hosting.wifi.name,"maxlength":60,"autocomplete":`off`,"onchange":(name) => {
            hosting.wifi.name = name
          },}});}
         { const $$_dleiF3C = __sveltets_2_ensureComponent(Field); new $$_dleiF3C({ target: __sveltets_2_any(), props: {           "label":t.wifi.password,"value":hosting.wifi.password,"maxlength":80,"autocomplete":`off`,"onchange":(password) => {
            hosting.wifi.password = password
          },}});}
       }
      if(hosting.wifi.name){ { const $$_edoCrQ2C = __sveltets_2_ensureComponent(QrCode); new $$_edoCrQ2C({ target: __sveltets_2_any(), props: {    "text":wifiCode(hosting.wifi.name, hosting.wifi.password),"label":t.wifi.picture,}});}}
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