///<reference types="svelte" />
;
import ArrowLeft from '@lucide/svelte/icons/arrow-left'
import type { LeagueFile } from '../../../shared/formats/documents/leagueFile.ts'
import type { LeagueTable } from '../../../shared/tournament/league/table.ts'
import { messageOf } from '../../../shared/base/result.ts'
import { useApp } from '../../actions/app.ts'
import { eventsOf } from '../../actions/event/events.ts'
import { giveLeague, leaguesOf, saveLeague, saveLeagueCsv, tried } from '../../actions/league/leagues.ts'
import { leagueTexts } from '../../i18n/laterTexts.ts'
import { rulingTexts } from '../../i18n/texts.ts'
import type { FileNames } from '../../model/event/forgetting/namelessFacts.ts'
import { eventName } from '../../model/league/leagueLists.ts'
import SaveWithNames from '../parts/choose/SaveWithNames.svelte'
import Button from '../ui/Button.svelte'
import Field from '../ui/Field.svelte'
import IconButton from '../ui/IconButton.svelte'
import Toggle from '../ui/Toggle.svelte'
import LeagueRows from './LeagueRows.svelte'
import LeagueRule from './LeagueRule.svelte';

;type $$ComponentProps =  { league: LeagueFile };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { league }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const events = eventsOf(app)
  const leagues = leaguesOf(app)
  const t = leagueTexts
  const sheet = rulingTexts.sheet

  const ids = $derived(new Set(league.events.map(({ id }) => id)))
  /** Names in CSV and on paper: as in its events. */
  let names = $state<FileNames>('with')
  /** A name that is typed and not taken over yet. */
  let name = $state<string | null>(null)
  let table = $state.raw<LeagueTable | null>(null)
  $effect(() => {
    let stopped = false
    leagues.standings(league).then(
      (made) => {
        if (!stopped) ({ table, names } = made)
      },
      (error: unknown) => {
        app.session.notify('error', messageOf(error))
      }
    )
    return () => {
      stopped = true
    }
  })

  const put = (change: Partial<LeagueFile>) => {
    void tried(app, () => leagues.put({ ...league, ...change }))
  }
  function tick(id: string, name: string, made: unknown, counts: boolean) {
    const on = typeof made === 'string' && made !== '' ? { on: made.slice(0, 10) } : {}
    const rest = league.events.filter((one) => one.id !== id)
    // By their days, so that the columns go on to the right.
    const all = counts ? [...rest, { id, name, ...on }].toSorted((a, b) => ((a.on ?? '') < (b.on ?? '') ? -1 : 1)) : rest
    put({ events: all })
  }
  const openIn = (id: string) => table?.events.find((one) => one.id === id)?.open ?? 0
;
async () => {


 { svelteHTML.createElement("section", {   "class":`league`,...__sveltets_2_empty({"data-testid":`league`}),});
   { svelteHTML.createElement("header", {});
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {       "icon":ArrowLeft,"label":t.back,"onclick":() => {
        leagues.open = null
      },}});}
     { svelteHTML.createElement("h1", {});league.name; }
    if(table){
      const made = table;
       { svelteHTML.createElement("span", { "class":`buttons`,});
         { const $$_semaNhtiWevaS3C = __sveltets_2_ensureComponent(SaveWithNames); new $$_semaNhtiWevaS3C({ target: __sveltets_2_any(), props: {       "label":t.file,"notes":t.names,"save":(which) => {
            void saveLeague(app, league, which)
          },}});}
         { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
            void saveLeagueCsv(app, league, made, names)
          },}});t.csv;  Button}
        if(app.platform.kind !== 'electron'){ { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
              void giveLeague(app, league, made, names, 'print')
            },}});sheet.print;  Button}}
         { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":() => {
            void giveLeague(app, league, made, names, 'pdf')
          },}});sheet.pdf;  Button}
       }
    }
   }
   { svelteHTML.createElement("p", { "class":`small quiet said`,});t.publicNames[names === 'without' ? 'number' : 'names']; }
   { svelteHTML.createElement("div", { "class":`inside`,});
     { svelteHTML.createElement("div", { "class":`side`,});
       { svelteHTML.createElement("h2", {});t.events; }
      if(events.list?.length === 0){ { svelteHTML.createElement("p", { "class":`quiet`,});t.noEvents; }}
         for(let stored of __sveltets_2_ensureArray(events.list ?? [])){stored.id;
        const open = openIn(stored.id);
         { const $$_elggoT3C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT3C({ target: __sveltets_2_any(), props: {        "label":stored.name,...open > 0 ? { hint: t.open(open) } : {},"checked":ids.has(stored.id),"onchange":(counts) => {
            tick(stored.id, stored.name, stored.state.made, counts)
          },}});}
      }
      if(table && table.missing.length > 0){ { svelteHTML.createElement("p", { "class":`small`,});
          t.missing(table.missing.map((id) => eventName(league, id)).join(', '));
         }}
       { svelteHTML.createElement("h2", {});t.rule; }
       { const $$_eluReugaeL3C = __sveltets_2_ensureComponent(LeagueRule); new $$_eluReugaeL3C({ target: __sveltets_2_any(), props: {     "rule":league.rule,"onchange":(rule) => {
          put({ rule })
        },}});}
       { const $$_dleiF3C = __sveltets_2_ensureComponent(Field); new $$_dleiF3C({ target: __sveltets_2_any(), props: {           "label":t.name,"value":name ?? league.name,"maxlength":120,"onblur":() => {
          if (name !== null && name.trim() !== '' && name.trim() !== league.name) put({ name: name.trim() })
          name = null
        },"onchange":(typed) => {
          name = typed
        },}});}
     }
     { svelteHTML.createElement("div", { "class":`main`,});
       { svelteHTML.createElement("h2", {});t.standings; }
      if(table && table.rows.length > 0){
         { const $$_swoReugaeL3C = __sveltets_2_ensureComponent(LeagueRows); new $$_swoReugaeL3C({ target: __sveltets_2_any(), props: {     league,table,"onsame":(same) => {
            put({ same })
          },}});}
      }else{ { svelteHTML.createElement("p", { "class":`quiet`,});t.nobody; }}
     }
   }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const LeagueDesk__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type LeagueDesk__SvelteComponent_ = ReturnType<typeof LeagueDesk__SvelteComponent_>;
/*Ωignore_endΩ*/export default LeagueDesk__SvelteComponent_;