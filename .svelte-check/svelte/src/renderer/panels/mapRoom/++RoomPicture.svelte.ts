///<reference types="svelte" />
;
import { useApp } from '../../actions/app.ts'
import { gridOfFile, gridOfRoom, OPACITY, setOpacity, takeAway } from '../../actions/mapRoom/roomPicture.ts'
import type { GridFit } from '../../model/mapPicture/gridFit.svelte.ts'
import type { MapRoom } from '../../model/mapRoom/mapRoom.svelte.ts'
import { mapRoomTexts as t } from '../../i18n/laterTexts.ts'
import Button from '../ui/Button.svelte';

;type $$ComponentProps =  { room: MapRoom; onlay: (making: GridFit) => void };function $$render() {

  
  
  
  
  
  

  const { room, onlay }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const picture = $derived(room.document.picture)
  let wrong = $state<string | null>(null)
  let busy = $state(false)
  let chooser: HTMLInputElement

  async function lay(): Promise<void> {
    busy = true
    const making = await gridOfRoom(app, room)
    busy = false
    if (making) onlay(making)
    else wrong = t.picture.elsewhere
  }
  async function take(event: Event & { currentTarget: HTMLInputElement }): Promise<void> {
    const [file] = event.currentTarget.files ?? []
    event.currentTarget.value = ''
    if (!file) return
    busy = true
    const taken = await gridOfFile(room, file)
    busy = false
    wrong = typeof taken === 'string' ? taken : null
    if (typeof taken !== 'string') onlay(taken)
  }
  const share = $derived(Math.round((picture?.opacity ?? OPACITY) * 100))
;
async () => {


 { svelteHTML.createElement("div", { "class":`form`,});
  if(picture?.file){
     { svelteHTML.createElement("label", {});
       { svelteHTML.createElement("span", { "class":`small quiet`,});t.picture.opacity; }
       { svelteHTML.createElement("span", { "class":`row`,});
         { svelteHTML.createElement("input", {             "type":`range`,"min":`0`,"max":`100`,"step":`5`,"value":share,"oninput":(event) => {
            setOpacity(room, Number(event.currentTarget.value) / 100)
          },});}
         { svelteHTML.createElement("span", { "class":`numbers small`,});share;  }
       }
     }
     { svelteHTML.createElement("p", { "class":`small quiet`,});t.picture.note; }
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"disabled":busy,"onclick":() => void lay(),}});t.picture.again; Button}
  }
   { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"disabled":busy,"onclick":() => {
      chooser.click()
    },}});picture?.file ? t.picture.other : t.picture.choose;  Button}
  if(picture){ { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
        takeAway(room)
      },}});t.picture.away;  Button}}
  if(wrong){ { svelteHTML.createElement("p", {   "class":`wrong`,"role":`alert`,});wrong; }}
   { const $$_input1 = svelteHTML.createElement("input", {           "type":`file`,"accept":`image/png,image/jpeg,image/webp`,"hidden":true,...__sveltets_2_empty({"data-testid":`room-picture-file`}),"onchange":(event) => void take(event),});chooser = $$_input1;}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RoomPicture__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RoomPicture__SvelteComponent_ = ReturnType<typeof RoomPicture__SvelteComponent_>;
/*Ωignore_endΩ*/export default RoomPicture__SvelteComponent_;