///<reference types="svelte" />
;
import { messageOf } from '../../../../shared/base/result.ts'
import { useApp } from '../../../actions/app.ts'
import { eventsOf } from '../../../actions/event/events.ts'
import { writeAndTell } from '../../../actions/event/write.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { readListFile } from '../../../model/event/door/listFile.ts'
import { COLUMNS, judgedRows, readList, registrations, type Column } from '../../../model/event/door/playerList.ts'
import Button from '../../ui/Button.svelte'
import Dialog from '../../ui/Dialog.svelte'
import Pick from '../../parts/choose/Pick.svelte'
import { useEvent } from '../parts/eventContext.ts'
import { LENGTHS } from '../../../text/lengths.ts';

;type $$ComponentProps =  { open: boolean; onclose: () => void };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  

  const { open, onclose }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const events = eventsOf(app)
  const event = useEvent()
  const t = eventTexts.listing

  let text = $state('')
  /** By what the file was read where it does not say so itself. */
  let told = $state<string | null>(null)
  // What was dropped stands in the field, to be looked at like everything else.
  $effect(() => {
    if (!open || events.listed === null) return
    ;({ text, told } = events.listed)
    own = null
    events.listed = null
  })
  let own = $state.raw<readonly Column[] | null>(null)
  const SHOWN = 5
  const file = $derived(readList(text))
  const columns = $derived(own?.length === file.columns.length ? own : file.columns)
  const rows = $derived(event.read((state) => judgedRows(state, file, columns)))
  const count = (...verdicts: readonly string[]) => rows.filter(({ verdict }) => verdicts.includes(verdict)).length
  const odd = $derived(rows.filter(({ verdict }) => verdict !== 'new'))

  /** More than any list of players weighs. */
  const MOST_BYTES = 4 * 1024 * 1024
  let chooser: HTMLInputElement | null = $state(null)

  async function read(files: FileList | null) {
    const picked = files?.[0]
    if (!picked) return
    try {
      if (picked.size > MOST_BYTES) app.session.notify('error', t.tooLarge)
      else {
        const list = readListFile(new Uint8Array(await picked.arrayBuffer()))
        if (list.ok) ({ text, told } = list.value)
        else app.session.broken = { name: picked.name, problems: list.problems }
      }
    } catch (error) {
      app.session.notify('error', messageOf(error))
    }
  }

  async function take() {
    const facts = event.read((state) => registrations(state, rows))
    if (await writeAndTell(app, event, facts, t.taken(facts.length))) {
      text = ''
      told = null
      own = null
      onclose()
    }
  }
;
async () => {


 { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {        children:() => { return __sveltets_2_any(0); },open,"title":t.title,"description":t.description,onclose,"endAt":`event-door`,"beginInside":true,"wide":true,actions:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":onclose,}});t.cancel; Button}
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"look":`primary`,"disabled":count('new') === 0,"onclick":() => {
        void take()
      },}});t.take(count('new'));  Button}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
   { svelteHTML.createElement("div", { "class":`inside`,});
     { svelteHTML.createElement("textarea", {              "class":`entry`,"rows":5,"maxlength":LENGTHS.page,"bind:value":text,"aria-label":t.paste,"placeholder":t.example,"oninput":() => {
        own = null
        told = null
      },});/*Ωignore_startΩ*/() => text = __sveltets_2_any(null);/*Ωignore_endΩ*/ }
    if(told !== null){ { svelteHTML.createElement("p", {   "class":`small`,"role":`status`,});told; }}
     { svelteHTML.createElement("div", {});
       { const $$_input3 = svelteHTML.createElement("input", {         "type":`file`,"accept":`.csv,.tsv,.txt,.json,text/csv,text/plain,text/tab-separated-values,application/json`,"hidden":true,"onchange":(event) => {
          void read(event.currentTarget.files)
          event.currentTarget.value = ''
        },});chooser = $$_input3;}
       { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
          chooser?.click()
        },}});t.file;  Button}
     }
    if(rows.length > 0){
       { svelteHTML.createElement("div", { "class":`scroll`,});
         { svelteHTML.createElement("table", {});
           { svelteHTML.createElement("thead", {});
             { svelteHTML.createElement("tr", {});
                  for(let column of __sveltets_2_ensureArray(columns)){let index = 1;index;
                 { svelteHTML.createElement("th", { "scope":`col`,});
                   { const $$_kciP7C = __sveltets_2_ensureComponent(Pick); new $$_kciP7C({ target: __sveltets_2_any(), props: {          "label":t.column(file.headings?.[index] ?? String(index + 1)),"hideLabel":true,"choices":COLUMNS.map((id) => ({ id, label: t.columns[id] })),"value":column,"onchange":(id) => {
                      const next = COLUMNS.find((one) => one === id) ?? 'skip'
                      own = columns.map((one, at) => (at === index ? next : one === next && next !== 'skip' ? 'skip' : one))
                    },}});}
                 }
              }
               { svelteHTML.createElement("th", { "scope":`col`,}); { svelteHTML.createElement("span", { "class":`ui-hidden`,});t.what; } }
             }
           }
           { svelteHTML.createElement("tbody", {});
                for(let row of __sveltets_2_ensureArray((file.rows.slice(0, SHOWN)))){let index = 1;index;
               { svelteHTML.createElement("tr", {});
                    for(let column of __sveltets_2_ensureArray(columns)){let at = 1;at; { svelteHTML.createElement("td", { });column === 'skip';row[at] ?? ''; }}
                 { svelteHTML.createElement("td", { "class":`small quiet`,});t.verdicts[rows[index]!.verdict]; }
               }
            }
           }
         }
       }
      if(odd.length > 0){
         { svelteHTML.createElement("ul", { "class":`small`,});
              for(let row of __sveltets_2_ensureArray((odd.slice(0, 20)))){let index = 1;index; { svelteHTML.createElement("li", {});row.name || t.emptyRow; t.verdicts[row.verdict]; }}
         }
      }
       { svelteHTML.createElement("p", { "role":`status`,});t.result(count('new'), count('here'), count('twice'), count('no-name', 'too-long')); }
    }
   }
  
 Dialog}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ListDialog__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ListDialog__SvelteComponent_ = ReturnType<typeof ListDialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default ListDialog__SvelteComponent_;