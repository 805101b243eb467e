///<reference types="svelte" />
;
import MapIcon from '@lucide/svelte/icons/map'
import { useApp } from '../../actions/app.ts'
import { openHexRoom, openRoom, type OpenRoom } from '../../actions/mapRoom/rooms.ts'
import { mapRoomTexts as t } from '../../i18n/laterTexts.ts'
import Button from '../ui/Button.svelte'
import EmptyState from '../ui/EmptyState.svelte'
import type { HexRoom } from '../../model/mapRoom/hexRoom.svelte.ts'
import HexRoomView from './HexRoomView.svelte'
import RoomView from './RoomView.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  

  const app = useApp()
  let opened: OpenRoom | null = $state.raw(null)
  let gone = $state(false)
  let hexes: HexRoom | null = $state.raw(null)
  async function open() {
    hexes = await openHexRoom(app)
    opened = hexes ? null : await openRoom(app)
    gone = !hexes && !opened
  }
  void open()
;
async () => {


if(opened){ { const $$_weiVmooR0C = __sveltets_2_ensureComponent(RoomView); new $$_weiVmooR0C({ target: __sveltets_2_any(), props: { opened,}});}
} else if (hexes){ { const $$_weiVmooRxeH0C = __sveltets_2_ensureComponent(HexRoomView); new $$_weiVmooRxeH0C({ target: __sveltets_2_any(), props: {  "room":hexes,}});}
} else if (gone){  { const $$_etatSytpmE0C = __sveltets_2_ensureComponent(EmptyState); new $$_etatSytpmE0C({ target: __sveltets_2_any(), props: {    "icon":MapIcon,"title":t.gone,"text":"",}});}
   { svelteHTML.createElement("p", { "class":`back`,});
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        app.session.screen = 'maps'
      },}});t.back;  Button}
   }}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const MapRoomScreen__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type MapRoomScreen__SvelteComponent_ = ReturnType<typeof MapRoomScreen__SvelteComponent_>;
/*Ωignore_endΩ*/export default MapRoomScreen__SvelteComponent_;