///<reference types="svelte" />
;
import Layers from '@lucide/svelte/icons/layers'
import { roomLayers, type RoomLook } from '../../model/mapRoom/roomLook.svelte.ts'
import { mapRoomTexts as t } from '../../i18n/laterTexts.ts'
import IconButton from '../ui/IconButton.svelte'
import Toggle from '../ui/Toggle.svelte';

;type $$ComponentProps =  { look: RoomLook };function $$render() {

  
  
  
  
  

  const { look }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  let open = $state(false)
;
async () => {


 { svelteHTML.createElement("div", { "class":`layers`,});
   { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {         "icon":Layers,"label":t.layers.title,"aria-expanded":open,"onclick":() => {
      open = !open
    },}});}
  if(open){
     { svelteHTML.createElement("div", {     "class":`list`,"role":`group`,"aria-label":t.layers.title,});
          for(let layer of __sveltets_2_ensureArray(roomLayers)){let index = 1;layer;
         { const $$_elggoT2C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT2C({ target: __sveltets_2_any(), props: {       "label":`${index + 1} ${t.layers.names[layer]}`,"checked":look.shows(layer),"onchange":() => {
            look.toggle(layer)
          },}});}
      }
       { svelteHTML.createElement("p", { "class":`small quiet`,});t.layers.hint; }
     }
  }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RoomLayers__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RoomLayers__SvelteComponent_ = ReturnType<typeof RoomLayers__SvelteComponent_>;
/*Ωignore_endΩ*/export default RoomLayers__SvelteComponent_;