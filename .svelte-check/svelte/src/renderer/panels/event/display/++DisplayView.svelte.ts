///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { roomDisplay } from '../../../actions/event/roomDisplay.svelte.ts'
import { write } from '../../../actions/event/write.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { DISPLAY_PAGES, LONGEST_PAGE, openDisplay, type DisplayPageId } from '../../../model/event/display.ts'
import Button from '../../ui/Button.svelte'
import Field from '../../ui/Field.svelte'
import NumberField from '../../ui/NumberField.svelte'
import Toggle from '../../ui/Toggle.svelte'
import { useEvent } from '../parts/eventContext.ts';
function $$render() {

  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const event = useEvent()
  const t = eventTexts.display
  const choice = $derived(roomDisplay.choice)
  const names = $derived(event.read((state) => state.settings.names))

  function page(id: DisplayPageId, shown: boolean) {
    const { pages } = roomDisplay.choice
    roomDisplay.choose(app, { pages: shown ? [...pages, id] : pages.filter((one) => one !== id) })
  }
;
async () => {


 { svelteHTML.createElement("div", { "class":`display`,});
   { svelteHTML.createElement("p", { "class":`quiet`,});t.explain; }
   { svelteHTML.createElement("div", { "class":`buttons`,}); { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":openDisplay,}});t.open; Button} }
   { const $$_dleiF1C = __sveltets_2_ensureComponent(Field); new $$_dleiF1C({ target: __sveltets_2_any(), props: {         "label":t.message,"value":choice.message,"maxlength":300,"onchange":(message) => {
      roomDisplay.choose(app, { message })
    },}});}
   { svelteHTML.createElement("fieldset", {});
     { svelteHTML.createElement("legend", {});t.pages; }
       for(let { id } of __sveltets_2_ensureArray(DISPLAY_PAGES)){id;
       { const $$_elggoT2C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT2C({ target: __sveltets_2_any(), props: {       "label":t.pageNames[id],"checked":choice.pages.includes(id),"onchange":(shown) => {
          page(id, shown)
        },}});}
    }
   }
   { const $$_elggoT1C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT1C({ target: __sveltets_2_any(), props: {       "label":t.others,"checked":choice.others,"onchange":(others) => {
      roomDisplay.choose(app, { others })
    },}});}
   { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {           "label":t.seconds,"value":choice.seconds,"min":3,"max":LONGEST_PAGE,"onchange":(seconds) => {
      if (seconds !== undefined) roomDisplay.choose(app, { seconds })
    },}});}
  if(event.may('settings')){ { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {         "label":t.pairingsFor,"value":event.read(({ settings }) => settings.pairingsFor),"max":60,"onchange":(pairingsFor) => {
        if (pairingsFor !== undefined) void write(app, event, [{ do: 'settings', changes: { pairingsFor } }])
      },}});}}
   { svelteHTML.createElement("p", { "class":`small quiet`,});t.names[names]; t.keys; }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DisplayView__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DisplayView__SvelteComponent_ = ReturnType<typeof DisplayView__SvelteComponent_>;
/*Ωignore_endΩ*/export default DisplayView__SvelteComponent_;