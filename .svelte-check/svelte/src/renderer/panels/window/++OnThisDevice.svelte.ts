///<reference types="svelte" />
;
import CircleCheck from '@lucide/svelte/icons/circle-check'
import CircleDashed from '@lucide/svelte/icons/circle-dashed'
import CircleX from '@lucide/svelte/icons/circle-x'
import { windowTexts } from '../../i18n/texts.ts'
import { useApp } from '../../actions/app.ts'
import { changeVersion, editionStatus } from '../../actions/window/edition.svelte.ts'
import Button from '../ui/Button.svelte';
function $$render() {

  
  
  
  
  
  
  

  const app = useApp()
  const { edition } = app.platform
  const current = editionStatus(edition)
  const status = $derived(current())
  const icons = { ready: CircleCheck, preparing: CircleDashed, unavailable: CircleX }
;
async () => {


if(edition && status){
  const Icon = icons[status.offline];
   { svelteHTML.createElement("section", {     "class":`device`,...__sveltets_2_empty({"data-testid":`on-this-device`}),"aria-label":windowTexts.edition.title,});
     { svelteHTML.createElement("p", { "class":`line`,}); { const $$_nocI2C = __sveltets_2_ensureComponent(Icon); new $$_nocI2C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});} { svelteHTML.createElement("span", {});windowTexts.edition.offline[status.offline]; } }
    if(status.installed){
       { svelteHTML.createElement("p", { "class":`line`,}); { const $$_kcehCelcriC2C = __sveltets_2_ensureComponent(CircleCheck); new $$_kcehCelcriC2C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});} { svelteHTML.createElement("span", {});windowTexts.edition.installed; } }
    } else if (status.installable){
       { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"wide":true,"onclick":() => {
          void edition.install()
        },}});windowTexts.edition.install;  Button}
       { svelteHTML.createElement("p", { "class":`small quiet`,});windowTexts.edition.installHint; }
    }
    if(status.waiting || status.changed){
       { svelteHTML.createElement("p", {});status.changed ? windowTexts.edition.changed : windowTexts.edition.waiting; }
       { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"wide":true,"look":`primary`,"onclick":() => {
          void changeVersion(app)
        },}});windowTexts.edition.reload;  Button}
      if(!status.changed){ { svelteHTML.createElement("p", { "class":`small quiet`,});windowTexts.edition.waitingHint; }}
    }
   }
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const OnThisDevice__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type OnThisDevice__SvelteComponent_ = ReturnType<typeof OnThisDevice__SvelteComponent_>;
/*Ωignore_endΩ*/export default OnThisDevice__SvelteComponent_;