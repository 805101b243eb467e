///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { eventsOf } from '../../../actions/event/events.ts'
import { deleteHolding } from '../../../actions/event/forgetting/forgetPlayer.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { language } from '../../../i18n/spoken.ts'
import type { HeldName } from '../../../model/event/forgetting/heldNames.ts'
import Button from '../../ui/Button.svelte'
import Dialog from '../../ui/Dialog.svelte';

;type $$ComponentProps =  { held: HeldName };function $$render() {

  
  
  
  
  
  
  
  

  const { held }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const t = eventTexts.door.held
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' })
  const close = () => {
    eventsOf(app).held = null
  }
;
async () => {


 { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"open":true,"title":t.title(held.number),"onclose":close,actions:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":close,}});t.keep; Button}
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":() => {
        void deleteHolding(app, held)
      },}});t.delete;  Button}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
   { svelteHTML.createElement("p", {});t.text(held.backups.length); }
   { svelteHTML.createElement("ul", {   "class":`small numbers`,...__sveltets_2_empty({"data-testid":`held`}),});
       for(let one of __sveltets_2_ensureArray(held.backups)){one.name; { svelteHTML.createElement("li", {});time.format(new Date(one.takenAt));one.unread ? ` · ${t.unread}` : ''; }}
   }
  
 Dialog}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const HeldDialog__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type HeldDialog__SvelteComponent_ = ReturnType<typeof HeldDialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default HeldDialog__SvelteComponent_;