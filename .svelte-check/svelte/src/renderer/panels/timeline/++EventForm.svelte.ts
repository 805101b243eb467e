///<reference types="svelte" />
;
import { onMount } from 'svelte'
import X from '@lucide/svelte/icons/x'
import { useApp } from '../../actions/app.ts'
import { reasonText } from '../../model/ruling/readRuling.ts'
import { changesBetween } from '../../model/timeline/changes.ts'
import { fillSlot, lacksOnlyDice, without } from '../../model/timeline/drafts.ts'
import { whoChoices, wildCardsIn } from '../../model/timeline/draftChoices.ts'
import { changeWords, eventWords } from '../../model/timeline/eventWords.ts'
import { overlaid } from '../../model/window/overlaid.ts'
import { commitDraft, startDraft } from '../../actions/timeline/timelineActions.ts'
import { setDraft } from '../../actions/timeline/timelineAtHand.ts'
import { actionWordsOf } from '../../model/table/sentence/editionTexts.ts'
import { type EventKind, texts, timelineTexts } from '../../i18n/texts.ts'
import Button from '../ui/Button.svelte'
import IconButton from '../ui/IconButton.svelte'
import Pick from '../parts/choose/Pick.svelte'
import Changes from './Changes.svelte'
import EventFields from './EventFields.svelte'
import SlotField from './SlotField.svelte'
import Steps from './Steps.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const { table, timeline } = app
  const t = timelineTexts.form
  const KINDS = [
    'action',
    'attack',
    'begin-turn',
    'end-begins',
    'end-turn',
    'outwit',
    'perplex',
    'use',
    'damage',
    'heal',
    'place',
    'generate',
    'copy',
    'time-called'
  ] as const satisfies readonly EventKind[]

  const draft = $derived(timeline.draft)
  const event = $derived(draft?.event ?? null)
  const play = $derived(timeline.moment?.play ?? null)
  const generates = $derived(play?.situation.ruleset.params.time.generates ?? false)
  const kinds = $derived(
    KINDS.filter((id) => id !== 'generate' || generates).map((id) => ({
      id,
      label: id === 'action' ? actionWordsOf(timeline.shown).kind : timelineTexts.kinds[id],
      note: timelineTexts.kindNotes[id]
    }))
  )
  const wild = $derived(play ? wildCardsIn(play) : [])
  const own = $derived(timeline.slots.filter(({ key }) => !key.includes('.')))
  const preview = $derived(timeline.preview)
  const forbidden = $derived(preview?.forbidden ?? null)
  const changes = $derived(preview && play && !forbidden ? changesBetween(play, preview.play) : [])
  const isOpen = $derived(timeline.isOpen)
  const onlyDice = $derived(event !== null && lacksOnlyDice(event, timeline.slots))

  const acts = (key: string) => key === 'from' || (key === 'figure' && event?.do !== 'place')
  const choose = (key: string, id: string) => {
    if (event) setDraft(app, fillSlot(event, key, id))
  }
  const aim = (key: string) => {
    if (draft) timeline.draft = { ...draft, slot: draft.slot === key ? null : key }
  }
  function clear(key: string) {
    if (!event || !draft) return
    const emptied = without(without(event, 'to'), 'path')
    setDraft(app, emptied, key)
  }
  function setKind(id: string) {
    const kind = KINDS.find((known) => known === id)
    if (kind && kind !== event?.do) startDraft(app, kind)
  }
  const close = () => {
    timeline.draft = null
  }
  let box: HTMLElement | null = $state(null)
  // The hand goes on in the form, and back to where it came from.
  onMount(() => {
    box?.querySelector('button')?.focus({ preventScroll: true })
    return () => {
      setTimeout(() => {
        if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-add-event]')?.focus()
      })
    }
  })
  function onkeydown(pressed: KeyboardEvent) {
    if (pressed.key !== 'Escape' || overlaid(pressed.key)) return
    close()
    pressed.stopPropagation()
  }
;
async () => {


if(draft && event && play){
  
   { const $$_form0 = svelteHTML.createElement("form", {            "class":`form`,...__sveltets_2_empty({"data-dice":true}),"aria-label":draft.replaces ? t.editTitle : t.newTitle,...__sveltets_2_empty({"data-testid":`event-form`}),onkeydown,"onsubmit":(submitted) => {
      submitted.preventDefault()
      commitDraft(app)
    },});box = $$_form0;
     { svelteHTML.createElement("header", {});
       { svelteHTML.createElement("div", { "class":`kind`,}); { const $$_kciP3C = __sveltets_2_ensureComponent(Pick); new $$_kciP3C({ target: __sveltets_2_any(), props: {        "label":t.kind,"hideLabel":true,"choices":kinds,"value":event.do,"onchange":setKind,}});} }
       { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {      "icon":X,"label":texts.cancel,"onclick":close,}});}
     }
     { svelteHTML.createElement("div", { "class":`fields`,});
         for(let slot of __sveltets_2_ensureArray(own)){slot.key;
         { const $$_dleiFtolS2C = __sveltets_2_ensureComponent(SlotField); new $$_dleiFtolS2C({ target: __sveltets_2_any(), props: {          slot,"choices":whoChoices(table.case, play, acts(slot.key)).filter(({ id }) => event.do !== 'copy' || wild.includes(id)),"onchoose":(id) => {
            choose(slot.key, id)
          },"onaim":() => {
            aim(slot.key)
          },"onclear":slot.takes === 'square' || slot.takes === 'squares'
            ? () => {
                clear(slot.key)
              }
            : undefined,}});}
        if(slot.key === 'figure' || slot.key === 'from'){ { const $$_sdleiFtnevE2C = __sveltets_2_ensureComponent(EventFields); new $$_sdleiFtnevE2C({ target: __sveltets_2_any(), props: {   event,"place":`who`,}});}}
      }
       { const $$_sdleiFtnevE2C = __sveltets_2_ensureComponent(EventFields); new $$_sdleiFtnevE2C({ target: __sveltets_2_any(), props: {   event,"place":`rest`,}});}
      if(event.do === 'action'){ { const $$_spetS2C = __sveltets_2_ensureComponent(Steps); new $$_spetS2C({ target: __sveltets_2_any(), props: { event,}});}}
     }
     { svelteHTML.createElement("div", {     "class":`outcome`,"aria-live":`polite`,...__sveltets_2_empty({"data-testid":`preview`}),});
      if(isOpen){
         { svelteHTML.createElement("p", { "class":`quiet`,});onlyDice ? t.missingDice : t.missing; }
      } else if (forbidden){
         { svelteHTML.createElement("p", { "class":`bad`,});
           { svelteHTML.createElement("strong", {});timelineTexts.illegal; }
          reasonText(table.case, forbidden);  { svelteHTML.createElement("span", { "class":`small numbers`,});forbidden.rule; }
         }
      } else if (preview){
        if(changes.length){ { const $$_segnahC2C = __sveltets_2_ensureComponent(Changes); new $$_segnahC2C({ target: __sveltets_2_any(), props: {   "words":changes.map((change) => ({
              text: changeWords(table.case, change),
              strong: change.kind === 'damage' || change.kind === 'ko'
            })),}});}
        }else{ { svelteHTML.createElement("p", { "class":`quiet`,});timelineTexts.nothingChanged; }}
      }else{
         { svelteHTML.createElement("p", { "class":`quiet`,});timelineTexts.notPlayed; }
      }
     }
     { svelteHTML.createElement("div", { "class":`actions`,});
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"onclick":close,}});texts.cancel; Button}
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {       children:() => { return __sveltets_2_any(0); },"type":`submit`,"look":`primary`,"disabled":isOpen,"title":eventWords(table.case, event),}});
        draft.replaces ? (forbidden ? t.changeAnyway : t.changeIt) : forbidden ? t.addAnyway : t.addIt;
       Button}
     }
   }
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const EventForm__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type EventForm__SvelteComponent_ = ReturnType<typeof EventForm__SvelteComponent_>;
/*Ωignore_endΩ*/export default EventForm__SvelteComponent_;