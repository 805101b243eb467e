///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { hostingOf } from '../../../actions/venue/venueHosting.svelte.ts'
import { leftWords, standByWords } from '../../../actions/venue/standByWords.ts'
import { venueTexts } from '../../../i18n/laterTexts.ts'
import Button from '../../ui/Button.svelte'
import StandingStrip from './StandingStrip.svelte'
import StartAgain from '../parts/StartAgain.svelte'
import { useEvent } from '../parts/eventContext.ts';
function $$render() {

  
  
  
  
  
  
  
  

  const app = useApp()
  const event = useEvent()
  const hosting = hostingOf(app)
  const t = venueTexts.hosting
  const picture = $derived(hosting.picture)
  const hears = $derived(picture?.devices.filter(({ connected }) => connected).length ?? 0)
  const disputes = $derived(event.there((away) => away.disputes.length) ?? 0)
  const before = $derived(hosting.leftOf(event))
  const starts = $derived(hosting.stage === 'starting')
  /** This computer is a stand-by. */
  const standBy = $derived(hosting.standBy)
  const words = $derived(standBy && standByWords(standBy))
  const onTwo = $derived(
    !picture || picture.onTwo === null ? t.oneOnly : picture.onTwo >= picture.rows ? t.onTwo : t.someOnTwo(picture.onTwo)
  )
;
async () => {


if(before){
   { const $$_pirtSgnidnatS0C = __sveltets_2_ensureComponent(StandingStrip); const $$_pirtSgnidnatS0 = new $$_pirtSgnidnatS0C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"label":t.title,"testid":`hosted-before`,"bad":true,"disputes":0,said:() => { async ()/*Ωignore_positionΩ*/ => {
       { svelteHTML.createElement("span", {}); leftWords(before, event.stored.name); }
      if(hosting.fault){ { svelteHTML.createElement("span", { "role":`alert`,});hosting.fault; }}
    };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {said} = $$_pirtSgnidnatS0.$$prop_def;/*Ωignore_endΩ*/
    
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"look":`primary`,"disabled":starts,"onclick":() => {
        void hosting.start(app, event.stored, before.address, before.port)
      },}});starts ? t.starting : before.follows ? t.standBy.again : t.hostAgain;  Button}
   StandingStrip}
}else{
   { const $$_pirtSgnidnatS0C = __sveltets_2_ensureComponent(StandingStrip); const $$_pirtSgnidnatS0 = new $$_pirtSgnidnatS0C({ target: __sveltets_2_any(), props: {        children:() => { return __sveltets_2_any(0); },"label":t.title,"testid":`hosting-strip`,"bad":hosting.isGone || hosting.fault !== '' || (words?.host ?? '') !== '',disputes,said:() => { async ()/*Ωignore_positionΩ*/ => {
      if(hosting.isGone){ { svelteHTML.createElement("span", {}); standBy ? t.standBy.gone : t.gone; }
      } else if (standBy && words){
         { svelteHTML.createElement("span", {});words.host ? `! ${words.host}` : `◐ ${t.standBy.at(standBy.origin)}`; }
         { svelteHTML.createElement("span", { "class":`quiet numbers`,});words.kept; }
      } else if (hosting.fault){ { svelteHTML.createElement("span", {}); hosting.fault; }
      } else if (picture){
         { svelteHTML.createElement("span", {}); t.strip(picture.origin); }
         { svelteHTML.createElement("span", { "class":`numbers`,});t.hears(hears, picture.streams); }
         { svelteHTML.createElement("span", { "class":`quiet`,});onTwo; }
      }
    };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {said} = $$_pirtSgnidnatS0.$$prop_def;/*Ωignore_endΩ*/
    
    if(hosting.isGone){ { const $$_niagAtratS1C = __sveltets_2_ensureComponent(StartAgain); new $$_niagAtratS1C({ target: __sveltets_2_any(), props: {}});}
    } else if (words?.host && event.view !== 'venue'){
       { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":() => {
          event.view = 'venue'
        },}});t.standBy.fails;  Button}
    } else if (picture && picture.asking.length > 0 && event.view !== 'venue'){
       { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":() => {
          event.view = 'venue'
        },}});t.asks(picture.asking.length);  Button}
    }
   StandingStrip}
}
};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const HostingStrip__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type HostingStrip__SvelteComponent_ = ReturnType<typeof HostingStrip__SvelteComponent_>;
/*Ωignore_endΩ*/export default HostingStrip__SvelteComponent_;