///<reference types="svelte" />
;
import FlipVertical from '@lucide/svelte/icons/flip-vertical-2'
import Minimize from '@lucide/svelte/icons/minimize-2'
import { useApp } from '../../actions/app.ts'
import { decidingReason, reasonText, verdictLook } from '../../model/ruling/readRuling.ts'
import { boardTexts } from '../../i18n/texts.ts'
import IconButton from '../ui/IconButton.svelte'
import VerdictWord from '../parts/verdict/VerdictWord.svelte';
function $$render() {

  
  
  
  
  
  
  

  const { session, table } = useApp()
  const { board: look } = session
  const ruling = $derived(table.ruling)
  const reason = $derived(ruling && decidingReason(ruling))
;
async () => {


 { const $$_section0 = svelteHTML.createElement("section", {    "class":['band', { facing: look.facing }],...__sveltets_2_empty({"data-testid":`full-board`}),});look.band= $$_section0.offsetHeight;
   { svelteHTML.createElement("div", {     "class":`said`,"aria-live":`polite`,"aria-atomic":`true`,});
    if(ruling){
      const { word, ...mark } = verdictLook(ruling, table.asked);
       { svelteHTML.createElement("p", { "class":`word`,}); { const $$_droWtcidreV3C = __sveltets_2_ensureComponent(VerdictWord); new $$_droWtcidreV3C({ target: __sveltets_2_any(), props: {      "look":mark,"words":word,"size":`1em`,}});} }
      if(reason){ { svelteHTML.createElement("p", { "class":`sentence`,});reasonText(table.asked, reason); }}
    }
   }
   { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {         "icon":FlipVertical,"label":boardTexts.full.facing,"pressed":look.facing,"onclick":() => {
      look.facing = !look.facing
    },}});}
   { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {       "icon":Minimize,"label":boardTexts.full.leave,"onclick":() => {
      look.uncover()
    },}});}
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const FullBoard__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type FullBoard__SvelteComponent_ = ReturnType<typeof FullBoard__SvelteComponent_>;
/*Ωignore_endΩ*/export default FullBoard__SvelteComponent_;