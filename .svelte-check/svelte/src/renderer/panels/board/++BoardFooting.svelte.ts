///<reference types="svelte" />
;
import type { Snippet } from 'svelte'
import Maximize from '@lucide/svelte/icons/maximize'
import Minus from '@lucide/svelte/icons/minus'
import Plus from '@lucide/svelte/icons/plus'
import ScanSearch from '@lucide/svelte/icons/scan-search'
import { boardCommands } from '../../model/board/boardCommands.ts'
import { texts } from '../../i18n/texts.ts'
import IconButton from '../ui/IconButton.svelte';
;

  interface Props {
    hint: string
    /** The name of the place under the pointer or the cursor; absent: there is none. */
    at?: string | undefined
    /** Who or what is there. */
    words: string
    /** Can the board come close to the question? */
    closeUp?: boolean
    /** Where it is narrow, what the next tap does stands in two lines of its own above the rest. */
    stacks?: boolean
    /** Buttons before those of the zoom. */
    more?: Snippet
  };function $$render() {

  
  
  
  
  
  
  
  

  const { hint, at, words, closeUp = true, stacks = false, more }: Props = $props()
;
async () => {


 { svelteHTML.createElement("div", { "class":`bottom`,});
   { svelteHTML.createElement("div", { "class":['foot', { stacks }],});
     { svelteHTML.createElement("p", {     "class":`hint two-lines small quiet`,"title":hint,...__sveltets_2_empty({"data-testid":`hint`}),});hint; }
    if(at !== undefined){ { svelteHTML.createElement("p", {     "class":`at one-line small numbers`,"title":words,...__sveltets_2_empty({"data-testid":`under-pointer`}),});
         { svelteHTML.createElement("strong", {});at; }if(words){ { svelteHTML.createElement("span", { "class":`who`,});` ${words}`; }}
       }}
     { svelteHTML.createElement("span", { "class":`gap`,}); }
     { svelteHTML.createElement("span", { "class":`zoom`,});
      ;__sveltets_2_ensureSnippet(more?.());
       { const $$_nottuBnocI3C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI3C({ target: __sveltets_2_any(), props: {        "icon":Minus,"data-repeats":true,"label":texts.board.zoomOut,"onclick":() => {
          boardCommands.zoomBy(1 / 1.25)
        },}});}
       { const $$_nottuBnocI3C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI3C({ target: __sveltets_2_any(), props: {        "icon":Plus,"data-repeats":true,"label":texts.board.zoomIn,"onclick":() => {
          boardCommands.zoomBy(1.25)
        },}});}
      if(closeUp){ { const $$_nottuBnocI3C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI3C({ target: __sveltets_2_any(), props: {         "icon":ScanSearch,"label":texts.board.zoomQuestion,"word":texts.words.question,"onclick":() => {
            boardCommands.zoomToQuestion()
          },}});}}
       { const $$_nottuBnocI3C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI3C({ target: __sveltets_2_any(), props: {         "icon":Maximize,"label":texts.board.zoomFit,"word":texts.words.map,"onclick":() => {
          boardCommands.zoomFit()
        },}});}
     }
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const BoardFooting__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type BoardFooting__SvelteComponent_ = ReturnType<typeof BoardFooting__SvelteComponent_>;
/*Ωignore_endΩ*/export default BoardFooting__SvelteComponent_;