///<reference types="svelte" />
;
import Pin from '@lucide/svelte/icons/pin'
import { useApp } from '../../actions/app.ts'
import { lineAsked, pinLine, reachAsked } from '../../actions/mapRoom/askLine.ts'
import { rulesOfRoom } from '../../actions/mapRoom/rooms.ts'
import type { MapRoom } from '../../model/mapRoom/mapRoom.svelte.ts'
import { decidingReason, reasonText, verdictLook } from '../../model/ruling/readRuling.ts'
import { mapRoomTexts as t } from '../../i18n/laterTexts.ts'
import VerdictWord from '../parts/verdict/VerdictWord.svelte'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import Button from '../ui/Button.svelte';

;type $$ComponentProps =  { room: MapRoom };function $$render() {

  
  
  
  
  
  
  
  
  
  

  const { room }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const asked = $derived(lineAsked(room, rulesOfRoom(app)))
  const reached = $derived(reachAsked(room, rulesOfRoom(app)))
  const look = $derived(asked && verdictLook(asked.ruling))
  const reason = $derived(asked && decidingReason(asked.ruling))
;
async () => {


 { svelteHTML.createElement("div", {     "class":`note`,"role":`status`,...__sveltets_2_empty({"data-testid":`line-note`}),});
  if(asked && look){
     { svelteHTML.createElement("strong", {}); { const $$_droWtcidreV2C = __sveltets_2_ensureComponent(VerdictWord); new $$_droWtcidreV2C({ target: __sveltets_2_any(), props: {     look,"words":look.word,"size":`20px`,}});} }
     { svelteHTML.createElement("p", { "class":`two-lines`,});
      if(reason){reasonText(asked.case, reason);  { svelteHTML.createElement("span", { "class":`quiet numbers`,});reason.rule; }}
     }
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        pinLine(room, asked)
      },}}); { const $$_niP2C = __sveltets_2_ensureComponent(Pin); new $$_niP2C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.line.pin;  Button}
  } else if (reached && room.hand.reach){ { svelteHTML.createElement("p", {});t.line.reach(formatSquareName(room.hand.reach), reached.length); }
  }else{ { svelteHTML.createElement("p", { "class":`quiet`,});room.hand.reach ? t.line.noReach : t.line.none; }}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const LineNote__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type LineNote__SvelteComponent_ = ReturnType<typeof LineNote__SvelteComponent_>;
/*Ωignore_endΩ*/export default LineNote__SvelteComponent_;