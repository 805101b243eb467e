///<reference types="svelte" />
;
  import AppWindow from '@lucide/svelte/icons/app-window'
  import BrickWall from '@lucide/svelte/icons/brick-wall'
  import Crosshair from '@lucide/svelte/icons/crosshair'
  import DoorClosed from '@lucide/svelte/icons/door-closed'
  import Eraser from '@lucide/svelte/icons/eraser'
  import Fence from '@lucide/svelte/icons/fence'
  import House from '@lucide/svelte/icons/house'
  import PaintBucket from '@lucide/svelte/icons/paint-bucket'
  import Paintbrush from '@lucide/svelte/icons/paintbrush'
  import Shield from '@lucide/svelte/icons/shield'
  import Slash from '@lucide/svelte/icons/slash'
  import Square from '@lucide/svelte/icons/square'
  import SquareDashed from '@lucide/svelte/icons/square-dashed'
  import Stamp from '@lucide/svelte/icons/stamp'
  import Type from '@lucide/svelte/icons/type'
  import Stairs from '@lucide/svelte/icons/arrow-up-down'
  import type { RoomToolId, Variant } from '../../model/mapRoom/hand.ts'

  const ICONS = {
    brush: Paintbrush,
    rectangle: Square,
    line: Slash,
    fill: PaintBucket,
    wall: BrickWall,
    room: House,
    barrier: Shield,
    stairs: Stairs,
    door: DoorClosed,
    window: AppWindow,
    gate: Fence,
    label: Type,
    select: SquareDashed,
    stamp: Stamp,
    erase: Eraser,
    ask: Crosshair
  } satisfies Readonly<Record<RoomToolId, unknown>>
;;

import Copy from '@lucide/svelte/icons/copy'
import FlipX from '@lucide/svelte/icons/flip-horizontal-2'
import FlipY from '@lucide/svelte/icons/flip-vertical-2'
import RotateCw from '@lucide/svelte/icons/rotate-cw'
import Trash from '@lucide/svelte/icons/trash-2'
import { useApp } from '../../actions/app.ts'
import { INK_KEYS, paints, takeInk, takeTool, takeVariant, TOOLS, variantsOf } from '../../actions/mapRoom/roomHand.ts'
import { rulesOfRoom } from '../../actions/mapRoom/rooms.ts'
import { sayLabel } from '../../actions/mapRoom/tools/pointTools.ts'
import { clearSelected, copySelected, turnStamp } from '../../actions/mapRoom/tools/regionTools.ts'
import { SYMMETRIES } from '../../../shared/mapEdit/symmetry.ts'
import { terrainOnShelf } from '../../model/library/ownTerrain.ts'
import type { MapRoom } from '../../model/mapRoom/mapRoom.svelte.ts'
import type { SquareBrush } from '../../model/setup/painters.ts'
import { LEVELS } from '../../model/setup/settings.ts'
import { lastUsedFirst, specialNames, usualSpecial } from '../../model/setup/specials.ts'
import { mapRoomTexts as t } from '../../i18n/laterTexts.ts'
import SideChoice from '../parts/choose/SideChoice.svelte'
import Pick from '../parts/choose/Pick.svelte'
import Field from '../ui/Field.svelte'
import IconButton from '../ui/IconButton.svelte'
import Segments from '../ui/Segments.svelte'
import TerrainMark from '../ui/TerrainMark.svelte';

;type $$ComponentProps =  { room: MapRoom };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { room }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { library } = app
  const INKS: readonly SquareBrush[] = ['hindering', 'blocking', 'water', 'elevated', 'special', 'starting', 'indoor', 'clear']
  const painted = $derived({
    format: 'clixcase/1',
    ...rulesOfRoom(app),
    map: room.document.map,
    specialTerrain: room.document.specialTerrain,
    ask: { kind: 'line-of-fire', from: [0, 0], to: [0, 0] }
  } as const)
  const specials = $derived(lastUsedFirst(specialNames(painted, terrainOnShelf(library)), room.usedSpecials))
  $effect(() => {
    if (room.special === '') room.special = usualSpecial(painted, terrainOnShelf(library), room.usedSpecials)
  })
  const inkKey = (ink: SquareBrush) =>
    ink === 'elevated'
      ? '1 … 9'
      : Object.entries(INK_KEYS)
          .find(([, one]) => one === ink)?.[0]
          ?.toUpperCase()
  /** Shorter than the name where that is too long for under an icon. */
  const wordOf: Readonly<Partial<Record<string, string>>> = t.words
  const variants = $derived(variantsOf(room))
  const variantsOfTools: Readonly<Partial<Record<RoomToolId, Readonly<Partial<Record<Variant, string>>>>>> = t.variants
  const variantWords = $derived(variantsOfTools[room.hand.tool] ?? {})
  const symmetries = SYMMETRIES.map((id) => ({ id, label: t.symmetries[id] }))
  const label = $derived(room.editedLabel === null ? undefined : room.document.labels?.[room.editedLabel])
;
async () => {




 { svelteHTML.createElement("div", {       "class":`bar`,"role":`toolbar`,"aria-label":t.toolbar,"aria-orientation":`vertical`,});
     for(let tool of __sveltets_2_ensureArray(TOOLS)){tool.id;
     { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {               "icon":ICONS[tool.id],"label":`${t.tools[tool.id]} (${tool.key.toUpperCase()})`,"word":wordOf[tool.id] ?? t.tools[tool.id],"room":`under`,"aria-keyshortcuts":tool.key,"pressed":room.hand.tool === tool.id,"onclick":() => {
        takeTool(room, tool.id)
      },}});}
  }
 }
 { svelteHTML.createElement("div", {     "class":`inks`,"role":`group`,"aria-label":t.inkbar,});
     for(let ink of __sveltets_2_ensureArray(INKS)){ink;
     { svelteHTML.createElement("button", {             "type":`button`,"class":`ink`,"aria-pressed":paints(room.hand.tool) && room.ink === ink,"aria-label":t.inks[ink],"title":`${t.inks[ink]} (${inkKey(ink) ?? ''})`,"onclick":() => {
        takeInk(room, ink)
      },});
       { const $$_kraMniarreT2C = __sveltets_2_ensureComponent(TerrainMark); new $$_kraMniarreT2C({ target: __sveltets_2_any(), props: {    "kind":ink,"text":String(room.level),}});}
       { svelteHTML.createElement("span", {   "class":`word`,"aria-hidden":`true`,});wordOf[ink] ?? t.inks[ink]; }
     }
  }
 }
 { svelteHTML.createElement("div", { "class":`set`,});
  if(room.editedLabel !== null && label){
    const index = room.editedLabel;
     { const $$_dleiF1C = __sveltets_2_ensureComponent(Field); new $$_dleiF1C({ target: __sveltets_2_any(), props: {           "label":t.labelText,"value":label.text,"maxlength":200,"data-testid":`label-text`,"onchange":(text) => {
        sayLabel(room, index, text)
      },}});}
  } else if (room.hand.tool === 'select' || room.hand.tool === 'stamp'){
     { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {         "icon":Copy,"label":t.copy,"disabled":room.hand.selected.length === 0,"onclick":() => {
        copySelected(room)
      },}});}
     { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {         "icon":Trash,"label":t.clear,"disabled":room.hand.selected.length === 0,"onclick":() => {
        clearSelected(room)
      },}});}
    if(room.hand.region){
       { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {       "icon":FlipX,"label":t.mirrorX,"onclick":() => {
          turnStamp(room, 'mirror-x')
        },}});}
       { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {       "icon":FlipY,"label":t.mirrorY,"onclick":() => {
          turnStamp(room, 'mirror-y')
        },}});}
       { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {        "icon":RotateCw,"data-repeats":true,"label":t.turn,"onclick":() => {
          turnStamp(room, 'turn')
        },}});}
    } else if (room.hand.tool === 'stamp'){ { svelteHTML.createElement("p", { "class":`small quiet`,});t.nothingCopied; }}
  } else if (paints(room.hand.tool)){
    if(room.ink === 'elevated'){
       { svelteHTML.createElement("div", {     "class":`levels`,"role":`group`,"aria-label":t.level,});
           for(let level of __sveltets_2_ensureArray(LEVELS)){level;
           { svelteHTML.createElement("button", {      "type":`button`,"aria-pressed":room.level === level,"onclick":() => {
              room.level = level
            },});level; }
        }
       }
    } else if (room.ink === 'special'){
       { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {          "label":t.specialRule,"hideLabel":true,"choices":specials,"value":room.special,"onchange":(id) => {
          room.special = id
        },}});}
    } else if (room.ink === 'starting'){
       { const $$_eciohCediS1C = __sveltets_2_ensureComponent(SideChoice); new $$_eciohCediS1C({ target: __sveltets_2_any(), props: {     "chosen":room.startSide,"onchoose":(side) => {
          room.startSide = side
        },}});}
    } else if (room.ink === 'indoor'){
       { const $$_stnemgeS1C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS1C({ target: __sveltets_2_any(), props: {         "label":t.inOrOut,"choices":[
          { id: 'in', label: t.indoor },
          { id: 'out', label: t.outdoor }
        ],"value":room.indoor ? 'in' : 'out',"onchange":(id) => {
          room.indoor = id === 'in'
        },}});}
    }
  }
  if(variants.length > 0 && room.editedLabel === null){
     { svelteHTML.createElement("div", {     "class":`variants`,"role":`group`,"aria-label":t.how,});
         for(let variant of __sveltets_2_ensureArray(variants)){variant;
         { svelteHTML.createElement("button", {        "type":`button`,"aria-pressed":room.hand.variant === variant,"title":variant === 'plain' ? undefined : `${t.withKey[variant]}`,"onclick":() => {
            takeVariant(room, variant)
          },});variantWords[variant]; }
      }
     }
  }
   { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":t.symmetry,"choices":symmetries,"value":room.symmetry,"onchange":(id) => {
      room.symmetry = SYMMETRIES.find((one) => one === id) ?? 'none'
    },}});}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RoomTools__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RoomTools__SvelteComponent_ = ReturnType<typeof RoomTools__SvelteComponent_>;
/*Ωignore_endΩ*/export default RoomTools__SvelteComponent_;