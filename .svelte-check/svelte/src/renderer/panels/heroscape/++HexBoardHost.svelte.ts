///<reference types="svelte" />
;
import { createHexBoardView } from '../../board/hex/hexBoardView.ts'
import type { HexScene } from '../../../shared/games/heroscape/hexScene.ts'
import { useApp } from '../../actions/app.ts'
import { onHexKey, onHexPointer, type HexTable } from '../../actions/heroscape/hexActions.ts'
import { heroscapeTexts } from '../../i18n/texts.ts'
import BoardFrame from '../board/BoardFrame.svelte';
;
  type View = ReturnType<typeof createHexBoardView>;
;type $$ComponentProps =  { scene: HexScene; table: HexTable };function $$render() {

  
  
  
  
  
  

  const { scene, table }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()


  const make = (host: HTMLElement, onProblem: (message: string) => void): View =>
    createHexBoardView(host, {
      words: { stop: heroscapeTexts.stop, needs: heroscapeTexts.needs },
      onIntent: (intent) => {
        onHexPointer({ app, table }, intent)
      },
      onProblem
    })
  const closeUp = (view: View) => {
    const asked = scene.tokens.filter(({ role }) => role !== null).flatMap(({ hexes }) => hexes)
    view.zoomTo([...asked, ...scene.paths.flatMap(({ ends }) => ends)])
  }
;
async () => {


 { const $$_emarFdraoB0C = __sveltets_2_ensureComponent(BoardFrame); new $$_emarFdraoB0C({ target: __sveltets_2_any(), props: {           make,closeUp,"draw":(view) => {
    view.show(scene)
  },"label":heroscapeTexts.board,"describedBy":`ruling-sentence`,"onkey":(key, shift, chord) => onHexKey({ app, table }, { key, shift, step: null, chord }),}});}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const HexBoardHost__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type HexBoardHost__SvelteComponent_ = ReturnType<typeof HexBoardHost__SvelteComponent_>;
/*Ωignore_endΩ*/export default HexBoardHost__SvelteComponent_;