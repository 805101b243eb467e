///<reference types="svelte" />
;
import { useApp } from '../../actions/app.ts'
import { makeItSo } from '../../actions/ruling/whatIf.ts'
import { rulingOf } from '../../model/ruling/otherTables.ts'
import { outcomeText, verdictLook } from '../../model/ruling/readRuling.ts'
import { rulingTexts } from '../../i18n/texts.ts'
import Button from '../ui/Button.svelte'
import VerdictWord from '../parts/verdict/VerdictWord.svelte';
function $$render() {

  
  
  
  
  
  
  

  const app = useApp()
  const { session } = app
  const shown = $derived(session.preview)
  const ruling = $derived(shown ? rulingOf(shown.case) : null)
  const look = $derived(ruling && verdictLook(ruling, shown?.case))
;
async () => {


if(shown){
   { svelteHTML.createElement("div", {     "class":['note', { passing: !shown.pinned }],...__sveltets_2_empty({"data-testid":`preview`}),"role":`status`,});
     { svelteHTML.createElement("span", { "class":`label small`,});rulingTexts.change.onBoard; }
     { svelteHTML.createElement("span", { "class":`words`,});shown.words; }
    if(ruling && look){ { svelteHTML.createElement("span", { "class":`outcome`,}); { const $$_droWtcidreV2C = __sveltets_2_ensureComponent(VerdictWord); new $$_droWtcidreV2C({ target: __sveltets_2_any(), props: {   look,"words":outcomeText(shown.case, ruling),}});} }}
    if(shown.pinned){
       { svelteHTML.createElement("span", { "class":`ways`,});
         { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":() => {
            makeItSo(app)
          },}});rulingTexts.change.make;  Button}
         { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
            session.preview = null
          },}});rulingTexts.change.back;  Button}
       }
    }
   }
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const PreviewNote__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PreviewNote__SvelteComponent_ = ReturnType<typeof PreviewNote__SvelteComponent_>;
/*Ωignore_endΩ*/export default PreviewNote__SvelteComponent_;