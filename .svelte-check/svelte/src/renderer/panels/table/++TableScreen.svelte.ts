///<reference types="svelte" />
;
import { boardLetters } from '../../model/settings/room.ts'
import MapIcon from '@lucide/svelte/icons/map'
import { entryOf } from '../../model/question/kinds/all.ts'
import { toScene } from '../../model/question/toScene.ts'
import { useApp } from '../../actions/app.ts'
import { media, themeOf } from '../../model/settings/media.svelte.ts'
import { dialsShown, showDials } from '../../actions/board/dialsBeside.ts'
import { rulingOf } from '../../model/ruling/otherTables.ts'
import { texts } from '../../i18n/texts.ts'
import { sceneOfDraft } from '../../model/timeline/draftAsk.ts'
import { isBoardAlone } from '../../actions/board/boardAlone.ts'
import HiddenLayers from '../board/layers/HiddenLayers.svelte'
import RulingPanel from '../ruling/RulingPanel.svelte'
import { warmSearch } from '../search/warmSearch.ts'
import Button from '../ui/Button.svelte'
import EmptyState from '../ui/EmptyState.svelte'
import SteadyHeight from '../ui/SteadyHeight.svelte'
import BoardBar from './BoardBar.svelte'
import { pasteOnTable } from '../../actions/table/fileActions.ts'
import { isEmptyTable } from '../../actions/table/newTable.ts'
import BoardFoot from './BoardFoot.svelte'
import CarriedGhost from '../setup/CarriedGhost.svelte'
import FirstStrip from './FirstStrip.svelte'
import QuestionBar from '../question/QuestionBar.svelte'
import { QUESTION_DETAILS } from '../question/kinds/kindParts.ts'
import Later from '../parts/later/Later.svelte'
import {
    ANSWERED_CALL,
    BOARD,
    BOARD_TEXT,
    DIAL_STRIP,
    EMPTY_START,
    HEIGHT_PROFILE,
    POCKET_BAR,
    PATH_STEPPER,
    PREVIEW_NOTE,
    SQUARE_NOTE,
    STANDING,
    STEP_BAR,
    VARIANT_STRIP,
    TIMELINE,
    TURNS_STRIP
  } from './tableParts.ts'
import { readWhenIdle } from '../parts/later/lazily.ts'
import { CHOICES } from '../parts/popups/popups.ts'
import TableLayout from '../parts/TableLayout.svelte'
import ToolChip from '../setup/ToolChip.svelte'
import SetupTools from '../setup/SetupTools.svelte'
import Tray from './Tray.svelte';
function $$render() {
  const edge/*Ωignore_positionΩ*/ = ()/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => { { const $$_pihClooT0C = __sveltets_2_ensureComponent(ToolChip); new $$_pihClooT0C({ target: __sveltets_2_any(), props: {}});}};return __sveltets_2_any(0)};  const idle/*Ωignore_positionΩ*/ = ()/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {if(!session.trayOpen && isEmptyTable(app)){ { const $$_retaL0C = __sveltets_2_ensureComponent(Later); new $$_retaL0C({ target: __sveltets_2_any(), props: {    "part":EMPTY_START,"props":{},}});}}};return __sveltets_2_any(0)};
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const { table, timeline, session, settings } = app
  const theme = $derived(themeOf(settings.current))
  const onready = () => {
    warmSearch(app)
    // Not when idle: who asks at once would see the board move when the line below the question comes.
    QUESTION_DETAILS.load().catch(() => undefined)
    readWhenIdle([CHOICES])
  }
  /** A timeline shows the moment that is looked at, and what an event that is being added asks of it. */
  const drawn = $derived(
    session.preview
      ? { value: session.preview.case, ruling: rulingOf(session.preview.case), squares: [] }
      : timeline.draft
        ? sceneOfDraft(timeline.shown, timeline.draft.event, timeline.needs.moves)
        : { value: timeline.shown, ruling: table.ruling, squares: [] }
  )
  const plain = $derived(
    toScene(drawn.value, drawn.ruling, {
      // It would lie over the very square that a hand has just tapped.
      cursor: session.setup.steering ? session.cursor : null,
      highlighted: session.highlighted.length ? session.highlighted : drawn.squares,
      plan: session.plan,
      theme,
      squareNames: settings.current.squareNames,
      letters: boardLetters(settings.current),
      reducedMotion: media.reducedMotion
    })
  )
  /** The words about a square have their place as long as there may be some, so that the board does not move under the pointer. */
  const speaks = $derived(session.board.lines || session.ruler !== null || (entryOf(timeline.shown.ask).ofSquares ?? false))
  const alone = $derived(isBoardAlone(app))
  /** In a small window: the board with one line for the question, the brushes and the ruling. */
  const pocket = $derived(alone && session.board.pocket)
  const scene = $derived(timeline.trace.length ? { ...plain, marks: [...plain.marks, ...timeline.trace] } : plain)

  /** Opens or types text that was copied elsewhere, unless a field has the focus or a dialog is open. */
  function onpaste(event: ClipboardEvent) {
    const { target } = event
    if (target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]')) return
    if (document.querySelector('[role=dialog]')) return
    event.preventDefault()
    void pasteOnTable(app, event.clipboardData?.getData('text/plain') ?? '', (line) => {
      const field = document.querySelector<HTMLInputElement>('#ask-field')
      if (!field) return
      field.focus()
      field.value = line
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
;
async () => {


 { svelteHTML.createElement("svelte:window", { onpaste,});}




 { const $$_tuoyaLelbaT0C = __sveltets_2_ensureComponent(TableLayout); const $$_tuoyaLelbaT0 = new $$_tuoyaLelbaT0C({ target: __sveltets_2_any(), props: {alone,question:() => { async ()/*Ωignore_positionΩ*/ => {if(session.answered){ { const $$_retaL0C = __sveltets_2_ensureComponent(Later); new $$_retaL0C({ target: __sveltets_2_any(), props: {    "part":ANSWERED_CALL,"props":{},}});}} { const $$_raBnoitseuQ0C = __sveltets_2_ensureComponent(QuestionBar); new $$_raBnoitseuQ0C({ target: __sveltets_2_any(), props: {   "line":pocket,}});}if(table.kept && timeline.count === 0){ { const $$_retaL0C = __sveltets_2_ensureComponent(Later); new $$_retaL0C({ target: __sveltets_2_any(), props: {    "part":TURNS_STRIP,"props":{},}});}} { const $$_pirtStsriF0C = __sveltets_2_ensureComponent(FirstStrip); new $$_pirtStsriF0C({ target: __sveltets_2_any(), props: { pocket,}});}};return __sveltets_2_any(0)},tray:() => { async ()/*Ωignore_positionΩ*/ => {
    if(timeline.on && !session.editing && (timeline.at > 0 || timeline.draft)){ { const $$_retaL0C = __sveltets_2_ensureComponent(Later); new $$_retaL0C({ target: __sveltets_2_any(), props: {    "part":STANDING,"props":{},}});}}else{ { const $$_yarT0C = __sveltets_2_ensureComponent(Tray); new $$_yarT0C({ target: __sveltets_2_any(), props: {}});}}
  };return __sveltets_2_any(0)},bar:() => { async ()/*Ωignore_positionΩ*/ => { { const $$_raBdraoB0C = __sveltets_2_ensureComponent(BoardBar); new $$_raBdraoB0C({ target: __sveltets_2_any(), props: {}});}if(app.variants.any){ { const $$_retaL0C = __sveltets_2_ensureComponent(Later); new $$_retaL0C({ target: __sveltets_2_any(), props: {    "part":VARIANT_STRIP,"props":{},}});}}};return __sveltets_2_any(0)},board:() => { async ()/*Ωignore_positionΩ*/ => {
    if(table.case.map){
       { const $$_retaL0C = __sveltets_2_ensureComponent(Later); new $$_retaL0C({ target: __sveltets_2_any(), props: {    "part":BOARD,"props":{ scene, describedBy: 'ruling-sentence', edge, onready },}});}
      if(session.preview){ { const $$_retaL0C = __sveltets_2_ensureComponent(Later); new $$_retaL0C({ target: __sveltets_2_any(), props: {    "part":PREVIEW_NOTE,"props":{},}});}}
       { const $$_retaL0C = __sveltets_2_ensureComponent(Later); new $$_retaL0C({ target: __sveltets_2_any(), props: {    "part":BOARD_TEXT,"props":{},}});}
      if(!timeline.on && dialsShown(app)){ { const $$_retaL0C = __sveltets_2_ensureComponent(Later); new $$_retaL0C({ target: __sveltets_2_any(), props: {       "part":DIAL_STRIP,"props":{},"onfail":() => {
            showDials(app, false)
          },}});}}
    }else{
       { const $$_etatSytpmE0C = __sveltets_2_ensureComponent(EmptyState); new $$_etatSytpmE0C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"icon":MapIcon,"title":texts.board.none,"text":texts.board.noneText,}});
         { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":() => {
            session.screen = 'maps'
          },}});texts.board.chooseMap;  Button}
       EmptyState}
    }
  };return __sveltets_2_any(0)},foot:() => { async ()/*Ωignore_positionΩ*/ => {if(table.case.map){ { const $$_retaL0C = __sveltets_2_ensureComponent(Later); new $$_retaL0C({ target: __sveltets_2_any(), props: {    "part":PATH_STEPPER,"props":{},}});}if(timeline.on){ { const $$_retaL0C = __sveltets_2_ensureComponent(Later); new $$_retaL0C({ target: __sveltets_2_any(), props: {     "part":STEP_BAR,"props":{},}});}} else if (!pocket){ { const $$_thgieHydaetS0C = __sveltets_2_ensureComponent(SteadyHeight); new $$_thgieHydaetS0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"steady":session.brush !== null && table.ruling !== null,}}); { const $$_retaL1C = __sveltets_2_ensureComponent(Later); new $$_retaL1C({ target: __sveltets_2_any(), props: {    "part":HEIGHT_PROFILE,"props":{},}});}  SteadyHeight}}if(speaks){ { svelteHTML.createElement("div", { "class":`note`,}); { const $$_retaL1C = __sveltets_2_ensureComponent(Later); new $$_retaL1C({ target: __sveltets_2_any(), props: {    "part":SQUARE_NOTE,"props":{},}});} }} { const $$_sreyaLneddiH0C = __sveltets_2_ensureComponent(HiddenLayers); new $$_sreyaLneddiH0C({ target: __sveltets_2_any(), props: { }});}if(!session.trayOpen && session.setup.isOpen){  { const $$_slooTputeS0C = __sveltets_2_ensureComponent(SetupTools); new $$_slooTputeS0C({ target: __sveltets_2_any(), props: {"row":true,}});}}if(pocket){ { svelteHTML.createElement("div", { "class":`pocket`,});
           { const $$_retaL1C = __sveltets_2_ensureComponent(Later); new $$_retaL1C({ target: __sveltets_2_any(), props: {    "part":POCKET_BAR,"props":{},}});}
         }}else{ { const $$_tooFdraoB0C = __sveltets_2_ensureComponent(BoardFoot); new $$_tooFdraoB0C({ target: __sveltets_2_any(), props: {}});}}}};return __sveltets_2_any(0)},ruling:() => { async ()/*Ωignore_positionΩ*/ => {if(timeline.on){ { const $$_retaL0C = __sveltets_2_ensureComponent(Later); new $$_retaL0C({ target: __sveltets_2_any(), props: {    "part":TIMELINE,"props":{},}});}}else{ { const $$_lenaPgniluR0C = __sveltets_2_ensureComponent(RulingPanel); new $$_lenaPgniluR0C({ target: __sveltets_2_any(), props: { idle,}});}}};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {question, tray, bar, board, foot, ruling} = $$_tuoyaLelbaT0.$$prop_def;/*Ωignore_endΩ*/
  
  
  
  
  
  
 TableLayout}
 { const $$_tsohGdeirraC0C = __sveltets_2_ensureComponent(CarriedGhost); new $$_tsohGdeirraC0C({ target: __sveltets_2_any(), props: {}});}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const TableScreen__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type TableScreen__SvelteComponent_ = ReturnType<typeof TableScreen__SvelteComponent_>;
/*Ωignore_endΩ*/export default TableScreen__SvelteComponent_;