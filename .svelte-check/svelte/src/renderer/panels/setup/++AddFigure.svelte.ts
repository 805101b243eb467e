///<reference types="svelte" />
;
import ArrowLeft from '@lucide/svelte/icons/arrow-left'
import Users from '@lucide/svelte/icons/users'
import type { Size, SquareXY } from '../../../shared/contract/case.ts'
import { SIZES } from '../../../shared/contract/case.ts'
import { useApp } from '../../actions/app.ts'
import { SIDES } from '../../model/table/position/caseEdit.ts'
import { useFigure } from '../../actions/figures/putOnTable.ts'
import { takeFigure } from '../../actions/table/figureActions.ts'
import { nextSide } from '../../actions/setup/putOn.ts'
import type { FigureEntry, FigureSetFile } from '../../../shared/formats/documents/documents.ts'
import { latelyUsed } from '../../model/figures/lately.ts'
import { isUnknown } from '../../model/library/entries.ts'
import { shippedText, texts } from '../../i18n/texts.ts'
import Button from '../ui/Button.svelte'
import EmptyState from '../ui/EmptyState.svelte'
import IconButton from '../ui/IconButton.svelte'
import Pick from '../parts/choose/Pick.svelte'
import { narrowed } from '../../text/choices.ts'
import { pageClock } from '../../model/window/clock.ts'
import { dragOut } from './dragOut.ts'
import AddObject from './AddObject.svelte';
;
  interface Row {
    readonly set: FigureSetFile
    readonly entry: FigureEntry
    /** Under what it stands. */
    readonly under: string
  };
;type $$ComponentProps =  { onclose: () => void };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { onclose }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { library, settings } = app

  let what = $state<'figures' | 'objects'>('figures')
  let typed = $state('')
  /** The chosen side; `null`: the sides take turns. */
  let chosenSide = $state<string | null>(null)
  const side = $derived(chosenSide ?? nextSide(app))
  let size = $state<Size>('standard')
  const SHOWN = 60

  const entries = $derived(
    library.figureSets.flatMap((set) => {
      const under = shippedText(set.name)
      return set.figures.map((entry): Row => ({ set, entry, under }))
    })
  )
  /** Those of the last days first, as long as nothing is typed. */
  const lately = $derived(
    latelyUsed(settings.current.lastFigures, library.figureSets, pageClock.wall()).map((row): Row => ({ ...row, under: texts.add.lately }))
  )
  const found = $derived(
    typed.trim() === '' ? [...lately, ...entries] : narrowed(entries, typed, ({ entry, under }) => `${entry.name} ${under}`)
  )
  const sides = SIDES.map((id, index) => ({ id, label: texts.sides[id] ?? id, side: index }))
  const sizes = SIZES.map((id) => ({ id, label: texts.sizes[id] }))
  const isSize = (id: string): id is Size => SIZES.some((known) => known === id)

  function quick() {
    const name = typed.trim() || texts.add.quickName
    takeFigure(app, { figure: { id: '', name, side, size: size === 'standard' ? undefined : size }, base: 1 })
    typed = ''
  }

  const linesOf = ({ lines = [] }: FigureEntry) => lines
  const use = ({ set, entry }: Row, line = 0) => {
    useFigure(app, set.id, entry, { side, line })
  }
  const cargo = ({ set, entry }: Row, line = 0) => ({
    name: entry.name,
    side: sides.findIndex(({ id }) => id === side),
    put: (to: SquareXY) => {
      useFigure(app, set.id, entry, { side, line, to })
    }
  })

  /** Enter: the first figure found (one of several lines asks which), or a quick one where none is called that. */
  function first() {
    const best = typed.trim() === '' ? undefined : found[0]
    if (best && linesOf(best.entry).length > 1) document.querySelector<HTMLElement>('[data-line]')?.focus()
    else if (best) {
      use(best)
      typed = ''
    } else quick()
  }
;
async () => {


 { svelteHTML.createElement("header", {});
   { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {      "icon":ArrowLeft,"label":texts.tray.done,"onclick":onclose,}});}
   { svelteHTML.createElement("h2", {});texts.add.title; }
 }
 { svelteHTML.createElement("div", {     "class":`kinds`,"role":`group`,"aria-label":texts.add.what,});
     for(let one of __sveltets_2_ensureArray((['figures', 'objects'] as const))){one;
     { svelteHTML.createElement("button", {      "type":`button`,"aria-pressed":what === one,"onclick":() => {
        what = one
        app.session.drop('place')
      },});texts.add[one]; }
  }
 }
if(what === 'objects'){
   { const $$_tcejbOddA0C = __sveltets_2_ensureComponent(AddObject); new $$_tcejbOddA0C({ target: __sveltets_2_any(), props: {}});}
}else{
   { svelteHTML.createElement("form", {     "class":`top`,"onsubmit":(event) => {
      event.preventDefault()
      first()
    },});
    
     { svelteHTML.createElement("input", {                 "class":`entry`,"bind:value":typed,"placeholder":texts.add.search,"aria-label":texts.add.search,"maxlength":120,"autocomplete":`off`,"autofocus":true,...__sveltets_2_empty({"data-search":true}),"onkeydown":(event) => {
        if (event.key === 'Escape') {
          onclose()
          event.stopPropagation()
        }
      },});/*Ωignore_startΩ*/() => typed = __sveltets_2_any(null);/*Ωignore_endΩ*/}
     { svelteHTML.createElement("div", { "class":`two`,});
       { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {         "label":texts.add.side,"choices":sides,"value":side,"onchange":(id) => {
          chosenSide = id
        },}});}
       { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {         "label":texts.add.size,"choices":sizes,"value":size,"onchange":(id) => {
          if (isSize(id)) size = id
        },}});}
     }
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"wide":true,"onclick":quick,"look":found.length === 0 ? 'primary' : 'plain',}});
      texts.add.quick;typed.trim() ? `: ${typed.trim().slice(0, 24)}` : '';
     Button}
   }
  if(entries.length === 0){
     { const $$_etatSytpmE0C = __sveltets_2_ensureComponent(EmptyState); new $$_etatSytpmE0C({ target: __sveltets_2_any(), props: {      "icon":Users,"title":texts.add.emptySets,"text":texts.add.emptySetsText,}});}
  } else if (found.length === 0){
     { const $$_etatSytpmE0C = __sveltets_2_ensureComponent(EmptyState); new $$_etatSytpmE0C({ target: __sveltets_2_any(), props: {      "icon":Users,"title":texts.add.empty,"text":texts.add.emptyText(typed.trim()),}});}
  }else{
     { svelteHTML.createElement("ul", {});
          for(let row of __sveltets_2_ensureArray((found.slice(0, SHOWN)))){let i = 1;`${row.under} ${row.set.id} ${row.entry.id}`;
        const { entry, under } = row;
        const lines = linesOf(entry);
        if(found[i - 1]?.under !== under){ { svelteHTML.createElement("li", { "class":`set small quiet`,});under; }}
        if(lines.length > 1){
           { svelteHTML.createElement("li", {     "class":`several`,"role":`group`,"aria-label":texts.add.lines(entry.name),});
             { svelteHTML.createElement("span", { "class":`name`,});entry.name; }
                for(let line of __sveltets_2_ensureArray(lines)){let at = 1;at;
               { svelteHTML.createElement("button", {         "type":`button`,"class":`line`,...__sveltets_2_empty({"data-line":true}),"onclick":() => {
                  use(row, at)
                },[Symbol("@attach")]:dragOut(app, () => cargo(row, at)),});[line.mark, line.points === null ? '?' : texts.add.points(line.points)].filter(Boolean).join(' '); }
            }
           }
        }else{
           { svelteHTML.createElement("li", {});
             { svelteHTML.createElement("button", {      "type":`button`,"onclick":() => {
                use(row)
              },[Symbol("@attach")]:dragOut(app, () => cargo(row)),});
               { svelteHTML.createElement("span", { "class":`name`,});entry.name; }
               { svelteHTML.createElement("span", {  "class":`small quiet note`,});[entry.points === null ? '' : texts.add.points(entry.points), isUnknown(entry) ? texts.add.unknowns : '']
                  .filter(Boolean)
                  .join(' · '); }
             }
           }
        }
      }
      if(found.length > SHOWN){ { svelteHTML.createElement("li", { "class":`more small quiet`,});texts.ui.moreToFind(found.length - SHOWN); }}
     }
  }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const AddFigure__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type AddFigure__SvelteComponent_ = ReturnType<typeof AddFigure__SvelteComponent_>;
/*Ωignore_endΩ*/export default AddFigure__SvelteComponent_;