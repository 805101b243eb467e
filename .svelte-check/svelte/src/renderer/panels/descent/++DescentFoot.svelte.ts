///<reference types="svelte" />
;
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import { useApp } from '../../actions/app.ts'
import { descentHint, type DescentTable } from '../../actions/descent/descentActions.ts'
import { figureName, figureOn, isObstacle } from '../../model/descent/descentEdit.ts'
import { descentTexts } from '../../i18n/texts.ts'
import BoardFooting from '../board/BoardFooting.svelte';

;type $$ComponentProps =  { table: DescentTable };function $$render() {

  
  
  
  
  
  

  const { table }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { session } = app
  const at = $derived(session.hovered ?? session.cursor)
  const there = $derived(at ? figureOn(table.case, at) : undefined)
  const words = $derived(there ? figureName(there) : at && isObstacle(table.case, at) ? descentTexts.under.obstacle : '')
  const hint = $derived(descentHint({ app, table }))
;
async () => {


 { const $$_gnitooFdraoB0C = __sveltets_2_ensureComponent(BoardFooting); new $$_gnitooFdraoB0C({ target: __sveltets_2_any(), props: {      hint,"at":at ? formatSquareName(at) : undefined,words,"closeUp":false,}});}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DescentFoot__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DescentFoot__SvelteComponent_ = ReturnType<typeof DescentFoot__SvelteComponent_>;
/*Ωignore_endΩ*/export default DescentFoot__SvelteComponent_;