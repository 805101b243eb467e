///<reference types="svelte" />
;
import { useApp } from '../../actions/app.ts'
import type { Kept } from '../../actions/savedRulings/saveRuling.ts'
import { decidingRule, type Cause } from '../../model/savedRulings/replay.ts'
import { keepOld, replaying, takeNew } from '../../actions/savedRulings/replaying.svelte.ts'
import { lookOfSaved } from '../../actions/games/activeTable.ts'
import { rulingTexts } from '../../i18n/texts.ts'
import Button from '../ui/Button.svelte'
import VerdictWord from '../parts/verdict/VerdictWord.svelte';
function $$render() {
 const said/*Ωignore_positionΩ*/ = (name: string, saved: Kept)/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
  const look = lookOfSaved(app, saved);
   { svelteHTML.createElement("div", { "class":`said`,});
     { svelteHTML.createElement("span", { "class":`small quiet`,});name;  rulingTexts.kept.version(saved.engineVersion); }
     { svelteHTML.createElement("span", { "class":`verdict`,}); { const $$_droWtcidreV2C = __sveltets_2_ensureComponent(VerdictWord); new $$_droWtcidreV2C({ target: __sveltets_2_any(), props: {   look,"words":look.word,}});} }
     { svelteHTML.createElement("span", { "class":`small numbers`,});decidingRule(saved.ruling) ?? ''; }
   }
};return __sveltets_2_any(0)};
  
  
  
  
  
  
  
  

  const app = useApp()
  const t = rulingTexts.replay
  /** More of them say less. */
  const MOST = 6
  function causeWords(cause: Cause): string {
    if (cause.is === 'engine') return t.cause.engine
    if (cause.is === 'shipped') return t.cause.shipped(cause.from, cause.to)
    const shown = cause.changed.slice(0, MOST).join(', ') + (cause.changed.length > MOST ? ', …' : '')
    return t.cause[cause.is](cause.from, cause.to, shown)
  }
;
async () => {




if(replaying.state !== 'idle'){
   { svelteHTML.createElement("section", {     "class":`report`,...__sveltets_2_empty({"data-testid":`replay`}),"aria-live":`polite`,});
    if(replaying.state === 'running'){
       { svelteHTML.createElement("div", { "class":`running`,});
         { svelteHTML.createElement("progress", {   "max":replaying.total,"value":replaying.checked,}); }
         { svelteHTML.createElement("span", { "class":`numbers`,});t.running(replaying.checked, replaying.total); }
         { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
            replaying.stop()
          },}});t.stop;  Button}
       }
    } else if (replaying.failure !== null){ { svelteHTML.createElement("p", {});t.failed(replaying.failure); }
    } else if (replaying.state === 'stopped'){ { svelteHTML.createElement("p", {});t.stopped(replaying.checked, replaying.total); }
    } else if (replaying.found.length === 0){ { svelteHTML.createElement("p", {});t.same(replaying.total); }
    }else{ { svelteHTML.createElement("h2", {});t.title(replaying.found.length); }}
     { svelteHTML.createElement("ul", {});
         for(let one of __sveltets_2_ensureArray(replaying.found)){one.saved.id;
         { svelteHTML.createElement("li", { ...__sveltets_2_empty({"data-testid":`replayed`}),});
           { svelteHTML.createElement("strong", { "class":`title`,});one.saved.title; }
          if(one.state === 'failed'){ { svelteHTML.createElement("p", { "class":`quiet`,});t.broken(one.message); }
          } else if (one.state === 'changed'){
             { svelteHTML.createElement("div", { "class":`both`,});
              ;__sveltets_2_ensureSnippet(said(t.kept, one.saved));
              ;__sveltets_2_ensureSnippet(said(t.now, { ...one.saved, ruling: one.ruling, engineVersion: app.platform.version }));
             }
             { svelteHTML.createElement("p", {   "class":`small`,...__sveltets_2_empty({"data-testid":`replay-cause`}),});causeWords(one.cause); }
             { svelteHTML.createElement("div", { "class":`ways`,});
               { svelteHTML.createElement("span", { "class":`small quiet`,});t.what[one.what]; }
               { const $$_nottuB4C = __sveltets_2_ensureComponent(Button); new $$_nottuB4C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
                  void keepOld(app, one)
                },}});t.keepOld;  Button}
               { const $$_nottuB4C = __sveltets_2_ensureComponent(Button); new $$_nottuB4C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
                  void takeNew(app, one)
                },}});t.takeNew;  Button}
             }
          }
         }
      }
     }
   }
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const ReplayReport__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type ReplayReport__SvelteComponent_ = InstanceType<typeof ReplayReport__SvelteComponent_>;
/*Ωignore_endΩ*/export default ReplayReport__SvelteComponent_;