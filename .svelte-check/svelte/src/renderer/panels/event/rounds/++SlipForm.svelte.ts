///<reference types="svelte" />
;
import { onDestroy, tick, untrack } from 'svelte'
import { openTables } from '../../../../shared/tournament/state/state.ts'
import { useApp } from '../../../actions/app.ts'
import { eventsOf } from '../../../actions/event/events.ts'
import { whyNot, writeAndTell } from '../../../actions/event/write.ts'
import { doubtSound } from '../../../actions/event/clock/doubtSound.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import type { LogEntry } from '../../../model/event/log/eventHost.ts'
import { nameOf } from '../../../model/event/words/people.ts'
import {
    cutMatchAt,
    EMPTY_SLIP,
    isBegun,
    matchAt,
    sameSlip,
    slipFacts,
    unlikely,
    type HalfSlip
  } from '../../../model/event/rounds/slip.ts'
import {
    SLIP_ORDER,
    instead,
    slipStep,
    startEntry,
    type SlipEvent,
    type SlipField,
    type SlipKnowledge,
    type SlipOutcome
  } from '../../../model/event/rounds/slipEntry.ts'
import { playedOnBy } from '../../../model/event/standings/cutPlan.ts'
import { nextOpenTable } from '../../../model/event/rounds/tables.ts'
import Button from '../../ui/Button.svelte'
import { useEvent } from '../parts/eventContext.ts'
import ForOthers from '../parts/ForOthers.svelte'
import LeavingLines from '../parts/LeavingLines.svelte'
import { focusNext } from '../parts/focus.ts'
import CorrectionDialog from './CorrectionDialog.svelte'
import SlipExtra from './SlipExtra.svelte'
import SlipStop from './SlipStop.svelte';
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

  /** The table that another view has asked for: what was half typed of a different one is listed below. */
  const wanted = untrack(() => (event.table === null || match !== undefined ? null : String(event.table)))
  const kept = untrack(() => (match === undefined ? event.slip : EMPTY_SLIP))
  const began = kept.table || untrack(() => String(event.read((state) => nextOpenTable(state)) ?? ''))
  let entry = $state.raw(untrack(firstEntry))
  function firstEntry() {
    if (match !== undefined) return startEntry(EMPTY_SLIP, false)
    const first = { ...startEntry({ ...kept, table: began }, kept.table !== ''), unsaved: event.unsaved }
    return wanted === null || wanted === began ? first : instead(first, { ...EMPTY_SLIP, table: wanted })
  }
  const slip = $derived(entry.slip)
  /** null: it is gone again. */
  let form: HTMLFormElement | null = null

  const knows: SlipKnowledge = {
    match: (typed) => event.read((state) => (match === undefined ? matchAt(state, typed) : cutMatchAt(state, match))),
    refusal: (facts) => (isOthers ? t.tableHasResult(slip.table) : whyNot(event, event.host.wouldTake(facts))),
    propose: (after, without) => (match === undefined ? event.read((state) => nextOpenTable(state, after, without)) : null),
    get buildTotal() {
      return event.read((state) => state.settings.buildTotal)
    }
  }
  /** A new value after every fact: what is known of a match goes on with the log. */
  const found = $derived(knows.match(slip.table))
  /** A result that stands is corrected by others than whoever sits here. */
  const isOthers = $derived((found?.result ?? null) !== null && !event.may('correct'))
  const name = (id: string) => event.read((state) => nameOf(state, id))
  const leaving = $derived(found ? found.players.filter((_, index) => (index === 0 ? slip.dropA : slip.dropB)) : [])
  /** With the result, as soon as there is one. */
  const leavingFacts = $derived.by(() => {
    const facts = found && leaving.length > 0 ? slipFacts(found, slip) : 'winner'
    return typeof facts !== 'string' && event.host.wouldTake(facts).ok ? facts : undefined
  })
  const odd = $derived(event.read((state) => unlikely(state, slip)))
  const open = $derived(event.read((state) => openTables(state).length))
  /** The slip that the event did not take, until something of it is changed. */
  let refused = $state.raw<HalfSlip | null>(null)
  /** Entries that depend on the result that was to be corrected. They stay in sight after the stop, so that Tab and a press reach them. */
  const resting = $derived<readonly LogEntry[]>(
    refused === slip && match !== undefined ? event.read((state) => playedOnBy(state, event.entries, match)) : []
  )

  const field = (id: string) => form?.querySelector<HTMLInputElement>(`[name="${id}"]`)
  function focus(id: SlipField) {
    void tick().then(() => {
      const one = field(id) ?? field('winner')
      one?.focus()
      one?.select()
    })
  }
  function send(happened: SlipEvent): SlipOutcome {
    const out = slipStep(entry, happened, knows)
    doubtSound(app, entry.stop !== null, out.entry.stop !== null)
    entry = out.entry
    if (match === undefined) event.unsaved = entry.unsaved
    if (entry.stop?.why === 'refused') refused = entry.slip
    if (out.focus) focus(out.focus)
    if (out.write) void write(out.write)
    return out
  }
  /** What is half typed is there again after another view was looked at, and after a restart. */
  $effect(() => {
    if (match !== undefined) return
    const half = entry.typed || isBegun(slip) ? slip : EMPTY_SLIP
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
    untrack(() => {
      send({ do: 'ask', table: asked })
    })
  })
  $effect(() => {
    if (match !== undefined) focus('winner')
    else if (wanted === null) focus(kept.winner === '' && kept.a === '' ? 'table' : 'a')
  })

  /** Another view is shown: a slip that cannot be saved is listed when results are shown again. */
  let isGone = false
  onDestroy(() => {
    isGone = true
  })
  async function write({ number, facts, match: at, table }: NonNullable<SlipOutcome['write']>) {
    const [one, two] = at.players
    const sent = entry.writing.find((each) => each.number === number)?.slip
    const ok = await writeAndTell(app, event, facts, t.saved(match === undefined ? table : '', name(one), name(two)))
    if (isGone) {
      if (!ok && sent && match === undefined) event.unsaved = [...event.unsaved, sent]
      return
    }
    send({ do: 'wrote', number, ok })
    if (ok) after()
  }
  function after() {
    if (match !== undefined) onsaved?.()
    else if (slip.table === '' && !isBegun(slip) && entry.writing.length === 0 && form?.contains(document.activeElement)) focusNext()
  }

  /** The field that had the focus when a hand came down. */
  let before: Element | null = null
  /** The first tap into a field takes all of it, so that what is typed takes its place; the next one sets the cursor. A table that is only proposed is taken by each. */
  function onTap({ target }: MouseEvent) {
    if (!(target instanceof HTMLInputElement) || !isField(target.name)) return
    if (target !== before || (target.name === 'table' && !entry.typed)) target.select()
  }
  const isField = (id: string): id is SlipField => (SLIP_ORDER as readonly string[]).includes(id)

  function onKey(key: KeyboardEvent) {
    // A dialog that lies over it has its own keys.
    if (key.altKey || !form?.contains(key.target as Node)) return
    if (key.ctrlKey || key.metaKey) {
      if (key.key !== 'Enter') return
      key.preventDefault()
      if (!key.repeat) send({ do: 'confirm' })
      return
    }
    const target = key.target as HTMLElement
    const at = target instanceof HTMLInputElement && isField(target.name) ? target.name : null
    if (key.key === 'Tab' && (key.shiftKey || at === null)) return
    if (key.repeat && key.key === 'Enter') {
      key.preventDefault()
      return
    }
    // Enter and Space press the button that has the focus, unless typing has stopped.
    if (at === null && entry.stop === null && !/^\d$/.test(key.key)) return
    if (send({ do: 'key', field: at, key: key.key }).taken) {
      key.preventDefault()
      key.stopPropagation()
    }
  }
  /** Text of a touch keyboard or a paste. */
  function onInput(id: SlipField, input: HTMLInputElement) {
    if (id === 'winner') {
      const key = input.value.slice(-1)
      if (key) send({ do: 'key', field: id, key })
    } else send({ do: 'text', field: id, value: input.value })
    input.value = slip[id]
  }

  /** A number is a table, wherever the focus is: a slip that is typed after the last one must not press the button of the next step. */
   function typeElsewhere(key: string): boolean {
    if (form?.contains(document.activeElement)) return false
    const out = send({ do: 'key', field: null, key })
    // The number itself lands in the field, because the focus moves before it is typed.
    const table = out.focus === 'table' ? field('table') : null
    table?.focus()
    table?.select()
    return out.taken
  }
;
async () => {




  { const $$_form0 = svelteHTML.createElement("form", {             "class":['slip', { stopped: entry.stop !== null }],...__sveltets_2_empty({"data-testid":`slip`}),"onkeydown":onKey,"onpointerdown":() => {
    before = document.activeElement
  },"onclick":(press) => {
    // Only when the press is over: what is under the stop would move away from under the pointer.
    if (!(press.target as Element).closest('[role="alert"], [data-testid="resting"]')) send({ do: 'press' })
    onTap(press)
  },"onsubmit":(submit) => {
    submit.preventDefault()
    if (!isOthers) send({ do: 'save' })
  },});form = $$_form0;
   { svelteHTML.createElement("div", { "class":`line`,});
    if(match === undefined){
       { svelteHTML.createElement("label", { "class":`short`,});
         { svelteHTML.createElement("span", { "class":`small quiet`,});t.table; }
         { svelteHTML.createElement("input", {                 "class":['entry', 'numbers', { here: entry.stop?.field === 'table' }],"name":`table`,"inputmode":`numeric`,"autocomplete":`off`,"value":slip.table,"oninput":({ currentTarget }) => {
            onInput('table', currentTarget)
          },"maxlength":12,"aria-label":t.tableHint,});}
       }
    }
     { svelteHTML.createElement("label", { "class":`short`,});
       { svelteHTML.createElement("span", { "class":`small quiet`,});t.winner; }
       { svelteHTML.createElement("input", {                 "class":['entry', 'numbers', { here: entry.stop?.field === 'winner' }],"name":`winner`,"autocomplete":`off`,"value":slip.winner,"oninput":({ currentTarget }) => {
          onInput('winner', currentTarget)
        },"maxlength":2,"inputmode":`numeric`,"aria-label":t.winnerHint,});}
     }
       for(let [id, key, index] of __sveltets_2_ensureArray(([['a', '1', 0], ['b', '2', 1]] as const))){id;
       { svelteHTML.createElement("div", { "class":`player`,});
        
         { svelteHTML.createElement("button", {             "type":`button`,"class":`name`,"tabindex":-1,"aria-pressed":slip.winner === key,"disabled":!found,"onclick":() => {
            send({ do: 'set', change: { winner: key } })
            focus('a')
          },});
           { svelteHTML.createElement("span", { "class":`numbers quiet`,});key; }
           { svelteHTML.createElement("span", { "class":`who`,});found ? name(found.players[index]) : '–'; }
          if(slip.winner === key){ { svelteHTML.createElement("span", { "class":`won`,});t.won; }}
         }
         { svelteHTML.createElement("label", { "class":`points`,});
           { svelteHTML.createElement("span", { "class":`ui-hidden`,});t.points(found ? name(found.players[index]) : key); }
           { svelteHTML.createElement("input", {                 "class":['entry', 'numbers', { here: entry.stop?.field === id }],"name":id,"inputmode":`numeric`,"autocomplete":`off`,"value":slip[id],"oninput":({ currentTarget }) => {
              onInput(id, currentTarget)
            },"maxlength":6,"placeholder":`0`,});}
         }
       }
    }
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"look":`primary`,"type":`submit`,"disabled":isOthers,}});found?.result ? t.correct : t.save; Button}
   }
  if(isOthers){ { const $$_srehtOroF1C = __sveltets_2_ensureComponent(ForOthers); new $$_srehtOroF1C({ target: __sveltets_2_any(), props: {    "kind":`correct`,"what":`correct`,}});}}
   { const $$_potSpilS1C = __sveltets_2_ensureComponent(SlipStop); new $$_potSpilS1C({ target: __sveltets_2_any(), props: {             entry,found,"fixed":match !== undefined,odd,"open":match === undefined ? open : null,resting,"onconfirm":() => {
      send({ do: 'confirm' })
    },"onagain":(index) => {
      send({ do: 'again', index })
    },}});}
   { const $$_artxEpilS1C = __sveltets_2_ensureComponent(SlipExtra); new $$_artxEpilS1C({ target: __sveltets_2_any(), props: {       slip,found,"fixed":match !== undefined,"set":(change) => {
      send({ do: 'set', change })
    },}});}
  if(found && leaving.length > 0){ { const $$_seniLgnivaeL1C = __sveltets_2_ensureComponent(LeavingLines); new $$_seniLgnivaeL1C({ target: __sveltets_2_any(), props: {    "players":leaving,"facts":leavingFacts,}});}}
 }

if(entry.stop?.why === 'correct' && entry.stop.facts && found){
   { const $$_golaiDnoitcerroC0C = __sveltets_2_ensureComponent(CorrectionDialog); new $$_golaiDnoitcerroC0C({ target: __sveltets_2_any(), props: {           "facts":entry.stop.facts,"match":found,"refused":entry.stop.refused,"onclose":() => {
      send({ do: 'key', field: 'winner', key: 'Escape' })
    },"ondone":() => {
      send({ do: 'corrected' })
      after()
    },}});}
}


};
return { props: {} as any as Props, exports: {} as any as { typeElsewhere: typeof typeElsewhere }, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SlipForm__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SlipForm__SvelteComponent_ = ReturnType<typeof SlipForm__SvelteComponent_>;
/*Ωignore_endΩ*/export default SlipForm__SvelteComponent_;