///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { finderOf, rulesOfFigures } from '../../../actions/figures/finder.ts'
import { coverageInSet, ruledOf } from '../../../model/figures/shelf.ts'
import { shippedText, texts } from '../../../i18n/texts.ts'
import { figuresTexts as t } from '../../../i18n/laterTexts.ts'
import VirtualList from '../../parts/VirtualList.svelte';
function $$render() {

  
  
  
  
  
  

  const app = useApp()
  const finder = finderOf(app)
  const rules = $derived(rulesOfFigures(app))
  const at = $derived(finder.found.findIndex(({ set, figure }) => set.id === finder.setId && figure.id === finder.figureId))
  const pointsOf = (figure: (typeof finder.found)[number]['figure']) =>
    figure.lines?.length ? figure.lines.map(({ points }) => points ?? '?').join('/') : (figure.points ?? '?')

  function step(by: number) {
    const next = finder.found[Math.max(0, Math.min(finder.found.length - 1, at + by))]
    if (next) finder.show(next.set.id, next.figure.id)
  }
;
async () => {



  { svelteHTML.createElement("div", {    "class":`all`,"onkeydown":(event) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by === 0) return
    step(by)
    event.preventDefault()
  },});
   { const $$_tsiLlautriV1C = __sveltets_2_ensureComponent(VirtualList); const $$_tsiLlautriV1 = new $$_tsiLlautriV1C({ target: __sveltets_2_any(), props: {             "items":finder.found,"keyOf":({ set, figure }) => `${set.id} ${figure.id}`,"label":texts.figures.title,"height":`calc(60px * var(--scale))`,"sight":at,"testid":`figure-list`,row:({ set, figure }) => { async ()/*Ωignore_positionΩ*/ => {
      const ruled = ruledOf(coverageInSet(set, figure, rules));
       { svelteHTML.createElement("button", {       "type":`button`,"aria-current":set.id === finder.setId && figure.id === finder.figureId ? 'true' : undefined,"onclick":() => {
          finder.show(set.id, figure.id)
        },});
         { svelteHTML.createElement("span", { "class":`words`,});
           { svelteHTML.createElement("span", { "class":`one-line name`,});figure.name; }
           { svelteHTML.createElement("span", {  "class":`one-line small quiet numbers`,});[
              `${figure.set ?? ''}${figure.number ?? ''}`.toUpperCase(),
              finder.isSearching ? shippedText(set.name) : '',
              texts.sizes[figure.size]
            ]
              .filter(Boolean)
              .join(' · '); }
         }
         { svelteHTML.createElement("span", { "class":`numbers points`,});pointsOf(figure); }
         { svelteHTML.createElement("span", {        "class":['ruled', ruled],"role":`img`,"aria-label":t.coverage.marks[ruled],"title":t.coverage.marks[ruled],});ruled === 'full' ? '●' : ruled === 'part' ? '◐' : '○'; }
       }
    };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {row} = $$_tsiLlautriV1.$$prop_def;/*Ωignore_endΩ*/
    
   VirtualList}
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const FigureList__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type FigureList__SvelteComponent_ = ReturnType<typeof FigureList__SvelteComponent_>;
/*Ωignore_endΩ*/export default FigureList__SvelteComponent_;