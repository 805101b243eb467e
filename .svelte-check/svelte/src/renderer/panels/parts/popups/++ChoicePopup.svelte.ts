///<reference types="svelte" />
;
import type { ComponentProps } from 'svelte'
import ChoiceList from '../../ui/ChoiceList.svelte'
import PopupLayer from '../../ui/PopupLayer.svelte'
import type { Layer } from './Popup.svelte';

;type $$ComponentProps =  Layer & ComponentProps<typeof ChoiceList>;function $$render() {

  
  
  
  

  const { open, id, anchor, onclose, ...list }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
;
async () => {


 { const $$_reyaLpupoP0C = __sveltets_2_ensureComponent(PopupLayer); new $$_reyaLpupoP0C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },open,id,anchor,onclose,"offset":4,}}); { const $$_tsiLeciohC1C = __sveltets_2_ensureComponent(ChoiceList); new $$_tsiLeciohC1C({ target: __sveltets_2_any(), props: { ...list,}});} PopupLayer}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ChoicePopup__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ChoicePopup__SvelteComponent_ = ReturnType<typeof ChoicePopup__SvelteComponent_>;
/*Ωignore_endΩ*/export default ChoicePopup__SvelteComponent_;