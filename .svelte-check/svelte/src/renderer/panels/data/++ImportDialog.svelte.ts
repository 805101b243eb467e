///<reference types="svelte" />
;
import TriangleAlert from '@lucide/svelte/icons/triangle-alert'
import { RadioGroup } from 'bits-ui'
import type { Mode } from '../../../shared/backup/plan.ts'
import { useApp } from '../../actions/app.ts'
import { dataTexts, texts } from '../../i18n/texts.ts'
import Button from '../ui/Button.svelte'
import Dialog from '../ui/Dialog.svelte'
import ChangeList from './ChangeList.svelte'
import { countsLine } from './counts.ts'
import { dayAndTime } from './times.ts';
function $$render() {

  
  
  
  
  
  
  
  
  
  

  const { dataStore } = useApp()
  const t = dataTexts.incoming
  const incoming = $derived(dataStore.incoming)
  let mode = $state<Mode>('replace')
  $effect(() => {
    if (incoming) mode = 'replace'
  })
  const close = () => {
    if (!dataStore.working) dataStore.incoming = null
  }
  const ways: readonly { readonly id: Mode; readonly label: string; readonly hint: string }[] = [
    { id: 'replace', label: t.replace, hint: t.replaceHint },
    { id: 'add', label: t.add, hint: t.addHint }
  ]
;
async () => {


  { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {        children:() => { return __sveltets_2_any(0); },"open":incoming !== null,"title":t.title(incoming?.fileName ?? ''),"description":incoming ? t.taken(dayAndTime(incoming.snapshot.takenAt), incoming.snapshot.app) : '',"onclose":close,actions:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"onclick":close,"disabled":dataStore.working,}});texts.cancel; Button}
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {       children:() => { return __sveltets_2_any(0); },"look":`primary`,"disabled":dataStore.working || incoming?.plans[mode].writes.length === 0,"onclick":() => {
        void dataStore.importIncoming(mode)
      },}});
      dataStore.working ? dataTexts.chosen.restoring : t.run[mode];
     Button}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
  if(incoming){
     { svelteHTML.createElement("p", {});countsLine(incoming.snapshot.counts); }
     { const $$_tooR_puorGoidaR1C = __sveltets_2_ensureComponent(RadioGroup.Root); new $$_tooR_puorGoidaR1C({ target: __sveltets_2_any(), props: {         children:() => { return __sveltets_2_any(0); },"class":`ui-ways`,"aria-label":t.how,"value":mode,"onValueChange":(value) => {
        mode = value === 'add' ? 'add' : 'replace'
      },}});
         for(let way of __sveltets_2_ensureArray(ways)){way.id;
         { const $$_metI_puorGoidaR2C = __sveltets_2_ensureComponent(RadioGroup.Item); const $$_metI_puorGoidaR2 = new $$_metI_puorGoidaR2C({ target: __sveltets_2_any(), props: {   "value":way.id,"class":`ui-way`,children:({ checked }) => { async ()/*Ωignore_positionΩ*/ => {
             { svelteHTML.createElement("span", {   "class":['dot', { checked }],"aria-hidden":`true`,}); }
             { svelteHTML.createElement("span", { "class":`words`,}); { svelteHTML.createElement("span", { "class":`label`,});way.label; } { svelteHTML.createElement("span", { "class":`small quiet`,});way.hint; } }
          };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {children} = $$_metI_puorGoidaR2.$$prop_def;/*Ωignore_endΩ*/
          
         RadioGroup.Item}
      }
     RadioGroup.Root}
     { const $$_tsiLegnahC1C = __sveltets_2_ensureComponent(ChangeList); new $$_tsiLegnahC1C({ target: __sveltets_2_any(), props: {     "plan":incoming.plans[mode],mode,"nothing":t.nothing,}});}
    if(dataStore.problem){ { svelteHTML.createElement("p", {   "class":`bad`,"role":`alert`,}); { const $$_trelAelgnairT2C = __sveltets_2_ensureComponent(TriangleAlert); new $$_trelAelgnairT2C({ target: __sveltets_2_any(), props: {    "size":20,"aria-hidden":`true`,}});}dataStore.problem; }}
     { svelteHTML.createElement("p", { "class":`small quiet`,});dataTexts.chosen.restoreHint; }
  }
  
 Dialog}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ImportDialog__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ImportDialog__SvelteComponent_ = ReturnType<typeof ImportDialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default ImportDialog__SvelteComponent_;