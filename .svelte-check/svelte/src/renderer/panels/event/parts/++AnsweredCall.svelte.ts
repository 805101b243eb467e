///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { activeTable } from '../../../actions/games/activeTable.ts'
import { openRuling } from '../../../actions/games/openRuling.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { clockText } from '../../../../shared/tournament/state/clockText.ts'
import { ruledBefore } from '../../../model/event/floor/ruledBefore.ts'
import Button from '../../ui/Button.svelte';
function $$render() {

  
  
  
  
  
  
  

  const app = useApp()
  const { session, library } = app
  const t = eventTexts.floor
  const call = $derived(session.answered)
  const table = $derived(activeTable(app))
  const before = $derived(
    call && table.ruling ? (ruledBefore(library.rulings, call.event, { case: table.asked, ruling: table.ruling })[0] ?? null) : null
  )
;
async () => {


if(call){
   { svelteHTML.createElement("div", {     "class":`call`,"role":`status`,...__sveltets_2_empty({"data-testid":`answered-call`}),});
     { svelteHTML.createElement("span", {}); { svelteHTML.createElement("strong", {});t.answering(call.round, call.table); } call.players; }
     { svelteHTML.createElement("span", { "class":`numbers`,});clockText(Math.max(0, Math.floor(call.waits() / 1000))); }
     { svelteHTML.createElement("span", { "class":`small quiet`,});call.call === undefined ? t.keepRulingHere : t.keepRuling; }
    if(before){ { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
          openRuling(app, before)
        },}});t.ruledBefore(before.round ?? '', before.table ?? '');  Button}}
     { svelteHTML.createElement("span", { "class":`gap`,}); }
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
        session.answered = null
        session.screen = 'event'
      },}});t.withoutRuling;  Button}
   }
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const AnsweredCall__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type AnsweredCall__SvelteComponent_ = ReturnType<typeof AnsweredCall__SvelteComponent_>;
/*Ωignore_endΩ*/export default AnsweredCall__SvelteComponent_;