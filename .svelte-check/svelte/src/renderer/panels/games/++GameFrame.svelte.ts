///<reference types="svelte" />
;
import type { Snippet } from 'svelte'
import type { GameTable } from '../../model/games/gameTable.svelte.ts'
import TableLayout from '../parts/TableLayout.svelte'
import GameBar from './GameBar.svelte'
import GameRuling from './GameRuling.svelte';
;

  interface Props {
    table: GameTable
    question: Snippet
    tray: Snippet
    /** What stands at the left of the bar over the board: which map this is. */
    map: Snippet
    board: Snippet
    foot: Snippet
  };function $$render() {

  
  
  
  
  

  const { table, question, tray, map, board, foot }: Props = $props()
;
async () => {


 { const $$_tuoyaLelbaT0C = __sveltets_2_ensureComponent(TableLayout); const $$_tuoyaLelbaT0 = new $$_tuoyaLelbaT0C({ target: __sveltets_2_any(), props: {   question,tray,board,foot,bar:() => { async ()/*Ωignore_positionΩ*/ => { { const $$_raBemaG0C = __sveltets_2_ensureComponent(GameBar); new $$_raBemaG0C({ target: __sveltets_2_any(), props: {  table,map,}});}};return __sveltets_2_any(0)},ruling:() => { async ()/*Ωignore_positionΩ*/ => { { const $$_gniluRemaG0C = __sveltets_2_ensureComponent(GameRuling); new $$_gniluRemaG0C({ target: __sveltets_2_any(), props: { table,}});}};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {bar, ruling} = $$_tuoyaLelbaT0.$$prop_def;/*Ωignore_endΩ*/
  
  
 TableLayout}
};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const GameFrame__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type GameFrame__SvelteComponent_ = ReturnType<typeof GameFrame__SvelteComponent_>;
/*Ωignore_endΩ*/export default GameFrame__SvelteComponent_;