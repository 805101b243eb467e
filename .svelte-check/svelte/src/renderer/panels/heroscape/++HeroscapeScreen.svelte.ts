///<reference types="svelte" />
;
import { boardLetters } from '../../model/settings/room.ts'
import { toHexScene } from '../../../shared/games/heroscape/hexScene.ts'
import { useApp } from '../../actions/app.ts'
import { boardCommands } from '../../model/board/boardCommands.ts'
import type { HexTable } from '../../actions/heroscape/hexActions.ts'
import { withHexMap } from '../../model/heroscape/hexEdit.ts'
import { hexToolState } from '../../model/heroscape/hexToolState.svelte.ts'
import { hexName } from '../../model/heroscape/hexNames.ts'
import { hexMaps, starterProblems } from '../../model/heroscape/hexStarters.ts'
import { heroscapeTexts, texts } from '../../i18n/texts.ts'
import { themeOf } from '../../model/settings/media.svelte.ts'
import { suits } from '../../model/library/suits.ts'
import GameFrame from '../games/GameFrame.svelte'
import Pick from '../parts/choose/Pick.svelte'
import HexBoardHost from './HexBoardHost.svelte'
import HexFoot from './HexFoot.svelte'
import HexQuestion from './HexQuestion.svelte'
import HexTray from './HexTray.svelte';

;type $$ComponentProps =  { table: HexTable };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { table }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { session, settings } = useApp()
  const maps = hexMaps
    .filter(suits('heroscape-knockback'))
    .map((file) => ({ id: file.id, label: file.name, note: heroscapeTexts.hexes(file.map.hexes.length) }))
  const theme = $derived(themeOf(settings.current))
  const scene = $derived(
    toHexScene(table.case, table.ruling, {
      selected: session.selected,
      highlighted: session.highlighted,
      cursor: session.cursor,
      theme,
      letters: boardLetters(settings.current),
      nameOf: settings.current.squareNames ? (hex) => hexName(table.case.map, hex) : null
    })
  )

  // Another game's board knows nothing of what waits here.
  $effect(() => () => {
    hexToolState.placing = null
  })
  $effect(() => {
    for (const problem of starterProblems.splice(0)) session.notify('error', problem)
  })

  function useMap(id: string) {
    const file = hexMaps.find((known) => known.id === id)
    if (!file) return
    table.change(texts.steps.map(file.name), withHexMap(table.case, { ...file.map, id: file.id, name: file.name }))
    session.cursor = null
    boardCommands.zoomFit()
  }
;
async () => {


 { const $$_emarFemaG0C = __sveltets_2_ensureComponent(GameFrame); const $$_emarFemaG0 = new $$_emarFemaG0C({ target: __sveltets_2_any(), props: {table,question:() => { async ()/*Ωignore_positionΩ*/ => { { const $$_noitseuQxeH0C = __sveltets_2_ensureComponent(HexQuestion); new $$_noitseuQxeH0C({ target: __sveltets_2_any(), props: { table,}});}};return __sveltets_2_any(0)},tray:() => { async ()/*Ωignore_positionΩ*/ => { { const $$_yarTxeH0C = __sveltets_2_ensureComponent(HexTray); new $$_yarTxeH0C({ target: __sveltets_2_any(), props: { table,}});}};return __sveltets_2_any(0)},map:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {             "look":`sentence`,"label":heroscapeTexts.map,"choices":maps,"value":table.case.map.id ?? '',"shown":table.case.map.name ?? heroscapeTexts.hexes(table.case.map.hexes.length),"onchange":useMap,}});}
  };return __sveltets_2_any(0)},board:() => { async ()/*Ωignore_positionΩ*/ => { { const $$_tsoHdraoBxeH0C = __sveltets_2_ensureComponent(HexBoardHost); new $$_tsoHdraoBxeH0C({ target: __sveltets_2_any(), props: {  scene,table,}});}};return __sveltets_2_any(0)},foot:() => { async ()/*Ωignore_positionΩ*/ => { { const $$_tooFxeH0C = __sveltets_2_ensureComponent(HexFoot); new $$_tooFxeH0C({ target: __sveltets_2_any(), props: { table,}});}};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {question, tray, map, board, foot} = $$_emarFemaG0.$$prop_def;/*Ωignore_endΩ*/
  
  
  
  
  
 GameFrame}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const HeroscapeScreen__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type HeroscapeScreen__SvelteComponent_ = ReturnType<typeof HeroscapeScreen__SvelteComponent_>;
/*Ωignore_endΩ*/export default HeroscapeScreen__SvelteComponent_;