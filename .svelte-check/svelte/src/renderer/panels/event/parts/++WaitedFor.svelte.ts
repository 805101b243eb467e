///<reference types="svelte" />
;
import { clockNow } from '../../../actions/event/clock/clockWatch.svelte.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { clockText } from '../../../../shared/tournament/state/clockText.ts'
import { callWords } from '../../../model/event/words/eventWords.ts'
import { nameOf } from '../../../model/event/words/people.ts'
import { waitedFor, type WaitedFor } from '../../../model/event/rounds/tables.ts'
import Button from '../../ui/Button.svelte'
import { useEvent } from './eventContext.ts';

;type $$ComponentProps =  { words?: string };function $$render() {

  
  
  
  
  
  
  
  

  /** What waits for them, as a sentence; left out: the next round. */
  const { words }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const event = useEvent()
  const t = eventTexts.floor
  const clock = $derived(clockNow(event))
  const tables = $derived(event.read((state) => waitedFor(state, clock)))
  const round = $derived(event.read(({ rounds }) => rounds.length))
  const name = (id: string) => event.read((state) => nameOf(state, id))

  const standing = ({ call, left }: WaitedFor): string =>
    [...(call === null ? [] : [callWords(call)]), ...(left === null ? [] : [left === 0 ? t.states.late : t.left(clockText(left))])].join(
      ' · '
    )

  function enter(table: number) {
    event.table = table
    event.view = 'results'
  }
;
async () => {


if(tables.length > 0){
   { svelteHTML.createElement("section", { ...__sveltets_2_empty({"data-testid":`waited-for`}),});
     { svelteHTML.createElement("p", {});words ?? t.missing(round + 1, tables.length); }
     { svelteHTML.createElement("ul", {});
         for(let one of __sveltets_2_ensureArray(tables)){one.table;
         { svelteHTML.createElement("li", {});
           { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"onclick":() => {
              enter(one.table)
            },}});
             { svelteHTML.createElement("span", { "class":`numbers strong`,});one.table; }
             { svelteHTML.createElement("span", { "class":`who`,});one.players.map(name).join(' – '); }
             { svelteHTML.createElement("span", { "class":`small quiet numbers`,});standing(one); }
           Button}
         }
      }
     }
   }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const WaitedFor__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type WaitedFor__SvelteComponent_ = ReturnType<typeof WaitedFor__SvelteComponent_>;
/*Ωignore_endΩ*/export default WaitedFor__SvelteComponent_;