///<reference types="svelte" />
;
import { createHexBoardView } from '../../board/hex/hexBoardView.ts'
import type { Hex } from '../../../shared/games/heroscape/case.ts'
import { sceneGround, type HexScene } from '../../../shared/games/heroscape/hexScene.ts'
import { useApp } from '../../actions/app.ts'
import { hexLintText } from '../../actions/mapRoom/findingText.ts'
import { handCounts } from '../../actions/mapRoom/penOnly.ts'
import { useHexMap } from '../../actions/mapRoom/rooms.ts'
import { hexName } from '../../model/heroscape/hexNames.ts'
import { HEX_INKS, HEX_TOOLS, inkOn, type HexInk, type HexRoom } from '../../model/mapRoom/hexRoom.svelte.ts'
import { themeOf } from '../../model/settings/media.svelte.ts'
import { heroscapeTexts } from '../../i18n/texts.ts'
import { mapRoomTexts as t } from '../../i18n/laterTexts.ts'
import BoardFooting from '../board/BoardFooting.svelte'
import BoardFrame from '../board/BoardFrame.svelte'
import Button from '../ui/Button.svelte'
import Field from '../ui/Field.svelte'
import NumberField from '../ui/NumberField.svelte'
import Pick from '../parts/choose/Pick.svelte'
import FindingRow from './FindingRow.svelte'
import RoomFrame from './RoomFrame.svelte';
;
  type View = ReturnType<typeof createHexBoardView>;
;type $$ComponentProps =  { room: HexRoom };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { room }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { settings } = app


  const scene = $derived<HexScene>({
    spaces: room.shown.map.hexes,
    ground: sceneGround(room.shown.map),
    tokens: [],
    things: [],
    paths: [],
    highlighted: room.pointed,
    cursor: room.cursor,
    theme: themeOf(settings.current),
    nameOf: null
  })
  const inkName = (ink: HexInk) => (ink === 'plain' ? t.hex.plain : (heroscapeTexts.tray.objects[ink] ?? ink))
  const report = $derived(room.lint)
  const label = () => (room.tool === 'ground' ? `${t.hex.tools.ground}: ${inkName(room.ink)}` : t.hex.tools[room.tool])
  const wordsAt = (at: Hex) => {
    const ink = inkOn(room.document.map, at)
    return [t.hex.level(levelAt(at) ?? 0), ...(ink === 'plain' ? [] : [inkName(ink)])].join(', ')
  }
  const levelAt = (at: Hex) => room.document.map.hexes.find(([q, r]) => q === at[0] && r === at[1])?.[2]

  const make = (host: HTMLElement, onProblem: (message: string) => void): View =>
    createHexBoardView(host, {
      words: { stop: heroscapeTexts.stop, needs: heroscapeTexts.needs },
      onIntent: (intent) => {
        if (!handCounts(app, 'hand' in intent ? intent : {})) return
        if (intent.do === 'tap') room.touch(intent.at, label())
        if (intent.do === 'stroke') room.draw(intent.phase, intent.at, label())
      },
      strokes: true,
      onProblem
    })

  /** Arrows go from hex to hex of the map; up and down by rows, as the board lies. */
  const STEPS: Readonly<Record<string, readonly Hex[]>> = {
    ArrowLeft: [[-1, 0]],
    ArrowRight: [[1, 0]],
    ArrowUp: [
      [0, -1],
      [1, -1]
    ],
    ArrowDown: [
      [0, 1],
      [-1, 1]
    ]
  }
  function onkey(key: string): boolean {
    const at = room.cursor ?? firstHex()
    const ways = STEPS[key]
    if (ways) {
      const next = ways.map(([dq, dr]): Hex => [at[0] + dq, at[1] + dr]).find((hex) => levelAt(hex) !== undefined)
      room.cursor = room.cursor && next ? next : at
      return true
    }
    if (key === ' ' || key === 'Enter') {
      room.touch(at, label())
      return true
    }
    if (key === 'Escape') return room.cancel()
    const tool = HEX_TOOLS[Number(key) - 1]
    if (tool) room.tool = tool
    return tool !== undefined
  }
  function firstHex(): Hex {
    const [q, r] = room.document.map.hexes[0] ?? [0, 0]
    return [q, r]
  }
  function onkeydown(event: KeyboardEvent) {
    if (
      event.defaultPrevented ||
      !(event.ctrlKey || event.metaKey) ||
      (event.target instanceof HTMLElement && event.target.matches('input'))
    )
      return
    const letter = event.key.toLowerCase()
    if (letter === 'y' || (letter === 'z' && event.shiftKey)) room.redo()
    else if (letter === 'z') room.undo()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
;
async () => {


 { svelteHTML.createElement("svelte:window", {  "onkeydowncapture":onkeydown,});}

 { const $$_emarFmooR0C = __sveltets_2_ensureComponent(RoomFrame); const $$_emarFmooR0 = new $$_emarFmooR0C({ target: __sveltets_2_any(), props: {    room,"size":t.hex.hexes(room.document.map.hexes.length),"testid":`hex-room`,tools:() => { async ()/*Ωignore_positionΩ*/ => {
     { svelteHTML.createElement("div", {       "class":`tools`,"role":`toolbar`,"aria-label":t.toolbar,"aria-orientation":`vertical`,});
          for(let tool of __sveltets_2_ensureArray(HEX_TOOLS)){let index = 1;tool;
         { svelteHTML.createElement("button", {        "type":`button`,"aria-pressed":room.tool === tool,"aria-keyshortcuts":String(index + 1),"onclick":() => {
            room.tool = tool
          },});t.hex.tools[tool]; }
      }
      if(room.tool === 'level'){
         { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {           "label":t.hex.toLevel,"value":room.level,"min":-99,"max":99,"onchange":(level) => {
            room.level = level ?? room.level
          },}});}
      }
      if(room.tool === 'ground'){
         { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":t.hex.tools.ground,"choices":HEX_INKS.map((ink) => ({ id: ink, label: inkName(ink) })),"value":room.ink,"onchange":(id) => {
            room.ink = HEX_INKS.find((ink) => ink === id) ?? room.ink
          },}});}
      }
       { const $$_dleiF1C = __sveltets_2_ensureComponent(Field); new $$_dleiF1C({ target: __sveltets_2_any(), props: {         "label":t.about.name,"value":room.document.name,"maxlength":120,"onchange":(name) => {
          if (name.trim() !== '') room.change(t.steps.about, { ...room.document, name }, 'name')
        },}});}
       { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
          useHexMap(app, room.document)
        },}});t.use;  Button}
     }
  };return __sveltets_2_any(0)},board:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_emarFdraoB0C = __sveltets_2_ensureComponent(BoardFrame); new $$_emarFdraoB0C({ target: __sveltets_2_any(), props: {           make,onkey,"closeUp":(view) => {
        view.zoomFit()
      },"draw":(view) => {
        view.show(scene)
      },"label":t.hex.board,"describedBy":`hex-hint`,}});}
  };return __sveltets_2_any(0)},foot:() => { async ()/*Ωignore_positionΩ*/ => {
     { svelteHTML.createElement("div", { "id":`hex-hint`,});
       { const $$_gnitooFdraoB1C = __sveltets_2_ensureComponent(BoardFooting); new $$_gnitooFdraoB1C({ target: __sveltets_2_any(), props: {          "hint":t.hex.hints[room.tool],"at":room.cursor ? hexName(room.document.map, room.cursor) : undefined,"words":room.cursor ? wordsAt(room.cursor) : '',"closeUp":false,"stacks":true,}});}
     }
  };return __sveltets_2_any(0)},side:() => { async ()/*Ωignore_positionΩ*/ => {
    
     { svelteHTML.createElement("div", {       "class":`findings`,"tabindex":0,"role":`region`,"aria-label":t.tabs.checks,});
       { svelteHTML.createElement("p", {     "class":`small quiet numbers`,...__sveltets_2_empty({"data-testid":`lint-summary`}),"aria-live":`polite`,});
        t.checks.summary(report.errors, report.warnings, report.infos);
       }
      if(report.findings.length === 0){ { svelteHTML.createElement("p", {});t.checks.none; }}
       { svelteHTML.createElement("ul", {});
           for(let finding of __sveltets_2_ensureArray(report.findings)){finding.code;
           { const $$_woRgnidniF2C = __sveltets_2_ensureComponent(FindingRow); new $$_woRgnidniF2C({ target: __sveltets_2_any(), props: {         "code":finding.code,"severity":finding.severity,"text":hexLintText(finding),"onshow":() => {
              room.pointed = finding.hexes
            },}});}
        }
       }
     }
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {tools, board, foot, side} = $$_emarFmooR0.$$prop_def;/*Ωignore_endΩ*/
  
  
  
  
 RoomFrame}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const HexRoomView__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type HexRoomView__SvelteComponent_ = ReturnType<typeof HexRoomView__SvelteComponent_>;
/*Ωignore_endΩ*/export default HexRoomView__SvelteComponent_;