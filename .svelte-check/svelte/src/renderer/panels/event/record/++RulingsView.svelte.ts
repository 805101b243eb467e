///<reference types="svelte" />
;
import { playersAt } from '../../../../shared/tournament/facts/factKind.ts'
import type { EventState } from '../../../../shared/tournament/state/state.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { language } from '../../../i18n/spoken.ts'
import { clockText } from '../../../../shared/tournament/state/clockText.ts'
import { nameOf } from '../../../model/event/words/people.ts'
import { callsWithoutRuling, type CallRecord } from '../../../model/event/floor/rulingRecord.ts'
import Button from '../../ui/Button.svelte'
import { useEvent } from '../parts/eventContext.ts'
import ForOthers from '../parts/ForOthers.svelte'
import SharedPart from '../venue/SharedPart.svelte'
import RulingRow from './RulingRow.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  

  const event = useEvent()
  const t = eventTexts.rulings

  /** Each row keeps what is typed in it while others come or are undone. A ruling may be in the log more than once. */
  function withKeys(all: EventState['rulings']) {
    const times = new Map<string, number>()
    return all.map((one) => {
      const time = (times.get(one.ruling) ?? 0) + 1
      times.set(one.ruling, time)
      return { one, key: `${one.ruling} ${time}` }
    })
  }
  /** Its call and its penalties, in words. */
  function belonging(state: EventState, { waited, penalties }: CallRecord): string {
    return [
      ...(waited === null ? [] : [t.waited(clockText(waited))]),
      ...penalties.map(({ player, level, infraction }) =>
        eventTexts.facts.penalty(nameOf(state, player), eventTexts.penalties.levels[level], infraction)
      )
    ].join(' · ')
  }

  const rulings = $derived(event.read((state) => withKeys(state.rulings).toReversed()))
  const without = $derived(
    event.read((state) =>
      callsWithoutRuling(state)
        .map((one) => ({
          ...one.call,
          names: playersAt(state, one.call)
            .map((id) => nameOf(state, id))
            .join(' – '),
          belonging: belonging(state, one)
        }))
        .toReversed()
    )
  )
  /** Several devices write: their judges share rulings, notes and special terrain. */
  const isShared = $derived(event.away !== null)
  const shared = $derived(event.there((away) => away.shared.length + away.setAside.length) ?? 0)
  const parts = $derived([
    { id: 'event', count: rulings.length, shown: true },
    { id: 'calls', count: without.length, shown: without.length > 0 },
    { id: 'shared', count: shared, shown: isShared }
  ] as const)
  let filter = $state<'event' | 'calls' | 'shared' | null>(null)
  const shows = (id: typeof filter) => filter === null || filter === id
  const time = (at: number) => new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at)
;
async () => {


if(parts.filter(({ shown }) => shown).length > 1){
   { svelteHTML.createElement("div", {       "class":`filters`,"role":`group`,"aria-label":t.filter,...__sveltets_2_empty({"data-testid":`ruling-filters`}),});
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"aria-pressed":filter === null,"look":filter === null ? 'primary' : 'plain',"onclick":() => {
        filter = null
      },}});t.filters.all;  Button}
       for(let { id, count, shown } of __sveltets_2_ensureArray(parts)){id;
      if(shown || filter === id){
         { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"aria-pressed":filter === id,"look":filter === id ? 'primary' : 'plain',"onclick":() => {
            filter = filter === id ? null : id
          },}});t.filters[id];  { svelteHTML.createElement("span", { "class":`numbers`,});count; }  Button}
      }
    }
   }
}
if(shows('event')){
  if(rulings.length === 0){ { svelteHTML.createElement("p", { "class":`quiet`,});t.none; }}
  if(rulings.length > 0){ { const $$_srehtOroF0C = __sveltets_2_ensureComponent(ForOthers); new $$_srehtOroF0C({ target: __sveltets_2_any(), props: {    "kind":`appeal`,"what":`appeal`,}});}}
   { svelteHTML.createElement("ul", {   "class":{ rows: rulings.length > 0 },...__sveltets_2_empty({"data-testid":`event-rulings`}),});
       for(let { one, key } of __sveltets_2_ensureArray(rulings)){key; { const $$_woRgniluR1C = __sveltets_2_ensureComponent(RulingRow); new $$_woRgniluR1C({ target: __sveltets_2_any(), props: { one,}});}}
   }
}
if(shows('calls') && without.length > 0){
   { svelteHTML.createElement("h2", {});t.without; }
   { svelteHTML.createElement("ul", {   "class":`rows`,...__sveltets_2_empty({"data-testid":`event-calls`}),});
       for(let one of __sveltets_2_ensureArray(without)){one.call;
       { svelteHTML.createElement("li", {});
         { svelteHTML.createElement("span", { "class":`words`,});
           { svelteHTML.createElement("span", { }); { svelteHTML.createElement("span", { "class":`strong`,});t.place(String(one.round), String(one.table)); }
             { svelteHTML.createElement("span", { "class":`quiet numbers`,});time(one.at); } }
           { svelteHTML.createElement("span", { "class":`small quiet`,});[one.names, ...(one.taken ? [one.taken.judge] : [])].join(' · '); }
          if(one.belonging){ { svelteHTML.createElement("span", { "class":`small quiet numbers`,});one.belonging; }}
         }
       }
    }
   }
}
if(isShared && shows('shared')){ { const $$_traPderahS0C = __sveltets_2_ensureComponent(SharedPart); new $$_traPderahS0C({ target: __sveltets_2_any(), props: {}});}}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RulingsView__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RulingsView__SvelteComponent_ = ReturnType<typeof RulingsView__SvelteComponent_>;
/*Ωignore_endΩ*/export default RulingsView__SvelteComponent_;