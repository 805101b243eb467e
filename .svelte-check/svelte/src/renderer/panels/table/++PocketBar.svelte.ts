///<reference types="svelte" />
;
import FilePlus from '@lucide/svelte/icons/file-plus'
import FlipVertical from '@lucide/svelte/icons/flip-vertical-2'
import Maximize from '@lucide/svelte/icons/maximize'
import Menu from '@lucide/svelte/icons/menu'
import Paintbrush from '@lucide/svelte/icons/paintbrush'
import PanelLeftOpen from '@lucide/svelte/icons/panel-left-open'
import ScanSearch from '@lucide/svelte/icons/scan-search'
import Undo from '@lucide/svelte/icons/undo-2'
import { useApp } from '../../actions/app.ts'
import { newTable } from '../../actions/table/newTable.ts'
import { boardHint } from '../../actions/tools/boardHand.ts'
import { boardCommands } from '../../model/board/boardCommands.ts'
import { boardTexts, setupTexts, texts } from '../../i18n/texts.ts'
import IconButton from '../ui/IconButton.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const { table, session } = app
  const { setup, board: look } = session
  const hint = $derived(boardHint(app))
  const lastLabel = $derived(table.history.past.at(-1)?.label)
;
async () => {


 { svelteHTML.createElement("p", {     "class":`hint quiet`,"title":hint,...__sveltets_2_empty({"data-testid":`hint`}),});hint; }
 { svelteHTML.createElement("div", {       "class":`bar`,"role":`toolbar`,"aria-label":boardTexts.tools,...__sveltets_2_empty({"data-testid":`pocket-bar`}),});
   { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {             "icon":PanelLeftOpen,"id":`open-tray`,"label":texts.tray.open,"word":texts.screens.figures,"room":`under`,"onclick":() => {
      session.openTray()
    },}});}
   { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {             "icon":Paintbrush,"label":setup.isOpen ? setupTexts.hide : setupTexts.show,"word":texts.words.brushes,"room":`under`,"pressed":setup.isOpen,"onclick":() => {
      setup.isOpen = !setup.isOpen
      if (!setup.isOpen) session.drop('brush')
    },}});}
   { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {           "icon":FilePlus,"label":setupTexts.newTable,"word":texts.words.new,"room":`under`,"onclick":() => {
      newTable(app)
    },}});}
   { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {              "icon":Undo,"data-repeats":true,"label":lastLabel ? `${texts.undo}: ${lastLabel}` : texts.undo,"word":texts.undo,"room":`under`,"disabled":!table.canUndo,"onclick":() => {
      table.undo()
    },}});}
   { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {           "icon":ScanSearch,"label":texts.board.zoomQuestion,"word":texts.words.question,"room":`under`,"onclick":() => {
      boardCommands.zoomToQuestion()
    },}});}
   { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {           "icon":Maximize,"label":texts.board.zoomFit,"word":texts.words.map,"room":`under`,"onclick":() => {
      boardCommands.zoomFit()
    },}});}
   { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {           "icon":FlipVertical,"label":boardTexts.full.facing,"word":texts.words.players,"room":`under`,"onclick":() => {
      look.facing = true
    },}});}
   { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {           "icon":Menu,"label":boardTexts.full.leave,"word":texts.words.all,"room":`under`,"onclick":() => {
      look.showFull(false)
    },}});}
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const PocketBar__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PocketBar__SvelteComponent_ = ReturnType<typeof PocketBar__SvelteComponent_>;
/*Ωignore_endΩ*/export default PocketBar__SvelteComponent_;