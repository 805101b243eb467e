///<reference types="svelte" />
;
import { useApp } from '../../actions/app.ts'
import { openFile } from '../../actions/table/fileActions.ts'
import { importPartsLeft } from '../../actions/importing/importActions.ts'
import { importingTexts, problemText, texts } from '../../i18n/texts.ts'
import Button from '../ui/Button.svelte'
import Dialog from '../ui/Dialog.svelte';
function $$render() {

  
  
  
  
  
  

  const app = useApp()
  const { session } = app
  const SHOWN = 12
  const problems = $derived(session.broken?.problems ?? [])
  const close = () => {
    session.broken = null
    session.imports.partsLeft = null
  }
;
async () => {


  { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {        children:() => { return __sveltets_2_any(0); },"open":session.broken !== null,"title":texts.files.brokenTitle(session.broken?.name ?? ''),"description":texts.files.brokenText,"onclose":close,actions:() => { async ()/*Ωignore_positionΩ*/ => {
    if(session.imports.partsLeft){
       { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
          void importPartsLeft(app)
        },}});importingTexts.partsLeft;  Button}
    }
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        close()
        void openFile(app)
      },}});texts.files.open;  Button}
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":close,}});texts.close; Button}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
   { svelteHTML.createElement("ol", {});
        for(let problem of __sveltets_2_ensureArray((problems.slice(0, SHOWN)))){let i = 1;i;
       { svelteHTML.createElement("li", {});
         { svelteHTML.createElement("code", {});problem.path === '' ? texts.files.whole : problem.path; }
         { svelteHTML.createElement("p", {});problemText(problem); }
       }
    }
   }
  if(problems.length > SHOWN){ { svelteHTML.createElement("p", { "class":`quiet`,});texts.files.more(problems.length - SHOWN); }}
  if(session.imports.partsLeft){ { svelteHTML.createElement("p", {});importingTexts.partsLeftText; }}
  
 Dialog}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const BrokenFileDialog__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type BrokenFileDialog__SvelteComponent_ = ReturnType<typeof BrokenFileDialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default BrokenFileDialog__SvelteComponent_;