///<reference types="svelte" />
;
import ArrowUp from '@lucide/svelte/icons/arrow-up'
import type { Camera, Insets } from '../../board/kit/camera.ts'
import type { TurnedView } from '../../board/square/turnedView.ts'
import type { BoardScene, Point } from '../../../shared/scene/scene.ts'
import { boardTexts } from '../../i18n/texts.ts'
import { edgePlaces } from '../../model/board/edgePlaces.ts'
import { offSight } from '../../model/board/subject.ts';
;

  interface Props {
    view: TurnedView
    camera: Camera
    scene: BoardScene
    /** CSS pixels that the tools, the dials and the big word cover. */
    insets: Insets
  };function $$render() {

  
  
  
  
  
  
  

  const { view, camera, scene, insets }: Props = $props()
  /** CSS pixels between an arrow and the edge; the size of an arrow until it is measured. */
  const BESIDE = 6
  const UNMEASURED: Point = [120, 48]
  let width = $state(0)
  let height = $state(0)
  const widths: Record<string, number> = $state({})
  const heights: Record<string, number> = $state({})

  const hidden = $derived.by(() => {
    // The view is asked again whenever the camera has moved.
    void camera
    return width === 0 ? [] : offSight(scene).filter(({ at }) => !view.isInSight([at]))
  })
  /** The squares of the figures in sight: an arrow may not cover them. */
  const taken = $derived.by(() => {
    void camera
    if (hidden.length === 0) return []
    return scene.tokens.flatMap(({ squares }) =>
      squares.map(([x, y]) => {
        const [a, b] = [view.screenOf([x, y]), view.screenOf([x + 1, y + 1])]
        return { left: Math.min(a[0], b[0]), top: Math.min(a[1], b[1]), right: Math.max(a[0], b[0]), bottom: Math.max(a[1], b[1]) }
      })
    )
  })
  const arrows = $derived.by(() => {
    void camera
    const area = {
      left: insets.left + BESIDE,
      top: insets.top + BESIDE,
      right: width - insets.right - BESIDE,
      bottom: height - insets.bottom - BESIDE
    }
    const signs = hidden.map(({ id, at }) => ({
      at: view.screenOf(at),
      size: [widths[id] ?? UNMEASURED[0], heights[id] ?? UNMEASURED[1]] as const
    }))
    const places = edgePlaces(signs, area, taken)
    return hidden.map((one, index) => {
      const [px, py] = places[index]!
      const [x, y] = signs[index]!.at
      return { ...one, px, py, turn: Math.round((Math.atan2(y - py, x - px) * 180) / Math.PI) + 90 }
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
     { const $$_button1 = svelteHTML.createElement("button", {             "type":`button`,"class":`arrow`,...__sveltets_2_empty({"data-testid":`edge-arrow`}),"onclick":() => {
        view.reveal(around(at))
      },});__sveltets_2_ensureType(String, Number, `${px} `);__sveltets_2_ensureType(String, Number, `${py} `);widths[id]= $$_button1.offsetWidth;heights[id]= $$_button1.offsetHeight; { svelteHTML.createElement("span", {  "class":`sign`,});__sveltets_2_ensureType(String, Number, `${turn} `); { const $$_pUworrA3C = __sveltets_2_ensureComponent(ArrowUp); new $$_pUworrA3C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});} } { svelteHTML.createElement("span", {  "class":`name one-line`,}); { svelteHTML.createElement("span", { "class":`ui-hidden`,});boardTexts.outOfSight; }name; } }
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const EdgeArrows__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type EdgeArrows__SvelteComponent_ = ReturnType<typeof EdgeArrows__SvelteComponent_>;
/*Ωignore_endΩ*/export default EdgeArrows__SvelteComponent_;