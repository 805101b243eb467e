///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { venueOf } from '../../../actions/venue/joining.svelte.ts'
import { venueTexts } from '../../../i18n/laterTexts.ts'
import Button from '../../ui/Button.svelte'
import ComingInFields from '../parts/ComingInFields.svelte'
import ComingInScreen from '../parts/ComingInScreen.svelte'
import MoveBox from './MoveBox.svelte';
function $$render() {
  const done/*Ωignore_positionΩ*/ = ()/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
   { svelteHTML.createElement("p", {});t.opening; }
  if(venue.fault){ { svelteHTML.createElement("p", {   "class":`fault-box`,"role":`alert`,});venue.fault; }}
  if(venue.fault && venue.joined){
     { svelteHTML.createElement("div", {});
       { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
          venue.askToLeave(app)
        },}});t.leave(venue.joined.name);  Button}
     }
     { const $$_xoBevoM0C = __sveltets_2_ensureComponent(MoveBox); new $$_xoBevoM0C({ target: __sveltets_2_any(), props: {  "standBys":[],}});}
  }
};return __sveltets_2_any(0)};
  
  
  
  
  
  
  

  const app = useApp()
  const venue = venueOf(app)
  const t = venueTexts.join
  const stage = $derived(venue.stage)
  /** The host is the one that the page came from. */
  const isFixed = app.platform.venue.fixed
  /** A code that came with the address is long and nobody's to type. */
  const scanned = $derived(venue.code.length > 8)
;
async () => {



  { const $$_neercSnIgnimoC0C = __sveltets_2_ensureComponent(ComingInScreen); new $$_neercSnIgnimoC0C({ target: __sveltets_2_any(), props: {                  children:() => { return __sveltets_2_any(0); },"title":t.title,"testid":`venue-join`,"back":stage.is === 'form' ? t.back : t.stop,"onback":() => {
    venue.stop()
  },"letters":stage.is === 'waits' ? stage.letters : null,"fault":venue.fault,"isBusy":stage.is === 'asking',"onask":() => {
    void venue.ask(app)
  },"done":stage.is === 'form' || stage.is === 'asking' || stage.is === 'waits' ? undefined : done,}});
  if(venue.there){ { svelteHTML.createElement("p", { "class":`there`,});venue.there; }}
   { svelteHTML.createElement("p", { "class":`quiet`,});!isFixed ? t.explainDesktop : scanned ? t.explainScanned : t.explain; }
   { const $$_sdleiFnIgnimoC1C = __sveltets_2_ensureComponent(ComingInFields); new $$_sdleiFnIgnimoC1C({ target: __sveltets_2_any(), props: {               "host":venue.typed,"code":venue.code,"called":venue.called,"nameHint":t.nameHint,"onhost":isFixed
      ? undefined
      : (typed) => {
          venue.typed = typed
        },"oncode":scanned
      ? undefined
      : (code) => {
          venue.code = code
        },"oncalled":(called) => {
      venue.called = called
    },}});}
 ComingInScreen}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const JoinScreen__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type JoinScreen__SvelteComponent_ = ReturnType<typeof JoinScreen__SvelteComponent_>;
/*Ωignore_endΩ*/export default JoinScreen__SvelteComponent_;