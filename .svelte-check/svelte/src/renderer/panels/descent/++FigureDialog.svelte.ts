///<reference types="svelte" />
;
import { spacesOf } from '../../../shared/games/descent/board.ts'
import { useApp } from '../../actions/app.ts'
import { removeOnBoard, resizeOnBoard, type DescentTable } from '../../actions/descent/descentActions.ts'
import { editFigure, figureById, figureName, HEROES, OVERLORD, sideOf } from '../../model/descent/descentEdit.ts'
import { descentToolState } from '../../model/descent/descentToolState.svelte.ts'
import { descentTexts, texts } from '../../i18n/texts.ts'
import Button from '../ui/Button.svelte'
import Dialog from '../ui/Dialog.svelte'
import Field from '../ui/Field.svelte'
import Pick from '../parts/choose/Pick.svelte';

;type $$ComponentProps =  { table: DescentTable };function $$render() {

  
  
  
  
  
  
  
  
  
  

  const { table }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const t = descentTexts.figure
  const figure = $derived(figureById(table.case, app.session.selected ?? undefined))
  const sides = [
    { id: HEROES, label: t.heroes, side: 0 },
    { id: OVERLORD, label: t.overlord, side: 1 }
  ]
  const sizes = Object.entries(descentTexts.tools.monsterSizes).map(([id, label]) => ({ id, label }))
  const set = (id: string, change: Parameters<typeof editFigure>[2]) => {
    table.change(
      texts.steps.edit(figure ? figureName(figure) : id),
      editFigure(table.case, id, change),
      `edit ${id} ${Object.keys(change).join()}`
    )
  }
;
async () => {


  { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"open":descentToolState.figureOpen && figure !== undefined,"title":figure ? figureName(figure) : t.title,"onclose":() => {
    descentToolState.figureOpen = false
  },actions:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`danger`,"onclick":() => {
        if (figure) removeOnBoard(app, table, figure.id)
      },}});t.remove;  Button}
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":() => {
        descentToolState.figureOpen = false
      },}});t.done;  Button}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
  if(figure){
     { const $$_dleiF1C = __sveltets_2_ensureComponent(Field); new $$_dleiF1C({ target: __sveltets_2_any(), props: {           "label":t.name,"value":figure.name ?? figure.id,"maxlength":120,"autocomplete":`off`,"onchange":(name) => {
        set(figure.id, { name })
      },}});}
     { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":t.side,"choices":sides,"value":sideOf(table.case, figure),"onchange":(side) => {
        set(figure.id, { side })
      },}});}
     { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {           "label":t.spaces,"choices":sizes,"value":String(spacesOf(figure).length),"shown":String(spacesOf(figure).length),"onchange":(id) => {
        resizeOnBoard(app, table, figure.id, Number(id))
      },}});}
  }
  
 Dialog}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const FigureDialog__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type FigureDialog__SvelteComponent_ = ReturnType<typeof FigureDialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default FigureDialog__SvelteComponent_;