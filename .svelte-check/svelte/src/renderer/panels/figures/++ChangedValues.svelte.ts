///<reference types="svelte" />
;
import X from '@lucide/svelte/icons/x'
import { sideAt } from '../../../shared/contract/caseSquares.ts'
import { VALUES, type CaseFigure, type ValueName } from '../../../shared/contract/case.ts'
import { useApp } from '../../actions/app.ts'
import { effectsOfKind } from '../../model/table/figures/powerNames.ts'
import { BY_JUDGE, effectWithSource, endWords } from '../../model/table/figures/values.ts'
import { texts } from '../../i18n/texts.ts'
import Button from '../ui/Button.svelte'
import Fold from '../ui/Fold.svelte'
import IconButton from '../ui/IconButton.svelte'
import Pick from '../parts/choose/Pick.svelte';

;type $$ComponentProps =  { figure: CaseFigure; onchange: (change: Partial<CaseFigure>) => void };function $$render() {

  
  
  
  
  
  
  
  
  
  
  

  const { figure, onchange }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { table } = useApp()
  const t = texts.figure.changes

  const effects = $derived(figure.effects ?? [])
  const values = VALUES.map((id) => ({ id, label: texts.figure[id] }))
  const sources = $derived([{ id: BY_JUDGE, label: t.judge }, ...effectsOfKind(table.case, 'power')])
  let value = $state<ValueName>('attack')
  let source = $state('perplex')
  /** `turn-ends`, a side, or '' if the change lasts as long as the question. */
  let end = $state('')
  const ends = $derived([
    { id: '', label: t.whole },
    { id: 'turn-ends', label: endWords('turn-ends') },
    ...[...new Set((table.case.figures ?? []).map(sideAt))].map((side) => ({ id: `of ${side}`, label: endWords({ turnOf: side }) }))
  ])
  const until = $derived(end === '' ? {} : { until: end === 'turn-ends' ? (end as 'turn-ends') : { turnOf: end.slice(3) } })

  const replaceBy = (next: CaseFigure['effects']) => {
    onchange({ effects: next?.length ? next : undefined })
  }
;
async () => {


 { const $$_dloF0C = __sveltets_2_ensureComponent(Fold); new $$_dloF0C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"title":t.title,"note":effects.length ? String(effects.length) : undefined,"testid":`changed-values`,}});
   { svelteHTML.createElement("div", { "class":`changes`,});
    if(effects.length){
       { svelteHTML.createElement("ul", {});
            for(let effect of __sveltets_2_ensureArray(effects)){let index = 1;index;
           { svelteHTML.createElement("li", {});
             { svelteHTML.createElement("span", {});effectWithSource(effect); }
             { const $$_nottuBnocI4C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI4C({ target: __sveltets_2_any(), props: {       "icon":X,"label":t.remove(effectWithSource(effect)),"onclick":() => {
                replaceBy(effects.toSpliced(index, 1))
              },}});}
           }
        }
       }
    }
     { svelteHTML.createElement("div", { "class":`editor-pair`,});
       { const $$_kciP3C = __sveltets_2_ensureComponent(Pick); new $$_kciP3C({ target: __sveltets_2_any(), props: {        "label":t.value,"choices":values,value,"onchange":(id) => {
          value = VALUES.find((name) => name === id) ?? value
        },}});}
       { const $$_kciP3C = __sveltets_2_ensureComponent(Pick); new $$_kciP3C({ target: __sveltets_2_any(), props: {         "label":t.source,"choices":sources,"value":source,"onchange":(id) => {
          source = id
        },}});}
     }
     { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {         "label":t.lasts,"choices":ends,"value":end,"onchange":(id) => {
        end = id
      },}});}
     { svelteHTML.createElement("div", { "class":`editor-pair`,});
         for(let modifier of __sveltets_2_ensureArray(([-1, 1]))){modifier;
         { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"aria-label":t.add(texts.figure[value], modifier),"onclick":() => {
            replaceBy([...effects, { value, modifier, source, ...until }])
          },}});modifier < 0 ? '−1' : '+1';  Button}
      }
     }
   }
 Fold}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ChangedValues__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ChangedValues__SvelteComponent_ = ReturnType<typeof ChangedValues__SvelteComponent_>;
/*Ωignore_endΩ*/export default ChangedValues__SvelteComponent_;