///<reference types="svelte" />
;
import type { BoardScene } from '../../../../shared/scene/scene.ts'
import type { Layer } from '../../parts/popups/Popup.svelte'
import PopupLayer from '../../ui/PopupLayer.svelte'
import BoardLayers from './BoardLayers.svelte';

;type $$ComponentProps =  Layer & { scene: BoardScene };function $$render() {

  
  
  
  

  const { open, id, anchor, onclose, scene }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
;
async () => {


 { const $$_reyaLpupoP0C = __sveltets_2_ensureComponent(PopupLayer); new $$_reyaLpupoP0C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },open,id,anchor,onclose,"side":`left`,"tall":true,}}); { const $$_sreyaLdraoB1C = __sveltets_2_ensureComponent(BoardLayers); new $$_sreyaLdraoB1C({ target: __sveltets_2_any(), props: { scene,}});} PopupLayer}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const LayersPopup__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type LayersPopup__SvelteComponent_ = ReturnType<typeof LayersPopup__SvelteComponent_>;
/*Ωignore_endΩ*/export default LayersPopup__SvelteComponent_;