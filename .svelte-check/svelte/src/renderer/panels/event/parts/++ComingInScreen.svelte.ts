///<reference types="svelte" />
;
import type { Snippet } from 'svelte'
import { venueTexts } from '../../../i18n/laterTexts.ts'
import Button from '../../ui/Button.svelte'
import ScreenFrame from '../../ui/ScreenFrame.svelte';
;

  interface Props {
    title: string
    testid: string
    /** The way out, and what it is called now. */
    back: string
    onback: () => void
    /** Asked, and not let in yet; null: nobody is waited for. */
    letters: string | null
    /** What else is to be known while it waits. */
    note?: string
    fault: string
    /** It is being asked. */
    isBusy: boolean
    onask: () => void
    wide?: boolean
    /** What is typed. */
    children: Snippet
    /** Let in: what stands there instead of both. */
    done?: Snippet | undefined
  };function $$render() {

  
  
  
  

  const { title, testid, back, onback, letters, note, fault, isBusy, onask, wide = false, children, done }: Props = $props()
  const t = venueTexts.join
;
async () => {


 { const $$_emarFneercS0C = __sveltets_2_ensureComponent(ScreenFrame); const $$_emarFneercS0 = new $$_emarFneercS0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },title,testid,actions:() => { async ()/*Ωignore_positionΩ*/ => { { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":onback,}});back; Button}};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_emarFneercS0.$$prop_def;/*Ωignore_endΩ*/
  
  if(done){
     { svelteHTML.createElement("div", {   "class":['column', { wide }],"role":`status`,});;__sveltets_2_ensureSnippet(done()); }
  } else if (letters !== null){
     { svelteHTML.createElement("div", {   "class":['column', { wide }],"role":`status`,});
       { svelteHTML.createElement("p", {   "class":`letters`,...__sveltets_2_empty({"data-testid":`venue-letters`}),});letters; }
       { svelteHTML.createElement("p", {});t.letters; }
      if(note){ { svelteHTML.createElement("p", {});note; }}
       { svelteHTML.createElement("p", { "class":`quiet`,});t.waits; }
     }
  }else{
     { svelteHTML.createElement("form", {     "class":['column', { wide }],"onsubmit":(submit) => {
        submit.preventDefault()
        onask()
      },});
      ;__sveltets_2_ensureSnippet(children());
      if(fault){ { svelteHTML.createElement("p", {   "class":`fault-box`,"role":`alert`,});fault; }}
       { svelteHTML.createElement("div", {}); { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"type":`submit`,"look":`primary`,"disabled":isBusy,}});t.ask; Button} }
     }
  }
 ScreenFrame}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ComingInScreen__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ComingInScreen__SvelteComponent_ = ReturnType<typeof ComingInScreen__SvelteComponent_>;
/*Ωignore_endΩ*/export default ComingInScreen__SvelteComponent_;