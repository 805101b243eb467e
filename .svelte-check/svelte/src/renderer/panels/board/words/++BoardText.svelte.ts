///<reference types="svelte" />
;
import { boardTexts } from '../../../i18n/texts.ts'
import { useApp } from '../../../actions/app.ts'
import { boardText } from '../../../model/board/boardText.ts'
import CursorText from './CursorText.svelte'
import PositionWords from './PositionWords.svelte';
function $$render() {

  
  
  
  
  

  const t = boardTexts.inWords

  const app = useApp()
  const { timeline } = app
  const words = $derived(boardText(timeline.shown))
;
async () => {


 { svelteHTML.createElement("div", {   "class":`ui-hidden`,...__sveltets_2_empty({"data-testid":`board-text`}),});
   { svelteHTML.createElement("p", {       "role":`status`,"aria-live":`polite`,"aria-atomic":`true`,...__sveltets_2_empty({"data-testid":`cursor-text`}),});
     { const $$_txeTrosruC2C = __sveltets_2_ensureComponent(CursorText); new $$_txeTrosruC2C({ target: __sveltets_2_any(), props: {}});}
   }
   { svelteHTML.createElement("section", { "aria-label":t.title,});
     { const $$_sdroWnoitisoP2C = __sveltets_2_ensureComponent(PositionWords); new $$_sdroWnoitisoP2C({ target: __sveltets_2_any(), props: { words,}});}
   }
 }
};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const BoardText__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type BoardText__SvelteComponent_ = ReturnType<typeof BoardText__SvelteComponent_>;
/*Ωignore_endΩ*/export default BoardText__SvelteComponent_;