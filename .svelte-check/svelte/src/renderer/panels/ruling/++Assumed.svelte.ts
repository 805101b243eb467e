///<reference types="svelte" />
;
import type { Unstated } from '../../../shared/cases/change/unstated.ts'
import { useApp } from '../../actions/app.ts'
import { assumptions, statedValue } from '../../model/table/ask/assumptions.ts'
import { editFigure, figureById, figureName } from '../../model/table/position/caseEdit.ts'
import { texts } from '../../i18n/texts.ts'
import Chip from '../ui/Chip.svelte'
import NumberField from '../ui/NumberField.svelte';
function $$render() {

  
  
  
  
  
  
  

  const { table } = useApp()
  const assumed = $derived(assumptions(table.asked))
  /** The fields stay while they are filled in, one after the other; null: they are not shown. */
  let open = $state.raw<readonly Unstated[] | null>(null)
  const fields = $derived(
    (open ?? []).flatMap((item) => {
      const figure = figureById(table.case, item.figure)
      return figure ? [{ ...item, name: figureName(figure), stated: statedValue(figure, item.value) }] : []
    })
  )
  const t = texts.ruling
;
async () => {


if(assumed.length || fields.length){
   { svelteHTML.createElement("div", { "class":['assumed', { open }],});
     { const $$_pihC1C = __sveltets_2_ensureComponent(Chip); new $$_pihC1C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"aria-expanded":open !== null,"data-testid":`assumed`,"onclick":() => {
        open = open ? null : assumed
      },}});t.assumedChip(assumed.length);  Chip}
    if(open){
       { svelteHTML.createElement("p", { "class":`small quiet`,});t.assumedTitle; }
       { svelteHTML.createElement("div", { "class":`fields`,});
           for(let field of __sveltets_2_ensureArray(fields)){`${field.figure} ${field.value}`;
           { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {          "label":`${field.name}: ${texts.values[field.value]}`,"value":field.stated,"placeholder":String(field.counted),"optional":true,"onchange":(n) => {
              const next = editFigure(table.case, field.figure, { [field.value]: n })
              table.change(texts.steps.edit(field.name), next, `assumed ${field.figure} ${field.value}`)
            },}});}
        }
       }
    }
   }
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Assumed__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Assumed__SvelteComponent_ = ReturnType<typeof Assumed__SvelteComponent_>;
/*Ωignore_endΩ*/export default Assumed__SvelteComponent_;