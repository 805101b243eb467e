///<reference types="svelte" />
;
import { tick, untrack } from 'svelte'
import { openTables } from '../../../../shared/tournament/state/state.ts'
import { useApp } from '../../../actions/app.ts'
import { eventsOf } from '../../../actions/event/events.ts'
import { whyNot, writeAndTell } from '../../../actions/event/write.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import type { LogEntry, NewFact } from '../../../model/event/log/eventHost.ts'
import { nameOf } from '../../../model/event/words/people.ts'
import { cutMatchAt, EMPTY_SLIP, isBegun, matchAt, sameSlip, slipFacts, unlikely, type Slip } from '../../../model/event/rounds/slip.ts'
import { playedOnBy } from '../../../model/event/standings/cutPlan.ts'
import { nextOpenTable } from '../../../model/event/rounds/tables.ts'
import { scoreText } from '../../../model/event/words/eventWords.ts'
import Button from '../../ui/Button.svelte'
import Segments from '../../ui/Segments.svelte'
import Toggle from '../../ui/Toggle.svelte'
import { useEvent } from '../parts/eventContext.ts'
import ForOthers from '../parts/ForOthers.svelte'
import LeavingLines from '../parts/LeavingLines.svelte'
import RestingList from '../parts/RestingList.svelte'
import { focusNext } from '../parts/focus.ts'
import CorrectionDialog from './CorrectionDialog.svelte';
;

  interface Props {
    /** A match of the cut in place of a table. */
    match?: string
    /** After a result was saved. */
    onsaved?: () => void
  };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { match, onsaved }: Props = $props()
  const app = useApp()
  const events = eventsOf(app)
  const event = useEvent()
  const t = eventTexts.slip

  /** The table that another view has asked for: what was half typed of a different one is not its result. */
  const wanted = untrack(() => (event.table === null || match !== undefined ? null : String(event.table)))
  const kept = untrack(() => (match === undefined && (wanted === null || wanted === event.slip.table) ? event.slip : EMPTY_SLIP))
  let table = $state(wanted ?? (kept.table || untrack(() => String(event.read((state) => nextOpenTable(state)) ?? ''))))
  /** Somebody has typed it: it is kept even where nothing else has been told yet. */
  let isTyped = kept.table !== ''
  let winner = $state(kept.winner)
  let a = $state(kept.a)
  let b = $state(kept.b)
  let kind = $state(kept.kind)
  let first = $state(kept.first)
  let dropA = $state(kept.dropA)
  let dropB = $state(kept.dropB)
  let correction = $state.raw<readonly NewFact[] | null>(null)
  let fault = $state('')
  /** What rests on the result that was to be corrected. */
  let resting = $state.raw<readonly LogEntry[]>([])
  /** null: it is gone again. */
  let form: HTMLFormElement | null = null

  /** A new value after every fact: what is known of a match goes on with the log. */
  const found = $derived(event.read((state) => (match === undefined ? matchAt(state, table) : cutMatchAt(state, match))))
  /** A result that stands is corrected by others than whoever sits here. */
  const isOthers = $derived((found?.result ?? null) !== null && !event.may('correct'))
  const name = (id: string) => event.read((state) => nameOf(state, id))
  const slip = $derived<Slip>({ winner, a, b, kind, first, dropA, dropB })
  const leaving = $derived(found ? found.players.filter((_, index) => (index === 0 ? dropA : dropB)) : [])
  /** With the result, as soon as there is one. */
  const leavingFacts = $derived.by(() => {
    const facts = found && leaving.length > 0 ? slipFacts(found, slip) : 'winner'
    return typeof facts !== 'string' && event.host.wouldTake(facts).ok ? facts : undefined
  })
  const odd = $derived(event.read((state) => unlikely(state, slip)))
  const open = $derived(event.read((state) => openTables(state).length))

  const field = (id: string) => form?.querySelector<HTMLInputElement>(`[name="${id}"]`)
  const ORDER = ['table', 'winner', 'a', 'b']
  function focus(id: string) {
    void tick().then(() => {
      const one = field(id)
      one?.focus()
      one?.select()
    })
  }
  function after(id: string) {
    const next = ORDER[ORDER.indexOf(id) + 1]
    if (next) focus(next)
  }
  /** What is half typed is there again after another view was looked at, and after a restart. */
  $effect(() => {
    if (match !== undefined) return
    const typed = { ...slip, table }
    const half = isTyped || isBegun(typed) ? typed : EMPTY_SLIP
    if (
      sameSlip(
        half,
        untrack(() => event.slip)
      )
    )
      return
    event.slip = half
    void events.keepPlace().catch(() => undefined)
  })

  $effect(() => {
    if (event.table === null || match !== undefined) return
    const asked = String(event.table)
    event.table = null
    if (untrack(() => table) !== asked) clear()
    table = asked
    focus('winner')
  })
  $effect(() => {
    if (match !== undefined) focus('winner')
    else if (wanted === null) focus(kept.winner === '' && kept.a === '' ? 'table' : 'a')
  })

  function clear() {
    winner = ''
    a = ''
    b = ''
    kind = 'played'
    first = ''
    dropA = false
    dropB = false
    fault = ''
    resting = []
    correction = null
  }

  /** An empty slip with a table that is proposed; null: there is none. */
  function begin(next: number | null) {
    clear()
    isTyped = false
    table = next === null ? '' : String(next)
    if (next !== null) focus('table')
  }

  function done() {
    const last = found && 'table' in found.place ? found.place.table : 0
    const next = match === undefined ? event.read((state) => nextOpenTable(state, last)) : null
    begin(next)
    if (match !== undefined) onsaved?.()
    else if (next === null) focusNext()
  }

  async function save() {
    if (isOthers) return
    if (!found) {
      fault = t.noTable
      focus('table')
      return
    }
    const facts = slipFacts(found, slip)
    if (facts === 'winner' || facts === 'score') {
      fault = t.faults[facts]
      focus(facts === 'winner' ? 'winner' : 'a')
      return
    }
    const would = event.host.wouldTake(facts)
    const why = whyNot(event, would)
    if (why !== null) {
      resting = 'refusal' in would && match !== undefined ? event.read((state) => playedOnBy(state, event.entries, match)) : []
      fault = resting.length > 0 ? t.playedOn : why
      return
    }
    fault = ''
    resting = []
    if (found.result !== null) {
      correction = facts
      return
    }
    const [one, two] = found.players
    const written = writeAndTell(app, event, facts, t.saved(match === undefined ? table : '', name(one), name(two)))
    const last = 'table' in found.place ? found.place.table : 0
    const next = match === undefined ? event.read((state) => nextOpenTable(state, last)) : null
    if (next === null || next === last) {
      if (await written) done()
      return
    }
    // The next slip is typed while this one is written: no key goes into fields that are emptied under it.
    const typed = { ...slip, table }
    begin(next)
    const isSaved = await written
    if (isTyped || isBegun(slip)) return
    // The table that was proposed has had its result meanwhile.
    if (isSaved && found.result !== null) done()
    // What could not be written, as the notice says, stands there again, unless another slip has been begun.
    if (!isSaved) ({ table, winner, a, b, kind, first, dropA, dropB } = typed)
  }

  /** The field that had the focus when a hand came down. */
  let before: Element | null = null
  /** The first tap into a field takes all of it, so that what is typed takes its place; the next one sets the cursor. A table that is only proposed is taken by each. */
  function onTap({ target }: MouseEvent) {
    if (!(target instanceof HTMLInputElement) || !ORDER.includes(target.name)) return
    if (target !== before || (target.name === 'table' && !isTyped)) target.select()
  }

  function onKey(key: KeyboardEvent) {
    const target = key.target as HTMLElement
    const id = target instanceof HTMLInputElement ? target.name : ''
    if (!ORDER.includes(id) || key.altKey || key.ctrlKey || key.metaKey) return
    if (key.key === ' ' || (key.key === 'Enter' && id !== 'b')) {
      key.preventDefault()
      after(id)
      return
    }
    if (id !== 'winner' || key.key.length !== 1) return
    key.preventDefault()
    const typed = key.key.toLowerCase()
    if (typed === '1' || typed === '2' || typed === '0') {
      winner = typed
      after('winner')
    } else if (typed === 'n') kind = kind === 'no-show' ? 'played' : 'no-show'
  }
;
async () => {




  { const $$_form0 = svelteHTML.createElement("form", {             "class":`slip`,...__sveltets_2_empty({"data-testid":`slip`}),"onkeydown":onKey,"onpointerdown":() => {
    before = document.activeElement
  },"onclick":onTap,"onsubmit":(submit) => {
    submit.preventDefault()
    void save()
  },});form = $$_form0;
   { svelteHTML.createElement("div", { "class":`line`,});
    if(match === undefined){
       { svelteHTML.createElement("label", { "class":`short`,});
         { svelteHTML.createElement("span", { "class":`small quiet`,});t.table; }
         { svelteHTML.createElement("input", {                 "class":`entry numbers`,"name":`table`,"inputmode":`numeric`,"autocomplete":`off`,"bind:value":table,"oninput":() => {
            isTyped = true
          },"maxlength":12,"aria-label":t.tableHint,});/*Ωignore_startΩ*/() => table = __sveltets_2_any(null);/*Ωignore_endΩ*/}
       }
    }
     { svelteHTML.createElement("label", { "class":`short`,});
       { svelteHTML.createElement("span", { "class":`small quiet`,});t.winner; }
       { svelteHTML.createElement("input", {               "class":`entry numbers`,"name":`winner`,"autocomplete":`off`,"value":winner,"maxlength":1,"inputmode":`numeric`,"aria-label":t.winnerHint,});}
     }
       for(let [id, key, index] of __sveltets_2_ensureArray(([['a', '1', 0], ['b', '2', 1]] as const))){id;
       { svelteHTML.createElement("div", { "class":`player`,});
         { svelteHTML.createElement("button", {           "type":`button`,"class":`name`,"aria-pressed":winner === key,"disabled":!found,"onclick":() => {
            winner = key
            focus('a')
          },});
           { svelteHTML.createElement("span", { "class":`numbers quiet`,});key; }
           { svelteHTML.createElement("span", { "class":`who`,});found ? name(found.players[index]) : '–'; }
          if(winner === key){ { svelteHTML.createElement("span", { "class":`won`,});t.won; }}
         }
         { svelteHTML.createElement("label", { "class":`points`,});
           { svelteHTML.createElement("span", { "class":`ui-hidden`,});t.points(found ? name(found.players[index]) : key); }
          if(id === 'a'){
             { svelteHTML.createElement("input", {              "class":`entry numbers`,"name":`a`,"inputmode":`numeric`,"autocomplete":`off`,"bind:value":a,"maxlength":6,"placeholder":`0`,});/*Ωignore_startΩ*/() => a = __sveltets_2_any(null);/*Ωignore_endΩ*/}
          }else{
             { svelteHTML.createElement("input", {              "class":`entry numbers`,"name":`b`,"inputmode":`numeric`,"autocomplete":`off`,"bind:value":b,"maxlength":6,"placeholder":`0`,});/*Ωignore_startΩ*/() => b = __sveltets_2_any(null);/*Ωignore_endΩ*/}
          }
         }
       }
    }
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"look":`primary`,"type":`submit`,"disabled":isOthers,}});found?.result ? t.correct : t.save; Button}
   }
  if(isOthers){ { const $$_srehtOroF1C = __sveltets_2_ensureComponent(ForOthers); new $$_srehtOroF1C({ target: __sveltets_2_any(), props: {    "kind":`correct`,"what":`correct`,}});}}
   { svelteHTML.createElement("div", { "class":`extra`,});
     { const $$_stnemgeS2C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS2C({ target: __sveltets_2_any(), props: {         "label":t.kind,"choices":(['played', 'no-show', 'double-loss'] as const).map((id) => ({ id, label: t.kinds[id] })),"value":winner === '0' ? 'double-loss' : kind,"onchange":(id) => {
        kind = id
        winner = id === 'double-loss' ? '0' : winner === '0' ? '' : winner
      },}});}
     { const $$_stnemgeS2C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS2C({ target: __sveltets_2_any(), props: {         "label":t.first,"choices":[
        { id: '', label: t.firstUnknown },
        { id: '1', label: t.firstIs('1') },
        { id: '2', label: t.firstIs('2') }
      ],"value":first,"onchange":(id) => {
        first = id
      },}});}
    if(found && match === undefined){
       { const $$_elggoT2C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT2C({ target: __sveltets_2_any(), props: {       "label":t.drops(name(found.players[0])),"checked":dropA,"onchange":(value) => {
          dropA = value
        },}});}
       { const $$_elggoT2C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT2C({ target: __sveltets_2_any(), props: {       "label":t.drops(name(found.players[1])),"checked":dropB,"onchange":(value) => {
          dropB = value
        },}});}
    }
   }
  if(found && leaving.length > 0){ { const $$_seniLgnivaeL1C = __sveltets_2_ensureComponent(LeavingLines); new $$_seniLgnivaeL1C({ target: __sveltets_2_any(), props: {    "players":leaving,"facts":leavingFacts,}});}}
   { svelteHTML.createElement("p", {   "class":`small`,"role":`status`,});
    if(fault){ { svelteHTML.createElement("span", { "class":`bad`,});fault; }
    } else if (found?.result){t.hasResult(
        found.result.winner === null ? null : name(found.result.winner),
        scoreText(found.result, found.players)
      );
    } else if (odd){t.unlikely;
    }else{ { svelteHTML.createElement("span", { "class":`quiet`,});match === undefined ? t.open(open) : ''; }}
   }
  if(resting.length > 0){ { const $$_tsiLgnitseR1C = __sveltets_2_ensureComponent(RestingList); new $$_tsiLgnitseR1C({ target: __sveltets_2_any(), props: {  "entries":resting,}});}}
 }

if(correction && found){
   { const $$_golaiDnoitcerroC0C = __sveltets_2_ensureComponent(CorrectionDialog); new $$_golaiDnoitcerroC0C({ target: __sveltets_2_any(), props: {         "facts":correction,"match":found,"onclose":() => {
      correction = null
      focus('winner')
    },"ondone":done,}});}
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SlipForm__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SlipForm__SvelteComponent_ = ReturnType<typeof SlipForm__SvelteComponent_>;
/*Ωignore_endΩ*/export default SlipForm__SvelteComponent_;