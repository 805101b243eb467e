///<reference types="svelte" />
;
import { useApp } from '../../actions/app.ts'
import { resizeBoard, type DescentTable } from '../../actions/descent/descentActions.ts'
import { descentTexts } from '../../i18n/texts.ts'
import Pick from '../parts/choose/Pick.svelte';

;type $$ComponentProps =  { table: DescentTable };function $$render() {

  
  
  
  

  const { table }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const t = descentTexts.tools
  const SIZES = [
    [6, 6],
    [8, 6],
    [10, 8],
    [12, 10],
    [16, 12],
    [20, 16],
    [30, 24]
  ] as const
  const choices = SIZES.map((size) => ({ id: size.join(), label: t.sizes(size) }))
  const size = $derived(table.case.map?.size ?? ([0, 0] as const))
;
async () => {


 { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {            "look":`sentence`,"label":t.size,choices,"value":size.join(),"shown":t.sizes(size),"onchange":(id) => {
    const found = SIZES.find((one) => one.join() === id)
    if (found) resizeBoard(app, table, found)
  },}});}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const BoardSize__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type BoardSize__SvelteComponent_ = ReturnType<typeof BoardSize__SvelteComponent_>;
/*Ωignore_endΩ*/export default BoardSize__SvelteComponent_;