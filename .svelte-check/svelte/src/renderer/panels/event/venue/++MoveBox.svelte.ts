///<reference types="svelte" />
;
import { messageOf } from '../../../../shared/base/result.ts'
import { useApp } from '../../../actions/app.ts'
import { venueOf } from '../../../actions/venue/joining.svelte.ts'
import { venueTexts } from '../../../i18n/laterTexts.ts'
import { addressTyped, readAddress } from '../../../model/venue/moving.ts'
import Button from '../../ui/Button.svelte'
import Field from '../../ui/Field.svelte';

;type $$ComponentProps =  { standBys: readonly string[] };function $$render() {

  
  
  
  
  
  
  

  const { standBys }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const venue = venueOf(app)
  const t = venueTexts.move
  let typed = $state('')
  let fault = $state('')

  function go(address: string | null) {
    if (!app.platform.venue.fixed && address !== null) {
      fault = ''
      venue.moveTo(app, address).catch((error: unknown) => {
        app.session.notify('error', messageOf(error))
      })
      return
    }
    const whole = address === null ? null : venue.addressAt(address)
    fault = whole === null ? t.noAddress : ''
    if (whole !== null) window.location.assign(whole)
  }
;
async () => {


   for(let address of __sveltets_2_ensureArray(standBys)){address;
   { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
      go(address)
    },}});t.standBy(address);  Button}
}
 { svelteHTML.createElement("details", { ...__sveltets_2_empty({"data-testid":`venue-move`}),});
   { svelteHTML.createElement("summary", {});t.title; }
   { svelteHTML.createElement("p", { "class":`small`,});t.explain; }
   { svelteHTML.createElement("div", { "class":`ways`,});
     { svelteHTML.createElement("form", {     "class":`ways`,"onsubmit":(submit) => {
        submit.preventDefault()
        go(app.platform.venue.fixed ? readAddress(typed) : addressTyped(typed))
      },});
       { const $$_dleiF3C = __sveltets_2_ensureComponent(Field); new $$_dleiF3C({ target: __sveltets_2_any(), props: {         "label":t.typed,"value":typed,"maxlength":200,"onchange":(value) => {
          typed = value
        },}});}
       { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"type":`submit`,"disabled":typed.trim() === '',}});t.go; Button}
     }
   }
  if(fault){ { svelteHTML.createElement("p", {   "class":`bad`,"role":`alert`,});fault; }}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const MoveBox__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type MoveBox__SvelteComponent_ = ReturnType<typeof MoveBox__SvelteComponent_>;
/*Ωignore_endΩ*/export default MoveBox__SvelteComponent_;