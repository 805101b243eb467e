///<reference types="svelte" />
;
import type { OrganiserPicture } from '../../../../shared/venue/organiser.ts'
import type { DisplaySeen, DisplaySetting } from '../../../../shared/venue/messages.ts'
import { useApp } from '../../../actions/app.ts'
import type { VenueDesk } from '../../../actions/venue/desk.svelte.ts'
import { eventTexts, venueTexts } from '../../../i18n/laterTexts.ts'
import { DISPLAY_PAGES } from '../../../model/event/display.ts'
import Button from '../../ui/Button.svelte'
import Field from '../../ui/Field.svelte'
import Fold from '../../ui/Fold.svelte'
import NumberField from '../../ui/NumberField.svelte'
import Toggle from '../../ui/Toggle.svelte'
import QrCode from './QrCode.svelte';

;type $$ComponentProps =  { picture: OrganiserPicture; desk: VenueDesk };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  

  const { picture, desk }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const t = venueTexts.hosting.displays
  const d = eventTexts.display
  const address = $derived(`${picture.origin}/display`)

  /** What was chosen here: the host hears of it and tells it back a moment later. */
  const chosen = $state<Record<string, DisplaySetting>>({})
  const displays = $derived(picture.displays.map((setting) => ({ ...setting, ...chosen[setting.id] })))
  const set = ({ accepted: _seen, ...setting }: DisplaySeen, some: Partial<DisplaySetting>) => {
    const next = { ...setting, ...some }
    chosen[setting.id] = next
    void desk.tell(app, { do: 'set-display', setting: next })
  }
  const remove = ({ id }: DisplaySetting) => {
    delete chosen[id]
    void desk.tell(app, { do: 'remove-display', display: id })
  }
;
async () => {


 { const $$_dloF0C = __sveltets_2_ensureComponent(Fold); new $$_dloF0C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"title":t.title,"note":String(picture.displays.length),"testid":`venue-displays`,}});
   { svelteHTML.createElement("div", { "class":`about`,});
     { svelteHTML.createElement("p", { "class":`small quiet`,});t.explain(address); }
     { const $$_edoCrQ2C = __sveltets_2_ensureComponent(QrCode); new $$_edoCrQ2C({ target: __sveltets_2_any(), props: {    "text":address,"label":t.picture,}});}
   }
  if(picture.displays.length === 0){ { svelteHTML.createElement("p", { "class":`quiet`,});t.none; }}
     for(let setting of __sveltets_2_ensureArray(displays)){setting.id;
     { svelteHTML.createElement("div", { "class":`display`,});
       { svelteHTML.createElement("div", { "class":`row`,});
         { svelteHTML.createElement("span", { "class":`small quiet`,});setting.accepted ? t.accepted : t.notAccepted; }
        if(!setting.accepted){
           { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
              void desk.tell(app, { do: 'accept-display', display: setting.id })
            },}});t.accept(setting.name);  Button}
        }
         { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
            remove(setting)
          },}});t.remove(setting.name);  Button}
       }
       { const $$_dleiF2C = __sveltets_2_ensureComponent(Field); new $$_dleiF2C({ target: __sveltets_2_any(), props: {         "label":t.name,"value":setting.name,"maxlength":60,"onchange":(name) => {
          if (name.trim() !== '') set(setting, { name })
        },}});}
       { svelteHTML.createElement("div", { "class":`pages`,});
           for(let { id } of __sveltets_2_ensureArray(DISPLAY_PAGES)){id;
           { const $$_elggoT3C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT3C({ target: __sveltets_2_any(), props: {       "label":d.pageNames[id],"checked":setting.pages.includes(id),"onchange":(on) => {
              set(setting, { pages: DISPLAY_PAGES.map((one) => one.id).filter((one) => (one === id ? on : setting.pages.includes(one))) })
            },}});}
        }
       }
       { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {           "label":d.seconds,"value":setting.seconds,"min":3,"max":120,"onchange":(seconds) => {
          if (seconds !== undefined) set(setting, { seconds })
        },}});}
       { const $$_dleiF2C = __sveltets_2_ensureComponent(Field); new $$_dleiF2C({ target: __sveltets_2_any(), props: {         "label":d.message,"value":setting.message,"maxlength":300,"onchange":(message) => {
          set(setting, { message })
        },}});}
     }
  }
 Fold}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DisplaysPart__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DisplaysPart__SvelteComponent_ = ReturnType<typeof DisplaysPart__SvelteComponent_>;
/*Ωignore_endΩ*/export default DisplaysPart__SvelteComponent_;