///<reference types="svelte" />
;
import { mapPictureTexts as t } from '../../i18n/laterTexts.ts'
import type { Snippet } from 'svelte'
import type { GridFit } from '../../model/mapPicture/gridFit.svelte.ts'
import { cornerPixel, gridPath } from '../../model/mapPicture/overlay.ts'
import type { Homography } from '../../../shared/mapPicture/homography.ts'
import { canvasWith } from '../../model/mapPicture/pictures.ts'
import type { Pointing } from './pointing.ts';
;

  interface Props {
    making: GridFit
    pointing: Pointing | null
    /** A place in the picture was tapped while something is to be pointed at, in its pixels. */
    onpoint: (at: readonly [number, number]) => void
    /** Further things over the picture, in its pixels: under the lines of the grid, and over them. */
    under?: Snippet<[grid: Homography, scale: number]>
    over?: Snippet<[grid: Homography, scale: number]>
  };function $$render() {

  
  
  
  
  
  
  

  const { making, pointing, onpoint, under, over }: Props = $props()

  const LOUPE = 132
  const ENLARGED = 6
  const [LEAST_REACH, MOST_REACH] = [6, 16]
  let [wide, high] = $state.raw([0, 0])
  let canvas: HTMLCanvasElement
  let lens: HTMLCanvasElement
  /** What is under the hand, in pixels of the picture; null: nothing. */
  let looked = $state.raw<readonly [number, number] | null>(null)
  let dragged = $state<number | null>(null)

  const picture = $derived(making.picture!)
  const scale = $derived(Math.min(wide / picture.width, high / picture.height) || 1)
  const source = $derived(canvasWith(picture.raster))
  const corners = $derived(making.way === 'corners' ? [0, 1, 2, 3] : [0, 2])
  // The loupe lies where the hand is not.
  const atLeft = $derived(looked === null || looked[0] > picture.width / 2)

  $effect(() => {
    canvas.width = picture.width
    canvas.height = picture.height
    canvas.getContext('2d')!.drawImage(source, 0, 0)
  })

  $effect(() => {
    const pen = lens.getContext('2d')!
    if (!looked) return
    const side = LOUPE / ENLARGED / Math.max(scale, 0.2)
    pen.imageSmoothingEnabled = false
    pen.fillStyle = '#000'
    pen.fillRect(0, 0, LOUPE, LOUPE)
    pen.drawImage(source, looked[0] - side / 2, looked[1] - side / 2, side, side, 0, 0, LOUPE, LOUPE)
    for (const [colour, width] of [['#000', 3], ['#fff', 1]] as const) {
      pen.strokeStyle = colour
      pen.lineWidth = width
      pen.beginPath()
      pen.moveTo(LOUPE / 2, 0)
      pen.lineTo(LOUPE / 2, LOUPE)
      pen.moveTo(0, LOUPE / 2)
      pen.lineTo(LOUPE, LOUPE / 2)
      pen.stroke()
    } // prettier-ignore
  })

  function placeOf(event: PointerEvent): readonly [number, number] {
    const box = canvas.getBoundingClientRect()
    return [((event.clientX - box.left) / box.width) * picture.width, ((event.clientY - box.top) / box.height) * picture.height]
  }

  function tapped(event: PointerEvent): void {
    if (!pointing) return
    onpoint(placeOf(event))
    looked = null
  }

  const STEPS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } // prettier-ignore

  /** As far as a hand misses on the screen; more of a large picture would find what is not meant. */
  const reach = () => Math.min(MOST_REACH, Math.max(LEAST_REACH, LEAST_REACH / scale))
  function snap(index: number): void {
    if (making.snap(index, reach())) looked = making.pixels[index] ?? null
  }

  function key(event: KeyboardEvent, index: number): void {
    if (event.key === 'Enter') {
      event.preventDefault()
      event.stopPropagation()
      snap(index)
      return
    }
    const step = STEPS[event.key]
    const from = making.pixels[index]
    if (!step || !from) return
    event.preventDefault()
    event.stopPropagation()
    const by = event.shiftKey ? 0.1 : 1
    making.move(index, [from[0] + step[0] * by, from[1] + step[1] * by])
    looked = making.pixels[index] ?? null
  }
;
async () => {


 { const $$_div0 = svelteHTML.createElement("div", {       "class":`stage`,"role":`group`,"aria-label":t.picture,});wide= $$_div0.clientWidth;high= $$_div0.clientHeight;
   { svelteHTML.createElement("div", {    "class":`sheet`,});pointing;__sveltets_2_ensureType(String, Number, `${picture.width * scale} `);__sveltets_2_ensureType(String, Number, `${picture.height * scale} `);
    
     { const $$_canvas2 = svelteHTML.createElement("canvas", {        "onpointermove":(event) => {
        if (pointing) looked = placeOf(event)
      },"onpointerleave":() => {
        if (dragged === null) looked = null
      },"onpointerup":tapped,});canvas = $$_canvas2; }
     { svelteHTML.createElement("svg", {   "viewBox":`0 0 ${picture.width} ${picture.height}`,"aria-hidden":`true`,});
      if(making.grid){
        const grid = making.grid;
        ;__sveltets_2_ensureSnippet(under?.(grid, scale));
         { svelteHTML.createElement("path", {      "d":gridPath(grid, making.size),"class":`under`,"stroke-width":2.5 / scale,});}
         { svelteHTML.createElement("path", {      "d":gridPath(grid, making.size),"class":`line`,"stroke-width":1 / scale,});}
        ;__sveltets_2_ensureSnippet(over?.(grid, scale));
           for(let mark of __sveltets_2_ensureArray(making.checks)){mark.square.join();
           { svelteHTML.createElement("path", {       "d":`M${mark.pixel[0] - 9 / scale} ${mark.pixel[1]}h${18 / scale}M${mark.pixel[0]} ${mark.pixel[1] - 9 / scale}v${18 / scale}`,"class":`check`,"stroke-width":2 / scale,});}
        }
        if(pointing?.what === 'check'){
          const [x, y] = cornerPixel(grid, pointing.square);
           { svelteHTML.createElement("circle", {          "cx":x,"cy":y,"r":12 / scale,"class":`check`,"stroke-width":2 / scale,});}
        }
      }
     }
        for(let corner of __sveltets_2_ensureArray(corners)){let index = 1;corner;
      const [x, y] = making.pixels[index] ?? [0, 0];
       { svelteHTML.createElement("button", {                         "type":`button`,"class":`handle`,"aria-label":`${t.cornerNames[corner]}: ${x.toFixed(1)}, ${y.toFixed(1)}`,...__sveltets_2_empty({"data-corner":corner}),"onkeydown":(event) => {
          key(event, index)
        },"onfocus":() => {
          looked = making.pixels[index] ?? null
        },"onblur":() => {
          looked = null
        },"onpointerdown":(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          dragged = index
          looked = making.pixels[index] ?? null
        },"onpointermove":(event) => {
          if (dragged === index) {
            const at = placeOf(event)
            making.move(index, at)
            looked = making.pixels[index] ?? null
          }
        },"onpointerup":(event) => {
          dragged = null
          if (making.snaps && !event.ctrlKey) snap(index)
        },"onpointercancel":() => {
          dragged = null
        },});dragged === index;__sveltets_2_ensureType(String, Number, `${x * scale} `);__sveltets_2_ensureType(String, Number, `${y * scale} `); { svelteHTML.createElement("span", {}); } }
    }
     { const $$_canvas2 = svelteHTML.createElement("canvas", {             "class":`loupe`,"width":LOUPE,"height":LOUPE,"hidden":looked === null,"aria-hidden":`true`,});lens = $$_canvas2;atLeft; }
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const PictureStage__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PictureStage__SvelteComponent_ = ReturnType<typeof PictureStage__SvelteComponent_>;
/*Ωignore_endΩ*/export default PictureStage__SvelteComponent_;