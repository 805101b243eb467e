///<reference types="svelte" />
;
import Printer from '@lucide/svelte/icons/printer'
import { useApp } from '../../actions/app.ts'
import { printPage } from '../../actions/window/printPage.ts'
import { texts, windowTexts } from '../../i18n/texts.ts'
import Button from '../ui/Button.svelte'
import Dialog from '../ui/Dialog.svelte'
import KeySheet from './KeySheet.svelte';
function $$render() {

  
  
  
  
  
  
  

  const app = useApp()
  const { session } = app
  let sheet: HTMLElement | null = $state(null)
  const close = () => {
    session.keysOpen = false
  }
;
async () => {


 { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"open":session.keysOpen,"title":windowTexts.keys.title,"wide":true,"onclose":close,actions:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        if (sheet) void printPage(app, windowTexts.keys.title, sheet)
      },}}); { const $$_retnirP1C = __sveltets_2_ensureComponent(Printer); new $$_retnirP1C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}windowTexts.keys.print;  Button}
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":close,}});texts.close; Button}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
  
   { const $$_div1 = svelteHTML.createElement("div", {        "class":`scroll`,"tabindex":0,"role":`region`,"aria-label":windowTexts.keys.title,});sheet = $$_div1; { const $$_teehSyeK2C = __sveltets_2_ensureComponent(KeySheet); new $$_teehSyeK2C({ target: __sveltets_2_any(), props: {}});} }
  
 Dialog}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const KeysDialog__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type KeysDialog__SvelteComponent_ = ReturnType<typeof KeysDialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default KeysDialog__SvelteComponent_;