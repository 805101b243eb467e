///<reference types="svelte" />
;
import { createBoardView } from '../../board/square/boardView.ts'
import type { BoardScene } from '../../../shared/scene/scene.ts'
import { useApp } from '../../actions/app.ts'
import { onDescentKey, onDescentPointer, type DescentTable } from '../../actions/descent/descentActions.ts'
import { descentTexts } from '../../i18n/texts.ts'
import { ARROWS } from '../../model/board/arrows.ts'
import BoardFrame from '../board/BoardFrame.svelte';
;
  type View = ReturnType<typeof createBoardView>;
;type $$ComponentProps =  { scene: BoardScene; table: DescentTable };function $$render() {

  
  
  
  
  
  
  

  const { scene, table }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()


  const make = (host: HTMLElement, onProblem: (message: string) => void): View =>
    createBoardView(host, {
      onIntent: (intent) => {
        onDescentPointer({ app, table }, intent)
      },
      onProblem
    })
  const closeUp = (view: View) => {
    view.zoomTo(
      scene.tokens.filter(({ role }) => role !== null).flatMap(({ squares }) => squares.map(([x, y]) => [x + 0.5, y + 0.5] as const))
    )
  }
;
async () => {


 { const $$_emarFdraoB0C = __sveltets_2_ensureComponent(BoardFrame); new $$_emarFdraoB0C({ target: __sveltets_2_any(), props: {           make,closeUp,"draw":(view) => {
    view.show(scene)
  },"label":descentTexts.board,"describedBy":`ruling-sentence`,"onkey":(key, shift, chord) => onDescentKey({ app, table }, { key, shift, step: ARROWS[key] ?? null, chord }),}});}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DescentBoardHost__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DescentBoardHost__SvelteComponent_ = ReturnType<typeof DescentBoardHost__SvelteComponent_>;
/*Ωignore_endΩ*/export default DescentBoardHost__SvelteComponent_;