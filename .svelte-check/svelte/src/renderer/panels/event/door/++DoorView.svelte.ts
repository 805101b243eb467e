///<reference types="svelte" />
;
import { onMount } from 'svelte'
import { Turns } from '../../../../shared/base/turns.ts'
import { activePlayers, type PlayerState } from '../../../../shared/tournament/state/state.ts'
import { useApp } from '../../../actions/app.ts'
import { eventsOf } from '../../../actions/event/events.ts'
import { write, writeAndTell } from '../../../actions/event/write.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import type { NewFact } from '../../../model/event/log/eventHost.ts'
import { byName, foundPlayers, newPlayerId, sameAs, standingOf } from '../../../model/event/words/people.ts'
import { notHere } from '../../../model/event/nextStep.ts'
import { sideFields } from '../../../model/event/door/sides.ts'
import Badge from '../../ui/Badge.svelte'
import Button from '../../ui/Button.svelte'
import { useEvent } from '../parts/eventContext.ts'
import { inSteps } from '../parts/inSteps.svelte.ts'
import LateStrip from '../parts/LateStrip.svelte'
import DropDialog from './DropDialog.svelte'
import ListDialog from './ListDialog.svelte'
import PlayerDialog from './PlayerDialog.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const events = eventsOf(app)
  const event = useEvent()
  const t = eventTexts.door

  let typed = $state('')
  let at = $state(0)
  let listing = $state(false)
  let edited = $state<string | null>(null)
  /** Of whom it is looked at what changes when they drop. */
  let leaves = $state<string | null>(null)
  let box: HTMLInputElement

  const all = $derived(event.read(byName))
  const found = $derived(foundPlayers(all, typed))
  const settings = $derived(event.read((state) => state.settings))
  const published = $derived(event.read(({ rounds }) => rounds.length))
  const inside = $derived(event.read((state) => activePlayers(state).length))
  const waiting = $derived(all.filter((player) => player.waiting && !player.dropped))
  const unpaid = $derived(settings.fee === '' ? 0 : all.filter(({ paid, dropped, waiting }) => !paid && !dropped && !waiting).length)
  const stands = (player: PlayerState) => event.read((state) => standingOf(state, player))
  /** Somebody is added only where the name is not there yet. */
  const addable = $derived(typed.trim() !== '' && sameAs(all, typed) === null)
  const rows = $derived(found.length + (addable ? 1 : 0))
  const steps = inSteps(() => found.length)
  const chosen = $derived(Math.min(at, rows - 1))

  onMount(() => {
    box.focus()
  })
  $effect(() => {
    if (events.listed !== null && event.may('register')) listing = true
  })

  const done = () => {
    typed = ''
    at = 0
    box.focus()
  }

  /** What was entered is written one after the other; the next name is typed meanwhile, so the box is empty at once. */
  const turns = new Turns()
  function enter(write: () => Promise<boolean>) {
    const words = typed
    done()
    void turns.run(async () => {
      const taken = await write().catch(() => false)
      if (!taken && typed === '') typed = words
    })
  }

  async function add(entered: string): Promise<boolean> {
    const side = sideFields(entered, settings.perSide)
    const { name } = side
    if (sameAs(all, entered) !== null) return false
    const player = event.read((state) => newPlayerId(state))
    const full = settings.cap > 0 && all.filter((one) => !one.dropped && !one.waiting).length >= settings.cap
    const facts: NewFact[] = [{ do: 'register', player, ...side, ...(full && { waiting: true }) }]
    if (settings.checkIn && !full) facts.push({ do: 'check-in', player })
    const words = full ? t.waits(name) : published > 0 ? t.late(name, settings.late === 'loss' ? published : 0) : t.added(name)
    return writeAndTell(app, event, facts, words)
  }

  function addTyped() {
    const entered = typed
    enter(() => add(entered))
  }

  function checkIn(player: PlayerState) {
    const standing = stands(player)
    const { id, name } = player
    if (standing === 'not-here') {
      enter(() => writeAndTell(app, event, [{ do: 'check-in', player: id }], t.checkedIn(name)))
    } else if (standing === 'waiting') {
      const facts = [{ do: 'admit', player: id }, ...(settings.checkIn ? [{ do: 'check-in', player: id }] : [])]
      enter(() => writeAndTell(app, event, facts, t.admitted(name)))
    } else if (standing === 'dropped') {
      enter(() => writeAndTell(app, event, [{ do: 'return', player: id }], t.returned(name)))
    } else edited = id
  }

  const absent = $derived(event.read(notHere))
  function checkAllIn() {
    // Asked when its turn comes: a second press finds everybody checked in.
    enter(async () => {
      const facts = event.read(notHere).map((player): NewFact => ({ do: 'check-in', player }))
      return facts.length === 0 || (await writeAndTell(app, event, facts, t.allChecked(facts.length)))
    })
  }

  /** Several lines are a list, and no name. */
  function onpaste(paste: ClipboardEvent) {
    const text = paste.clipboardData?.getData('text/plain') ?? ''
    if (text.split('\n').filter((line) => line.trim() !== '').length < 2 || !event.may('register')) return
    paste.preventDefault()
    events.listed = { text, told: null }
  }

  function onKey(key: KeyboardEvent) {
    if (key.altKey) return
    if (key.key === 'ArrowDown') at = Math.min(rows - 1, chosen + 1)
    else if (key.key === 'ArrowUp') at = Math.max(0, chosen - 1)
    else if (key.key === 'Enter') {
      const player = typed.trim() === '' && at === 0 ? undefined : found[chosen]
      if (player) checkIn(player)
      else if (addable && chosen >= found.length) addTyped()
    } else return
    key.preventDefault()
  }
;
async () => {


 { svelteHTML.createElement("div", { "class":`top`,});
   { const $$_input1 = svelteHTML.createElement("input", {                          "id":`event-door`,"class":`entry`,"type":`search`,"bind:value":typed,"oninput":() => {
      at = 0
    },"onkeydown":onKey,onpaste,"placeholder":settings.perSide > 1 ? t.searchSides : t.search,"aria-label":settings.perSide > 1 ? t.searchSides : t.search,"autocomplete":`off`,"spellcheck":`false`,"maxlength":200,...__sveltets_2_empty({"data-search":true}),});box = $$_input1;/*Ωignore_startΩ*/() => typed = __sveltets_2_any(null);/*Ωignore_endΩ*/}
   { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
      listing = true
    },}});t.list;  Button}
  if(absent.length > 1){ { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"onclick":checkAllIn,}});t.allHere(absent.length); Button}}
 }
 { svelteHTML.createElement("p", {   "class":`quiet numbers`,"role":`status`,});t.counts(all.filter(({ dropped }) => !dropped).length, inside, waiting.length, unpaid); }

 { const $$_pirtSetaL0C = __sveltets_2_ensureComponent(LateStrip); new $$_pirtSetaL0C({ target: __sveltets_2_any(), props: {}});}
if(all.length === 0 && !addable){
   { svelteHTML.createElement("p", { "class":`quiet`,});t.nobody; }
}
 { svelteHTML.createElement("ul", { "class":`rows`,});
      for(let player of __sveltets_2_ensureArray((found.slice(0, steps.drawn)))){let index = 1;player.id;
    const standing = stands(player);
     { svelteHTML.createElement("li", { });typed.trim() !== '' && index === chosen;
       { svelteHTML.createElement("span", { "class":`name`,});
         { svelteHTML.createElement("span", { "class":`strong`,});player.name; }
        if(player.club){ { svelteHTML.createElement("span", { "class":`small quiet`,});player.club; }}
        if(player.minor){ { const $$_egdaB3C = __sveltets_2_ensureComponent(Badge); new $$_egdaB3C({ target: __sveltets_2_any(), props: {children:() => { return __sveltets_2_any(0); },}});t.minor; Badge}}
        if(standing !== 'in' || settings.checkIn){ { const $$_egdaB3C = __sveltets_2_ensureComponent(Badge); new $$_egdaB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"tone":standing === 'in' ? 'good' : standing === 'disqualified' ? 'bad' : 'quiet',}});t.standing[standing];  Badge}}
       }
       { svelteHTML.createElement("span", { "class":`buttons`,});
        if(standing === 'not-here' || standing === 'waiting' || standing === 'dropped'){
           { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"onclick":() => {
              checkIn(player)
            },"aria-label":`${t.does[standing]}: ${player.name}`,}});t.does[standing];  Button}
        }
        if(settings.fee !== '' && standing !== 'dropped'){
           { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {        children:() => { return __sveltets_2_any(0); },"look":player.paid ? 'quiet' : 'plain',"aria-pressed":player.paid,"aria-label":`${t.paid(settings.fee)}: ${player.name}`,"onclick":() => {
              void write(app, event, [{ do: 'fee', player: player.id, paid: !player.paid }])
            },}});player.paid ? `✓ ${settings.fee}` : settings.fee;  Button}
        }
        if(standing === 'in' || standing === 'not-here'){
           { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"look":`quiet`,"aria-label":`${t.drop}: ${player.name}`,"onclick":() => {
              leaves = player.id
            },}});t.drop;  Button}
        }
         { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"look":`quiet`,"aria-label":`${t.edit}: ${player.name}`,"onclick":() => {
            edited = player.id
          },}});t.edit;  Button}
       }
     }
  }
  if(addable){
     { svelteHTML.createElement("li", { });chosen === found.length;
       { svelteHTML.createElement("span", { "class":`name`,}); { svelteHTML.createElement("span", { "class":`strong`,});typed.trim(); } }
       { svelteHTML.createElement("span", {  "class":`buttons`,}); { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
            addTyped()
          },}});t.add;  Button} }
     }
  }
 }

 { const $$_golaiDtsiL0C = __sveltets_2_ensureComponent(ListDialog); new $$_golaiDtsiL0C({ target: __sveltets_2_any(), props: {     "open":listing,"onclose":() => {
    listing = false
  },}});}
 { const $$_golaiDporD0C = __sveltets_2_ensureComponent(DropDialog); new $$_golaiDporD0C({ target: __sveltets_2_any(), props: {     "player":leaves,"onclose":() => {
    leaves = null
  },}});}
 { const $$_golaiDreyalP0C = __sveltets_2_ensureComponent(PlayerDialog); new $$_golaiDreyalP0C({ target: __sveltets_2_any(), props: {     "id":edited,"onclose":() => {
    edited = null
  },}});}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DoorView__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DoorView__SvelteComponent_ = ReturnType<typeof DoorView__SvelteComponent_>;
/*Ωignore_endΩ*/export default DoorView__SvelteComponent_;