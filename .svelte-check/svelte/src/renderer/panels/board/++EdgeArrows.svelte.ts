///<reference types="svelte" />
;
import ArrowUp from '@lucide/svelte/icons/arrow-up'
import type { Camera } from '../../board/kit/camera.ts'
import type { TurnedView } from '../../board/square/turnedView.ts'
import type { BoardScene, Point } from '../../../shared/scene/scene.ts'
import { boardTexts } from '../../i18n/texts.ts'
import { offSight } from '../../model/board/subject.ts';

;type $$ComponentProps =  { view: TurnedView; camera: Camera; scene: BoardScene };function $$render() {

  
  
  
  
  
  

  const { view, camera, scene }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  /** CSS pixels from the edges that the middle of an arrow keeps. */
  const [BESIDE, ABOVE] = [84, 30]
  let width = $state(0)
  let height = $state(0)

  const arrows = $derived.by(() => {
    // The view is asked again whenever the camera has moved.
    void camera
    return offSight(scene).flatMap((one) => {
      if (width === 0 || view.isInSight([one.at])) return []
      const [x, y] = view.screenOf(one.at)
      const [px, py] = [Math.min(width - BESIDE - 48, Math.max(BESIDE, x)), Math.min(height - ABOVE, Math.max(ABOVE, y))]
      return [{ ...one, px, py, turn: Math.round((Math.atan2(y - py, x - px) * 180) / Math.PI) + 90 }]
    })
  })
  const around = ([x, y]: Point): Point[] => [
    [x - 0.5, y - 0.5],
    [x + 0.5, y + 0.5]
  ]
;
async () => {


 { const $$_div0 = svelteHTML.createElement("div", {   "class":`edge`,});width= $$_div0.clientWidth;height= $$_div0.clientHeight;
     for(let { id, name, at, px, py, turn } of __sveltets_2_ensureArray(arrows)){id;
     { svelteHTML.createElement("button", {           "type":`button`,"class":`arrow`,...__sveltets_2_empty({"data-testid":`edge-arrow`}),"onclick":() => {
        view.reveal(around(at))
      },});__sveltets_2_ensureType(String, Number, `${px} `);__sveltets_2_ensureType(String, Number, `${py} `); { svelteHTML.createElement("span", {  "class":`sign`,});__sveltets_2_ensureType(String, Number, `${turn} `); { const $$_pUworrA3C = __sveltets_2_ensureComponent(ArrowUp); new $$_pUworrA3C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});} } { svelteHTML.createElement("span", {  "class":`name one-line`,}); { svelteHTML.createElement("span", { "class":`ui-hidden`,});boardTexts.outOfSight; }name; } }
  }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const EdgeArrows__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type EdgeArrows__SvelteComponent_ = ReturnType<typeof EdgeArrows__SvelteComponent_>;
/*Ωignore_endΩ*/export default EdgeArrows__SvelteComponent_;