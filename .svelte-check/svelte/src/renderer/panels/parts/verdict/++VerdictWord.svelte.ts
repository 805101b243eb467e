///<reference types="svelte" />
;
import type { VerdictLook } from '../../../model/question/entry/askKind.ts'
import VerdictMark from './VerdictMark.svelte';
;

  interface Props {
    look: Pick<VerdictLook, 'shape' | 'tone'>
    /** Empty: the mark alone, where the word stands elsewhere. */
    words: string
    /** The mark's size as a length of CSS: by itself a little taller than the letters. */
    size?: string
  };function $$render() {

  
  

  const { look, words, size = '1.5em' }: Props = $props()
;
async () => {


 { svelteHTML.createElement("span", {   "class":['said', look.tone],});__sveltets_2_ensureType(String, Number, size); { const $$_kraMtcidreV1C = __sveltets_2_ensureComponent(VerdictMark); new $$_kraMtcidreV1C({ target: __sveltets_2_any(), props: {  "shape":look.shape,}});}if(words !== ''){ { svelteHTML.createElement("span", { "class":`words`,});words; }} }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const VerdictWord__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type VerdictWord__SvelteComponent_ = ReturnType<typeof VerdictWord__SvelteComponent_>;
/*Ωignore_endΩ*/export default VerdictWord__SvelteComponent_;