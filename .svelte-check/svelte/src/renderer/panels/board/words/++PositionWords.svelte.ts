///<reference types="svelte" />
;
import { boardTexts } from '../../../i18n/texts.ts'
import type { BoardText } from '../../../model/board/boardText.ts';

;type $$ComponentProps =  { words: BoardText };function $$render() {

  
  

  const t = boardTexts.inWords

  const { words }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
;
async () => {


 { svelteHTML.createElement("p", {});words.map; }
 { svelteHTML.createElement("h3", { "class":`part`,});t.figures(words.figures.length); }
if(words.figures.length){ { svelteHTML.createElement("ul", {});
        for(let line of __sveltets_2_ensureArray(words.figures)){let i = 1;i; { svelteHTML.createElement("li", {});line; }}
   }}else{ { svelteHTML.createElement("p", {});t.nobody; }}
 { svelteHTML.createElement("h3", { "class":`part`,});t.terrain; }
 { svelteHTML.createElement("ul", {});
      for(let line of __sveltets_2_ensureArray(words.terrain)){let i = 1;i; { svelteHTML.createElement("li", {});line; }}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const PositionWords__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PositionWords__SvelteComponent_ = ReturnType<typeof PositionWords__SvelteComponent_>;
/*Ωignore_endΩ*/export default PositionWords__SvelteComponent_;