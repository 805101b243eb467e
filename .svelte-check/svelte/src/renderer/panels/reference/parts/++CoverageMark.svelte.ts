///<reference types="svelte" />
;
import BookText from '@lucide/svelte/icons/book-text'
import CircleCheck from '@lucide/svelte/icons/circle-check'
import Scale from '@lucide/svelte/icons/scale'
import type { Coverage } from '../../../model/reference/article.ts'
import { referenceTexts } from '../../../i18n/texts.ts';

;type $$ComponentProps =  { coverage: Coverage; quiet?: boolean };function $$render() {

  
  
  
  
  

  /** `quiet`: in a list, where only what is left to the judge has to be seen. */
  const { coverage, quiet = false }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const icons = { engine: CircleCheck, definition: BookText, judge: Scale, text: BookText }
  const Icon = $derived(icons[coverage.mark])
;
async () => {


if(!quiet || coverage.mark === 'judge'){
   { svelteHTML.createElement("span", { "class":['mark small', coverage.mark],}); { const $$_nocI1C = __sveltets_2_ensureComponent(Icon); new $$_nocI1C({ target: __sveltets_2_any(), props: {    "size":16,"aria-hidden":`true`,}});}referenceTexts.coverage[coverage.mark]; }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const CoverageMark__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type CoverageMark__SvelteComponent_ = ReturnType<typeof CoverageMark__SvelteComponent_>;
/*Ωignore_endΩ*/export default CoverageMark__SvelteComponent_;