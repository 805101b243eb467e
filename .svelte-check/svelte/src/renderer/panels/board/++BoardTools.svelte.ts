///<reference types="svelte" />
;
import Layers from '@lucide/svelte/icons/layers'
import Ruler from '@lucide/svelte/icons/ruler'
import RotateCw from '@lucide/svelte/icons/rotate-cw'
import Expand from '@lucide/svelte/icons/expand'
import Radar from '@lucide/svelte/icons/radar'
import type { Snippet } from 'svelte'
import type { BoardScene } from '../../../shared/scene/scene.ts'
import { useApp } from '../../actions/app.ts'
import { toggleRuler } from '../../actions/tools/rulerTool.ts'
import { turnBoard } from '../../model/board/turnBoard.ts'
import { boardTexts, texts } from '../../i18n/texts.ts'
import IconButton from '../ui/IconButton.svelte'
import Later from '../parts/later/Later.svelte'
import Popup from '../parts/popups/Popup.svelte'
import { CALIBRATION, LAYERS } from './boardParts.ts';

;type $$ComponentProps =  { scene: BoardScene; below?: Snippet | undefined; width?: number };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  /** `below`: other things at the edge of the board. `width`: CSS pixels that the tools cover. */
  let { scene, below, width = $bindable(0) }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()/*Ωignore_startΩ*/;width;/*Ωignore_endΩ*/
  const { session, settings, table } = useApp()
  const look = session.board
  let open = $state(false)
  /** The dialog stays once it was opened, so that it can give the focus back. */
  let calibrated = $state(false)
  $effect(() => {
    if (!look.calibrating) return
    open = false
    calibrated = true
  })
;
async () => {



 { const $$_div0 = svelteHTML.createElement("div", {   "class":`column`,});width= $$_div0.offsetWidth;__sveltets_2_ensureType(String, Number, look.covers && look.facing ? `${look.band + 8}px` : undefined);
   { svelteHTML.createElement("div", {       "class":`tools`,"role":`toolbar`,"aria-orientation":`vertical`,"aria-label":boardTexts.tools,});
     { const $$_pupoP2C = __sveltets_2_ensureComponent(Popup); const $$_pupoP2 = new $$_pupoP2C({ target: __sveltets_2_any(), props: {    open,"layer":LAYERS,"props":{ scene },trigger:(props) => { async ()/*Ωignore_positionΩ*/ => { { const $$_nottuBnocI0C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI0C({ target: __sveltets_2_any(), props: {          ...props,"icon":Layers,"label":boardTexts.view,"word":texts.words.layers,"room":`under`,}});}};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/() => open = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_pupoP2.$$bindings = 'open';/*Ωignore_startΩ*/const {trigger} = $$_pupoP2.$$prop_def;/*Ωignore_endΩ*/
      
     Popup}
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {             "icon":Radar,"label":look.lines ? boardTexts.linesOff : boardTexts.lines,"word":texts.words.lines,"room":`under`,"pressed":look.lines,"onclick":() => {
        look.toggleLines()
      },}});}
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {             "icon":Ruler,"label":session.ruler ? boardTexts.rulerOff : boardTexts.ruler,"word":texts.words.ruler,"room":`under`,"pressed":session.ruler !== null,"onclick":() => {
        toggleRuler({ session })
      },}});}
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {            "icon":RotateCw,"data-repeats":true,"label":boardTexts.turn,"word":texts.words.turn,"room":`under`,"onclick":() => {
        turnBoard(settings, table.case.map?.size, look.wide)
      },}});}
    if(!look.full){ { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {           "icon":Expand,"label":boardTexts.full.show,"word":texts.words.full,"room":`under`,"onclick":() => {
          look.showFull(true)
        },}});}}
   }
  ;__sveltets_2_ensureSnippet(below?.());
 }
if(calibrated){ { const $$_retaL0C = __sveltets_2_ensureComponent(Later); new $$_retaL0C({ target: __sveltets_2_any(), props: {      "part":CALIBRATION,"props":{},"onfail":() => (look.calibrating = false),}});}}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings('width'), slots: {}, events: {} }}
const BoardTools__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type BoardTools__SvelteComponent_ = ReturnType<typeof BoardTools__SvelteComponent_>;
/*Ωignore_endΩ*/export default BoardTools__SvelteComponent_;