///<reference types="svelte" />
;
import Pencil from '@lucide/svelte/icons/pencil'
import Trash from '@lucide/svelte/icons/trash-2'
import type { Moment } from '../../../shared/engine/timeline/timeline.ts'
import { useApp } from '../../actions/app.ts'
import { reasonText } from '../../model/ruling/readRuling.ts'
import { texts, timelineTexts as t } from '../../i18n/texts.ts'
import { forbiddenIn, momentReasons } from '../../model/timeline/momentReasons.ts'
import { changesBetween } from '../../model/timeline/changes.ts'
import { changeWords, eventWords, stepsInside } from '../../model/timeline/eventWords.ts'
import { editEvent, removeEvent } from '../../actions/timeline/timelineActions.ts'
import type { TurnEvent } from '../../model/timeline/turns.ts'
import ReasonList from '../parts/verdict/ReasonList.svelte'
import Button from '../ui/Button.svelte'
import IconButton from '../ui/IconButton.svelte'
import Changes from './Changes.svelte';

;type $$ComponentProps =  { of: TurnEvent; before: Moment | null };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { of, before }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { table, timeline, session } = app
  let head: HTMLElement

  const { index, side } = $derived(of)
  const { event, moment, broken } = $derived(of.step)
  const forbidden = $derived(moment ? forbiddenIn(moment) : null)
  const words = $derived(eventWords(table.case, event, side))
  const inside = $derived(event.do === 'action' ? stepsInside(event) : [])
  const changes = $derived(moment && before && !forbidden ? changesBetween(before.play, moment.play) : [])
  const isShown = $derived(timeline.at === index + 1 && !timeline.draft)
  const isEdited = $derived(timeline.draft?.replaces === true && timeline.draft.index === index)
  const wasBefore = $derived(timeline.different.get(index) ?? null)
  const waits = $derived(moment === null && broken === null)
  const reasons = $derived(moment ? momentReasons(moment) : [])
  const judge = $derived(
    [...(moment && !forbidden ? moment.play.turn.open : [])]
      .filter(([figure]) => !before?.play.turn.open.has(figure))
      .map(([, reason]) => reason)
  )

  $effect(() => {
    if ((isShown || isEdited) && session.sheetOpen) head.scrollIntoView({ block: 'nearest' })
  })
;
async () => {


  { svelteHTML.createElement("li", {        "class":['event', { shown: isShown, edited: isEdited, waits, bad: forbidden !== null || broken !== null }],...__sveltets_2_empty({"data-testid":`event`}),...__sveltets_2_empty({"data-different":wasBefore !== null || undefined}),...__sveltets_2_empty({"data-state":forbidden ? 'illegal' : broken ? 'broken' : waits ? 'waits' : 'played'}),});
   { const $$_button1 = svelteHTML.createElement("button", {          "type":`button`,"class":`head`,"aria-current":isShown ? 'step' : undefined,"onclick":() => {
      timeline.go(index + 1)
    },});head = $$_button1;
     { svelteHTML.createElement("span", { "class":`number numbers quiet`,});index + 1; }
     { svelteHTML.createElement("span", { "class":`words`,});
      words;
          for(let one of __sveltets_2_ensureArray(inside)){let i = 1;i; { svelteHTML.createElement("span", { "class":`step`,});eventWords(table.case, one); }}
     }
   }
  if(forbidden){
     { svelteHTML.createElement("button", {        "type":`button`,"class":`why`,"aria-label":`${t.illegal}: ${reasonText(table.case, forbidden)} ${texts.ruling.openRule(forbidden.rule)}`,"onclick":() => {
        session.openRule = forbidden.rule
      },}); { svelteHTML.createElement("strong", {});t.illegal; } reasonText(table.case, forbidden);  { svelteHTML.createElement("span", { "class":`rule small numbers`,});forbidden.rule; } }
  } else if (broken){
     { svelteHTML.createElement("p", { "class":`why`,});t.broken[broken]; }
  } else if (waits){
     { svelteHTML.createElement("p", { "class":`note small quiet`,});t.notPlayed; }
  }else{
     { const $$_segnahC1C = __sveltets_2_ensureComponent(Changes); new $$_segnahC1C({ target: __sveltets_2_any(), props: {   "words":changes.map((change) => ({ text: changeWords(table.case, change), strong: change.kind === 'damage' || change.kind === 'ko' })),}});}
        for(let reason of __sveltets_2_ensureArray(judge)){let i = 1;i; { svelteHTML.createElement("p", { "class":`judge`,}); { svelteHTML.createElement("strong", {});t.forJudge; } reasonText(table.case, reason); }}
  }
  if(wasBefore){
     { svelteHTML.createElement("div", {   "class":`different small`,...__sveltets_2_empty({"data-testid":`came-out-differently`}),});
       { svelteHTML.createElement("p", {}); { svelteHTML.createElement("strong", {});t.different; } t.before(wasBefore.join('; ')); }
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
          timeline.confirm([index])
        },}});t.seen;  Button}
     }
  }
  if(isShown){
     { svelteHTML.createElement("div", { "class":`tools`,});
       { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {       "icon":Pencil,"label":t.edit(words),"onclick":() => {
          editEvent(app, index)
        },}});}
       { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {       "icon":Trash,"label":t.remove(words),"onclick":() => {
          removeEvent(app, index)
        },}});}
     }
    if(reasons.length){ { svelteHTML.createElement("div", { "class":`reasons`,}); { const $$_tsiLnosaeR2C = __sveltets_2_ensureComponent(ReasonList); new $$_tsiLnosaeR2C({ target: __sveltets_2_any(), props: {   reasons,"textOf":(reason) => reasonText(table.case, reason),}});} }}
  }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const EventRow__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type EventRow__SvelteComponent_ = ReturnType<typeof EventRow__SvelteComponent_>;
/*Ωignore_endΩ*/export default EventRow__SvelteComponent_;