///<reference types="svelte" />
;
import type { Snippet } from 'svelte'
import Eraser from '@lucide/svelte/icons/eraser'
import FileDown from '@lucide/svelte/icons/file-down'
import FolderOpen from '@lucide/svelte/icons/folder-open'
import PanelLeftOpen from '@lucide/svelte/icons/panel-left-open'
import Redo from '@lucide/svelte/icons/redo-2'
import Undo from '@lucide/svelte/icons/undo-2'
import { useApp } from '../../actions/app.ts'
import { openFile, saveFile } from '../../actions/table/fileActions.ts'
import { clearTable } from '../../actions/table/figureActions.ts'
import { texts } from '../../i18n/texts.ts'
import IconButton from '../ui/IconButton.svelte';
;

  interface Props {
    /** The table whose changes are taken back here. */
    table: {
      readonly history: { readonly past: readonly { readonly label: string }[]; readonly future: readonly { readonly label: string }[] }
      readonly canUndo: boolean
      readonly canRedo: boolean
      undo: () => unknown
      redo: () => unknown
    }
    map: Snippet
  };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  

  const { table, map }: Props = $props()
  const app = useApp()
  const { session } = app
  const lastLabel = $derived(table.history.past.at(-1)?.label)
  const nextLabel = $derived(table.history.future[0]?.label)
;
async () => {


 { svelteHTML.createElement("div", { "class":`around`,});
   { svelteHTML.createElement("div", { "class":`bar`,});
    if(!session.trayOpen){ { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {         "icon":PanelLeftOpen,"id":`open-tray`,"label":texts.tray.open,"onclick":() => {
          session.openTray()
        },}});}}
    ;__sveltets_2_ensureSnippet(map());
     { svelteHTML.createElement("span", { "class":`gap`,}); }
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {          "icon":Undo,"data-repeats":true,"label":lastLabel ? `${texts.undo}: ${lastLabel}` : texts.undo,"disabled":!table.canUndo,"onclick":() => {
        table.undo()
      },}});}
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {          "icon":Redo,"data-repeats":true,"label":nextLabel ? `${texts.redo}: ${nextLabel}` : texts.redo,"disabled":!table.canRedo,"onclick":() => {
        table.redo()
      },}});}
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {         "icon":FolderOpen,"label":texts.files.open,"word":texts.words.open,"onclick":() => {
        void openFile(app)
      },}});}
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {         "icon":FileDown,"label":texts.files.save,"word":texts.words.save,"onclick":() => {
        void saveFile(app)
      },}});}
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {         "icon":Eraser,"label":texts.tray.newTable,"word":texts.words.clear,"onclick":() => {
        clearTable(app)
      },}});}
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const GameBar__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type GameBar__SvelteComponent_ = ReturnType<typeof GameBar__SvelteComponent_>;
/*Ωignore_endΩ*/export default GameBar__SvelteComponent_;