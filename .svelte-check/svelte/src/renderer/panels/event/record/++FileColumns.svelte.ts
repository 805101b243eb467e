///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { headOf } from '../../../model/event/log/eventFile.ts'
import { columnsOf, movedForward, toggled, usualColumns } from '../../../model/event/record/exportColumns.ts'
import { EVENT_EXPORTS, exportTable } from '../../../model/event/record/exports.ts'
import Button from '../../ui/Button.svelte'
import { useEvent } from '../parts/eventContext.ts';

;type $$ComponentProps =  { id: string; withNames: boolean };function $$render() {

  
  
  
  
  
  
  

  const { id, withNames }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const event = useEvent()
  const t = eventTexts.exports

  const table = $derived.by(() => {
    const one = EVENT_EXPORTS.find((file) => file.id === id)
    const { settings } = headOf(event.stored)
    return one ? event.read((state) => exportTable(one, { state, entries: event.entries, settings }, withNames)) : null
  })
  const all = $derived(app.settings.current.exportColumns)
  const chosen = $derived(all?.[id])
  const ids = $derived(table ? columnsOf(table, chosen) : [])
  const usual = $derived(table ? usualColumns(table) : [])
  const columns = $derived.by(() => {
    if (!table) return []
    const there = ids.flatMap((one) => table.columns.find((column) => column.id === one) ?? [])
    return [...there, ...table.columns.filter((column) => !ids.includes(column.id))]
  })
  let open = $state(false)

  function keep(next: readonly string[] | null) {
    const { [id]: _, ...others } = all ?? {}
    // A file without a column is none.
    if (next?.length === 0) return
    app.settings.set({ exportColumns: next === null || next.join() === usual.join() ? others : { ...others, [id]: next } })
  }
;
async () => {


if(table){
   { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"look":`quiet`,"aria-expanded":open,"onclick":() => {
      open = !open
    },}});t.columns;  Button}
  if(open){
     { svelteHTML.createElement("fieldset", { ...__sveltets_2_empty({"data-testid":`file-columns`}),});
       { svelteHTML.createElement("legend", { "class":`small quiet`,});t.columnsOf; }
       { svelteHTML.createElement("ul", {});
           for(let { id: column, head } of __sveltets_2_ensureArray(columns)){column;
          const at = ids.indexOf(column);
           { svelteHTML.createElement("li", {});
             { svelteHTML.createElement("label", {});
               { svelteHTML.createElement("input", {         "type":`checkbox`,"checked":at !== -1,"disabled":at !== -1 && ids.length === 1,"onchange":() => {
                  keep(toggled(ids, column))
                },});}
              head;
             }
            if(at > 0){
               { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"look":`quiet`,"aria-label":t.forward(head),"onclick":() => {
                  keep(movedForward(ids, column))
                },}});   Button}
            }
           }
        }
       }
       { svelteHTML.createElement("p", { "class":`small quiet`,});t.columnsHint; }
      if(chosen){
         { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
            keep(null)
          },}});t.usual;  Button}
      }
     }
  }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const FileColumns__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type FileColumns__SvelteComponent_ = ReturnType<typeof FileColumns__SvelteComponent_>;
/*Ωignore_endΩ*/export default FileColumns__SvelteComponent_;