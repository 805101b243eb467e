///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { writeAndTell } from '../../../actions/event/write.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { noBoardReason } from '../../../model/noBoard/noBoardReason.ts'
import { listAnswer, listFact, listRows, listText, typedList, type ListState } from '../../../model/event/door/teamLists.ts'
import { inWords, listed } from '../../../model/noBoard/force.ts'
import LeftOutList from '../../parts/LeftOutList.svelte'
import Pick from '../../parts/choose/Pick.svelte'
import Badge from '../../ui/Badge.svelte'
import Button from '../../ui/Button.svelte'
import Field from '../../ui/Field.svelte'
import { useEvent } from '../parts/eventContext.ts'
import ForOthers from '../parts/ForOthers.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const event = useEvent()
  const t = eventTexts.lists
  const TONES: Readonly<Record<ListState, 'quiet' | 'good' | 'unsure' | 'bad'>> = {
    none: 'quiet',
    fits: 'good',
    unknown: 'unsure',
    wrong: 'bad',
    accepted: 'good',
    rejected: 'bad'
  }

  const rows = $derived(event.read((state) => listRows(state, app.library.figureSets)))
  const missing = $derived(rows.filter(({ state, player }) => state === 'none' && !player.dropped).length)
  const notKnown = $derived(
    rows.filter(({ state, unknown, player }) => (state === 'unknown' || (state === 'wrong' && unknown.length > 0)) && !player.dropped)
      .length
  )
  const house = $derived(event.read(({ settings }) => settings.house))
  let open = $state<string | null>(null)
  let typed = $state('')
  let reason = $state('')
  /** What came out of the boosters, in sealed play. */
  let opened = $state('')
  const sealed = $derived(event.read(({ settings }) => settings.play === 'sealed'))
  const row = $derived(rows.find(({ player }) => player.id === open) ?? null)
  const answer = $derived(row && event.read((state) => listAnswer(state, row.player, app.library.figureSets)))
  const unread = $derived(typedList(typed).unread)
  const unknown = $derived(row?.unknown ?? [])

  function show(id: string) {
    open = open === id ? null : id
    const found = rows.find(({ player }) => player.id === id)
    typed = found ? listText(found.player) : ''
    opened = inWords(found?.player.list?.opened)
    reason = ''
  }
  async function save(id: string, name: string) {
    const { members } = typedList(typed)
    const before = event.read((state) => state.players.get(id)?.list ?? null)
    const { fact } = listFact(id, { members, ...(sealed && { opened: listed(opened) }) }, app.library.figureSets, before)
    await writeAndTell(app, event, [fact], t.saved(name))
  }
  async function take(id: string, name: string, team: string) {
    const found = app.library.teams.find((one) => one.id === team)
    if (!found) return
    const { fact } = listFact(id, found.team, app.library.figureSets)
    if (!(await writeAndTell(app, event, [fact], t.saved(name)))) return
    const now = event.read((state) => state.players.get(id))
    typed = now ? listText(now) : ''
  }
  async function check(id: string, name: string, ok: boolean) {
    const why = reason.trim()
    if (await writeAndTell(app, event, [{ do: 'list-checked', player: id, ok, ...(why && { reason: why }) }], t.checked(name))) reason = ''
  }
;
async () => {


if(rows.length === 0){ { svelteHTML.createElement("p", { "class":`quiet`,});t.nobody; }
}else{ { svelteHTML.createElement("p", { "class":`quiet numbers`,});
    t.missing(missing);notKnown > 0 ? ` ${t.notKnown(notKnown)}` : '';house ? ` ${t.house(house.on ?? '')}` : '';
   }}
 { svelteHTML.createElement("ul", {   "class":{ rows: rows.length > 0 },...__sveltets_2_empty({"data-testid":`event-lists`}),});
     for(let one of __sveltets_2_ensureArray(rows)){one.player.id;
    const { id, name } = one.player;
     { svelteHTML.createElement("li", {});
       { svelteHTML.createElement("button", {         "type":`button`,"class":`row`,"aria-expanded":open === id,"onclick":() => {
          show(id)
        },});
         { svelteHTML.createElement("span", { "class":`name`,});name; }
         { svelteHTML.createElement("span", { "class":`quiet numbers`,});one.total === null ? '' : t.figures(one.figures, one.total); }
         { const $$_egdaB3C = __sveltets_2_ensureComponent(Badge); new $$_egdaB3C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"tone":TONES[one.state],}});one.state === 'unknown' ? t.figuresUnknown(one.unknown.length) : t.states[one.state]; Badge}
       }
      if(row && open === id){
         { svelteHTML.createElement("div", { "class":`inside`,});
          if(answer?.state === 'ruled'){
             { svelteHTML.createElement("ul", { "class":`said`,});
                  for(let because of __sveltets_2_ensureArray(answer.ruling.because.filter(({ weight }) => weight === 'decides'))){let index = 1;index;
                 { svelteHTML.createElement("li", {});noBoardReason(answer.question, because);  { svelteHTML.createElement("span", { "class":`small quiet`,});because.rule; } }
              }
             }
          }
          if(answer?.state === 'ruled'){ { const $$_tsiLtuOtfeL3C = __sveltets_2_ensureComponent(LeftOutList); new $$_tsiLtuOtfeL3C({ target: __sveltets_2_any(), props: {  "items":answer.ruling.notConsidered,}});}}
          if(unknown.length > 0){ { svelteHTML.createElement("p", { "class":`small`,});t.unknown(unknown.join(', ')); }}
          if(row.player.listCheck?.reason){ { svelteHTML.createElement("p", { "class":`small`,});row.player.listCheck.reason; }}
           { svelteHTML.createElement("label", {});
             { svelteHTML.createElement("span", { "class":`small quiet`,});t.figuresLabel; }
             { svelteHTML.createElement("textarea", {       "rows":5,"maxlength":20000,"placeholder":t.example,"bind:value":typed,});/*Ωignore_startΩ*/() => typed = __sveltets_2_any(null);/*Ωignore_endΩ*/ }
           }
          if(sealed){
             { const $$_dleiF3C = __sveltets_2_ensureComponent(Field); new $$_dleiF3C({ target: __sveltets_2_any(), props: {       "label":t.opened,"value":opened,"onchange":(names) => {
                opened = names
              },}});}
          }
          if(unread.length > 0){ { svelteHTML.createElement("p", {   "class":`small`,"role":`status`,});t.unread(unread.join(', ')); }}
           { svelteHTML.createElement("div", { "class":`line`,});
             { const $$_srehtOroF4C = __sveltets_2_ensureComponent(ForOthers); new $$_srehtOroF4C({ target: __sveltets_2_any(), props: {    "kind":`list`,"what":`list`,}});}
            if(event.may('list')){ { const $$_nottuB4C = __sveltets_2_ensureComponent(Button); new $$_nottuB4C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"look":`primary`,"disabled":typed.trim() === '' || unread.length > 0,"onclick":() => {
                  void save(id, name)
                },}});t.save;  Button}}
            if(app.library.teams.length > 0 && event.may('list')){
               { const $$_kciP4C = __sveltets_2_ensureComponent(Pick); new $$_kciP4C({ target: __sveltets_2_any(), props: {           "label":t.fromTeam,"hideLabel":true,"placeholder":t.fromTeam,"choices":app.library.teams.map(({ id: team, team: { name: called } }) => ({ id: team, label: called })),"value":"","onchange":(team) => {
                  void take(id, name, team)
                },}});}
            }
           }
          if(row.player.list && event.may('list-checked')){
             { svelteHTML.createElement("div", { "class":`line`,});
               { const $$_dleiF4C = __sveltets_2_ensureComponent(Field); new $$_dleiF4C({ target: __sveltets_2_any(), props: {         "label":t.reason,"value":reason,"maxlength":1000,"onchange":(value) => {
                  reason = value
                },}});}
               { const $$_nottuB4C = __sveltets_2_ensureComponent(Button); new $$_nottuB4C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
                  void check(id, name, true)
                },}});t.accept;  Button}
               { const $$_nottuB4C = __sveltets_2_ensureComponent(Button); new $$_nottuB4C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
                  void check(id, name, false)
                },}});t.reject;  Button}
             }
          }
         }
      }
     }
  }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ListsView__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ListsView__SvelteComponent_ = ReturnType<typeof ListsView__SvelteComponent_>;
/*Ωignore_endΩ*/export default ListsView__SvelteComponent_;