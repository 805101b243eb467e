///<reference types="svelte" />
;
import { useApp } from '../../actions/app.ts'
import type { Notice } from '../../model/window/session.svelte.ts'
import { saveFile } from '../../actions/table/fileActions.ts'
import { storageTexts, texts } from '../../i18n/texts.ts'
import Button from '../ui/Button.svelte'
import NoticeBox from './NoticeBox.svelte'
import UpdateNotice from './UpdateNotice.svelte';
function $$render() {
 const told/*Ωignore_positionΩ*/ = (notice: Notice)/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
   { const $$_xoBecitoN0C = __sveltets_2_ensureComponent(NoticeBox); const $$_xoBecitoN0 = new $$_xoBecitoN0C({ target: __sveltets_2_any(), props: {       "text":notice.text,"tone":notice.kind === 'error' ? 'error' : 'plain',"ondismiss":() => {
      session.dismiss(notice.id)
    },actions:() => { async ()/*Ωignore_positionΩ*/ => {
      if(notice.action){
        const { label, run } = notice.action;
         { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
            session.dismiss(notice.id)
            run()
          },}});label;  Button}
      }
    };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_xoBecitoN0.$$prop_def;/*Ωignore_endΩ*/
    
   NoticeBox}
};return __sveltets_2_any(0)};
  
  
  
  
  
  
  

  const app = useApp()
  const { session, saving, dataStore } = app
  const health = $derived(dataStore.health.health)
  /** Another window saves, for as long as it is open; then this one takes over by itself. */
  const elsewhere = $derived(health.noJournal === 'elsewhere')
  const unsaved = $derived(
    elsewhere ? storageTexts.elsewhere : saving.state === 'failed' && saving.error ? texts.save.failedText(saving.error) : null
  )
  /** Read only then: the start does without it. */
  async function oncopy() {
    const { copyAction } = await import('../../actions/data/transfer.ts')
    copyAction(app).run()
  }
  /** What was put aside, until all is saved again; the mark beside the map goes on saying “not saved”. */
  let aside = $state<'nothing' | 'warning' | 'failure'>('nothing')
  $effect(() => {
    if (saving.state === 'saved') aside = 'nothing'
  })
  /** Pixels that the notices take up: lists leave so much free at their end, so that what lies under a notice can be scrolled clear of it. */
  let height = $state(0)
  $effect(() => {
    const { style } = document.documentElement
    style.setProperty('--told', `${height}px`)
    return () => {
      style.removeProperty('--told')
    }
  })
  let box: HTMLElement | null = $state(null)
  const isShown = $derived(height > 0)
  // Read only then: the start does without it.
  $effect(() => {
    const notices = box
    if (!notices || !isShown) return
    const clear = import('./clearOfButtons.ts').then(({ keepClear }) => keepClear(notices))
    return () => {
      void clear.then((end) => {
        end()
      })
    }
  })
  const shown = $derived(aside === 'nothing' || (aside === 'warning' && saving.state === 'failed'))
;
async () => {





 { const $$_div0 = svelteHTML.createElement("div", {   "class":['notices', { right: session.screen === 'event' }],});box = $$_div0;height= $$_div0.clientHeight;
   { svelteHTML.createElement("div", {   "role":`status`,"aria-live":`polite`,});
     { const $$_ecitoNetadpU2C = __sveltets_2_ensureComponent(UpdateNotice); new $$_ecitoNetadpU2C({ target: __sveltets_2_any(), props: {}});}
    if(session.offer?.valid()){
      const { text, label, run, aside } = session.offer;
       { const $$_xoBecitoN2C = __sveltets_2_ensureComponent(NoticeBox); const $$_xoBecitoN2 = new $$_xoBecitoN2C({ target: __sveltets_2_any(), props: {      text,"testid":`offer`,"tone":`accent`,"long":true,"ondismiss":aside,actions:() => { async ()/*Ωignore_positionΩ*/ => { { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":run,}});label; Button}};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_xoBecitoN2.$$prop_def;/*Ωignore_endΩ*/
        
       NoticeBox}
    }
       for(let notice of __sveltets_2_ensureArray(session.notices.filter((notice) => notice.kind === 'info' && (notice.action?.valid?.() ?? true)))){notice.id;;__sveltets_2_ensureSnippet(told(
        notice
      ));}
    if(health.slow && saving.state !== 'failed'){ { const $$_xoBecitoN2C = __sveltets_2_ensureComponent(NoticeBox); new $$_xoBecitoN2C({ target: __sveltets_2_any(), props: {    "text":texts.save.slow,"testid":`save-slow`,}});}}
   }
   { svelteHTML.createElement("div", { "role":`alert`,});
       for(let notice of __sveltets_2_ensureArray(session.notices.filter((notice) => notice.kind === 'error'))){notice.id;;__sveltets_2_ensureSnippet(told(notice));}
    if(unsaved && shown){
       { const $$_xoBecitoN2C = __sveltets_2_ensureComponent(NoticeBox); const $$_xoBecitoN2 = new $$_xoBecitoN2C({ target: __sveltets_2_any(), props: {       "text":unsaved,"tone":`error`,"ondismiss":() => {
          aside = saving.state === 'failed' ? 'failure' : 'warning'
        },actions:() => { async ()/*Ωignore_positionΩ*/ => {
          if(saving.state === 'failed'){
            if(!elsewhere){ { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
                  void saving.flush()
                },}});texts.save.retry;  Button}}
             { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
                void saveFile(app)
              },}});texts.save.asFile;  Button}
             { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":oncopy,}});texts.save.copy; Button}
          }
        };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_xoBecitoN2.$$prop_def;/*Ωignore_endΩ*/
        
       NoticeBox}
    }
   }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Notices__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Notices__SvelteComponent_ = ReturnType<typeof Notices__SvelteComponent_>;
/*Ωignore_endΩ*/export default Notices__SvelteComponent_;