///<reference types="svelte" />
;
import { throwsText, wholePercent } from '../../model/question/entry/facts.ts'
import type { NoBoardRuling } from '../../../shared/cases/answerQuestion.ts'
import type { ChanceShown } from '../../../shared/contract/ruling.ts'
import { useApp } from '../../actions/app.ts'
import { noBoardTexts as t, texts } from '../../i18n/texts.ts'
import { figureIn, themedForce } from '../../model/noBoard/force.ts'
import { noBoardReason } from '../../model/noBoard/noBoardReason.ts'
import { powerName } from '../../model/table/figures/powerNames.ts'
import Bars from '../ui/Bars.svelte'
import type { Bar } from '../ui/Bars.svelte'
import LeftOutList from '../parts/LeftOutList.svelte';
;

  interface Planned {
    readonly counter: string | null
    readonly target: string
    readonly hit: ChanceShown
  };;
  /** What a force costs, part by part, and the keywords that count for a theme. */
  interface Cost {
    readonly id: string
    readonly points: number
    readonly count: number
  };
;type $$ComponentProps =  { ruling: NoBoardRuling };function $$render() {

  
  
  
  
  
  
  
  
  
  
  

  const { ruling }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { session } = useApp()

  const { noBoard } = session
  /** A figure of the list by the name that was typed for it. */
  const nameOf = (id: string): string => {
    return figureIn(noBoard.case.ask, id) ?? id
  }
  const isChance = (value: unknown): value is ChanceShown => typeof value === 'object' && value !== null && 'fraction' in value

  const barOf = ({ fraction, percent }: ChanceShown) => ({ throws: throwsText(fraction), percent })
  const bars = $derived.by((): Bar[] => {
    if (Array.isArray(ruling.plans)) {
      return (ruling.plans as readonly Planned[]).map(({ counter, target, hit }, i) => ({
        label: t.plan(counter === null ? null : powerName(counter), target),
        ...barOf(hit),
        strong: i === 0
      }))
    }
    return [
      ...(isChance(ruling.hit) ? [{ label: t.hit, ...barOf(ruling.hit), strong: true }] : []),
      ...(isChance(ruling.hitWithDoubles) ? [{ label: t.doubles, ...barOf(ruling.hitWithDoubles) }] : [])
    ]
  })

  const costs = $derived(Array.isArray(ruling.costs) ? (ruling.costs as readonly Cost[]) : [])
  /** What each player scores, where there are three or more. */
  const scores = $derived.by((): readonly (readonly [string, number])[] => {
    const { scores: by, shared } = ruling
    if (typeof by !== 'object' || by === null) return []
    return [...Object.entries(by), ...(typeof shared === 'number' && shared > 0 ? [[t.victory.shared, shared] as const] : [])]
  })
  const sum = $derived(
    typeof ruling.total === 'number'
      ? t.force.ofPoints(ruling.total, typeof ruling.buildTotal === 'number' ? ruling.buildTotal : null)
      : null
  )
  /** How often a themed team may use Probability Control. */
  const rerolls = $derived.by(() => {
    const themed = themedForce(noBoard.case.ask)
    if (themed === null) return null
    return t.force.rerolls(typeof ruling.rerolls === 'number' ? ruling.rerolls : null, themed.buildTotal !== undefined)
  })
  const word = $derived(
    typeof ruling.value === 'number'
      ? String(ruling.value)
      : typeof ruling.winner === 'string'
        ? `${ruling.winner}`
        : bars[0] && ruling.verdict === 'odds'
          ? `${wholePercent(bars[0].percent)} %`
          : (t.verdicts[ruling.verdict] ?? ruling.verdict)
  )
;
async () => {


 { svelteHTML.createElement("div", {   "class":`result`,"aria-live":`polite`,});
   { svelteHTML.createElement("p", {   "class":['word', ruling.verdict],...__sveltets_2_empty({"data-testid":`no-board-verdict`}),});word; }
  if(sum !== null){ { svelteHTML.createElement("p", {   "class":`sum`,...__sveltets_2_empty({"data-testid":`force-total`}),});sum; }}
  if(rerolls !== null){ { svelteHTML.createElement("p", {   "class":`sum`,...__sveltets_2_empty({"data-testid":`force-rerolls`}),});rerolls; }}
  if(bars.length){ { const $$_sraB1C = __sveltets_2_ensureComponent(Bars); new $$_sraB1C({ target: __sveltets_2_any(), props: {   "label":t.hit,bars,}});}}
   { svelteHTML.createElement("ul", {});
        for(let reason of __sveltets_2_ensureArray(ruling.because)){let i = 1;i;
       { svelteHTML.createElement("li", {});
         { svelteHTML.createElement("button", {         "type":`button`,"class":['reason', reason.weight],"aria-label":`${noBoardReason(noBoard.case, reason)} ${texts.ruling.openRule(reason.rule)}`,"onclick":() => {
            session.openRule = reason.rule
          },});
           { svelteHTML.createElement("span", {});noBoardReason(noBoard.case, reason); } { svelteHTML.createElement("span", { "class":`rule`,});reason.rule; }
         }
       }
    }
   }
  if(scores.length > 0){
     { svelteHTML.createElement("table", { ...__sveltets_2_empty({"data-testid":`victory-scores`}),});
       { svelteHTML.createElement("caption", {});t.victory.scores; }
       { svelteHTML.createElement("tbody", {});
           for(let [player, points] of __sveltets_2_ensureArray(scores)){player;
           { svelteHTML.createElement("tr", {}); { svelteHTML.createElement("th", { "scope":`row`,});player; } { svelteHTML.createElement("td", {});points; } }
        }
       }
     }
  }
  if(costs.length > 0){
     { svelteHTML.createElement("table", {});
       { svelteHTML.createElement("caption", {});t.force.costs; }
       { svelteHTML.createElement("tbody", {});
            for(let { id, points, count } of __sveltets_2_ensureArray(costs)){let i = 1;i;
           { svelteHTML.createElement("tr", {}); { svelteHTML.createElement("th", { "scope":`row`,});nameOf(id); } { svelteHTML.createElement("td", {});t.force.cost(points, count); } }
        }
       }
     }
  }
   { const $$_tsiLtuOtfeL1C = __sveltets_2_ensureComponent(LeftOutList); new $$_tsiLtuOtfeL1C({ target: __sveltets_2_any(), props: {  "items":ruling.notConsidered,}});}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const NoBoardResult__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type NoBoardResult__SvelteComponent_ = ReturnType<typeof NoBoardResult__SvelteComponent_>;
/*Ωignore_endΩ*/export default NoBoardResult__SvelteComponent_;