///<reference types="svelte" />
;
import { tick } from 'svelte'
import { useApp } from '../../../actions/app.ts'
import { writeAndTell } from '../../../actions/event/write.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { noBoardReason } from '../../../model/noBoard/noBoardReason.ts'
import { linesFor, listAnswer, listFact, listRows, listText, pricesIn, type ListState } from '../../../model/event/door/teamLists.ts'
import { typedList } from '../../../model/event/door/typedTeam.ts'
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

  interface Draft {
    readonly typed?: string
    readonly opened?: string
    readonly reason?: string
  }
  const rows = $derived(event.read((state) => listRows(state, app.library.figureSets)))
  const missing = $derived(rows.filter(({ state, player }) => state === 'none' && !player.dropped).length)
  const notKnown = $derived(
    rows.filter(({ state, unknown, player }) => (state === 'unknown' || (state === 'wrong' && unknown.length > 0)) && !player.dropped)
      .length
  )
  const house = $derived(event.read(({ settings }) => settings.house))
  let open = $state<string | null>(null)
  /** Unsaved input by player id. It stays while the row is closed or another row is open. */
  let drafts = $state.raw<Readonly<Record<string, Draft>>>({})
  const sealed = $derived(event.read(({ settings }) => settings.play === 'sealed'))
  const row = $derived(rows.find(({ player }) => player.id === open) ?? null)
  const draft = $derived<Draft>((open !== null && drafts[open]) || {})
  const typed = $derived(draft.typed ?? (row ? listText(row.player) : ''))
  const reason = $derived(draft.reason ?? '')
  /** The content of the boosters, in sealed play. */
  const opened = $derived(draft.opened ?? inWords(row?.player.list?.opened))
  const answer = $derived(row && event.read((state) => listAnswer(state, row.player, app.library.figureSets)))
  const price = $derived(pricesIn(app.library.figureSets))
  const unread = $derived(typedList(typed, price).unread)
  /** The line that is typed, from 0; figures of the library are offered for it. */
  let line = $state(0)
  let area = $state<HTMLTextAreaElement>()
  const offered = $derived.by(() => {
    const text = typed.split('\n')[line] ?? ''
    const lines = linesFor(app.library.figureSets, text, 6)
    return lines.includes(text.trim()) ? [] : lines
  })
  function onCaret({ currentTarget: { value, selectionEnd } }: { currentTarget: HTMLTextAreaElement }) {
    line = value.slice(0, selectionEnd).split('\n').length - 1
  }
  async function complete(whole: string) {
    const lines = typed.split('\n').with(line, whole)
    enter({ typed: lines.join('\n') })
    await tick()
    const end = lines.slice(0, line + 1).join('\n').length
    area?.focus()
    area?.setSelectionRange(end, end)
  }
  const unknown = $derived(row?.unknown ?? [])

  function enter(change: Draft) {
    if (open !== null) drafts = { ...drafts, [open]: { ...drafts[open], ...change } }
  }
  /** These are saved; what was typed meanwhile stays. */
  function saved(id: string, sent: Draft) {
    const left = Object.entries(drafts[id] ?? {}).filter(([field, text]) => sent[field as keyof Draft] !== text)
    drafts = { ...drafts, [id]: Object.fromEntries(left) }
  }
  async function save(id: string, name: string) {
    const { members } = typedList(typed, price)
    const before = event.read((state) => state.players.get(id)?.list ?? null)
    const { fact } = listFact(id, { members, ...(sealed && { opened: listed(opened) }) }, app.library.figureSets, before)
    const sent = { typed, opened }
    if (await writeAndTell(app, event, [fact], t.saved(name))) saved(id, sent)
  }
  async function take(id: string, name: string, team: string) {
    const found = app.library.teams.find((one) => one.id === team)
    if (!found) return
    const { fact } = listFact(id, found.team, app.library.figureSets)
    const sent = { typed }
    if (await writeAndTell(app, event, [fact], t.saved(name))) saved(id, sent)
  }
  async function check(id: string, name: string, ok: boolean) {
    const why = reason.trim()
    const sent = { reason }
    if (await writeAndTell(app, event, [{ do: 'list-checked', player: id, ok, ...(why && { reason: why }) }], t.checked(name)))
      saved(id, sent)
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
          open = open === id ? null : id
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
             { const $$_textarea4 = svelteHTML.createElement("textarea", {               "rows":5,"maxlength":20000,"placeholder":t.example,"value":typed,"oninput":(input) => {
                enter({ typed: input.currentTarget.value })
                onCaret(input)
              },"onclick":onCaret,"onkeyup":onCaret,});area = $$_textarea4; }
           }
          if(offered.length > 0 && event.may('list')){
             { svelteHTML.createElement("div", {       "class":`line`,"role":`group`,"aria-label":t.offered,...__sveltets_2_empty({"data-testid":`list-offered`}),});
                 for(let one of __sveltets_2_ensureArray(offered)){one; { const $$_nottuB4C = __sveltets_2_ensureComponent(Button); new $$_nottuB4C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
                    void complete(one)
                  },}});one;  Button}}
             }
          }
          if(sealed){
             { const $$_dleiF3C = __sveltets_2_ensureComponent(Field); new $$_dleiF3C({ target: __sveltets_2_any(), props: {       "label":t.opened,"value":opened,"onchange":(names) => {
                enter({ opened: names })
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
                  enter({ reason: value })
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