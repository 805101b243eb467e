///<reference types="svelte" />
;
import { eventTexts } from '../../../i18n/laterTexts.ts'
import type { NewFact } from '../../../model/event/log/eventHost.ts'
import { leavingOf } from '../../../model/event/door/leaving.ts'
import { nameOf } from '../../../model/event/words/people.ts'
import { useEvent } from './eventContext.ts';
;

  interface Props {
    players: readonly string[]
    /** With which they leave; left out: they drop. */
    facts?: readonly NewFact[]
  };function $$render() {

  
  
  
  
  

  const { players, facts }: Props = $props()
  const event = useEvent()
  const t = eventTexts.door.leaving
  /** So many pairs are named. */
  const MOST = 6
  const name = (id: string) => event.read((state) => nameOf(state, id))
  const effect = $derived(
    event.read((state) => {
      const after = event.host.imagine(facts ?? players.map((player) => ({ do: 'drop', player })))
      return after && leavingOf(state, after, players, event.seed)
    })
  )
;
async () => {


if(effect){
   { svelteHTML.createElement("div", {   "class":`leaving`,...__sveltets_2_empty({"data-testid":`leaving`}),});
     { svelteHTML.createElement("p", {});t.left(effect.left, effect.bye); }
       for(let one of __sveltets_2_ensureArray(effect.open)){one.table; { svelteHTML.createElement("p", {});t.open(one.table, one.against.map(name).join(', ')); }}
       for(let player of __sveltets_2_ensureArray(effect.inCut)){player; { svelteHTML.createElement("p", {});t.inCut(name(player)); }}
    if(effect.next){
      if(effect.next.pairs.length === 0 && effect.next.bye === null){ { svelteHTML.createElement("p", {});t.nextSame(effect.next.round); }
      }else{
         { svelteHTML.createElement("p", {});t.next(effect.next.round); }
         { svelteHTML.createElement("ul", { "class":`small`,});
             for(let pair of __sveltets_2_ensureArray((effect.next.pairs.slice(0, MOST)))){pair.table; { svelteHTML.createElement("li", {});t.pair(pair.table, name(pair.a), name(pair.b)); }}
          if(effect.next.pairs.length > MOST){ { svelteHTML.createElement("li", {});t.more(effect.next.pairs.length - MOST); }}
          if(effect.next.bye !== null){ { svelteHTML.createElement("li", {});t.nextBye(name(effect.next.bye)); }}
         }
      }
    }
   }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const LeavingLines__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type LeavingLines__SvelteComponent_ = ReturnType<typeof LeavingLines__SvelteComponent_>;
/*Ωignore_endΩ*/export default LeavingLines__SvelteComponent_;