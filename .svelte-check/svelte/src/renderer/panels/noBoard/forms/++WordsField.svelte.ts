///<reference types="svelte" />
;
import { inWords, listed } from '../../../model/noBoard/force.ts'
import { noBoardTexts as t } from '../../../i18n/texts.ts'
import Field from '../../ui/Field.svelte';
;

  interface Props {
    label: string
    /** How they are to be parted; left out: with commas. */
    hint?: string
    words: Parameters<typeof inWords>[0]
    onchange: (words: ReturnType<typeof listed>) => void
  };function $$render() {

  
  
  

  const { label, hint = t.force.listHint, words, onchange }: Props = $props()
;
async () => {


 { const $$_dleiF0C = __sveltets_2_ensureComponent(Field); new $$_dleiF0C({ target: __sveltets_2_any(), props: {       "label":`${label} (${hint})`,"value":inWords(words),"onchange":(typed) => {
    onchange(listed(typed))
  },}});}
};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const WordsField__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type WordsField__SvelteComponent_ = ReturnType<typeof WordsField__SvelteComponent_>;
/*Ωignore_endΩ*/export default WordsField__SvelteComponent_;