///<reference types="svelte" />
;
import { paintSwatch } from '../../../board/paint/swatch.ts'
import type { LegendEntry } from '../../../../shared/scene/sceneLegend.ts';

;type $$ComponentProps =  { entry: LegendEntry; theme: 'dark' | 'bright' };function $$render() {

  
  

  const { entry, theme }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const SIZE = 32
  let canvas: HTMLCanvasElement
  $effect(() => {
    const density = window.devicePixelRatio || 1
    canvas.width = canvas.height = Math.round(SIZE * density)
    paintSwatch(canvas, entry, theme, density)
  })
;
async () => {


 { const $$_canvas0 = svelteHTML.createElement("canvas", {         "width":SIZE,"height":SIZE,"aria-hidden":`true`,});canvas = $$_canvas0;__sveltets_2_ensureType(String, Number, `${SIZE} `);__sveltets_2_ensureType(String, Number, `${SIZE} `); }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Swatch__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Swatch__SvelteComponent_ = ReturnType<typeof Swatch__SvelteComponent_>;
/*Ωignore_endΩ*/export default Swatch__SvelteComponent_;