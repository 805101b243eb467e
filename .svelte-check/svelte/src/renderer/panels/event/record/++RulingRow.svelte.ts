///<reference types="svelte" />
;
import type { EventRuling } from '../../../../shared/tournament/state/state.ts'
import { useApp } from '../../../actions/app.ts'
import { hasPosition, openPosition } from '../../../actions/event/floor/rulings.ts'
import { takeBack, write, writeAndTell } from '../../../actions/event/write.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { texts } from '../../../i18n/texts.ts'
import { gameLossResult } from '../../../model/event/floor/gameLoss.ts'
import { rulingEntries } from '../../../model/event/floor/rulingEntries.ts'
import { rulingRecord } from '../../../model/event/floor/rulingRecord.ts'
import { MINUTES_MORE, ruleHeading, rulingTitle } from '../../../model/event/floor/rulingWords.ts'
import type { LogEntry } from '../../../model/event/log/eventHost.ts'
import { clockText } from '../../../../shared/tournament/state/clockText.ts'
import { factWords } from '../../../model/event/words/factWords.ts'
import { nameOf } from '../../../model/event/words/people.ts'
import RuleLink from '../../parts/verdict/RuleLink.svelte'
import Badge from '../../ui/Badge.svelte'
import Button from '../../ui/Button.svelte'
import Field from '../../ui/Field.svelte'
import { useEvent } from '../parts/eventContext.ts'
import EditRuling from './EditRuling.svelte';

;type $$ComponentProps =  { one: EventRuling };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { one }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const event = useEvent()
  const t = eventTexts.rulings

  const { said } = $derived(one)
  const title = $derived(rulingTitle(one, app.library.rulings))
  const waited = $derived(event.read((state) => rulingRecord(state, one).waited))
  const entries = $derived(event.read((state) => rulingEntries(state, event.entries, one)))
  const losses = $derived(
    event.read((state) => rulingRecord(state, one).penalties.flatMap((penalty) => gameLossResult(state, penalty) ?? []))
  )
  const name = (id: string) => event.read((state) => nameOf(state, id))
  const place = $derived(one.round !== null && one.table !== null ? { round: one.round, table: one.table } : null)
  let appeals = $state(false)
  let reason = $state('')

  /** A judge undoes what the own device has written; who leads the event undoes everything. */
  const mayUndo = (entry: LogEntry) => event.may('undo') && entry.fact.id !== null
  async function appeal(upheld: boolean) {
    const why = reason.trim()
    if (await writeAndTell(app, event, [{ do: 'appeal', ruling: one.ruling, upheld, ...(why && { reason: why }) }], t.saved)) {
      appeals = false
      reason = ''
    }
  }
  function penalty() {
    event.ruling = one.ruling
    event.view = 'penalties'
  }
;
async () => {


 { svelteHTML.createElement("li", { ...__sveltets_2_empty({"data-ruling":one.ruling}),});
   { svelteHTML.createElement("div", { "class":`line`,});
     { svelteHTML.createElement("span", { "class":`words`,});
       { svelteHTML.createElement("span", { "class":`strong`,});title; }
      if(said.verdict !== null && said.verdict !== title){ { svelteHTML.createElement("span", { ...__sveltets_2_empty({"data-testid":`ruling-said`}),});said.verdict; }}
      if(said.rule !== null){ { svelteHTML.createElement("span", { "class":`small quiet`,});ruleHeading(one); { const $$_kniLeluR4C = __sveltets_2_ensureComponent(RuleLink); new $$_kniLeluR4C({ target: __sveltets_2_any(), props: {  "rule":said.rule,}});} }}
      if(said.note !== null){ { svelteHTML.createElement("span", { "class":`small`,});t.note(said.note); }}
       { svelteHTML.createElement("span", { "class":`small quiet numbers`,});
        [
          ...(place ? [t.place(String(place.round), String(place.table))] : []),
          one.players.map(name).join(' – '),
          ...(waited === null ? [] : [t.waited(clockText(waited))])
        ].join(' · ');
       }
     }
    if(one.appeal){ { const $$_egdaB2C = __sveltets_2_ensureComponent(Badge); new $$_egdaB2C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"tone":one.appeal.upheld ? 'good' : 'bad',}});one.appeal.upheld ? t.upheld : t.changed; Badge}}
   }
  if(entries.more.length > 0){
     { svelteHTML.createElement("ul", { "class":`given`,});
         for(let entry of __sveltets_2_ensureArray(entries.more)){entry.fact.id;
         { svelteHTML.createElement("li", {});
           { svelteHTML.createElement("span", { "class":`small numbers`,});event.read((state) => factWords(state, entry.fact)); }
          if(mayUndo(entry)){ { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
                void takeBack(app, event, entry)
              },}});texts.undo;  Button}}
         }
      }
     }
  }
   { svelteHTML.createElement("div", { "class":`line`,});
    if(hasPosition(app, one)){ { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
          void openPosition(app, one)
        },}});t.open;  Button}}
    if(place && event.may('extend')){
         for(let minutes of __sveltets_2_ensureArray(MINUTES_MORE)){minutes;
         { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
            void write(app, event, [{ do: 'extend', ...place, seconds: minutes * 60, ruling: one.ruling }])
          },}});eventTexts.floor.more(minutes);  Button}
      }
    }
    if(event.may('penalty')){ { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":penalty,}});eventTexts.floor.penalty; Button}}
       for(let loss of __sveltets_2_ensureArray(event.may('result') ? losses : [])){loss.winner;
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
          void writeAndTell(app, event, [loss], eventTexts.penalties.lossEntered(name(loss.winner)))
        },}});eventTexts.penalties.enterLoss(name(loss.winner));  Button}
    }
    if(event.may('appeal')){ { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"look":`quiet`,"aria-expanded":appeals,"onclick":() => {
          appeals = !appeals
        },}});t.appeal;  Button}}
     { const $$_gniluRtidE2C = __sveltets_2_ensureComponent(EditRuling); new $$_gniluRtidE2C({ target: __sveltets_2_any(), props: { one,}});}
    if(entries.own && mayUndo(entries.own)){ { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
          if (entries.own) void takeBack(app, event, entries.own)
        },}});t.undo;  Button}}
   }
  if(appeals){
     { svelteHTML.createElement("div", { "class":`line`,});
       { const $$_dleiF2C = __sveltets_2_ensureComponent(Field); new $$_dleiF2C({ target: __sveltets_2_any(), props: {         "label":t.reason,"value":reason,"maxlength":1000,"onchange":(value) => {
          reason = value
        },}});}
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
          void appeal(true)
        },}});t.uphold;  Button}
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
          void appeal(false)
        },}});t.change;  Button}
     }
  }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RulingRow__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RulingRow__SvelteComponent_ = ReturnType<typeof RulingRow__SvelteComponent_>;
/*Ωignore_endΩ*/export default RulingRow__SvelteComponent_;