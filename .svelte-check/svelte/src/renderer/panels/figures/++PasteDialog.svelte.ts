///<reference types="svelte" />
;
import { useApp } from '../../actions/app.ts'
import { namePasted, pastingOf, readPasted } from '../../actions/figures/pasting.ts'
import { problemText, texts } from '../../i18n/texts.ts'
import { figuresTexts as t } from '../../i18n/laterTexts.ts'
import { LENGTHS } from '../../text/lengths.ts'
import Button from '../ui/Button.svelte'
import Dialog from '../ui/Dialog.svelte'
import Field from '../ui/Field.svelte';
function $$render() {

  
  
  
  
  
  
  
  

  const app = useApp()
  const pasting = pastingOf(app)
  const SHOWN = 8
;
async () => {


  { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {         children:() => { return __sveltets_2_any(0); },"open":pasting.open,"title":t.paste,"description":t.pasteText,"beginInside":true,"onclose":() => {
    pasting.open = false
  },actions:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        pasting.open = false
      },}});texts.cancel;  Button}
    if(pasting.clicks > 0){
       { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"look":`primary`,"disabled":pasting.name.trim() === '',"onclick":() => {
          void namePasted(app)
        },}});t.newFigure;  Button}
    }else{
       { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"look":`primary`,"disabled":pasting.text.trim() === '',"onclick":() => {
          void readPasted(app)
        },}});t.read;  Button}
    }
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
   { svelteHTML.createElement("textarea", {           "class":`entry`,"rows":10,"maxlength":LENGTHS.paste,"bind:value":pasting.text,"aria-label":t.paste,"spellcheck":`false`,});/*Ωignore_startΩ*/() => pasting.text = __sveltets_2_any(null);/*Ωignore_endΩ*/ }
  if(pasting.problems.length > 0){
     { svelteHTML.createElement("div", {     "class":`problems`,"role":`alert`,...__sveltets_2_empty({"data-testid":`paste-problems`}),});
       { svelteHTML.createElement("strong", {});t.pasteRefused; }
       { svelteHTML.createElement("ul", {});
            for(let problem of __sveltets_2_ensureArray((pasting.problems.slice(0, SHOWN)))){let i = 1;i; { svelteHTML.createElement("li", {});problemText(problem); }}
       }
      if(pasting.problems.length > SHOWN){ { svelteHTML.createElement("p", { "class":`quiet`,});texts.files.more(pasting.problems.length - SHOWN); }}
     }
  }
  if(pasting.clicks > 0){
     { svelteHTML.createElement("form", {        "class":`name`,[Symbol("@attach")]:(node) => {
        node.querySelector('input')?.focus()
      },...__sveltets_2_empty({"data-testid":`paste-name`}),"onsubmit":(event) => {
        event.preventDefault()
        void namePasted(app)
      },});
       { svelteHTML.createElement("p", {});t.dialWithoutName(pasting.clicks); }
       { const $$_dleiF2C = __sveltets_2_ensureComponent(Field); new $$_dleiF2C({ target: __sveltets_2_any(), props: {         "label":t.nameOfDial,"value":pasting.name,"maxlength":120,"onchange":(name) => {
          pasting.name = name
        },}});}
     }
  }
  
 Dialog}


};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const PasteDialog__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type PasteDialog__SvelteComponent_ = InstanceType<typeof PasteDialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default PasteDialog__SvelteComponent_;