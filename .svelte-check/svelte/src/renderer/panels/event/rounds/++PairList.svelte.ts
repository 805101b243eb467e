///<reference types="svelte" />
;
  import type { PairedTable } from '../../../../shared/tournament/pairing/pair.ts'

  /** `locked`: a result is in, nobody moves any more. */
  export type ListedPair = PairedTable & { readonly locked?: boolean }
;;

import type { Because } from '../../../../shared/tournament/pairing/pair.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import Button from '../../ui/Button.svelte'
import SwapByTable from './SwapByTable.svelte'
import { SwapHand } from './swapHand.svelte.ts'
import SwapName from './SwapName.svelte';
;

  interface Props {
    pairs: readonly ListedPair[]
    bye: string | null
    byeBecause: readonly Because[]
    name: (id: string) => string
    /** The mark at a table, in words; empty: none. */
    mark?: (players: readonly string[]) => string
    /** Left out: nobody is moved here. */
    onswap?: (swap: readonly [string, string]) => void
    /** What the round would be without a pair, in words; left out: nobody knows. */
    without?: (a: string, b: string) => Promise<string>
  };function $$render() {
 const player/*Ωignore_positionΩ*/ = (id: string, locked: boolean)/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
  if(locked || !onswap){ { svelteHTML.createElement("span", { "class":`player`,});name(id); }
  }else{ { const $$_emaNpawS0C = __sveltets_2_ensureComponent(SwapName); new $$_emaNpawS0C({ target: __sveltets_2_any(), props: {   id,hand,name,}});}}
};return __sveltets_2_any(0)};
  
  
  
  
  
  

  const { pairs, bye, byeBecause, name, mark = () => '', onswap, without }: Props = $props()
  const t = eventTexts.pairings

  let why = $state<number | null>(null)
  const hand = new SwapHand((swap) => {
    onswap?.(swap)
  })
  const isPlayed = $derived(pairs.some(({ locked }) => locked))
  const said = (because: readonly Because[]) => because.map(({ id, facts }) => t.because[id](facts, name)).join(' · ')
;
async () => {






if(onswap && !pairs.every(({ locked }) => locked)){
   { const $$_elbaTyBpawS0C = __sveltets_2_ensureComponent(SwapByTable); new $$_elbaTyBpawS0C({ target: __sveltets_2_any(), props: {      "tables":pairs.map(({ table, a, b, locked = false }) => ({ table, players: [a, b], locked })),"bye":isPlayed ? null : bye,onswap,}});}
}
 { svelteHTML.createElement("ul", {   "class":`rows`,...__sveltets_2_empty({"data-testid":`pairs`}),});
     for(let { table, a, b, map, because, locked = false } of __sveltets_2_ensureArray(pairs)){table;
     { svelteHTML.createElement("li", {});
       { svelteHTML.createElement("span", { "class":`table numbers`,});table; }
      ;__sveltets_2_ensureSnippet(player(a, locked));
       { svelteHTML.createElement("span", {   "class":`quiet`,"aria-hidden":`true`,});  }
      ;__sveltets_2_ensureSnippet(player(b, locked));
      if(because.length > 0){
         { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {        children:() => { return __sveltets_2_any(0); },"look":`quiet`,"aria-expanded":why === table,"aria-label":`${t.why} ${table}`,"onclick":() => {
            why = why === table ? null : table
          },}});t.why;  Button}
        if(why === table){
           { svelteHTML.createElement("p", { "class":`small quiet`,});
            said(because);if(without){   {  const $$_value = await (without(a, b));{ const other = $$_value; other;}}}
           }
        }
      }
      if(map !== undefined){ { svelteHTML.createElement("p", { "class":`small quiet`,});map; }}
      if(mark([a, b]) !== ''){ { svelteHTML.createElement("p", { "class":`small bad`,});mark([a, b]); }}
     }
  }
  if(bye !== null){
     { svelteHTML.createElement("li", {});
       { svelteHTML.createElement("span", { "class":`table`,});t.bye; }
      ;__sveltets_2_ensureSnippet(player(bye, isPlayed));
       { svelteHTML.createElement("span", {}); }
       { svelteHTML.createElement("span", {}); }
      if(byeBecause.length > 0){ { svelteHTML.createElement("p", { "class":`small quiet`,});said(byeBecause); }}
     }
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const PairList__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PairList__SvelteComponent_ = ReturnType<typeof PairList__SvelteComponent_>;
/*Ωignore_endΩ*/export default PairList__SvelteComponent_;