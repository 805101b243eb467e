///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { clockNow, timeNow } from '../../../actions/event/clock/clockWatch.svelte.ts'
import { closeCall, placeOfCall, placeOfTable, ruleOn, takeCall, type RuledPlace } from '../../../actions/event/floor/calls.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { callsAt } from '../../../../shared/tournament/state/calls.ts'
import { clockText } from '../../../../shared/tournament/state/clockText.ts'
import { scoreText } from '../../../model/event/words/eventWords.ts'
import { nameOf } from '../../../model/event/words/people.ts'
import {
    FLOOR_FILTERS,
    floorOf,
    hasMoreTime,
    leftAt,
    moreReasons,
    PENALTY_SIGN,
    TABLE_STATES,
    type FloorFilter,
    type FloorTable
  } from '../../../model/event/rounds/tables.ts'
import { judgeOf, rememberJudge } from '../../../model/ruling/override.ts'
import Button from '../../ui/Button.svelte'
import Dialog from '../../ui/Dialog.svelte'
import Field from '../../ui/Field.svelte'
import { disputes, useEvent } from '../parts/eventContext.ts'
import { inSteps } from '../parts/inSteps.svelte.ts'
import RuleInWords from './RuleInWords.svelte'
import TableDialog from './TableDialog.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const event = useEvent()
  const t = eventTexts.floor

  const clock = $derived(clockNow(event))
  const leftOf = (table: number) => leftAt(clock, table)
  const disputed = $derived(event.read(({ rounds }) => new Set(disputes(event, rounds.length).map(({ told }) => Number(told.table)))))
  const tables = $derived(
    event.read((state) => {
      const round = state.rounds.at(-1)
      return round ? floorOf(state, round, leftOf, disputed) : []
    })
  )
  const calls = $derived(event.read((state) => callsAt(state, timeNow(event))))
  let filter = $state<FloorFilter | null>(null)
  let opened = $state<number | null>(null)
  /** A device of the staff has a name already. */
  let judge = $state(judgeOf() || (event.isElsewhere ? (event.away?.name ?? '') : ''))
  /** The place of a ruling in words. */
  let ruled = $state.raw<RuledPlace | null>(null)
  let grid: HTMLElement | null = $state(null)
  const filters = Object.keys(FLOOR_FILTERS) as FloorFilter[]
  const counts = $derived(filters.map((name) => ({ name, count: tables.filter(FLOOR_FILTERS[name]).length })))
  const shown = $derived(filter === null ? tables : tables.filter(FLOOR_FILTERS[filter]))
  const signOf = (name: FloorFilter) => (name === 'open' ? '' : name === 'penalty' ? PENALTY_SIGN : TABLE_STATES[name])
  const wordsOf = (name: FloorFilter) => (name === 'open' || name === 'penalty' ? t.filters[name] : t.states[name])
  /** What a table has besides its state, as signs. */
  const besides = (one: FloorTable) => [
    ...(one.penalties > 0 ? [PENALTY_SIGN] : []),
    ...(hasMoreTime(one) && one.state !== 'extended' ? [TABLE_STATES.extended] : [])
  ]
  /** A table in words, for who does not see it. */
  const label = (one: FloorTable) =>
    `${[
      t.table(one.table.table),
      t.states[one.state],
      ...(hasMoreTime(one) && one.state !== 'extended' ? [t.states.extended] : []),
      ...(one.penalties > 0 ? [t.penalties(one.penalties)] : [])
    ].join(', ')}: ${one.table.players.map(name).join(' – ')}`
  const steps = inSteps(() => shown.length)
  const name = (id: string) => event.read((state) => nameOf(state, id))
  const playersAt = (table: number) =>
    tables
      .find((one) => one.table.table === table)
      ?.table.players.map(name)
      .join(' – ') ?? ''

  /** Arrows go from table to table as they lie on the screen. */
  function onKey(key: KeyboardEvent) {
    const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key.key]
    if (!by || key.altKey || !grid) return
    const all = [...grid.querySelectorAll<HTMLElement>('button')]
    const at = all.indexOf(document.activeElement as HTMLElement)
    if (at === -1) return
    key.preventDefault()
    const columns = all.filter(({ offsetTop }) => offsetTop === all[0]!.offsetTop).length
    all[Math.min(all.length - 1, Math.max(0, at + by[0]! + by[1]! * columns))]!.focus()
  }

  /** The work that waits until the judge has a name. */
  let waits = $state.raw<((name: string) => Promise<unknown>) | null>(null)
  const hasName = $derived(judge.trim() !== '')

  /** Does work under the name of the judge; without a name it is asked for first. */
  function asJudge(work: (name: string) => Promise<unknown>) {
    if (hasName) void work(judge.trim())
    else waits = work
  }

  function goOn() {
    const work = waits
    if (!hasName || work === null) return
    waits = null
    void work(judge.trim())
  }

  async function inWords(call: string, name: string) {
    ruled = await placeOfCall(app, event, call, name)
  }

  function named(change: string) {
    judge = change
    rememberJudge(change.trim())
  }
;
async () => {


if(tables.length === 0){
   { svelteHTML.createElement("p", { "class":`quiet`,});t.none; }
}else{
   { svelteHTML.createElement("div", {     "class":`filters`,"role":`group`,"aria-label":t.filter,});
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"aria-pressed":filter === null,"look":filter === null ? 'primary' : 'plain',"onclick":() => {
        filter = null
      },}});t.all(tables.length);  Button}
       for(let one of __sveltets_2_ensureArray(counts)){one.name;
      if(one.count > 0 || filter === one.name){
         { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {       children:() => { return __sveltets_2_any(0); },"aria-pressed":filter === one.name,"look":filter === one.name ? 'primary' : 'plain',"onclick":() => {
            filter = filter === one.name ? null : one.name
          },}});if(signOf(one.name)){ { svelteHTML.createElement("span", { "class":`letter`,});signOf(one.name); }}wordsOf(one.name);
          one.count;  Button}
      }
    }
   }
   { svelteHTML.createElement("div", { "class":`floor`,});
    
     { const $$_div1 = svelteHTML.createElement("div", {      "class":`grid`,"onkeydown":onKey,...__sveltets_2_empty({"data-testid":`floor`}),});grid = $$_div1;
      if(shown.length === 0){ { svelteHTML.createElement("p", { "class":`quiet`,});t.noneFits; }}
         for(let one of __sveltets_2_ensureArray((shown.slice(0, steps.drawn)))){one.table.table;
        const { table, state } = one;
        const left = leftOf(table.table);
         { svelteHTML.createElement("button", {           "type":`button`,"class":['table', state],"aria-label":label(one),"title":event.read((state) => moreReasons(state, state.rounds.length, table.table)).join(', ') || undefined,"onclick":() => {
            opened = table.table
          },});
           { svelteHTML.createElement("span", {  "class":`top`,}); { svelteHTML.createElement("span", { "class":`numbers number`,});table.table; } { svelteHTML.createElement("span", { "class":`letter`,});[...besides(one), TABLE_STATES[state]].join(' '); } }
             for(let player of __sveltets_2_ensureArray(table.players)){player; { svelteHTML.createElement("span", { "class":`who`,});name(player); }}
           { svelteHTML.createElement("span", {  "class":`small quiet numbers`,});table.result
              ? scoreText(table.result, [table.players[0]!, table.players[1]!])
              : left !== null && hasMoreTime(one)
                ? clockText(left)
                : '';table.map ? ` ${table.map}` : ''; }
         }
      }
     }
     { svelteHTML.createElement("aside", { "aria-label":t.calls,});
       { svelteHTML.createElement("h2", {});t.calls; }
      if(calls.open.length === 0){ { svelteHTML.createElement("p", { "class":`quiet`,});t.noCalls; }}
       { svelteHTML.createElement("ul", {});
           for(let call of __sveltets_2_ensureArray(calls.open)){call.call;
           { svelteHTML.createElement("li", {});
             { svelteHTML.createElement("p", {}); { svelteHTML.createElement("strong", {});t.table(call.table); }  playersAt(call.table); }
             { svelteHTML.createElement("p", { "class":`small quiet numbers`,});
              call.judge === null ? t.waits(clockText(call.waited)) : t.isThere(call.judge);
             }
             { svelteHTML.createElement("div", { "class":`filters`,});
              if(call.judge === null && event.may('take-call')){
                 { const $$_nottuB5C = __sveltets_2_ensureComponent(Button); new $$_nottuB5C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":() => {
                    asJudge((name) => takeCall(app, event, call.call, name))
                  },}});t.mine;  Button}
              }
              if(event.may('ruling')){
                 { const $$_nottuB5C = __sveltets_2_ensureComponent(Button); new $$_nottuB5C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
                    asJudge((name) => inWords(call.call, name))
                  },}});t.inWords;  Button}
                 { const $$_nottuB5C = __sveltets_2_ensureComponent(Button); new $$_nottuB5C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
                    asJudge((name) => ruleOn(app, event, call.call, name))
                  },}});t.onBoard;  Button}
              }
              if(event.may('close-call')){ { const $$_nottuB5C = __sveltets_2_ensureComponent(Button); new $$_nottuB5C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
                    void closeCall(app, event, call.call)
                  },}});t.done;  Button}}
             }
           }
        }
       }
      if(calls.medianWait !== null){ { svelteHTML.createElement("p", { "class":`small quiet numbers`,});t.medianWait(clockText(Math.floor(calls.medianWait))); }}
      if(event.may('take-call')){ { const $$_dleiF2C = __sveltets_2_ensureComponent(Field); new $$_dleiF2C({ target: __sveltets_2_any(), props: {          "id":`event-judge`,"label":t.judge,"value":judge,"maxlength":100,"onchange":named,}});}}
     }
   }
}

  { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {        children:() => { return __sveltets_2_any(0); },"open":waits !== null,"title":t.judge,"beginAt":`event-judge-asked`,"onclose":() => {
    waits = null
  },actions:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {       children:() => { return __sveltets_2_any(0); },"type":`submit`,"form":`event-judge-form`,"look":`primary`,"disabled":!hasName,}});t.goOn; Button}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
   { svelteHTML.createElement("form", {     "id":`event-judge-form`,"onsubmit":(submit) => {
      submit.preventDefault()
      goOn()
    },});
     { const $$_dleiF2C = __sveltets_2_ensureComponent(Field); new $$_dleiF2C({ target: __sveltets_2_any(), props: {          "id":`event-judge-asked`,"label":t.judge,"value":judge,"maxlength":100,"onchange":named,}});}
   }
  
 Dialog}
 { const $$_golaiDelbaT0C = __sveltets_2_ensureComponent(TableDialog); new $$_golaiDelbaT0C({ target: __sveltets_2_any(), props: {         "table":opened,"onrule":(call) => {
    opened = null
    asJudge((name) => ruleOn(app, event, call, name))
  },"onwords":(round, table, call) => {
    opened = null
    if (call === null) ruled = placeOfTable(event, round, table)
    else asJudge((name) => inWords(call, name))
  },"onclose":() => {
    opened = null
  },}});}

 { const $$_sdroWnIeluR0C = __sveltets_2_ensureComponent(RuleInWords); new $$_sdroWnIeluR0C({ target: __sveltets_2_any(), props: {     "place":ruled,"onclose":() => {
    ruled = null
  },}});}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const FloorView__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type FloorView__SvelteComponent_ = ReturnType<typeof FloorView__SvelteComponent_>;
/*Ωignore_endΩ*/export default FloorView__SvelteComponent_;