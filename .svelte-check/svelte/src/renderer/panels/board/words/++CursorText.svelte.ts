///<reference types="svelte" />
;
import { boardTexts } from '../../../i18n/texts.ts'
import { useApp } from '../../../actions/app.ts'
import { inspectSquare } from '../../../actions/board/inspect.ts';
function $$render() {

  
  
  

  const app = useApp()
  const under = $derived.by(() => {
    const { cursor } = app.session
    if (!cursor) return ''
    const { square, figures, objects, ground, edges } = inspectSquare(app, cursor)
    return boardTexts.inWords.square(square, [...figures.map(({ name }) => name), ...objects, ...ground, ...edges].join(', '))
  })
;
async () => {


under;
};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const CursorText__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type CursorText__SvelteComponent_ = ReturnType<typeof CursorText__SvelteComponent_>;
/*Ωignore_endΩ*/export default CursorText__SvelteComponent_;