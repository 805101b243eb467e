///<reference types="svelte" />
;
import { useApp } from '../../actions/app.ts'
import { leaveColumns, nameColumns } from '../../actions/importing/saidOfFiles.ts'
import { COLUMN_CHOICES } from '../../model/importing/tableColumns.ts'
import type { TableHead } from '../../../shared/formats/foreignFigures/figuresTable.ts'
import { texts } from '../../i18n/texts.ts'
import { figuresTexts as t } from '../../i18n/laterTexts.ts'
import Pick from '../parts/choose/Pick.svelte'
import Button from '../ui/Button.svelte'
import Dialog from '../ui/Dialog.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  

  const app = useApp()
  const store = app.session.imports
  /** So many clicks can stand in columns of their own. */
  const CLICKS = 20
  const choices = [
    { id: '', label: t.columns.leave },
    ...COLUMN_CHOICES.map((id) => ({ id, label: t.columns.names[id] })),
    ...Array.from({ length: CLICKS }, (_, at) => ({ id: `click ${at + 1}`, label: t.columns.click(at + 1) }))
  ]
  let said = $state<Record<string, string>>({})
  const tables = $derived(store.unnamed?.tables ?? [])
  const saidOf = ({ head, column }: TableHead): string => said[head] ?? column ?? ''
  const isNamed = $derived(tables.some(({ heads }) => heads.some((one) => ['name', 'number'].includes(saidOf(one)))))

  function leave() {
    said = {}
    void leaveColumns(app)
  }
;
async () => {


 { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {       children:() => { return __sveltets_2_any(0); },"open":store.naming,"title":t.columns.title,"description":t.columns.text,"onclose":leave,actions:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"onclick":leave,}});texts.cancel; Button}
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"look":`primary`,"disabled":!isNamed,"onclick":() => {
        const columns = Object.fromEntries(tables.flatMap(({ heads }) => heads.map((one) => [one.head, saidOf(one)])))
        said = {}
        void nameColumns(app, columns)
      },}});t.read;  Button}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
   { svelteHTML.createElement("div", {   "class":`tables`,...__sveltets_2_empty({"data-testid":`columns`}),});
        for(let { file, heads } of __sveltets_2_ensureArray(tables)){let n = 1;n;
      if(tables.length > 1){ { svelteHTML.createElement("h3", {});file; }}
       { svelteHTML.createElement("ul", {});
           for(let one of __sveltets_2_ensureArray(heads)){one.head;
           { svelteHTML.createElement("li", {});
             { svelteHTML.createElement("span", { "class":`head`,});one.head; }
             { const $$_kciP4C = __sveltets_2_ensureComponent(Pick); new $$_kciP4C({ target: __sveltets_2_any(), props: {         "label":one.head,"hideLabel":true,choices,"value":saidOf(one),"onchange":(id) => {
                said = { ...said, [one.head]: id }
              },}});}
           }
        }
       }
    }
   }
  
 Dialog}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ColumnsDialog__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ColumnsDialog__SvelteComponent_ = ReturnType<typeof ColumnsDialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default ColumnsDialog__SvelteComponent_;