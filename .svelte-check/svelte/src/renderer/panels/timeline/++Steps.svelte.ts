///<reference types="svelte" />
;
import Plus from '@lucide/svelte/icons/plus'
import X from '@lucide/svelte/icons/x'
import type { ActionEvent, TimelineEvent } from '../../../shared/contract/case.ts'
import { useApp } from '../../actions/app.ts'
import { copyChoices, whoChoices, wildCardsIn } from '../../model/timeline/draftChoices.ts'
import { fillSlot, newAttack, withField } from '../../model/timeline/drafts.ts'
import { eventWords, stepsInside } from '../../model/timeline/eventWords.ts'
import { setDraft } from '../../actions/timeline/timelineAtHand.ts'
import { timelineTexts } from '../../i18n/texts.ts'
import Button from '../ui/Button.svelte'
import IconButton from '../ui/IconButton.svelte'
import Pick from '../parts/choose/Pick.svelte'
import AttackFields from './AttackFields.svelte'
import SlotField from './SlotField.svelte';

;type $$ComponentProps =  { event: ActionEvent };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { event }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { table, timeline } = app
  const t = timelineTexts.form
  const steps = $derived(event.steps ?? [])

  const wild = $derived(timeline.moment ? wildCardsIn(timeline.moment.play) : [])
  const setSteps = (next: readonly TimelineEvent[], slot?: string | null) => {
    setDraft(app, withField(event, 'steps', next.length ? next : undefined), slot)
  }
  const add = (step: TimelineEvent, field: string) => {
    setSteps([...steps, step], `${steps.length}.${field}`)
  }
  const aim = (key: string) => {
    const { draft } = timeline
    if (draft) timeline.draft = { ...draft, slot: draft.slot === key ? null : key }
  }
;
async () => {


 { svelteHTML.createElement("div", { "class":`steps`,});
  if(steps.length){ { svelteHTML.createElement("h4", { "class":`small quiet`,});t.inside; }}
      for(let step of __sveltets_2_ensureArray(stepsInside(event))){let i = 1;i;
    const words = eventWords(table.case, step);
    const slot = timeline.slots.find(({ key }) => key.startsWith(`${i}.`));
     { svelteHTML.createElement("div", {   "class":`step`,...__sveltets_2_empty({"data-testid":`step`}),});
       { svelteHTML.createElement("div", { "class":`head`,});
         { svelteHTML.createElement("span", {});step.do === 'attack' || step.do === 'move' || step.do === 'copy' ? timelineTexts.kinds[step.do] : words; } { const $$_nottuBnocI3C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI3C({ target: __sveltets_2_any(), props: {       "icon":X,"label":t.takeOut(words),"onclick":() => {
            setSteps(steps.toSpliced(i, 1))
          },}});}
       }
      if(slot && timeline.moment){
         { const $$_dleiFtolS2C = __sveltets_2_ensureComponent(SlotField); new $$_dleiFtolS2C({ target: __sveltets_2_any(), props: {        slot,"choices":whoChoices(table.case, timeline.moment.play, false).filter(({ id }) => step.do !== 'copy' || wild.includes(id)),"onchoose":(id) => {
            setDraft(app, fillSlot(event, slot.key, id))
          },"onaim":() => {
            aim(slot.key)
          },}});}
      }
      if(step.do === 'copy' && step.figure !== '' && timeline.moment){ { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {         "label":t.copies,"choices":copyChoices(timeline.moment.play, step.figure, step.copies ?? ''),"value":step.copies ?? '',"onchange":(id) => {
            setSteps(steps.with(i, withField(step, 'copies', id === '' ? undefined : id)), timeline.draft?.slot ?? null)
          },}});}}
      if(step.do === 'attack'){ { const $$_sdleiFkcattA2C = __sveltets_2_ensureComponent(AttackFields); new $$_sdleiFkcattA2C({ target: __sveltets_2_any(), props: {      "inside":true,"event":step,"onchange":(next) => {
            setSteps(steps.with(i, next), timeline.draft?.slot ?? null)
          },}});}}
     }
  }
   { svelteHTML.createElement("div", { "class":`add`,});
     { svelteHTML.createElement("span", { "class":`quiet`,});t.inside; }
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        add(newAttack(event.figure), 'to')
      },}}); { const $$_sulP3C = __sveltets_2_ensureComponent(Plus); new $$_sulP3C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.addAttack;  Button}
    if(timeline.needs.moves){ { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
          add({ do: 'move' }, 'where')
        },}}); { const $$_sulP3C = __sveltets_2_ensureComponent(Plus); new $$_sulP3C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.addMove;  Button}}
    if(wild.length){ { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
          // It changes before what the action goes on with.
          const only = wild.length === 1 ? (wild[0] ?? '') : ''
          setSteps([{ do: 'copy', figure: only }, ...steps], only === '' ? '0.figure' : undefined)
        },}}); { const $$_sulP3C = __sveltets_2_ensureComponent(Plus); new $$_sulP3C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.addCopy;  Button}}
   }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Steps__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Steps__SvelteComponent_ = ReturnType<typeof Steps__SvelteComponent_>;
/*Ωignore_endΩ*/export default Steps__SvelteComponent_;