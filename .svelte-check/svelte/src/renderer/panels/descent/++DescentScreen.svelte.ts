///<reference types="svelte" />
;
import { boardLetters } from '../../model/settings/room.ts'
import { onMount } from 'svelte'
import { toDescentScene } from '../../../shared/games/descent/scene.ts'
import { useApp } from '../../actions/app.ts'
import type { DescentTable } from '../../actions/descent/descentActions.ts'
import { descentToolState } from '../../model/descent/descentToolState.svelte.ts'
import { media, themeOf } from '../../model/settings/media.svelte.ts'
import GameBar from '../games/GameBar.svelte'
import GameRuling from '../games/GameRuling.svelte'
import { noticesAbove } from '../parts/noticesAbove.svelte.ts'
import DescentBoardHost from './DescentBoardHost.svelte'
import DescentFoot from './DescentFoot.svelte'
import DescentQuestion from './DescentQuestion.svelte'
import DescentTools from './DescentTools.svelte'
import BoardSize from './BoardSize.svelte'
import FacesDialog from './FacesDialog.svelte'
import FigureDialog from './FigureDialog.svelte'
import { questionOf } from './questions.ts';

;type $$ComponentProps =  { table: DescentTable };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { table }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const Question = $derived(questionOf(table.case.ask))
  const { session, settings } = useApp()
  const theme = $derived(themeOf(settings.current))
  const scene = $derived(
    toDescentScene(table.case, table.ruling, {
      cursor: session.cursor,
      highlighted: session.highlighted,
      theme,
      squareNames: settings.current.squareNames,
      letters: boardLetters(settings.current),
      reducedMotion: media.reducedMotion
    })
  )

  let [height, topHeight, centreHeight, footHeight] = $state([0, 0, 0, 0])
  noticesAbove(
    // The steps stand where the notices are, and have no such words below them.
    () => (session.trayOpen ? 0 : footHeight),
    () => (media.narrow ? height - topHeight - centreHeight : 0)
  )

  const onkeydown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') descentToolState.tool = 'choose'
  }

  // The procedure is what this table is about: it is there to begin with wherever the board fits beside it.
  onMount(() => {
    if (window.innerWidth > 640) session.openTray()
  })
;
async () => {


 { svelteHTML.createElement("svelte:window", { onkeydown,});}

 { const $$_div0 = svelteHTML.createElement("div", {  "class":['table', { steps: session.trayOpen }],});height= $$_div0.offsetHeight;
   { const $$_div1 = svelteHTML.createElement("div", {  "class":`top`,});topHeight= $$_div1.offsetHeight; { const $$_noitseuQtnecseD2C = __sveltets_2_ensureComponent(DescentQuestion); new $$_noitseuQtnecseD2C({ target: __sveltets_2_any(), props: { table,}});} }
  if(session.trayOpen){
     { const $$_noitseuQ1C = __sveltets_2_ensureComponent(Question); new $$_noitseuQ1C({ target: __sveltets_2_any(), props: {   table,"ask":table.case.ask,}});}
  }
   { const $$_div1 = svelteHTML.createElement("div", {  "class":`centre`,});centreHeight= $$_div1.offsetHeight;
     { const $$_raBemaG2C = __sveltets_2_ensureComponent(GameBar); const $$_raBemaG2 = new $$_raBemaG2C({ target: __sveltets_2_any(), props: {table,map:() => { async ()/*Ωignore_positionΩ*/ => { { const $$_eziSdraoB0C = __sveltets_2_ensureComponent(BoardSize); new $$_eziSdraoB0C({ target: __sveltets_2_any(), props: { table,}});}};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {map} = $$_raBemaG2.$$prop_def;/*Ωignore_endΩ*/ GameBar}
     { const $$_slooTtnecseD2C = __sveltets_2_ensureComponent(DescentTools); new $$_slooTtnecseD2C({ target: __sveltets_2_any(), props: { table,}});}
     { svelteHTML.createElement("div", { "class":`room`,}); { const $$_tsoHdraoBtnecseD3C = __sveltets_2_ensureComponent(DescentBoardHost); new $$_tsoHdraoBtnecseD3C({ target: __sveltets_2_any(), props: {  scene,table,}});} }
     { const $$_div2 = svelteHTML.createElement("div", {  "class":`foot`,});footHeight= $$_div2.offsetHeight; { const $$_tooFtnecseD3C = __sveltets_2_ensureComponent(DescentFoot); new $$_tooFtnecseD3C({ target: __sveltets_2_any(), props: { table,}});} }
   }
   { const $$_gniluRemaG1C = __sveltets_2_ensureComponent(GameRuling); new $$_gniluRemaG1C({ target: __sveltets_2_any(), props: { table,}});}
 }
 { const $$_golaiDsecaF0C = __sveltets_2_ensureComponent(FacesDialog); new $$_golaiDsecaF0C({ target: __sveltets_2_any(), props: {}});}
 { const $$_golaiDerugiF0C = __sveltets_2_ensureComponent(FigureDialog); new $$_golaiDerugiF0C({ target: __sveltets_2_any(), props: { table,}});}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DescentScreen__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DescentScreen__SvelteComponent_ = ReturnType<typeof DescentScreen__SvelteComponent_>;
/*Ωignore_endΩ*/export default DescentScreen__SvelteComponent_;