///<reference types="svelte" />
;
import { onMount, tick } from 'svelte'
import { podPoints } from '../../../../shared/tournament/state/standings.ts'
import type { PodState } from '../../../../shared/tournament/state/state.ts'
import { useApp } from '../../../actions/app.ts'
import { writeAndTell } from '../../../actions/event/write.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import type { NewFact } from '../../../model/event/log/eventHost.ts'
import { nameOf } from '../../../model/event/words/people.ts'
import { placeNumbers, placesTyped, sharesFirst, touchedSeat, typedPlaces } from '../../../model/event/rounds/podDraft.ts'
import Button from '../../ui/Button.svelte'
import Toggle from '../../ui/Toggle.svelte'
import { useEvent } from '../parts/eventContext.ts'
import { focusNext } from '../parts/focus.ts'
import CorrectionDialog from './CorrectionDialog.svelte';
;

  interface Props {
    round: number
    pods: readonly PodState[]
    /** Whether typing begins here. */
    begins: boolean
    /** The table of the pod that is asked for: typing begins there, also where it has its places. */
    asked?: number | null
  };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { round, pods, begins, asked = null }: Props = $props()
  const app = useApp()
  const event = useEvent()
  const t = eventTexts.pods
  const name = (id: string) => event.read((state) => nameOf(state, id))

  let chosen = $state<number | null>(null)
  let typed = $state('')
  let saving = false
  let list: HTMLElement | null = $state(null)
  /** The pod whose places are given anew, once it has some. */
  let again = $state<number | null>(null)
  let correction = $state.raw<readonly NewFact[] | null>(null)
  const open = $derived(
    pods.find(({ table, places }) => (places === null ? table === chosen : table === again)) ??
      pods.find((one) => one.places === null) ??
      null
  )
  const read = $derived(placesTyped(typed, open?.players ?? []))
  const numbers = $derived(placeNumbers(read.places))
  const shared = $derived(typed.trimEnd().endsWith('='))
  const whole = $derived(open !== null && read.unknown === null && numbers.size === open.players.length)

  function start(table: number, corrects = false) {
    chosen = table
    again = corrects ? table : null
    const given = corrects ? pods.find((one) => one.table === table) : undefined
    typed = given?.places ? typedPlaces(given.places, given.players) : ''
  }
  function focus() {
    const field = list?.querySelector<HTMLInputElement>('input[name="places"]')
    field?.focus()
    field?.select()
    return field !== null && field !== undefined
  }
  onMount(() => {
    const pod = pods.find(({ table }) => table === asked)
    if (pod && (pod.places === null || event.may('correct'))) void correct(pod.table)
    else if (begins) focus()
  })
  /** The places are given anew in the same form; what would be different is shown before anything changes. */
  async function correct(table: number) {
    start(table, true)
    await tick()
    focus()
  }
  function choose(player: string) {
    if (!open || saving) return
    typed = touchedSeat(typed, player, open.players)
  }
  async function save() {
    if (!open || !whole || saving) return
    const { table } = open
    const { places } = read
    if (open.places !== null) {
      correction = [{ do: 'correct', round, table, places }]
      return
    }
    const text = typed
    const written = writeAndTell(app, event, [{ do: 'pod-result', round, table, places }], t.saved(table))
    const next = pods.find((one) => one.places === null && one.table !== table)
    if (next) {
      // The next pod is typed while this one is written: no key goes into a line that is emptied under it.
      start(next.table)
      await tick()
      focus()
    } else saving = true
    const done = await written
    saving = false
    if (!done) {
      // What could not be written, as the notice says, stands there again, unless another pod has been begun.
      if (next && typed !== '') return
      start(table)
      typed = text
      return
    }
    if (next) return
    start(-1)
    await tick()
    if (!focus()) focusNext()
  }
  /** Keys that are typed while a seat has the focus go on in the line. */
  function onkeydown(key: KeyboardEvent) {
    if (!open || key.target instanceof HTMLInputElement || key.altKey || key.ctrlKey || key.metaKey) return
    if (/^[\d=]$/.test(key.key)) typed += key.key
    else if (key.key === 'Backspace') typed = typed.slice(0, -1)
    else return
    key.preventDefault()
  }
;
async () => {



 { const $$_ul0 = svelteHTML.createElement("ul", {     "class":`rows`,...__sveltets_2_empty({"data-testid":`pod-results`}),onkeydown,});list = $$_ul0;
     for(let pod of __sveltets_2_ensureArray(pods)){pod.table;
    const given = pod.places === null ? null : placeNumbers(pod.places);
     { svelteHTML.createElement("li", {});
       { svelteHTML.createElement("span", { "class":`table numbers`,});pod.table; }
      if(open?.table === pod.table){
         { svelteHTML.createElement("div", {     "class":`form`,"role":`group`,"aria-label":t.form(pod.table),});
           { svelteHTML.createElement("form", {     "class":`line`,"onsubmit":(submit) => {
              submit.preventDefault()
              void save()
            },});
             { svelteHTML.createElement("input", {               "class":`entry numbers`,"name":`places`,"bind:value":typed,"autocomplete":`off`,"maxlength":80,"placeholder":pod.players.map((_, seat) => seat + 1).join(pod.players.length > 9 ? ' ' : ''),"aria-label":t.typed(pod.table),});/*Ωignore_startΩ*/() => typed = __sveltets_2_any(null);/*Ωignore_endΩ*/}
             { const $$_elggoT4C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT4C({ target: __sveltets_2_any(), props: {       "label":t.shared,"checked":shared,"onchange":(checked) => {
                typed = checked ? `${typed}=` : typed.trimEnd().slice(0, -1)
              },}});}
             { svelteHTML.createElement("span", { "class":`save`,}); { const $$_nottuB5C = __sveltets_2_ensureComponent(Button); new $$_nottuB5C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"look":`primary`,"type":`submit`,"disabled":!whole,}});t.save; Button} }
           }
           { svelteHTML.createElement("div", { "class":`line`,});
                for(let id of __sveltets_2_ensureArray(pod.players)){let seat = 1;id;
              const place = numbers.get(id);
               { svelteHTML.createElement("button", {         "type":`button`,"class":['player', { has: place !== undefined }],"aria-label":t.player(name(id), place ?? null),"onclick":() => {
                  choose(id)
                },});
                 { svelteHTML.createElement("span", { "class":`numbers seat`,});seat + 1; }
                name(id);
                if(place !== undefined){ { svelteHTML.createElement("span", { "class":`numbers place`,});t.place(place); }}
               }
            }
           }
          if(sharesFirst(typed, open.players)){ { svelteHTML.createElement("p", {   "class":`warning`,...__sveltets_2_empty({"data-testid":`shared-first`}),});t.sharedFirst(podPoints(1)); }}
           { svelteHTML.createElement("p", {   "class":`small`,"role":`status`,});
            if(read.unknown === null){ { svelteHTML.createElement("span", { "class":`quiet`,});t.hint; }}else{ { svelteHTML.createElement("span", { "class":`bad`,});t.noSeat(read.unknown); }}
           }
         }
      } else if (given){
         { svelteHTML.createElement("span", {  "class":`done`,});pod.players
            .toSorted((a, b) => given.get(a)! - given.get(b)!)
            .map((id) => `${t.place(given.get(id)!)} ${name(id)}`)
            .join(' · '); }
        if(event.may('correct')){ { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
              void correct(pod.table)
            },}});eventTexts.slip.correct;  Button}}
      }else{
         { svelteHTML.createElement("span", { "class":`done`,});pod.players.map(name).join(', '); }
         { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
            start(pod.table)
            void tick().then(focus)
          },}});t.enter;  Button}
      }
     }
  }
 }
if(correction && open){ { const $$_golaiDnoitcerroC0C = __sveltets_2_ensureComponent(CorrectionDialog); new $$_golaiDnoitcerroC0C({ target: __sveltets_2_any(), props: {         "facts":correction,"match":{ place: { round, table: open.table }, players: open.players, result: null },"onclose":() => {
      correction = null
    },"ondone":() => {
      correction = null
      start(-1)
    },}});}}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const PodResults__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PodResults__SvelteComponent_ = ReturnType<typeof PodResults__SvelteComponent_>;
/*Ωignore_endΩ*/export default PodResults__SvelteComponent_;