///<reference types="svelte" />
;
import { SIDES } from '../../../model/table/position/caseEdit.ts'
import { setupTexts, texts } from '../../../i18n/texts.ts'
import SideMark from '../../ui/SideMark.svelte';

;type $$ComponentProps =  { chosen: string | null; onchoose: (side: string) => void };function $$render() {

  
  
  

  const { chosen, onchoose }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
;
async () => {


 { svelteHTML.createElement("div", {     "class":`sides`,"role":`group`,"aria-label":setupTexts.side,});
      for(let side of __sveltets_2_ensureArray(SIDES)){let index = 1;side;
    const name = texts.sides[side] ?? side;
     { svelteHTML.createElement("button", {          "type":`button`,"aria-pressed":chosen === side,"aria-label":name,"title":name,"onclick":() => {
        onchoose(side)
      },}); { const $$_kraMediS2C = __sveltets_2_ensureComponent(SideMark); new $$_kraMediS2C({ target: __sveltets_2_any(), props: {   index,"size":16,}});} }
  }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SideChoice__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SideChoice__SvelteComponent_ = ReturnType<typeof SideChoice__SvelteComponent_>;
/*Ωignore_endΩ*/export default SideChoice__SvelteComponent_;