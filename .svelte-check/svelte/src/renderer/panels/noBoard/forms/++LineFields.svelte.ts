///<reference types="svelte" />
;
import { readLines, unreadLines, writeLines, type ForceEntry } from '../../../model/noBoard/force.ts'
import { noBoardTexts as t } from '../../../i18n/texts.ts'
import Field from '../../ui/Field.svelte'
import Pick from '../../parts/choose/Pick.svelte';
;

  interface Props {
    figure: Partial<ForceEntry>
    onchange: (part: Partial<ForceEntry>) => void
  };function $$render() {

  
  
  
  

  const { figure, onchange }: Props = $props()

  /** What was typed and is not taken over. */
  let unread: readonly string[] = $state([])
;
async () => {


 { const $$_dleiF0C = __sveltets_2_ensureComponent(Field); new $$_dleiF0C({ target: __sveltets_2_any(), props: {       "label":`${t.force.lines} (${t.force.linesHint})`,"value":writeLines(figure.lines),"onchange":(text) => {
    unread = unreadLines(text)
    const lines = readLines(text)
    onchange({ lines, line: undefined, ...(lines ? { points: undefined } : {}) })
  },}});}
if(unread.length > 0){ { svelteHTML.createElement("p", {   "class":`small unread`,"role":`status`,});t.force.unread(unread.join(', ')); }}
if(figure.lines){
   { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {         "label":t.force.line,"choices":figure.lines.map(({ points, mark }, n) => ({ id: String(n), label: t.force.lineOf(points, mark) })),"value":String(figure.line ?? 0),"onchange":(id) => {
      onchange({ line: Number(id) })
    },}});}
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const LineFields__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type LineFields__SvelteComponent_ = ReturnType<typeof LineFields__SvelteComponent_>;
/*Ωignore_endΩ*/export default LineFields__SvelteComponent_;