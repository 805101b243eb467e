///<reference types="svelte" />
;
import Gauge from '@lucide/svelte/icons/gauge'
import Paintbrush from '@lucide/svelte/icons/paintbrush'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import { useApp } from '../../actions/app.ts'
import { figureName } from '../../model/table/position/caseEdit.ts'
import { figureOn } from '../../model/table/figures/footprints.ts'
import { objectOn } from '../../model/table/position/objects.ts'
import { dialsShown, showDials } from '../../actions/board/dialsBeside.ts'
import { boardHint } from '../../actions/tools/boardHand.ts'
import { boardTexts, setupTexts, texts } from '../../i18n/texts.ts'
import BoardFooting from '../board/BoardFooting.svelte'
import IconButton from '../ui/IconButton.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const { timeline, session } = app
  const at = $derived(session.hovered ?? session.cursor)
  const there = $derived(at ? figureOn(timeline.shown, at) : undefined)
  const lying = $derived(at ? objectOn(timeline.shown, at) : undefined)
  const dials = $derived(dialsShown(app))
  const hint = $derived(boardHint(app))
  function showBrushes(isOpen: boolean) {
    session.setup.isOpen = isOpen
    if (!isOpen) session.drop('brush')
  }
  const words = $derived(there ? figureName(there) : lying ? texts.objects[lying.kind] : '')
;
async () => {


 { const $$_gnitooFdraoB0C = __sveltets_2_ensureComponent(BoardFooting); const $$_gnitooFdraoB0 = new $$_gnitooFdraoB0C({ target: __sveltets_2_any(), props: {   hint,"at":at ? formatSquareName(at) : undefined,words,more:() => { async ()/*Ωignore_positionΩ*/ => {
    if(!timeline.on){ { const $$_nottuBnocI0C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI0C({ target: __sveltets_2_any(), props: {           "icon":Gauge,"label":dials ? boardTexts.dials.hide : boardTexts.dials.show,"word":boardTexts.dials.word,"pressed":dials,"onclick":() => {
          showDials(app, !dials)
        },}});}}
    if(!session.trayOpen){ { const $$_nottuBnocI0C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI0C({ target: __sveltets_2_any(), props: {           "icon":Paintbrush,"label":session.setup.isOpen ? setupTexts.hide : setupTexts.show,"word":texts.words.brushes,"pressed":session.setup.isOpen,"onclick":() => {
          showBrushes(!session.setup.isOpen)
        },}});}}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {more} = $$_gnitooFdraoB0.$$prop_def;/*Ωignore_endΩ*/
  
 BoardFooting}
};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const BoardFoot__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type BoardFoot__SvelteComponent_ = ReturnType<typeof BoardFoot__SvelteComponent_>;
/*Ωignore_endΩ*/export default BoardFoot__SvelteComponent_;