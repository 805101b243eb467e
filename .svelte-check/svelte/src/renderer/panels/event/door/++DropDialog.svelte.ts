///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { writeAndTell } from '../../../actions/event/write.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import type { NewFact } from '../../../model/event/log/eventHost.ts'
import { leavingOf } from '../../../model/event/door/leaving.ts'
import { nameOf } from '../../../model/event/words/people.ts'
import Button from '../../ui/Button.svelte'
import Dialog from '../../ui/Dialog.svelte'
import { useEvent } from '../parts/eventContext.ts'
import LeavingLines from '../parts/LeavingLines.svelte';

;type $$ComponentProps =  { player: string | null; onclose: () => void };function $$render() {

  
  
  
  
  
  
  
  
  
  

  const { player, onclose }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const event = useEvent()
  const t = eventTexts.door
  const name = (id: string) => event.read((state) => nameOf(state, id))
  /** The match that would be left without a result, and who would win it; null: none, or the places of a pod. */
  const left = $derived(
    event.read((state) => {
      const round = state.rounds.at(-1)
      const found = [...(round?.tables.values() ?? [])].find(({ players, result }) => result === null && players.includes(player ?? ''))
      const other = found?.players.find((id) => id !== player)
      return found && round && other ? { round: round.round, table: found.table, other } : null
    })
  )

  async function drop(beside: readonly NewFact[] = []) {
    if (player === null) return
    const facts = [...beside, { do: 'drop', player }]
    const after = event.host.imagine(facts)
    const effect = after && event.read((state) => leavingOf(state, after, [player], event.seed))
    const said = t.dropped(name(player), effect?.left ?? 0, effect?.bye === 'comes')
    if (await writeAndTell(app, event, facts, said)) onclose()
  }
  const noShow = () => {
    if (left) void drop([{ do: 'result', round: left.round, table: left.table, winner: left.other, score: {}, kind: 'no-show' }])
  }
;
async () => {


 { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {        children:() => { return __sveltets_2_any(0); },"open":player !== null,"title":player === null ? '' : t.leaving.title(name(player)),onclose,"endAt":`event-door`,"beginAt":`drop-now`,actions:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":onclose,}});t.cancel; Button}
    if(left && event.may('result')){ { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"onclick":noShow,}});t.leaving.noShow(name(left.other)); Button}}
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"id":`drop-now`,"look":`primary`,"onclick":() => {
        void drop()
      },}});t.leaving.now;  Button}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
  if(player !== null){ { const $$_seniLgnivaeL1C = __sveltets_2_ensureComponent(LeavingLines); new $$_seniLgnivaeL1C({ target: __sveltets_2_any(), props: {  "players":[player],}});}}
  
 Dialog}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DropDialog__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DropDialog__SvelteComponent_ = ReturnType<typeof DropDialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default DropDialog__SvelteComponent_;