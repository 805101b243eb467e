///<reference types="svelte" />
;
import Copy from '@lucide/svelte/icons/copy'
import Trash from '@lucide/svelte/icons/trash-2'
import type { CaseFigure } from '../../../shared/contract/case.ts'
import { SIZES } from '../../../shared/contract/case.ts'
import { useApp } from '../../actions/app.ts'
import { editFigure, figureName, sideOf } from '../../model/table/position/caseEdit.ts'
import { duplicateOnTable, removeFromTable } from '../../actions/table/figureActions.ts'
import { effectsOfKind, powerName } from '../../model/table/figures/powerNames.ts'
import { levelUnder, QUICK_LISTS, withQuickPowers } from '../../model/setup/quickCard.ts'
import { setupTexts as t, texts } from '../../i18n/texts.ts'
import Field from '../ui/Field.svelte'
import IconButton from '../ui/IconButton.svelte'
import Pick from '../parts/choose/Pick.svelte'
import PickMany from '../parts/choose/PickMany.svelte'
import SideChoice from '../parts/choose/SideChoice.svelte';

;type $$ComponentProps =  { figure: CaseFigure };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { figure }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { table } = app
  const sizes = SIZES.map((id) => ({ id, label: texts.sizes[id] }))
  const powers = $derived(QUICK_LISTS.flatMap(({ kind }) => effectsOfKind(table.case, kind)))
  const chosen = $derived(QUICK_LISTS.flatMap(({ field }) => figure[field] ?? []))
  const level = $derived(levelUnder(table.case, figure))

  const set = (change: Partial<CaseFigure>) => {
    table.change(
      texts.steps.edit(figureName(figure)),
      editFigure(table.case, figure.id, change),
      `edit ${figure.id} ${Object.keys(change).join()}`
    )
  }
;
async () => {


 { svelteHTML.createElement("div", {   "class":`card`,...__sveltets_2_empty({"data-testid":`quick-card`}),});
   { const $$_dleiF1C = __sveltets_2_ensureComponent(Field); new $$_dleiF1C({ target: __sveltets_2_any(), props: {          "label":texts.figure.name,"hideLabel":true,"value":figure.name ?? figure.id,"maxlength":120,"onchange":(name) => {
      set({ name: name || undefined })
    },}});}
   { const $$_eciohCediS1C = __sveltets_2_ensureComponent(SideChoice); new $$_eciohCediS1C({ target: __sveltets_2_any(), props: {     "chosen":sideOf(table.case, figure),"onchoose":(side) => {
      set({ side })
    },}});}
   { svelteHTML.createElement("div", { "class":`line`,});
     { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {          "label":t.size,"hideLabel":true,"choices":sizes,"value":figure.size ?? 'standard',"onchange":(id) => {
        const size = SIZES.find((known) => known === id)
        set({ size: size === 'standard' ? undefined : size })
      },}});}
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {       "icon":Copy,"label":texts.tray.duplicate,"onclick":() => {
        duplicateOnTable(app, figure.id)
      },}});}
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {       "icon":Trash,"label":texts.tray.remove,"onclick":() => {
        removeFromTable(app, figure.id)
      },}});}
   }
   { const $$_ynaMkciP1C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP1C({ target: __sveltets_2_any(), props: {           "label":texts.figure.powers,"choices":powers,"values":chosen,"nameOf":powerName,"onchange":(ids) => {
      set(withQuickPowers(table.case, figure, ids))
    },}});}
  if(level){ { svelteHTML.createElement("p", { "class":`small quiet`,});t.standsOn(level); }}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const QuickCard__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type QuickCard__SvelteComponent_ = ReturnType<typeof QuickCard__SvelteComponent_>;
/*Ωignore_endΩ*/export default QuickCard__SvelteComponent_;