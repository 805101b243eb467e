///<reference types="svelte" />
;
import { PAPER_NAMES } from '../../../actions/ruling/sheet.ts'
import { rulingTexts } from '../../../i18n/texts.ts'
import Pick from '../choose/Pick.svelte';

;type $$ComponentProps =  { value: (typeof PAPER_NAMES)[number] };function $$render() {

  
  
  

  let { value = $bindable() }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()/*Ωignore_startΩ*/;value;/*Ωignore_endΩ*/
  const t = rulingTexts.sheet
;
async () => {


 { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {        "label":t.paper,"choices":PAPER_NAMES.map((id) => ({ id, label: t.papers[id] })),value,"onchange":(id) => {
    value = PAPER_NAMES.find((known) => known === id) ?? 'a4'
  },}});}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings('value'), slots: {}, events: {} }}
const PaperPick__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PaperPick__SvelteComponent_ = ReturnType<typeof PaperPick__SvelteComponent_>;
/*Ωignore_endΩ*/export default PaperPick__SvelteComponent_;