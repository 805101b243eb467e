///<reference types="svelte" />
;
import type { Snippet } from 'svelte'
import { mapRoomTexts as t } from '../../i18n/laterTexts.ts';
;

  interface Props {
    code: string
    severity: keyof typeof t.checks.severities
    text: string
    /** Its place is marked on the board. */
    shown?: boolean
    /** What is marked, said while it is. */
    note?: string
    onshow: () => void
    children?: Snippet
  };function $$render() {

  
  

  const { code, severity, text, shown = false, note = '', onshow, children }: Props = $props()
;
async () => {


 { svelteHTML.createElement("li", {   "class":severity,...__sveltets_2_empty({"data-code":code}),});
   { svelteHTML.createElement("button", {       "type":`button`,"class":`place`,"aria-pressed":shown,"onclick":onshow,});
     { svelteHTML.createElement("strong", { "class":`small`,});t.checks.severities[severity]; }
     { svelteHTML.createElement("span", {});text; }
    if(shown && note !== ''){ { svelteHTML.createElement("span", { "class":`small quiet`,});note; }}
   }
  ;__sveltets_2_ensureSnippet(children?.());
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const FindingRow__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type FindingRow__SvelteComponent_ = ReturnType<typeof FindingRow__SvelteComponent_>;
/*Ωignore_endΩ*/export default FindingRow__SvelteComponent_;