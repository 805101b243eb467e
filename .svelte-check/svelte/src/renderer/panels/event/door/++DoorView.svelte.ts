///<reference types="svelte" />
;
import { onMount } from 'svelte'
import { messageOf } from '../../../../shared/base/result.ts'
import { Turns } from '../../../../shared/base/turns.ts'
import { activePlayers, roundsAway, type PlayerState } from '../../../../shared/tournament/state/state.ts'
import { useApp } from '../../../actions/app.ts'
import { doubtSound } from '../../../actions/event/clock/doubtSound.ts'
import { eventsOf } from '../../../actions/event/events.ts'
import { regularsHere } from '../../../actions/event/regulars.ts'
import { write, writeAndTell } from '../../../actions/event/write.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import type { NewFact } from '../../../model/event/log/eventHost.ts'
import { doorRows, chosenRow, doorStep, EMPTY_DOOR, type DoorDeed, type DoorEvent } from '../../../model/event/door/doorEntry.ts'
import { regularFields, regularTable, type Regular } from '../../../model/event/door/regulars.ts'
import { byName, newPlayerId, sameAs, standingOf } from '../../../model/event/words/people.ts'
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

  let entry = $state.raw(EMPTY_DOOR)
  let listing = $state(false)
  let edited = $state<string | null>(null)
  /** Of whom it is looked at what changes when they drop. */
  let leaves = $state<string | null>(null)
  let box: HTMLInputElement

  const all = $derived(event.read(byName))
  const settings = $derived(event.read((state) => state.settings))
  const published = $derived(event.read(({ rounds }) => rounds.length))
  const inside = $derived(event.read((state) => activePlayers(state).length))
  const waiting = $derived(all.filter((player) => player.waiting && !player.dropped))
  const unpaid = $derived(settings.fee === '' ? 0 : all.filter(({ paid, dropped, waiting }) => !paid && !dropped && !waiting).length)
  /** Players of earlier events: the same letters find them. */
  let regulars = $state.raw<readonly Regular[]>([])
  const stands = (player: PlayerState) => event.read((state) => standingOf(state, player))
  const knows = {
    get players() {
      return all
    },
    get regulars() {
      return regulars
    },
    get perSide() {
      return settings.perSide
    },
    standing: stands
  }
  const rows = $derived(doorRows(entry, knows))
  const found = $derived(rows.flatMap(({ player }) => player ?? []))
  /** Rows that add a player: regulars, and the typed name if it is not there yet. */
  const addable = $derived(rows.flatMap((row, index) => (row.player || row.standing !== null ? [] : { ...row, index })))
  const steps = inSteps(() => found.length)
  const chosen = $derived(chosenRow(entry, rows, knows))

  onMount(() => {
    box.focus()
    if (!event.may('register') || event.isElsewhere) return
    regularsHere(app, event.id).then(
      (found) => {
        regulars = found
      },
      (error: unknown) => {
        app.session.notify('error', messageOf(error))
      }
    )
  })
  $effect(() => {
    if (events.listed !== null && event.may('register')) listing = true
  })

  /** Deeds are written one after the other; the next name is typed meanwhile. */
  const turns = new Turns()
  function send(happened: DoorEvent): boolean {
    const out = doorStep(entry, happened, knows)
    doubtSound(app, entry.stopped !== null, out.entry.stopped !== null)
    entry = out.entry
    if (out.write) {
      const { number, deed } = out.write
      box.focus()
      void turns.run(async () => {
        send({ do: 'wrote', number, ok: await enter(deed).catch(() => false) })
      })
    }
    return out.taken
  }

  async function add(entered: string, publisher?: string, regular?: Regular): Promise<boolean> {
    const side = regular?.members ? { name: regular.name, members: regular.members } : sideFields(entered, settings.perSide)
    const { name } = side
    if (sameAs(all, entered) !== null) return false
    const player = event.read((state) => newPlayerId(state))
    const full = settings.cap > 0 && all.filter((one) => !one.dropped && !one.waiting).length >= settings.cap
    const known = { ...(regular && regularFields(regular)), ...(publisher !== undefined && { publisher }) }
    const facts: NewFact[] = [{ do: 'register', player, ...side, ...known, ...(full && { waiting: true }) }]
    if (settings.checkIn && !full) facts.push({ do: 'check-in', player })
    if (regular && event.may('settings')) facts.push(...event.read((state) => regularTable(state, player, regular)))
    const words = full ? t.waits(name) : published > 0 ? t.late(name, settings.late === 'none' ? 0 : published) : t.added(name)
    return writeAndTell(app, event, facts, words)
  }

  function enter(deed: DoorDeed): Promise<boolean> {
    if (deed.do === 'add') return add(deed.name, deed.publisher, deed.regular)
    const { player, name, publisher } = deed
    const number: NewFact[] = publisher === undefined ? [] : [{ do: 'edit-player', player, publisher }]
    if (deed.do === 'number') return writeAndTell(app, event, number, t.numberSaved(name, publisher ?? ''))
    const checkIn = { do: 'check-in', player }
    if (deed.do === 'check-in') return writeAndTell(app, event, [checkIn, ...number], t.checkedIn(name))
    if (deed.do === 'return') {
      const missed = event.read((state) => (state.players.has(player) ? roundsAway(state, state.players.get(player)!).length : 0))
      return writeAndTell(app, event, [{ do: 'return', player }, ...number], t.returned(name, settings.late === 'missed' ? missed : 0))
    }
    return writeAndTell(app, event, [{ do: 'admit', player }, ...(settings.checkIn ? [checkIn] : []), ...number], t.admitted(name))
  }

  const absent = $derived(event.read(notHere))
  function checkAllIn() {
    // Asked when its turn comes: a second press finds everybody checked in.
    void turns.run(async () => {
      const facts = event.read(notHere).map((player): NewFact => ({ do: 'check-in', player }))
      if (facts.length > 0) await writeAndTell(app, event, facts, t.allChecked(facts.length))
    })
    box.focus()
  }

  /** Several lines are a list, and no name. */
  function onpaste(paste: ClipboardEvent) {
    const text = paste.clipboardData?.getData('text/plain') ?? ''
    if (text.split('\n').filter((line) => line.trim() !== '').length < 2 || !event.may('register')) return
    paste.preventDefault()
    events.listed = { text, told: null }
  }

  /** A letter begins a name wherever the focus is; in other fields and in dialogs it is theirs. */
  function onElsewhere(key: KeyboardEvent) {
    if (key.defaultPrevented || key.altKey || key.ctrlKey || key.metaKey || !/^[\p{L}\d]$/u.test(key.key)) return
    if ((key.target as HTMLElement).closest('input, textarea, select, [role="dialog"], [role="listbox"]')) return
    // The letter itself lands in the box, because the focus moves before it is typed.
    box.focus()
    if (send({ do: 'key', key: key.key })) key.preventDefault()
  }
  function onKey(key: KeyboardEvent) {
    if (key.altKey || key.ctrlKey || key.metaKey) return
    if ((key.repeat && key.key === 'Enter') || send({ do: 'key', key: key.key })) key.preventDefault()
  }
  const noteText = $derived.by(() => {
    const { note } = entry
    if (note === null) return ''
    if (note.say === 'which') return t.which(note.names.slice(0, 4).join(', ') + (note.names.length > 4 ? ' …' : ''))
    if (note.say === 'which-new') return t.whichNew(note.name, note.typed)
    return { here: t.alreadyHere, out: t.isOut, 'no-number': t.noNumber }[note.say](note.name)
  })
;
async () => {


 { svelteHTML.createElement("svelte:window", {  "onkeydown":onElsewhere,});}

 { svelteHTML.createElement("div", { "class":`top`,});
   { const $$_input1 = svelteHTML.createElement("input", {                          "id":`event-door`,"class":['entry', { stopped: entry.stopped !== null }],"type":`search`,"value":entry.typed,"oninput":({ currentTarget }) => {
      send({ do: 'text', value: currentTarget.value })
      currentTarget.value = entry.typed
    },"onkeydown":onKey,onpaste,"placeholder":settings.perSide > 1 ? t.searchSides : t.search,"aria-label":settings.perSide > 1 ? t.searchSides : t.search,"autocomplete":`off`,"spellcheck":`false`,"maxlength":200,...__sveltets_2_empty({"data-search":true}),});box = $$_input1;}
   { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
      listing = true
    },}});t.list;  Button}
  if(absent.length > 1){ { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"onclick":checkAllIn,}});t.allHere(absent.length); Button}}
 }
if(noteText){
   { svelteHTML.createElement("div", {     "class":['note', { stop: entry.stopped !== null }],"role":`alert`,...__sveltets_2_empty({"data-testid":`door-note`}),});
     { svelteHTML.createElement("strong", {});noteText; }
    if(entry.stopped !== null){ { svelteHTML.createElement("span", { "class":`small`,});t.whichHow; }}
    if(entry.stopped){ { svelteHTML.createElement("span", {});t.refused(entry.stopped); }}
   }
}
    for(let name of __sveltets_2_ensureArray(entry.unsaved)){let index = 1;index;
   { svelteHTML.createElement("div", { "class":`note stop`,});
     { svelteHTML.createElement("strong", {});t.unsaved(name); }
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        send({ do: 'again', index })
        box.focus()
      },}});t.again;  Button}
   }
}
 { svelteHTML.createElement("p", {   "class":`quiet numbers`,"role":`status`,});t.counts(all.filter(({ dropped }) => !dropped).length, inside, waiting.length, unpaid); }

 { const $$_pirtSetaL0C = __sveltets_2_ensureComponent(LateStrip); new $$_pirtSetaL0C({ target: __sveltets_2_any(), props: {}});}
if(all.length === 0 && addable.length === 0){
   { svelteHTML.createElement("p", { "class":`quiet`,});t.nobody; }
}
 { svelteHTML.createElement("ul", { "class":`rows`,});
      for(let player of __sveltets_2_ensureArray((found.slice(0, steps.drawn)))){let index = 1;player.id;
    const standing = stands(player);
     { svelteHTML.createElement("li", { });index === chosen;
       { svelteHTML.createElement("span", { "class":`name`,});
         { svelteHTML.createElement("span", { "class":`strong`,});player.name; }
        if(player.club){ { svelteHTML.createElement("span", { "class":`small quiet`,});player.club; }}
        if(player.publisher){ { svelteHTML.createElement("span", { "class":`small quiet numbers`,}); player.publisher; }}
        if(player.minor){ { const $$_egdaB3C = __sveltets_2_ensureComponent(Badge); new $$_egdaB3C({ target: __sveltets_2_any(), props: {children:() => { return __sveltets_2_any(0); },}});t.minor; Badge}}
        if(standing !== 'in' || settings.checkIn){ { const $$_egdaB3C = __sveltets_2_ensureComponent(Badge); new $$_egdaB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"tone":standing === 'in' ? 'good' : standing === 'disqualified' ? 'bad' : 'quiet',}});t.standing[standing];  Badge}}
       }
       { svelteHTML.createElement("span", { "class":`buttons`,});
        if(standing === 'not-here' || standing === 'waiting' || standing === 'dropped'){
           { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"onclick":() => {
              send({ do: 'player', player: player.id })
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
     for(let { name, regular, index } of __sveltets_2_ensureArray(addable)){index;
     { svelteHTML.createElement("li", { });chosen === index;
       { svelteHTML.createElement("span", { "class":`name`,});
         { svelteHTML.createElement("span", { "class":`strong`,});name; }
        if(regular?.club){ { svelteHTML.createElement("span", { "class":`small quiet`,});regular.club; }}
        if(regular?.publisher){ { svelteHTML.createElement("span", { "class":`small quiet numbers`,}); regular.publisher; }}
        if(regular?.minor){ { const $$_egdaB3C = __sveltets_2_ensureComponent(Badge); new $$_egdaB3C({ target: __sveltets_2_any(), props: {children:() => { return __sveltets_2_any(0); },}});t.minor; Badge}}
        if(regular){ { const $$_egdaB3C = __sveltets_2_ensureComponent(Badge); new $$_egdaB3C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"tone":`quiet`,}});t.regular; Badge}}
       }
       { svelteHTML.createElement("span", {  "class":`buttons`,}); { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"onclick":() => {
            send({ do: 'deed', deed: { do: 'add', name, ...(regular && { regular }) } })
          },"aria-label":regular ? `${t.add}: ${name}` : undefined,}});t.add;  Button} }
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