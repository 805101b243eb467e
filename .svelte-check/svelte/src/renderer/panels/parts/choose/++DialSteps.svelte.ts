///<reference types="svelte" />
;
import Minus from '@lucide/svelte/icons/minus'
import Plus from '@lucide/svelte/icons/plus'
import type { CaseFigure } from '../../../../shared/contract/case.ts'
import { useApp } from '../../../actions/app.ts'
import { giveToken, turnDial } from '../../../actions/tools/turnDial.ts'
import { figureName } from '../../../model/table/position/caseEdit.ts'
import { isKo, lastClick, MOST_TOKENS } from '../../../model/table/figures/dialPlace.ts'
import { boardTexts } from '../../../i18n/texts.ts'
import IconButton from '../../ui/IconButton.svelte';

;type $$ComponentProps =  { figure: CaseFigure };function $$render() {

  
  
  
  
  
  
  
  
  

  const { figure }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const t = boardTexts.dials
  const name = $derived(figureName(figure))
  const click = $derived(figure.click ?? 1)
  const clicks = $derived(figure.dial?.length ?? 0)
  const tokens = $derived(figure.tokens ?? 0)
;
async () => {


 { svelteHTML.createElement("div", {     "class":`steps`,"role":`group`,"aria-label":name,});
   { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {          "icon":Minus,"data-repeats":true,"label":t.back(name),"disabled":click <= 1,"onclick":() => {
      turnDial(app, figure.id, -1)
    },}});}
   { svelteHTML.createElement("span", {   "class":`click numbers`,...__sveltets_2_empty({"data-testid":`dial-click`}),});
     { svelteHTML.createElement("span", { "aria-hidden":`true`,});isKo(figure) ? t.ko : clicks ? `${click} / ${clicks}` : click; }
     { svelteHTML.createElement("span", { "class":`ui-hidden`,});isKo(figure) ? t.ko : clicks ? t.click(click, clicks) : t.clickAlone(click); }
   }
   { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {          "icon":Plus,"data-repeats":true,"label":t.on(name),"disabled":click >= lastClick(figure),"onclick":() => {
      turnDial(app, figure.id, 1)
    },}});}
   { svelteHTML.createElement("button", {              "type":`button`,"class":`tokens`,...__sveltets_2_empty({"data-repeats":true}),"aria-label":t.token(name, tokens),"title":t.token(name, tokens),...__sveltets_2_empty({"data-testid":`dial-tokens`}),"onclick":() => {
      giveToken(app, figure.id, 1, true)
    },});  for(let $$each_item of __sveltets_2_ensureArray({ length: MOST_TOKENS })){$$each_item;let i = 1; { svelteHTML.createElement("span", { "class":['token', { on: i < tokens }],}); }} }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DialSteps__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DialSteps__SvelteComponent_ = ReturnType<typeof DialSteps__SvelteComponent_>;
/*Ωignore_endΩ*/export default DialSteps__SvelteComponent_;