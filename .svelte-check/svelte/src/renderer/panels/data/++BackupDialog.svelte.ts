///<reference types="svelte" />
;
import CircleCheck from '@lucide/svelte/icons/circle-check'
import TriangleAlert from '@lucide/svelte/icons/triangle-alert'
import { useApp } from '../../actions/app.ts'
import { exportAll } from '../../actions/data/transfer.ts'
import { dataTexts, texts } from '../../i18n/texts.ts'
import Button from '../ui/Button.svelte'
import Dialog from '../ui/Dialog.svelte'
import ChangeList from './ChangeList.svelte'
import { countsLine } from './counts.ts'
import { dayAndTime } from './times.ts';
function $$render() {

  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const { dataStore } = app
  const t = dataTexts.chosen
  const chosen = $derived(dataStore.chosen)
  const close = () => {
    if (!dataStore.working) dataStore.chosen = null
  }
  const total = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((sum, n) => sum + n, 0)
;
async () => {


  { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {        children:() => { return __sveltets_2_any(0); },"open":chosen !== null,"title":chosen ? t.title(dayAndTime(chosen.snapshot.takenAt)) : '',"description":chosen ? dataTexts.list.why(chosen.snapshot.why) : '',"onclose":close,actions:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"onclick":close,"disabled":dataStore.working,}});texts.close; Button}
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        if (chosen) void exportAll(app, chosen.snapshot)
      },}});t.saveCopy;  Button}
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"look":`primary`,"disabled":dataStore.working,"onclick":() => {
        void dataStore.restoreChosen()
      },}});dataStore.working ? t.restoring : t.restore;  Button}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
  if(chosen){
     { svelteHTML.createElement("section", {});
       { svelteHTML.createElement("h3", {});t.inside; }
       { svelteHTML.createElement("p", {});countsLine(chosen.snapshot.counts); }
      if(chosen.snapshot.leftOut.length > 0){ { svelteHTML.createElement("p", { "class":`quiet`,});t.leftOut(chosen.snapshot.leftOut.length); }}
     }
     { svelteHTML.createElement("section", {});
       { svelteHTML.createElement("h3", {});t.change; }
       { const $$_tsiLegnahC2C = __sveltets_2_ensureComponent(ChangeList); new $$_tsiLegnahC2C({ target: __sveltets_2_any(), props: {      "plan":chosen.plan,"mode":`replace`,"own":true,"nothing":t.nothing,}});}
     }
     { svelteHTML.createElement("section", {   "class":`trial`,"aria-live":`polite`,});
      if(chosen.trial === null || chosen.trial === 'running'){
         { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"disabled":chosen.trial === 'running',"onclick":() => {
            void dataStore.tryChosen()
          },}});chosen.trial === 'running' ? t.trying : t.try;  Button}
         { svelteHTML.createElement("p", { "class":`small quiet`,});t.tryHint; }
      } else if (chosen.trial.ok){
         { svelteHTML.createElement("p", {   "class":`result good`,...__sveltets_2_empty({"data-testid":`trial`}),}); { const $$_kcehCelcriC3C = __sveltets_2_ensureComponent(CircleCheck); new $$_kcehCelcriC3C({ target: __sveltets_2_any(), props: {    "size":20,"aria-hidden":`true`,}});}t.good(total(chosen.trial.counts)); }
      }else{
         { svelteHTML.createElement("p", {   "class":`result bad`,...__sveltets_2_empty({"data-testid":`trial`}),}); { const $$_trelAelgnairT3C = __sveltets_2_ensureComponent(TriangleAlert); new $$_trelAelgnairT3C({ target: __sveltets_2_any(), props: {    "size":20,"aria-hidden":`true`,}});}t.bad(chosen.trial.problem ?? ''); }
      }
     }
    if(dataStore.problem){ { svelteHTML.createElement("p", {   "class":`result bad`,"role":`alert`,}); { const $$_trelAelgnairT2C = __sveltets_2_ensureComponent(TriangleAlert); new $$_trelAelgnairT2C({ target: __sveltets_2_any(), props: {    "size":20,"aria-hidden":`true`,}});}dataStore.problem; }}
     { svelteHTML.createElement("p", { "class":`small quiet`,});t.restoreHint; }
  }
  
 Dialog}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const BackupDialog__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type BackupDialog__SvelteComponent_ = ReturnType<typeof BackupDialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default BackupDialog__SvelteComponent_;