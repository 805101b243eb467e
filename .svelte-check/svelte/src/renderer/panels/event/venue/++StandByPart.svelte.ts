///<reference types="svelte" />
;
import type { StandByPicture } from '../../../../shared/venue/organiser.ts'
import { useApp } from '../../../actions/app.ts'
import { hostingOf } from '../../../actions/venue/venueHosting.svelte.ts'
import { standByWords } from '../../../actions/venue/standByWords.ts'
import { venueTexts } from '../../../i18n/laterTexts.ts'
import Button from '../../ui/Button.svelte'
import HostingHead from './HostingHead.svelte';

;type $$ComponentProps =  { picture: StandByPicture };function $$render() {

  
  
  
  
  
  
  

  const { picture }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const hosting = hostingOf(app)
  const t = venueTexts.hosting
  const words = $derived(standByWords(picture))
  const aside = $derived(picture.handed.filter(({ code }) => code !== null).length)
  let asked = $state(false)
;
async () => {


 { const $$_daeHgnitsoH0C = __sveltets_2_ensureComponent(HostingHead); new $$_daeHgnitsoH0C({ target: __sveltets_2_any(), props: {      "where":hosting.isGone ? t.standBy.gone : t.standBy.at(picture.origin),"stop":t.standBy.stop,"testid":`venue-stand-by`,}});}
if(!hosting.isGone){
   { svelteHTML.createElement("div", {   "class":`state`,"role":`status`,});
     { svelteHTML.createElement("p", {});words.kept; }
    if(!words.host){ { svelteHTML.createElement("p", { "class":`quiet`,});picture.secure ? venueTexts.strip.secure : venueTexts.strip.plain; }}
    if(words.host){ { svelteHTML.createElement("p", { "class":`fault-box`,});words.host; }}
    if(picture.failing !== null){ { svelteHTML.createElement("p", { "class":`fault-box`,});t.standBy.failing; }}
   }
  if(picture.handed.length > 0){ { svelteHTML.createElement("p", { "class":`told`,});t.standBy.handed(picture.handed.length - aside, aside); }}
   { svelteHTML.createElement("section", { "class":`section-box`,});
     { svelteHTML.createElement("h2", {});t.standBy.fails; }
     { svelteHTML.createElement("p", {});t.standBy.pause; }
     { svelteHTML.createElement("p", { "class":`address`,});t.standBy.found(picture.url); }
    if(hosting.still){ { svelteHTML.createElement("p", {   "class":`fault-box`,"role":`alert`,});t.standBy.still(hosting.still); }}
     { svelteHTML.createElement("div", { "class":`side-by-side`,});
      if(asked || hosting.still){
        if(!hosting.still){ { svelteHTML.createElement("p", { "class":`sure`,});t.standBy.sure; }}
         { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`danger`,"onclick":() => {
            asked = false
            void hosting.promote(app, hosting.still !== '')
          },}});hosting.still ? t.standBy.anyway : t.standBy.yes;  Button}
         { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
            asked = false
            hosting.still = ''
          },}});t.standBy.no;  Button}
      }else{
         { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":words.host ? 'primary' : 'plain',"onclick":() => {
            asked = true
          },}});t.standBy.promote;  Button}
      }
     }
   }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const StandByPart__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type StandByPart__SvelteComponent_ = ReturnType<typeof StandByPart__SvelteComponent_>;
/*Ωignore_endΩ*/export default StandByPart__SvelteComponent_;