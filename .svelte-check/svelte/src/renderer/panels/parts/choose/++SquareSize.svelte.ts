///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { setBoard } from '../../../model/board/layers.ts'
import { SQUARE_INCHES, squareInches } from '../../../model/board/trueSize.ts'
import { boardTexts } from '../../../i18n/texts.ts'
import Pick from './Pick.svelte';
function $$render() {

  
  
  
  
  

  const { settings } = useApp()
  const { trueSize: words } = boardTexts
;
async () => {


 { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {         "label":words.square,"choices":SQUARE_INCHES.map((size) => ({ id: String(size), label: words.squareSize(size) })),"value":String(squareInches(settings.current)),"onchange":(id) => {
    setBoard(settings, { squareInches: Number(id) })
  },}});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const SquareSize__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type SquareSize__SvelteComponent_ = InstanceType<typeof SquareSize__SvelteComponent_>;
/*Ωignore_endΩ*/export default SquareSize__SvelteComponent_;