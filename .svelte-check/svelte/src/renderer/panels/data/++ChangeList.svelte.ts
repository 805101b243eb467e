///<reference types="svelte" />
;
import type { Mode, Plan } from '../../../shared/backup/plan.ts'
import { changeRows } from '../../model/data/changeRows.ts'
import { savingTexts } from '../../i18n/laterTexts.ts'
import { dataTexts } from '../../i18n/texts.ts';
;

  interface Props {
    plan: Plan
    mode: Mode
    /** Words for a state of this very device come back; from another one they come in. */
    own?: boolean
    nothing: string
  };function $$render() {

  
  
  
  

  const { plan, mode, own = false, nothing }: Props = $props()
  const t = dataTexts.changes
  const SHOWN = 6
  const listed = (names: readonly string[]): string =>
    names.slice(0, SHOWN).join(', ') + (names.length > SHOWN ? ` ${t.more(names.length - SHOWN)}` : '')
  const rows = $derived(changeRows(plan, mode, own))
;
async () => {


if(rows.length === 0 && plan.setAside.length === 0){
   { svelteHTML.createElement("p", { "class":`quiet`,});nothing; }
}else{
   { svelteHTML.createElement("ul", {   "class":`rows`,...__sveltets_2_empty({"data-testid":`changes`}),});
        for(let row of __sveltets_2_ensureArray(rows)){let i = 1;i;
       { svelteHTML.createElement("li", {});
         { svelteHTML.createElement("span", {   "class":`mark`,"aria-hidden":`true`,});row.mark; }
         { svelteHTML.createElement("div", {});
           { svelteHTML.createElement("p", {}); { svelteHTML.createElement("strong", {});dataTexts.tables[row.table] ?? row.table; }  { svelteHTML.createElement("span", { "class":`quiet`,});row.what; } }
          if(row.names.length > 0){
             { svelteHTML.createElement("p", { "class":`names`,});
              listed(row.names);
             }
          }
         }
       }
    }
   }
  if(plan.namesBack.length > 0){ { svelteHTML.createElement("p", {   "class":`aside`,...__sveltets_2_empty({"data-testid":`names-back`}),});savingTexts.namesBack(listed(plan.namesBack)); }}
  if(plan.setAside.length > 0){ { svelteHTML.createElement("p", { "class":`aside`,});t.setAside(plan.setAside.length); }}
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ChangeList__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ChangeList__SvelteComponent_ = ReturnType<typeof ChangeList__SvelteComponent_>;
/*Ωignore_endΩ*/export default ChangeList__SvelteComponent_;