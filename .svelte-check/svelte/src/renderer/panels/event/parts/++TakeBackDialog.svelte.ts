///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { takeBackNow } from '../../../actions/event/write.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import type { LogEntry } from '../../../model/event/log/eventHost.ts'
import { factWords } from '../../../model/event/words/factWords.ts'
import { undoOf } from '../../../model/event/log/undo.ts'
import Button from '../../ui/Button.svelte'
import Dialog from '../../ui/Dialog.svelte'
import { useEvent } from './eventContext.ts'
import RestingList from './RestingList.svelte';

;type $$ComponentProps =  { entry: LogEntry };function $$render() {

  
  
  
  
  
  
  
  
  
  

  const { entry }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const event = useEvent()
  const t = eventTexts.takingBack

  const words = ({ fact }: LogEntry) => event.read((state) => factWords(state, fact))
  const resting = $derived(event.host.restingOn(undoOf(event.entries, entry).map(({ fact }) => String(fact))))
  /** What goes with it, by kinds. */
  const goes = $derived(
    [...new Set(resting.goes.map(({ fact }) => fact.do))].map((kind) =>
      t.kind(eventTexts.kinds[kind] ?? kind, resting.goes.filter(({ fact }) => fact.do === kind).length)
    )
  )
  const close = () => {
    event.takesBack = null
  }
  async function takeBack() {
    close()
    await takeBackNow(app, event, entry)
  }
;
async () => {


 { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"open":true,"title":t.title,"onclose":close,"beginAt":resting.blocks.length === 0 ? 'take-back-now' : 'take-back-not',actions:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"id":`take-back-not`,"look":`quiet`,"onclick":close,}});t.not; Button}
    if(resting.blocks.length === 0){ { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"id":`take-back-now`,"look":`primary`,"onclick":() => {
          void takeBack()
        },}});t.now;  Button}}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
   { svelteHTML.createElement("p", { "class":`strong`,});words(entry); }
  if(resting.blocks.length > 0){
     { svelteHTML.createElement("p", {});t.rests; }
     { const $$_tsiLgnitseR1C = __sveltets_2_ensureComponent(RestingList); new $$_tsiLgnitseR1C({ target: __sveltets_2_any(), props: {    "entries":resting.blocks,"onleave":close,}});}
  }else{
     { svelteHTML.createElement("p", {});t.told; }
    if(goes.length > 0){ { svelteHTML.createElement("p", {});t.goes(goes.join(', ')); }}
  }
  
 Dialog}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const TakeBackDialog__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type TakeBackDialog__SvelteComponent_ = ReturnType<typeof TakeBackDialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default TakeBackDialog__SvelteComponent_;