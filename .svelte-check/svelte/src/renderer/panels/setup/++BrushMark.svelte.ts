///<reference types="svelte" />
;
import { useApp } from '../../actions/app.ts'
import { nextSide } from '../../actions/setup/putOn.ts'
import { quickName } from '../../model/setup/quickFigure.ts'
import { SIDES } from '../../model/table/position/caseEdit.ts'
import type { Brush } from '../../model/setup/setup.svelte.ts'
import SideMark from '../ui/SideMark.svelte'
import TerrainMark from '../ui/TerrainMark.svelte';

;type $$ComponentProps =  { brush: Brush };function $$render() {

  
  
  
  
  
  
  

  const { brush }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { table, session } = app
  const { setup } = session
  const side = $derived(SIDES.findIndex((known) => known === (setup.side ?? nextSide(app))))
;
async () => {


if(brush === 'figure'){ { svelteHTML.createElement("span", { "class":`token`,}); { const $$_kraMediS1C = __sveltets_2_ensureComponent(SideMark); new $$_kraMediS1C({ target: __sveltets_2_any(), props: {    "index":side,"size":12,}});} { svelteHTML.createElement("strong", {});quickName(table.case); } }
} else if (brush === 'wall'){ { const $$_kraMniarreT0C = __sveltets_2_ensureComponent(TerrainMark); new $$_kraMniarreT0C({ target: __sveltets_2_any(), props: {  "kind":setup.edge === 'walls' ? 'wall' : setup.edge,}});}
} else if (brush === 'indoor'){ { const $$_kraMniarreT0C = __sveltets_2_ensureComponent(TerrainMark); new $$_kraMniarreT0C({ target: __sveltets_2_any(), props: {  "kind":setup.indoor ? 'indoor' : 'outdoor',}});}
}else{ { const $$_kraMniarreT0C = __sveltets_2_ensureComponent(TerrainMark); new $$_kraMniarreT0C({ target: __sveltets_2_any(), props: {    "kind":brush,"text":String(setup.level),}});}}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const BrushMark__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type BrushMark__SvelteComponent_ = ReturnType<typeof BrushMark__SvelteComponent_>;
/*Ωignore_endΩ*/export default BrushMark__SvelteComponent_;