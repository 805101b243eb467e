///<reference types="svelte" />
;
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { nameOf } from '../../../model/event/words/people.ts'
import type { Swap } from '../../../model/event/rounds/pairingDraft.ts'
import { podDraftOf, podFacts } from '../../../model/event/rounds/podDraft.ts'
import { useEvent } from '../parts/eventContext.ts'
import PublishDraft from './PublishDraft.svelte'
import SwapByTable from './SwapByTable.svelte'
import { SwapHand } from './swapHand.svelte.ts'
import SwapName from './SwapName.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  

  const event = useEvent()
  const t = eventTexts.pairings

  let swaps = $state.raw<readonly Swap[]>([])
  const hand = new SwapHand((swap) => {
    swaps = [...swaps, swap]
  })
  const drafted = $derived(event.read((state) => podDraftOf(state, event.seed, swaps)))
  const draft = $derived('pods' in drafted ? drafted : null)
  const name = (id: string) => event.read((state) => nameOf(state, id))
;
async () => {


if(draft){
   { const $$_tfarDhsilbuP0C = __sveltets_2_ensureComponent(PublishDraft); const $$_tfarDhsilbuP0 = new $$_tfarDhsilbuP0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"round":draft.round,"facts":() => podFacts(draft),swaps,words:() => { async ()/*Ωignore_positionΩ*/ => {
      t.podsAre(draft.pods.length, draft.round);
      if(swaps.length > 0){ { svelteHTML.createElement("span", { "class":`quiet small`,});t.byHand(swaps.map(([a, b]) => t.handSwap(name(a), name(b)))); }}
    };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/() => swaps = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_tfarDhsilbuP0.$$bindings = 'swaps';/*Ωignore_startΩ*/const {words} = $$_tfarDhsilbuP0.$$prop_def;/*Ωignore_endΩ*/
    
     { const $$_elbaTyBpawS1C = __sveltets_2_ensureComponent(SwapByTable); new $$_elbaTyBpawS1C({ target: __sveltets_2_any(), props: {        "tables":draft.pods,"bye":null,"pods":true,"onswap":(swap) => {
        swaps = [...swaps, swap]
      },}});}
     { svelteHTML.createElement("ul", {   "class":`rows`,...__sveltets_2_empty({"data-testid":`pods`}),});
         for(let { table, players } of __sveltets_2_ensureArray(draft.pods)){table;
         { svelteHTML.createElement("li", {});
           { svelteHTML.createElement("span", { "class":`table numbers`,});table; }
             for(let id of __sveltets_2_ensureArray(players)){id;
             { const $$_emaNpawS3C = __sveltets_2_ensureComponent(SwapName); new $$_emaNpawS3C({ target: __sveltets_2_any(), props: {   id,hand,name,}});}
          }
         }
      }
     }
   PublishDraft}
} else if ('code' in drafted && drafted.code === 'too-few-players'){
   { svelteHTML.createElement("p", { "class":`quiet`,});t.tooFew; }
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const PodsPreview__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PodsPreview__SvelteComponent_ = ReturnType<typeof PodsPreview__SvelteComponent_>;
/*Ωignore_endΩ*/export default PodsPreview__SvelteComponent_;