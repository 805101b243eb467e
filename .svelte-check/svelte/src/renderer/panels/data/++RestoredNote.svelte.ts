///<reference types="svelte" />
;
import RotateCcw from '@lucide/svelte/icons/rotate-ccw'
import X from '@lucide/svelte/icons/x'
import { useApp } from '../../actions/app.ts'
import { dataTexts, texts } from '../../i18n/texts.ts'
import Button from '../ui/Button.svelte'
import IconButton from '../ui/IconButton.svelte'
import { dayAndTime } from './times.ts';
function $$render() {

  
  
  
  
  
  
  

  const { dataStore, session } = useApp()
  const t = dataTexts.note
;
async () => {


if(dataStore.note){
  const note = dataStore.note;
   { svelteHTML.createElement("div", {     "class":`note`,"role":`status`,...__sveltets_2_empty({"data-testid":`restored`}),});
     { const $$_wcCetatoR1C = __sveltets_2_ensureComponent(RotateCcw); new $$_wcCetatoR1C({ target: __sveltets_2_any(), props: {    "size":20,"aria-hidden":`true`,}});}
     { svelteHTML.createElement("div", { "class":`words`,});
       { svelteHTML.createElement("p", { "class":`what`,});t[note.kind](dayAndTime(note.takenAt)); }
      if(note.setAside > 0){ { svelteHTML.createElement("p", {});t.setAside(note.setAside); }}
       { svelteHTML.createElement("p", { "class":`quiet`,});t.before; }
      if(dataStore.problem){ { svelteHTML.createElement("p", {   "class":`bad`,"role":`alert`,});dataStore.problem; }}
     }
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"disabled":dataStore.working,"onclick":() => {
        void dataStore.undoRestore()
      },}});dataStore.working ? dataTexts.chosen.restoring : t.undoButton;  Button}
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
        session.screen = 'table'
      },}});t.toTable;  Button}
     { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {       "icon":X,"label":texts.notices.dismiss,"onclick":() => {
        dataStore.note = null
      },}});}
   }
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const RestoredNote__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type RestoredNote__SvelteComponent_ = InstanceType<typeof RestoredNote__SvelteComponent_>;
/*Ωignore_endΩ*/export default RestoredNote__SvelteComponent_;