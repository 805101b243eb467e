///<reference types="svelte" />
;
import { useApp } from '../../actions/app.ts'
import { hexHint, type HexTable } from '../../actions/heroscape/hexActions.ts'
import { figureOn, hexFigureName, levelOf, mapGroundOf, objectsOn } from '../../model/heroscape/hexEdit.ts'
import { hexName } from '../../model/heroscape/hexNames.ts'
import { heroscapeTexts } from '../../i18n/texts.ts'
import BoardFooting from '../board/BoardFooting.svelte';

;type $$ComponentProps =  { table: HexTable };function $$render() {

  
  
  
  
  
  

  const { table }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { session } = app
  const at = $derived(session.hovered ?? session.cursor)
  const level = $derived(at ? levelOf(table.case.map, at) : undefined)
  const there = $derived(at ? figureOn(table.case, at) : undefined)
  const lying = $derived(at ? objectsOn(table.case, at) : [])
  const ground = $derived(at ? mapGroundOf(table.case.map, at) : undefined)
  const words = $derived(
    [
      level === undefined ? '' : heroscapeTexts.level(level),
      there ? heroscapeTexts.figureOn(hexFigureName(there), there.height) : '',
      ground ? (heroscapeTexts.tray.objects[ground] ?? '') : '',
      ...lying.map(({ kind }) => heroscapeTexts.tray.objects[kind] ?? '')
    ]
      .filter(Boolean)
      .join(', ')
  )
  const hint = $derived(hexHint({ app, table }))
;
async () => {


 { const $$_gnitooFdraoB0C = __sveltets_2_ensureComponent(BoardFooting); new $$_gnitooFdraoB0C({ target: __sveltets_2_any(), props: {    hint,"at":at && level !== undefined ? hexName(table.case.map, at) : undefined,words,}});}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const HexFoot__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type HexFoot__SvelteComponent_ = ReturnType<typeof HexFoot__SvelteComponent_>;
/*Ωignore_endΩ*/export default HexFoot__SvelteComponent_;