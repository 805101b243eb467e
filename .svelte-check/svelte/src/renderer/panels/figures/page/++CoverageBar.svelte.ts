///<reference types="svelte" />
;
import { percents } from '../../../model/figures/shelf.ts'
import { figuresTexts as t } from '../../../i18n/laterTexts.ts';
;

  interface Props {
    counts: Readonly<Record<'ruled' | 'partly' | 'notConsidered', number>>
    /** Only the bar; the words are read out. */
    short?: boolean
  };function $$render() {

  
  

  const { counts, short = false }: Props = $props()
  const share = $derived(percents(counts))
  const words = $derived(t.coverage.shares(share.ruled, share.partly, share.notConsidered))
;
async () => {


 { svelteHTML.createElement("div", {   "class":`coverage`,"title":words,});
   { svelteHTML.createElement("div", {   "class":`bar`,"aria-hidden":`true`,});
     { svelteHTML.createElement("span", {  "class":`ruled`,});__sveltets_2_ensureType(String, Number, share.ruled); }
     { svelteHTML.createElement("span", {  "class":`partly`,});__sveltets_2_ensureType(String, Number, share.partly); }
     { svelteHTML.createElement("span", {  "class":`left`,});__sveltets_2_ensureType(String, Number, share.notConsidered); }
   }
   { svelteHTML.createElement("span", { "class":['small', 'numbers', { 'ui-hidden': short }],});words; }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const CoverageBar__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type CoverageBar__SvelteComponent_ = ReturnType<typeof CoverageBar__SvelteComponent_>;
/*Ωignore_endΩ*/export default CoverageBar__SvelteComponent_;