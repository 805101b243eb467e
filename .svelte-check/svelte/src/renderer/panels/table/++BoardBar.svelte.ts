///<reference types="svelte" />
;
import FilePlus from '@lucide/svelte/icons/file-plus'
import { useApp } from '../../actions/app.ts'
import { useMap } from '../../actions/table/figureActions.ts'
import { suits } from '../../model/library/suits.ts'
import { newTable } from '../../actions/table/newTable.ts'
import { shippedText, setupTexts, texts } from '../../i18n/texts.ts'
import GameBar from '../games/GameBar.svelte'
import IconButton from '../ui/IconButton.svelte'
import Pick from '../parts/choose/Pick.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  

  const app = useApp()
  const { table, library } = app
  const maps = $derived(
    library.maps
      .filter(suits(table.case.ruleset))
      .map(({ id, name, map }) => ({ id, label: shippedText(name), note: texts.maps.size(...map.size) }))
  )
  const current = $derived(table.case.map)

  function choose(id: string) {
    const file = library.maps.find((known) => known.id === id)
    if (file) useMap(app, file)
  }
;
async () => {


 { const $$_raBemaG0C = __sveltets_2_ensureComponent(GameBar); const $$_raBemaG0 = new $$_raBemaG0C({ target: __sveltets_2_any(), props: {table,map:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_nottuBnocI0C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI0C({ target: __sveltets_2_any(), props: {           "icon":FilePlus,"label":setupTexts.newTable,"word":texts.words.newTable,"room":`much`,"onclick":() => {
        newTable(app)
      },}});}
     { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {               "look":`sentence`,"label":texts.tray.map,"choices":maps,"value":current?.id ?? '',"shown":current ? shippedText(current.name ?? '') || texts.maps.size(...current.size) : undefined,"placeholder":texts.board.chooseMap,"onchange":choose,}});}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {map} = $$_raBemaG0.$$prop_def;/*Ωignore_endΩ*/
  
 GameBar}
};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const BoardBar__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type BoardBar__SvelteComponent_ = ReturnType<typeof BoardBar__SvelteComponent_>;
/*Ωignore_endΩ*/export default BoardBar__SvelteComponent_;