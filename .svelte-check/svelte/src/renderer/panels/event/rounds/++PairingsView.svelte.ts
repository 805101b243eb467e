///<reference types="svelte" />
;
import { onDestroy } from 'svelte'
import { quickPairing, type Proven } from '../../../../shared/tournament/pairing/best.ts'
import type { Field } from '../../../../shared/tournament/pairing/cost.ts'
import { preparePairing, reasonsOfRound } from '../../../../shared/tournament/pairing/pair.ts'
import { openTables } from '../../../../shared/tournament/state/state.ts'
import { useApp } from '../../../actions/app.ts'
import { takeBack, writeAndTell } from '../../../actions/event/write.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { ALL_CRITERIA, draftWith, rePairFact, roundFact, type Swap } from '../../../model/event/rounds/pairingDraft.ts'
import { PairingClient, withoutPair } from '../../../model/event/rounds/pairingClient.ts'
import { rejectedWords } from '../../../model/event/words/eventWords.ts'
import { nameOf } from '../../../model/event/words/people.ts'
import { playsPods } from '../../../model/event/rounds/podDraft.ts'
import Button from '../../ui/Button.svelte'
import Segments from '../../ui/Segments.svelte'
import { useEvent } from '../parts/eventContext.ts'
import ForOthers from '../parts/ForOthers.svelte'
import LateStrip from '../parts/LateStrip.svelte'
import WaitedFor from '../parts/WaitedFor.svelte'
import PodsPreview from './PodsPreview.svelte'
import PublishDraft from './PublishDraft.svelte'
import RoundSection from './RoundSection.svelte'
import PairList, { type ListedPair } from './PairList.svelte';
function $$render() {
  const back/*Ωignore_positionΩ*/ = ()/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
  if(published && !inCut && event.may('round') && event.may('undo')){ { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
        void takeBack(app, event, published)
      },}});t.takeBack;  Button}}
};return __sveltets_2_any(0)};
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const event = useEvent()
  const t = eventTexts.pairings

  let swaps = $state.raw<readonly Swap[]>([])
  let order = $state<'table' | 'name'>('table')
  const prepared = $derived(event.read((state) => preparePairing(state, event.seed)))
  const quick = $derived(prepared.ok ? quickPairing(prepared.field) : null)
  /** What the worker has found, and of whom. */
  let matched = $state.raw<{ readonly field: Field; readonly pairing: Proven } | null>(null)
  const pairing = $derived(quick ?? (prepared.ok && matched?.field === prepared.field ? matched.pairing : null))
  /** In pods or in pairs: as the event is played, unless somebody says otherwise for the next round. */
  let manner = $state<'pairs' | 'pods' | null>(null)
  const inPods = $derived(manner === null ? event.read(playsPods) : manner === 'pods')
  const mayPod = $derived(event.read(({ settings }) => settings.play !== 'constructed'))
  const draft = $derived(
    !inPods && prepared.ok && pairing !== null ? event.read((state) => draftWith(state, event.seed, prepared, pairing, swaps)) : null
  )
  /** Who waits for the worker; null: nobody. */
  const asked = $derived(!inPods && prepared.ok && quick === null ? prepared.field : null)
  const client = new PairingClient()
  $effect(() => {
    const field = asked
    if (field === null) return
    void client.ask(field).then((found) => {
      if (found !== null) matched = { field, pairing: found }
    })
    return () => {
      client.giveUp()
    }
  })
  /** Another one, for what is asked of a pair that stands. */
  const beside = new PairingClient()
  onDestroy(() => {
    beside.giveUp()
  })
  const without = async (a: string, b: string) => {
    if (!prepared.ok || pairing === null) return ''
    const found = await withoutPair(beside, prepared.field, pairing, a, b)
    return found === 'given-up' ? '' : ` · ${t.without(found)}`
  }
  const name = (id: string) => event.read((state) => nameOf(state, id))
  const mark = (players: readonly string[]) => event.read((state) => rejectedWords(state, players))
  const current = $derived(event.read(({ rounds }) => (rounds.length === 0 ? null : { ...rounds.at(-1)! })))
  const inCut = $derived(event.read(({ cut }) => cut !== null))
  const clubs = $derived(event.read(({ settings }) => settings.keepApart))
  const open = $derived(event.read((state) => openTables(state).length))
  const untouched = $derived(current !== null && open === current.tables.size + current.pods.size)
  /** Why each pair stands, for whoever asks once the round is published. */
  const reasons = $derived(event.read((state) => reasonsOfRound(state, state.rounds.length)))
  const pairs = $derived(
    current === null
      ? []
      : [...current.tables.values()].map(({ table, players: [a, b], result, map }): ListedPair => ({
          table,
          a,
          b,
          because: reasons.because.get(table) ?? [],
          ...(map !== null && { map }),
          locked: result !== null
        }))
  )

  async function swapNow(swap: Swap) {
    const fact = event.read((state) => rePairFact(state, swap))
    if (fact) await writeAndTell(app, event, [fact], t.swapped(name(swap[0]), name(swap[1])))
  }

  /** What has published the last round; null: an entry that has no name cannot be taken back. */
  const published = $derived(
    event.entries.findLast(({ fact, undone }) => (fact.do === 'round' || fact.do === 'pod') && !undone && fact.id !== null) ?? null
  )
;
async () => {




 { const $$_pirtSetaL0C = __sveltets_2_ensureComponent(LateStrip); new $$_pirtSetaL0C({ target: __sveltets_2_any(), props: {}});}
 { const $$_srehtOroF0C = __sveltets_2_ensureComponent(ForOthers); new $$_srehtOroF0C({ target: __sveltets_2_any(), props: {    "kind":`round`,"what":`publish`,}});}
if(!inCut && !untouched){ { const $$_roFdetiaW0C = __sveltets_2_ensureComponent(WaitedFor); new $$_roFdetiaW0C({ target: __sveltets_2_any(), props: {}});}}
if(mayPod && prepared.ok && event.may('round')){
   { svelteHTML.createElement("div", { "class":`manner`,});
     { const $$_stnemgeS1C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS1C({ target: __sveltets_2_any(), props: {         "label":t.manner,"choices":(['pairs', 'pods'] as const).map((id) => ({ id, label: t.manners[id] })),"value":inPods ? 'pods' : 'pairs',"onchange":(id) => {
        manner = id
      },}});}
   }
}
if(!event.may(inPods ? 'pod' : 'round')){
} else if (inPods){ { const $$_weiverPsdoP0C = __sveltets_2_ensureComponent(PodsPreview); new $$_weiverPsdoP0C({ target: __sveltets_2_any(), props: {}});}
} else if (draft){
   { const $$_tfarDhsilbuP0C = __sveltets_2_ensureComponent(PublishDraft); const $$_tfarDhsilbuP0 = new $$_tfarDhsilbuP0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"round":draft.round,"facts":() => [roundFact(draft)],swaps,words:() => { async ()/*Ωignore_positionΩ*/ => {
      t.cost(draft.cost, draft.bye === null ? null : name(draft.bye), draft.round);
       { svelteHTML.createElement("span", {  "class":`quiet small`,});draft.proven === null
          ? t.byHand(draft.swaps.map(([a, b]) => t.handSwap(name(a), name(b))))
          : t.proven(draft.proven, ALL_CRITERIA); }
    };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/() => swaps = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_tfarDhsilbuP0.$$bindings = 'swaps';/*Ωignore_startΩ*/const {words} = $$_tfarDhsilbuP0.$$prop_def;/*Ωignore_endΩ*/
    
     { const $$_tsiLriaP1C = __sveltets_2_ensureComponent(PairList); new $$_tsiLriaP1C({ target: __sveltets_2_any(), props: {            "pairs":draft.pairs,"bye":draft.bye,"byeBecause":draft.byeBecause,name,mark,...draft.proven !== null && { without },"onswap":(swap) => {
        swaps = [...swaps, swap]
      },}});}
   PublishDraft}
} else if (prepared.ok){
   { const $$_noitceSdnuoR0C = __sveltets_2_ensureComponent(RoundSection); new $$_noitceSdnuoR0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"title":t.preview(prepared.round),}});
     { svelteHTML.createElement("p", {   "role":`status`,...__sveltets_2_empty({"data-testid":`pairing-working`}),});t.working(prepared.field.size); }
   RoundSection}
} else if (!inCut && current === null){
   { svelteHTML.createElement("p", { "class":`quiet`,});t.tooFew; }
}

if(current && current.pods.size > 0){
   { const $$_noitceSdnuoR0C = __sveltets_2_ensureComponent(RoundSection); new $$_noitceSdnuoR0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"title":t.round(current.round),"beside":back,}});
     { svelteHTML.createElement("ul", { "class":`rows`,});
         for(let { table, players } of __sveltets_2_ensureArray(current.pods.values())){table;
         { svelteHTML.createElement("li", { "class":`pod`,}); { svelteHTML.createElement("span", { "class":`strong numbers`,});table; } { svelteHTML.createElement("span", {});players.map(name).join(', '); } }
      }
     }
   RoundSection}
}
if(current && pairs.length + (current.bye ? 1 : 0) > 0){
   { const $$_noitceSdnuoR0C = __sveltets_2_ensureComponent(RoundSection); const $$_noitceSdnuoR0 = new $$_noitceSdnuoR0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"title":t.round(current.round),beside:() => { async ()/*Ωignore_positionΩ*/ => {
      if(current.byHand){ { svelteHTML.createElement("span", { "class":`small quiet`,});t.changedByHand; }}
       { const $$_stnemgeS0C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS0C({ target: __sveltets_2_any(), props: {         "label":t.order,"choices":[
          { id: 'table', label: t.byTable },
          { id: 'name', label: t.byName }
        ],"value":order,"onchange":(id) => {
          order = id
        },}});}
      ;__sveltets_2_ensureSnippet(back());
    };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {beside} = $$_noitceSdnuoR0.$$prop_def;/*Ωignore_endΩ*/
    
    if(order === 'table'){
      if(open > 0 && event.may('re-pair')){ { svelteHTML.createElement("p", { "class":`small quiet`,});t.swapHint; }}
       { const $$_tsiLriaP1C = __sveltets_2_ensureComponent(PairList); new $$_tsiLriaP1C({ target: __sveltets_2_any(), props: {         pairs,"bye":current.bye,"byeBecause":reasons.byeBecause,name,mark,...event.may('re-pair') && {
          onswap: (swap: Swap) => {
            void swapNow(swap)
          }
        },}});}
    }else{
       { svelteHTML.createElement("ul", { "class":`names`,});
           for(let row of __sveltets_2_ensureArray((pairs
          .flatMap( ({ table, a, b }) => [{ id: a, name: name(a), table, against: name(b) }, { id: b, name: name(b), table, against: name(a) }] )
          .toSorted((one, other) => one.name.localeCompare(other.name))))){row.id;
           { svelteHTML.createElement("li", {}); { svelteHTML.createElement("span", { "class":`strong`,});row.name; } { svelteHTML.createElement("span", {});t.seat(row.table); } { svelteHTML.createElement("span", { "class":`quiet`,});row.against; } }
        }
        if(current.bye){ { svelteHTML.createElement("li", {}); { svelteHTML.createElement("span", { "class":`strong`,});name(current.bye); } { svelteHTML.createElement("span", {});t.bye; } }}
       }
    }
    if(clubs > 0){ { svelteHTML.createElement("p", { "class":`small quiet`,});t.clubsApart(clubs); }}
   RoundSection}
}
if(!inCut && untouched){ { const $$_roFdetiaW0C = __sveltets_2_ensureComponent(WaitedFor); new $$_roFdetiaW0C({ target: __sveltets_2_any(), props: {}});}}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const PairingsView__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PairingsView__SvelteComponent_ = ReturnType<typeof PairingsView__SvelteComponent_>;
/*Ωignore_endΩ*/export default PairingsView__SvelteComponent_;