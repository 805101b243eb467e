///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { callJudge, ruleAt } from '../../../actions/event/floor/calls.ts'
import { write, writeAndTell } from '../../../actions/event/write.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { language } from '../../../i18n/spoken.ts'
import { MINUTES_MORE } from '../../../model/event/floor/rulingWords.ts'
import { factWords } from '../../../model/event/words/factWords.ts'
import { rejectedWords, scoreText } from '../../../model/event/words/eventWords.ts'
import { nameOf } from '../../../model/event/words/people.ts'
import { openCalls, seatedTables } from '../../../model/event/rounds/tables.ts'
import Button from '../../ui/Button.svelte'
import Dialog from '../../ui/Dialog.svelte'
import Field from '../../ui/Field.svelte'
import { disputes, useEvent } from '../parts/eventContext.ts'
import WhyMore, { type Why } from './WhyMore.svelte'
import DisputeBox from '../venue/DisputeBox.svelte';
;

  interface Props {
    table: number | null
    onclose: () => void
    /** A call that is open here is answered with a ruling. */
    onrule: (call: string) => void
    /** A ruling in words; `null`: there is no open call. */
    onwords: (round: number, table: number, call: string | null) => void
  };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { table, onclose, onrule, onwords }: Props = $props()
  const app = useApp()
  const event = useEvent()
  const t = eventTexts.floor

  const round = $derived(event.read(({ rounds }) => rounds.length))
  const found = $derived(
    event.read(
      (state) => seatedTables(state.rounds.at(-1) ?? { tables: new Map(), pods: new Map() }).find((one) => one.table === table) ?? null
    )
  )
  const rejected = $derived(found ? event.read((state) => rejectedWords(state, found.players)) : '')
  const called = $derived(event.read((state) => openCalls(state, round).find((call) => call.table === table)?.call ?? null))
  const name = (id: string) => event.read((state) => nameOf(state, id))
  const history = $derived(
    event.entries
      .filter(({ fact, undone }) => !undone && fact.json.round === round && fact.json.table === table)
      .map(({ fact }) => ({ at: fact.at, words: event.read((state) => factWords(state, fact)) }))
      .toReversed()
  )
  const disputed = $derived(disputes(event, round).filter(({ told }) => told.table === table))
  const mapNow = $derived(found?.map ?? '')
  /** The map as typed, until the table gets another map or another table is shown. */
  let map = $derived(table === null ? '' : mapNow)
  const time = (at: number | null) => (at === null ? '' : new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at))

  let why = $state.raw<Why>({})

  function toResults() {
    event.table = table
    event.view = 'results'
  }
  async function more(minutes: number) {
    if (table === null) return
    await writeAndTell(app, event, [{ do: 'extend', round, table, seconds: minutes * 60, ...why }], t.moreGiven(table, minutes))
  }
  /** A second press while the disk is slow is no second call. */
  let isCalling = $state(false)
  async function call() {
    if (table === null) return
    isCalling = true
    const done = await callJudge(app, event, round, table)
    isCalling = false
    if (done) onclose()
  }
;
async () => {


 { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"open":found !== null,"title":table === null ? '' : t.table(table),onclose,"beginInside":true,"wide":true,actions:() => { async ()/*Ωignore_positionΩ*/ => { { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":onclose,}});t.close; Button}};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
  if(found){
     { svelteHTML.createElement("div", { "class":`inside`,});
       { svelteHTML.createElement("p", { "class":`who`,});
        found.players.map(name).join(' – ');found.result ? ` · ${scoreText(found.result, [found.players[0]!, found.players[1]!])}` : '';
       }
      if(rejected){ { svelteHTML.createElement("p", { "class":`rejected`,});rejected; }}
         for(let dispute of __sveltets_2_ensureArray(disputed)){dispute.id; { const $$_xoBetupsiD2C = __sveltets_2_ensureComponent(DisputeBox); new $$_xoBetupsiD2C({ target: __sveltets_2_any(), props: {   dispute,"ondone":onclose,}});}}
       { svelteHTML.createElement("div", { "class":`buttons`,});
        if(event.may('result')){ { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":toResults,}});t.result; Button}}
        if(event.may('call')){
           { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"disabled":called !== null || isCalling,"onclick":() => {
              void call()
            },}});t.call;  Button}
        }
        if(event.may('ruling') && table !== null){
           { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
              onwords(round, table, called)
            },}});t.inWords;  Button}
           { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
              if (called === null) ruleAt(app, event, round, table)
              else onrule(called)
            },}});t.onBoard;  Button}
        }
           for(let player of __sveltets_2_ensureArray(event.may('penalty') ? found.players : [])){player;
           { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
              event.player = player
              event.table = table
              event.view = 'penalties'
            },}});t.penalty; name(player);  Button}
        }
       }
      if(event.may('extend') && !found.done && table !== null){
         { svelteHTML.createElement("div", {   "class":`buttons`,...__sveltets_2_empty({"data-testid":`more-time`}),});
             for(let minutes of __sveltets_2_ensureArray(MINUTES_MORE)){minutes;
             { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
                void more(minutes)
              },}});t.more(minutes);  Button}
          }
          history.length; {  { const $$_eroMyhW3C = __sveltets_2_ensureComponent(WhyMore); const $$_eroMyhW3 = new $$_eroMyhW3C({ target: __sveltets_2_any(), props: {  round,table,why,}});/*Ωignore_startΩ*/() => why = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_eroMyhW3.$$bindings = 'why';}}
         }
      }
      if(event.may('table-map') && !found.pod){ { svelteHTML.createElement("form", {     "class":`buttons`,"onsubmit":(submit) => {
            submit.preventDefault()
            if (table !== null) void write(app, event, [{ do: 'table-map', table, map: map.trim() || null }])
          },});
           { const $$_dleiF3C = __sveltets_2_ensureComponent(Field); new $$_dleiF3C({ target: __sveltets_2_any(), props: {           "label":t.map,"value":map,"maxlength":100,"list":`event-maps`,"onchange":(value) => {
              map = value
            },}});}
           { svelteHTML.createElement("datalist", {  "id":`event-maps`,});   for(let one of __sveltets_2_ensureArray(app.library.maps)){one.id; { svelteHTML.createElement("option", { "value":one.name,}); }} }
           { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"type":`submit`,"disabled":map.trim() === mapNow,}});t.save; Button}
         }}
      if(history.length > 0){
         { svelteHTML.createElement("h3", {});t.history; }
         { svelteHTML.createElement("ul", {});
              for(let one of __sveltets_2_ensureArray(history)){let index = 1;index; { svelteHTML.createElement("li", {}); { svelteHTML.createElement("span", { "class":`numbers quiet small`,});time(one.at); } one.words; }}
         }
      }
     }
  }
  
 Dialog}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const TableDialog__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type TableDialog__SvelteComponent_ = ReturnType<typeof TableDialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default TableDialog__SvelteComponent_;