///<reference types="svelte" />
;
import ArrowLeft from '@lucide/svelte/icons/arrow-left'
import RotateCw from '@lucide/svelte/icons/rotate-cw'
import Trash from '@lucide/svelte/icons/trash-2'
import { hexesOf } from '../../../shared/games/heroscape/board.ts'
import type { HexFigure } from '../../../shared/games/heroscape/case.ts'
import { useApp } from '../../actions/app.ts'
import { doubleHex, editHex, removeHex, turnHex, type HexTable } from '../../actions/heroscape/hexActions.ts'
import { hexFigureName, hexSideOf } from '../../model/heroscape/hexEdit.ts'
import { heroscapeTexts, texts } from '../../i18n/texts.ts'
import Button from '../ui/Button.svelte'
import Field from '../ui/Field.svelte'
import IconButton from '../ui/IconButton.svelte'
import NumberField from '../ui/NumberField.svelte'
import Pick from '../parts/choose/Pick.svelte'
import Toggle from '../ui/Toggle.svelte';

;type $$ComponentProps =  { table: HexTable; figure: HexFigure };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { table, figure }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const t = heroscapeTexts.tray
  const sides = Object.entries(texts.sides).map(([id, label], side) => ({ id, label, side }))
  const isDouble = $derived(hexesOf(figure).length > 1)
  const set = (change: Partial<HexFigure>) => {
    editHex(table, figure.id, change)
  }
  /** What is unset by the field is left out of the figure. */
  const unset = (change: Readonly<Record<string, unknown>>) => {
    set(change)
  }
;
async () => {


 { svelteHTML.createElement("header", { "class":`editor-head`,});
   { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {       "icon":ArrowLeft,"label":texts.tray.done,"onclick":() => {
      app.session.editing = false
    },}});}
   { svelteHTML.createElement("h2", {   "class":`one-line`,"title":hexFigureName(figure),});hexFigureName(figure); }
   { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {       "icon":Trash,"label":texts.tray.remove,"onclick":() => {
      removeHex(app, table, figure.id)
    },}});}
 }
 { svelteHTML.createElement("div", { "class":`editor-body fields`,});
   { const $$_dleiF1C = __sveltets_2_ensureComponent(Field); new $$_dleiF1C({ target: __sveltets_2_any(), props: {         "label":t.name,"value":figure.name ?? figure.id,"maxlength":120,"onchange":(name) => {
      unset({ name: name || undefined })
    },}});}
   { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":t.side,"choices":sides,"value":hexSideOf(table.case, figure),"onchange":(side) => {
      set({ side })
    },}});}
   { svelteHTML.createElement("div", { "class":`editor-pair`,});
     { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {              "label":t.height,"value":figure.height,"optional":true,"min":1,"max":40,"placeholder":`5`,"onchange":(height) => {
        unset({ height })
      },}});}
     { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {            "label":t.life,"value":figure.life,"optional":true,"min":1,"max":20,"onchange":(life) => {
        unset({ life })
      },}});}
   }
   { svelteHTML.createElement("p", { "class":`small quiet`,});t.heightHint; }
   { const $$_elggoT1C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT1C({ target: __sveltets_2_any(), props: {       "label":t.flying,"checked":figure.flying === true,"onchange":(flying) => {
      unset({ flying: flying ? true : undefined })
    },}});}
   { const $$_elggoT1C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT1C({ target: __sveltets_2_any(), props: {       "label":t.superStrength,"checked":figure.superStrength ?? true,"onchange":(superStrength) => {
      set({ superStrength })
    },}});}
   { const $$_elggoT1C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT1C({ target: __sveltets_2_any(), props: {       "label":t.immovable,"checked":figure.immovable === true,"onchange":(immovable) => {
      unset({ immovable: immovable ? true : undefined })
    },}});}
   { const $$_elggoT1C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT1C({ target: __sveltets_2_any(), props: {         "label":t.double,"hint":t.doubleHint,"checked":isDouble,"onchange":(on) => {
      doubleHex(app, table, figure.id, on)
    },}});}
  if(isDouble){ { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"wide":true,"onclick":() => {
        turnHex(table, figure.id)
      },}}); { const $$_wCetatoR2C = __sveltets_2_ensureComponent(RotateCw); new $$_wCetatoR2C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.turn;  Button}}
   { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"look":`danger`,"wide":true,"onclick":() => {
      removeHex(app, table, figure.id)
    },}});texts.tray.remove;  Button}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const HexFigureEditor__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type HexFigureEditor__SvelteComponent_ = ReturnType<typeof HexFigureEditor__SvelteComponent_>;
/*Ωignore_endΩ*/export default HexFigureEditor__SvelteComponent_;