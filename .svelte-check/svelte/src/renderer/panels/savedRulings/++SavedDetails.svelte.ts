///<reference types="svelte" />
;
import { useApp } from '../../actions/app.ts'
import { openRuling } from '../../actions/games/openRuling.ts'
import { saveRulingFile, shareRulingFile } from '../../actions/savedRulings/rulingFiles.ts'
import { copySentence, sentenceFor, type Kept } from '../../actions/savedRulings/saveRuling.ts'
import { placeText, timeText } from '../../model/savedRulings/savedList.ts'
import { lookOfSaved } from '../../actions/games/activeTable.ts'
import { rulingTexts, texts } from '../../i18n/texts.ts'
import Button from '../ui/Button.svelte'
import Dialog from '../ui/Dialog.svelte'
import OverrideNote from '../parts/verdict/OverrideNote.svelte'
import VerdictWord from '../parts/verdict/VerdictWord.svelte';

;type $$ComponentProps =  { saved: Kept | null; onclose: () => void };function $$render() {

  
  
  
  
  
  
  
  
  
  
  

  const { saved, onclose }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { session, platform } = app
  const t = rulingTexts.kept
  const look = $derived(saved && lookOfSaved(app, saved))
  const wordFor = (verdict: string) => texts.verdicts[verdict] || verdict
;
async () => {


 { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"open":saved !== null && session.editSaved === null && !session.sheetFor,"title":saved?.title ?? '',onclose,actions:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"onclick":onclose,}});texts.close; Button}
    if(saved){
      if(platform.share){ { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
            void shareRulingFile(app, saved)
          },}});t.share;  Button}}
       { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
          void saveRulingFile(app, saved)
        },}});texts.save.asFile;  Button}
       { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
          void copySentence(app, saved)
        },}});t.copy;  Button}
       { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
          session.sheetFor = saved
        },}});t.sheet;  Button}
       { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
          session.editSaved = saved.id
        },}});t.change;  Button}
       { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":() => {
          // Once it is closed there is none any more.
          const kept = saved
          onclose()
          openRuling(app, kept)
        },}});texts.rulings.open;  Button}
    }
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
  if(saved && look){
     { svelteHTML.createElement("p", { "class":`verdict`,}); { const $$_droWtcidreV2C = __sveltets_2_ensureComponent(VerdictWord); new $$_droWtcidreV2C({ target: __sveltets_2_any(), props: {     look,"words":look.word,"size":`1.2em`,}});} }
    if(saved.override){ { const $$_etoNedirrevO1C = __sveltets_2_ensureComponent(OverrideNote); new $$_etoNedirrevO1C({ target: __sveltets_2_any(), props: {    "override":saved.override,"time":timeText(saved.override.at),}});}}
     { svelteHTML.createElement("p", { "class":`sentence`,});sentenceFor(app, saved); }
    if(saved.note){ { svelteHTML.createElement("p", { "class":`note`,});saved.note; }}
     { svelteHTML.createElement("p", { "class":`small quiet`,});[...placeText(saved), timeText(saved.savedAt), t.version(saved.engineVersion)].join(' · '); }
    if(saved.leftAs){ { svelteHTML.createElement("p", { "class":`small quiet`,});
        t.leftAs(saved.leftAs.engineVersion, wordFor(saved.leftAs.verdict), saved.leftAs.rule);
       }}
    if(saved.earlier?.length){
       { svelteHTML.createElement("div", { "class":`small quiet`,});
         { svelteHTML.createElement("p", {});t.earlier; }
         { svelteHTML.createElement("ul", {});
              for(let one of __sveltets_2_ensureArray(saved.earlier)){let i = 1;i; { svelteHTML.createElement("li", {});t.earlierSaid(one.engineVersion, wordFor(one.verdict), one.rule); }}
         }
       }
    }
  }
  
 Dialog}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SavedDetails__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SavedDetails__SvelteComponent_ = ReturnType<typeof SavedDetails__SvelteComponent_>;
/*Ωignore_endΩ*/export default SavedDetails__SvelteComponent_;