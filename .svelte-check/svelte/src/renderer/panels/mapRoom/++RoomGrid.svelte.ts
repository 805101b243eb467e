///<reference types="svelte" />
;
import { useApp } from '../../actions/app.ts'
import { keepGrid } from '../../actions/mapRoom/roomPicture.ts'
import type { GridFit } from '../../model/mapPicture/gridFit.svelte.ts'
import { edgesPath } from '../../model/mapPicture/overlay.ts'
import type { MapRoom } from '../../model/mapRoom/mapRoom.svelte.ts'
import { mapRoomTexts as t } from '../../i18n/laterTexts.ts'
import GridSettings from '../mapPicture/GridSettings.svelte'
import PictureStage from '../mapPicture/PictureStage.svelte'
import StageBeside from '../mapPicture/StageBeside.svelte'
import type { Pointing } from '../mapPicture/pointing.ts'
import Button from '../ui/Button.svelte'
import ScreenFrame from '../ui/ScreenFrame.svelte';
;

  interface Props {
    room: MapRoom
    making: GridFit
    onclose: () => void
  };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  

  const { room, making, onclose }: Props = $props()
  const app = useApp()
  let pointing = $state.raw<Pointing | null>(null)
  let busy = $state(false)

  async function keep(): Promise<void> {
    busy = true
    if (await keepGrid(app, room, making)) onclose()
    busy = false
  }
;
async () => {


 { const $$_emarFneercS0C = __sveltets_2_ensureComponent(ScreenFrame); const $$_emarFneercS0 = new $$_emarFneercS0C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"title":t.picture.title,"note":room.document.name,"testid":`room-grid`,actions:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"onclick":onclose,}});t.picture.cancel; Button}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_emarFneercS0.$$prop_def;/*Ωignore_endΩ*/
  
   { const $$_ediseBegatS1C = __sveltets_2_ensureComponent(StageBeside); const $$_ediseBegatS1 = new $$_ediseBegatS1C({ target: __sveltets_2_any(), props: {stage:() => { async ()/*Ωignore_positionΩ*/ => {
       { const $$_egatSerutciP0C = __sveltets_2_ensureComponent(PictureStage); const $$_egatSerutciP0 = new $$_egatSerutciP0C({ target: __sveltets_2_any(), props: {     making,pointing,"onpoint":(at) => {
          if (pointing?.what === 'check') making.check(pointing.square, at)
          pointing = null
        },over:(grid, scale) => { async ()/*Ωignore_positionΩ*/ => {
           { svelteHTML.createElement("path", {      "class":`wall`,"d":edgesPath(grid, room.document.map.walls ?? []),"stroke-width":4 / scale,});}
        };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {over} = $$_egatSerutciP0.$$prop_def;/*Ωignore_endΩ*/
        
       PictureStage}
    };return __sveltets_2_any(0)},side:() => { async ()/*Ωignore_positionΩ*/ => {
       { svelteHTML.createElement("section", {});
         { const $$_sgnitteSdirG1C = __sveltets_2_ensureComponent(GridSettings); new $$_sgnitteSdirG1C({ target: __sveltets_2_any(), props: {     making,pointing,"onpoint":(next) => {
            pointing = next
          },}});}
       }
       { svelteHTML.createElement("section", {});
         { svelteHTML.createElement("p", { "class":`small quiet`,});t.picture.note; }
         { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"look":`primary`,"wide":true,"disabled":!making.grid || busy,"onclick":() => void keep(),}});t.picture.keep; Button}
       }
    };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {stage, side} = $$_ediseBegatS1.$$prop_def;/*Ωignore_endΩ*/
    
    
   StageBeside}
 ScreenFrame}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RoomGrid__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RoomGrid__SvelteComponent_ = ReturnType<typeof RoomGrid__SvelteComponent_>;
/*Ωignore_endΩ*/export default RoomGrid__SvelteComponent_;