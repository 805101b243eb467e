///<reference types="svelte" />
;
import Copy from '@lucide/svelte/icons/copy'
import { boardTexts, texts } from '../../../i18n/texts.ts'
import { useApp } from '../../../actions/app.ts'
import { boardText, boardTextLines } from '../../../model/board/boardText.ts'
import { decidingReason, reasonText, verdictLook } from '../../../model/ruling/readRuling.ts'
import Button from '../../ui/Button.svelte'
import Dialog from '../../ui/Dialog.svelte'
import PositionWords from './PositionWords.svelte';
function $$render() {

  
  
  
  
  
  
  
  

  const t = boardTexts.inWords

  const { table, timeline, session, platform } = useApp()
  const close = () => {
    session.boardTextOpen = false
  }
  const words = $derived(session.boardTextOpen ? boardText(timeline.shown) : null)
  const ruling = $derived.by(() => {
    if (!table.ruling) return ''
    const deciding = decidingReason(table.ruling)
    return `${verdictLook(table.ruling, table.asked).word}. ${deciding ? reasonText(table.asked, deciding) : ''}`.trim()
  })
  async function copy() {
    try {
      await platform.copy(boardTextLines(timeline.shown, ruling))
      session.notify('info', t.copied)
    } catch (error) {
      session.notify('error', error instanceof Error ? error.message : String(error))
    }
  }
;
async () => {


 { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {       children:() => { return __sveltets_2_any(0); },"open":session.boardTextOpen,"title":t.title,"description":t.intro,"onclose":close,actions:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        void copy()
      },}}); { const $$_ypoC1C = __sveltets_2_ensureComponent(Copy); new $$_ypoC1C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.copy;  Button}
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"onclick":close,}});texts.close; Button}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
  if(words){
    
     { svelteHTML.createElement("div", {       "class":`text`,"tabindex":0,"role":`region`,"aria-label":t.title,});
       { const $$_sdroWnoitisoP2C = __sveltets_2_ensureComponent(PositionWords); new $$_sdroWnoitisoP2C({ target: __sveltets_2_any(), props: { words,}});}
      if(ruling){ { svelteHTML.createElement("h3", { "class":`part`,});t.ruling; }
         { svelteHTML.createElement("p", {});ruling; }}
     }
  }
  
 Dialog}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const BoardTextDialog__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type BoardTextDialog__SvelteComponent_ = ReturnType<typeof BoardTextDialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default BoardTextDialog__SvelteComponent_;