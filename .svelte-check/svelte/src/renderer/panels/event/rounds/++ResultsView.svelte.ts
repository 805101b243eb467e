///<reference types="svelte" />
;
import { untrack } from 'svelte'
import type { MatchResult } from '../../../../shared/tournament/state/state.ts'
import { clockNow } from '../../../actions/event/clock/clockWatch.svelte.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { clockText } from '../../../../shared/tournament/state/clockText.ts'
import { callWords, rejectedWords, scoreText } from '../../../model/event/words/eventWords.ts'
import { nameOf } from '../../../model/event/words/people.ts'
import { doubtMarks } from '../../../model/event/rounds/doubts.ts'
import { placeTyped } from '../../../model/event/rounds/slip.ts'
import { tablesOf, waitedFor } from '../../../model/event/rounds/tables.ts'
import Pick from '../../parts/choose/Pick.svelte'
import { useEvent } from '../parts/eventContext.ts'
import PodResults from './PodResults.svelte'
import SlipForm from './SlipForm.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const event = useEvent()
  const t = eventTexts.results

  const rounds = $derived(event.read(({ rounds }) => rounds.length))
  let chosen = $state<number | null>(null)
  /** The pod that another view has asked for, and how often one was. */
  let pod = $state.raw<{ readonly table: number; readonly time: number } | null>(null)
  $effect(() => {
    if (event.pod === null) return
    const { round, table } = event.pod
    event.pod = null
    chosen = round
    pod = { table, time: untrack(() => pod?.time ?? 0) + 1 }
  })
  const shown = $derived(chosen !== null && chosen <= rounds ? chosen : rounds)
  const clock = $derived(clockNow(event))
  /** When the time is over, the tables that everybody waits for stand first. */
  const isOver = $derived(clock?.state === 'over' || clock?.state === 'stopped')
  const awaited = $derived.by(() => {
    // Until then nothing here goes on with the clock.
    const at = isOver ? clock : null
    const all = shown === rounds ? event.read((state) => waitedFor(state, at)) : []
    return new Map(all.map((one) => [one.table, one]))
  })
  const tables = $derived.by(() => {
    const all = event.read((state) => tablesOf(state.rounds[shown - 1] ?? { tables: new Map() }))
    return isOver ? all.toSorted((a, b) => Number(awaited.has(b.table)) - Number(awaited.has(a.table)) || a.table - b.table) : all
  })
  const pods = $derived(event.read((state) => [...(state.rounds[shown - 1]?.pods.values() ?? [])].map((pod) => ({ ...pod }))))
  const inPairs = $derived(event.read((state) => (state.rounds.at(-1)?.tables.size ?? 0) > 0))
  const buildTotal = $derived(event.read((state) => state.settings.buildTotal))
  const bye = $derived(event.read((state) => state.rounds[shown - 1]?.bye ?? null))
  /** Beside the names: how a match ended, or who is at a table that is waited for, and its own time. */
  function noteOf(table: number, players: readonly string[], result: MatchResult | null): string {
    const rejected = event.read((state) => rejectedWords(state, players))
    if (result)
      return [result.kind === 'played' ? '' : eventTexts.slip.kinds[result.kind], doubtMarks(result, buildTotal), rejected]
        .filter((part) => part !== '')
        .join(' · ')
    const one = awaited.get(table)
    const extra = isOver && one?.left ? [eventTexts.floor.left(clockText(one.left))] : []
    return [...(one?.call ? [callWords(one.call)] : []), ...extra, ...(rejected ? [rejected] : [])].join(' · ')
  }
  const name = (id: string) => event.read((state) => nameOf(state, id))
  let form: SlipForm | null = $state(null)

  function ask(table: number) {
    event.table = event.read((state) => placeTyped(state, shown, table))
  }

  /** A number is a table, wherever the focus is: a slip that is typed after the last one must not press the button of the next step. */
  function onKey(key: KeyboardEvent) {
    if (!/^\d$/.test(key.key) || key.altKey || key.ctrlKey || key.metaKey || key.defaultPrevented) return
    const at = key.target as HTMLElement
    if (at.closest('input, textarea, select, [role="dialog"], [role="listbox"], [role="group"]')) return
    if (form?.typeElsewhere(key.key)) key.preventDefault()
  }
;
async () => {


 { svelteHTML.createElement("svelte:window", {  "onkeydown":onKey,});}

if(rounds === 0){
   { svelteHTML.createElement("p", { "class":`quiet`,});t.none; }
}else{
  if(inPairs || tables.length > 0){ { const $$_mroFpilS0C = __sveltets_2_ensureComponent(SlipForm); const $$_mroFpilS0 = new $$_mroFpilS0C({ target: __sveltets_2_any(), props: {  }});form = $$_mroFpilS0;}}
   { svelteHTML.createElement("div", { "class":`head`,});
    if(rounds > 1){
       { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {          "label":t.round,"hideLabel":true,"choices":Array.from({ length: rounds }, (_, index) => ({ id: String(rounds - index), label: t.roundOf(rounds - index) })),"value":String(shown),"onchange":(id) => {
          chosen = Number(id)
          pod = null
        },}});}
    }else{ { svelteHTML.createElement("h2", {});t.roundOf(1); }}
   }
  if(pods.length > 0){`${shown} ${pod?.time}`; { { const $$_stluseRdoP0C = __sveltets_2_ensureComponent(PodResults); new $$_stluseRdoP0C({ target: __sveltets_2_any(), props: {        "round":shown,pods,"begins":!inPairs && tables.length === 0,"asked":pod?.table ?? null,}});}}}
   { svelteHTML.createElement("ul", {   "class":{ rows: tables.length > 0 || bye !== null },...__sveltets_2_empty({"data-testid":`results`}),});
       for(let { table, players, result, claims } of __sveltets_2_ensureArray(tables)){table;
      const [a, b] = players;
       { svelteHTML.createElement("li", {});
         { svelteHTML.createElement("button", {     "type":`button`,"onclick":() => {
            ask(table)
          },});
           { svelteHTML.createElement("span", { "class":`table numbers`,});table; }
           { svelteHTML.createElement("span", { "class":['who', { won: result?.winner === a }],});name(a); }
           { svelteHTML.createElement("span", { "class":`numbers score`,});result ? scoreText(result, players) : claims.size > 1 ? t.dispute : t.open; }
           { svelteHTML.createElement("span", { "class":['who', { won: result?.winner === b }],});name(b); }
           { svelteHTML.createElement("span", { "class":`note small quiet`,});noteOf(table, players, result); }
         }
       }
    }
    if(bye !== null){ { svelteHTML.createElement("li", { "class":`bye`,}); { svelteHTML.createElement("span", { "class":`table`,});t.bye; } { svelteHTML.createElement("span", { "class":`who won`,});name(bye); } }}
   }
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ResultsView__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ResultsView__SvelteComponent_ = ReturnType<typeof ResultsView__SvelteComponent_>;
/*Ωignore_endΩ*/export default ResultsView__SvelteComponent_;