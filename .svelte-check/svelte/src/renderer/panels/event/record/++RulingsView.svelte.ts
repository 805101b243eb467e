///<reference types="svelte" />
;
import { playersAt } from '../../../../shared/tournament/facts/factKind.ts'
import type { EventState } from '../../../../shared/tournament/state/state.ts'
import { useApp } from '../../../actions/app.ts'
import { writeAndTell } from '../../../actions/event/write.ts'
import { lookOfSaved } from '../../../actions/games/activeTable.ts'
import { openRuling } from '../../../actions/ruling/rulingActions.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { language } from '../../../i18n/spoken.ts'
import { clockText } from '../../../model/event/words/clockText.ts'
import { nameOf } from '../../../model/event/words/people.ts'
import { callsWithoutRuling, rulingRecord, type CallRecord, type RulingRecord } from '../../../model/event/floor/rulingRecord.ts'
import Badge from '../../ui/Badge.svelte'
import Button from '../../ui/Button.svelte'
import Field from '../../ui/Field.svelte'
import { useEvent } from '../parts/eventContext.ts'
import ForOthers from '../parts/ForOthers.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const event = useEvent()
  const t = eventTexts.rulings

  /** Its call, its penalties and its extra time, in words. */
  function belonging(state: EventState, { waited, penalties, ...one }: CallRecord | RulingRecord): string {
    const more = 'more' in one ? one.more : 0
    return [
      ...(waited === null ? [] : [t.waited(clockText(waited))]),
      ...penalties.map(({ player, level, infraction }) =>
        eventTexts.facts.penalty(nameOf(state, player), eventTexts.penalties.levels[level], infraction)
      ),
      ...(more === 0 ? [] : [t.more(clockText(more))])
    ].join(' · ')
  }

  const rulings = $derived(
    event.read((state) =>
      state.rulings
        .map((one) => ({
          ...one,
          names: one.players.map((id) => nameOf(state, id)).join(' – '),
          belonging: belonging(state, rulingRecord(state, one))
        }))
        .toReversed()
    )
  )
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
  const time = (at: number) => new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at)
  const saved = (id: string) => app.library.rulings.find((one) => one.id === id) ?? null
  let appealed = $state<string | null>(null)
  let reason = $state('')

  async function say(ruling: string, upheld: boolean) {
    const why = reason.trim()
    if (await writeAndTell(app, event, [{ do: 'appeal', ruling, upheld, ...(why && { reason: why }) }], t.saved)) {
      appealed = null
      reason = ''
    }
  }
;
async () => {


if(rulings.length === 0){ { svelteHTML.createElement("p", { "class":`quiet`,});t.none; }}
if(rulings.length > 0){ { const $$_srehtOroF0C = __sveltets_2_ensureComponent(ForOthers); new $$_srehtOroF0C({ target: __sveltets_2_any(), props: {    "kind":`appeal`,"what":`appeal`,}});}}
 { svelteHTML.createElement("ul", {   "class":{ rows: rulings.length > 0 },...__sveltets_2_empty({"data-testid":`event-rulings`}),});
      for(let one of __sveltets_2_ensureArray(rulings)){let index = 1;index;
    const kept = saved(one.ruling);
     { svelteHTML.createElement("li", {});
       { svelteHTML.createElement("div", { "class":`line`,});
         { svelteHTML.createElement("span", { "class":`words`,});
           { svelteHTML.createElement("span", { "class":`strong`,});kept?.title ?? t.gone; }
           { svelteHTML.createElement("span", { "class":`small quiet`,});
            [
              ...(kept ? [lookOfSaved(app, kept).word] : []),
              ...(one.round !== null && one.table !== null ? [t.place(String(one.round), String(one.table))] : []),
              one.names
            ].join(' · ');
           }
          if(one.belonging){ { svelteHTML.createElement("span", { "class":`small quiet numbers`,});one.belonging; }}
          if(one.appeal?.reason){ { svelteHTML.createElement("span", { "class":`small`,});one.appeal.reason; }}
         }
        if(one.appeal){ { const $$_egdaB3C = __sveltets_2_ensureComponent(Badge); new $$_egdaB3C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"tone":one.appeal.upheld ? 'good' : 'bad',}});one.appeal.upheld ? t.upheld : t.changed; Badge}}
        if(kept){ { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
              openRuling(app, kept)
            },}});t.open;  Button}}
        if(event.may('appeal')){ { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"look":`quiet`,"aria-expanded":appealed === one.ruling,"onclick":() => {
              appealed = appealed === one.ruling ? null : one.ruling
            },}});t.appeal;  Button}}
       }
      if(appealed === one.ruling){
         { svelteHTML.createElement("div", { "class":`line`,});
           { const $$_dleiF3C = __sveltets_2_ensureComponent(Field); new $$_dleiF3C({ target: __sveltets_2_any(), props: {         "label":t.reason,"value":reason,"maxlength":1000,"onchange":(value) => {
              reason = value
            },}});}
           { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
              void say(one.ruling, true)
            },}});t.uphold;  Button}
           { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
              void say(one.ruling, false)
            },}});t.change;  Button}
         }
      }
     }
  }
 }
if(without.length > 0){
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


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RulingsView__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RulingsView__SvelteComponent_ = ReturnType<typeof RulingsView__SvelteComponent_>;
/*Ωignore_endΩ*/export default RulingsView__SvelteComponent_;