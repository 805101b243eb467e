///<reference types="svelte" />
;
import { tick, type Snippet } from 'svelte'
import { useApp } from '../../../actions/app.ts'
import { eventsOf } from '../../../actions/event/events.ts'
import { writeAndTell } from '../../../actions/event/write.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import type { Swap } from '../../../model/event/rounds/pairingDraft.ts'
import Button from '../../ui/Button.svelte'
import { useEvent } from '../parts/eventContext.ts'
import { focusNext } from '../parts/focus.ts'
import ListTrouble from '../parts/ListTrouble.svelte'
import RoundSection from './RoundSection.svelte';
;

  interface Props {
    /** The number of the round. */
    round: number
    /** What publishing writes into the record. */
    facts: () => Parameters<typeof writeAndTell>[2]
    /** Who changed places by hand; none of it is left once the draft is published or made anew. */
    swaps: readonly Swap[]
    /** What the draft is, in a sentence. */
    words: Snippet
    children: Snippet
  };function $$render() {

  
  
  
  
  
  
  
  
  
  
  

  let { round, facts, swaps = $bindable(), words, children }: Props = $props()/*Ωignore_startΩ*/;swaps;/*Ωignore_endΩ*/

  const app = useApp()
  const events = eventsOf(app)
  const event = useEvent()
  const t = eventTexts.pairings
  /** The draft that is asked about: another swap asks anew. */
  let asked = $state.raw<readonly Swap[] | null>(null)
  const asking = $derived(asked === swaps)

  async function ask() {
    asked = swaps
    await tick()
    document.getElementById('publish-now')?.focus()
  }
  function startAnew() {
    swaps = []
    event.seed = events.newSeed()
  }
  async function publish() {
    const done = await writeAndTell(app, event, facts(), t.published(round))
    asked = null
    if (!done) return
    startAnew()
    focusNext()
  }
  const focusPublish = (node: HTMLElement) => {
    node.querySelector('button')?.focus()
  }
;
async () => {


 { const $$_noitceSdnuoR0C = __sveltets_2_ensureComponent(RoundSection); new $$_noitceSdnuoR0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"title":t.preview(round),"testid":`preview`,}});
   { svelteHTML.createElement("p", {});;__sveltets_2_ensureSnippet(words()); }
   { const $$_elbuorTtsiL1C = __sveltets_2_ensureComponent(ListTrouble); new $$_elbuorTtsiL1C({ target: __sveltets_2_any(), props: {}});}
   { svelteHTML.createElement("div", {  "class":`side-by-side`,[Symbol("@attach")]:focusPublish,});
    if(asking){
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"id":`publish-now`,"look":`primary`,"onclick":() => {
          void publish()
        },}});t.publishSure(round);  Button}
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
          asked = null
        },}});t.notYet;  Button}
    }else{
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":() => {
          void ask()
        },}});t.publish;  Button}
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"onclick":startAnew,}});t.otherSeed; Button}
      if(swaps.length > 0){ { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
            swaps = swaps.slice(0, -1)
          },}});t.unswap;  Button}}
    }
   }
  ;__sveltets_2_ensureSnippet(children());
 RoundSection}
};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings('swaps'), slots: {}, events: {} }}
const PublishDraft__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PublishDraft__SvelteComponent_ = ReturnType<typeof PublishDraft__SvelteComponent_>;
/*Ωignore_endΩ*/export default PublishDraft__SvelteComponent_;