///<reference types="svelte" />
;
import Clock from '@lucide/svelte/icons/clock'
import ChevronDown from '@lucide/svelte/icons/chevron-down'
import ChevronUp from '@lucide/svelte/icons/chevron-up'
import Plus from '@lucide/svelte/icons/plus'
import Save from '@lucide/svelte/icons/save'
import type { AskKind } from '../../../shared/contract/case.ts'
import { useApp } from '../../actions/app.ts'
import { ASK_KINDS } from '../../model/question/kinds/all.ts'
import { decidingReason, reasonText, verdictLook } from '../../model/ruling/readRuling.ts'
import { texts, timelineTexts as t } from '../../i18n/texts.ts'
import { eventWords, sideName } from '../../model/timeline/eventWords.ts'
import { countedAsActed, isFirstRound } from '../../model/table/firstRound.ts'
import { addEvent, askFromHere, nobodyHasActed, quickTurn, startDraft } from '../../actions/timeline/timelineActions.ts'
import { matters } from '../../../shared/explain/leftOut.ts'
import { hasReadings } from '../../model/ruling/otherReadings.ts'
import LeftOutList from '../parts/LeftOutList.svelte'
import BelowChip from '../parts/verdict/BelowChip.svelte'
import VerdictWord from '../parts/verdict/VerdictWord.svelte'
import Button from '../ui/Button.svelte'
import EmptyState from '../ui/EmptyState.svelte'
import IconButton from '../ui/IconButton.svelte'
import Pick from '../parts/choose/Pick.svelte'
import EditionLine from '../ruling/EditionLine.svelte'
import CardsRead from '../ruling/CardsRead.svelte'
import OtherReadings from '../ruling/OtherReadings.svelte'
import EventForm from './EventForm.svelte'
import EventList from './EventList.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const { table, timeline, session, library } = app
  const answer = $derived(table.answer)
  const ruling = $derived(table.ruling)
  const look = $derived(ruling ? verdictLook(ruling, table.asked) : null)
  const deciding = $derived(ruling ? decidingReason(ruling) : null)
  const quick = $derived(quickTurn(app))
  const counted = $derived(timeline.played && isFirstRound(timeline.moment) ? countedAsActed(timeline.played.start.play) : 0)
  const nobody = $derived((table.case.figures ?? []).length === 0)
  const kinds = ASK_KINDS.filter((kind) => kind !== 'timeline').map((id) => ({ id, label: texts.ask.kindNotes[id] }))
  const left = $derived(ruling ? session.sentences.entries(table.asked, ruling, library.figureSets) : [])
  let leftOut: HTMLElement | undefined = $state()

  function ask(id: string) {
    const kind: AskKind | undefined = ASK_KINDS.find((known) => known === id)
    if (kind) askFromHere(app, kind)
  }
;
async () => {


 { svelteHTML.createElement("section", {     "class":['panel', { folded: !session.sheetOpen && !timeline.draft }],"aria-label":t.title,...__sveltets_2_empty({"data-testid":`timeline`}),});
   { svelteHTML.createElement("header", {});
     { svelteHTML.createElement("div", {     "class":`verdict`,"aria-live":`polite`,"aria-atomic":`true`,});
      if(timeline.count === 0){
         { svelteHTML.createElement("p", {   "class":`waiting`,"id":`ruling-sentence`,}); { svelteHTML.createElement("strong", {});t.empty; } }
      } else if (ruling && look){
         { svelteHTML.createElement("p", {     "class":`word`,...__sveltets_2_empty({"data-testid":`verdict`}),...__sveltets_2_empty({"data-verdict":ruling.verdict}),}); { const $$_droWtcidreV4C = __sveltets_2_ensureComponent(VerdictWord); new $$_droWtcidreV4C({ target: __sveltets_2_any(), props: {     look,"words":look.word,"size":`1.1em`,}});} }
         { svelteHTML.createElement("p", {   "class":`sentence`,"id":`ruling-sentence`,});
          'event' in ruling && ruling.event !== undefined ? `${t.atEvent(ruling.event + 1)} ` : '';deciding
            ? reasonText(table.case, deciding)
            : '';
         }
         { const $$_eniLnoitidE3C = __sveltets_2_ensureComponent(EditionLine); new $$_eniLnoitidE3C({ target: __sveltets_2_any(), props: { ruling,}});}
         { const $$_pihCwoleB3C = __sveltets_2_ensureComponent(BelowChip); new $$_pihCwoleB3C({ target: __sveltets_2_any(), props: {        "title":texts.ruling.notConsidered,"count":left.filter(matters).length,"place":leftOut,"testid":`left-out-chip`,}});}
      }else{
         { svelteHTML.createElement("p", {   "class":`waiting`,"id":`ruling-sentence`,});
          if(answer.state === 'incomplete'){ { svelteHTML.createElement("strong", {});texts.ruling.incompleteTitle; } { svelteHTML.createElement("span", {  "class":`quiet`,});texts.ruling.incomplete[answer.missing]; }
          } else if (answer.state === 'working'){ { svelteHTML.createElement("strong", {});texts.ruling.workingTitle; } { svelteHTML.createElement("span", { "class":`quiet`,});texts.ruling.working; }
          } else if (answer.state === 'held'){ { svelteHTML.createElement("strong", {});texts.ruling.heldTitle; } { svelteHTML.createElement("span", { "class":`quiet`,});texts.ruling.held; } { const $$_nottuB4C = __sveltets_2_ensureComponent(Button); new $$_nottuB4C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
                table.askHeld()
              },}});texts.ruling.askHeld;  Button}
          } else if (answer.state === 'unruled'){ { svelteHTML.createElement("strong", {});texts.ruling.unruledTitle; } { svelteHTML.createElement("span", { "class":`quiet`,});answer.message; }
          } else if (answer.state === 'failed'){ { svelteHTML.createElement("strong", {});texts.ruling.failedTitle; } { svelteHTML.createElement("span", {  "class":`quiet`,});texts.ruling.failed(answer.message); }}
         }
      }
     }
    if(ruling && timeline.count > 0){ { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {       "icon":Save,"label":texts.ruling.save,"onclick":() => {
          session.saveOpen = true
        },}});}}
     { svelteHTML.createElement("div", { "class":`fold`,});
       { const $$_nottuBnocI3C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI3C({ target: __sveltets_2_any(), props: {         "icon":session.sheetOpen ? ChevronDown : ChevronUp,"label":session.sheetOpen ? texts.ruling.collapse : texts.ruling.expand,"aria-expanded":session.sheetOpen,"onclick":() => {
          session.toggleSheet()
        },}});}
     }
   }

  if(counted > 0 && !timeline.draft){
     { svelteHTML.createElement("div", {   "class":`first-round`,...__sveltets_2_empty({"data-testid":`first-round`}),});
       { svelteHTML.createElement("p", { "class":`small`,});t.countAsActed(counted); }
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
          nobodyHasActed(app)
        },}});t.nobodyActed;  Button}
     }
  }
   { svelteHTML.createElement("div", { "class":`body`,});
    if(timeline.played && timeline.count > 0){
       { const $$_tsiLtnevE2C = __sveltets_2_ensureComponent(EventList); new $$_tsiLtnevE2C({ target: __sveltets_2_any(), props: {}});}
      if(ruling){ { const $$_daeRsdraC2C = __sveltets_2_ensureComponent(CardsRead); new $$_daeRsdraC2C({ target: __sveltets_2_any(), props: { ruling,}});}}
      if(ruling && hasReadings(table.asked)){ { svelteHTML.createElement("div", { "class":`readings`,}); { const $$_sgnidaeRrehtO3C = __sveltets_2_ensureComponent(OtherReadings); new $$_sgnidaeRrehtO3C({ target: __sveltets_2_any(), props: { ruling,}});} }}
      if(left.length){
         { const $$_div2 = svelteHTML.createElement("div", {  "class":`left-out`,});leftOut = $$_div2; { const $$_tsiLtuOtfeL3C = __sveltets_2_ensureComponent(LeftOutList); new $$_tsiLtuOtfeL3C({ target: __sveltets_2_any(), props: {  "items":left,}});} }
      }
    } else if (timeline.played){
       { const $$_etatSytpmE2C = __sveltets_2_ensureComponent(EmptyState); new $$_etatSytpmE2C({ target: __sveltets_2_any(), props: {      "icon":Clock,"title":t.empty,"text":nobody ? t.nobodyYet : t.emptyText,}});}
    }
   }

  if(timeline.draft){
     { const $$_mroFtnevE1C = __sveltets_2_ensureComponent(EventForm); new $$_mroFtnevE1C({ target: __sveltets_2_any(), props: {}});}
  } else if (timeline.played){
     { svelteHTML.createElement("footer", {});
      if(quick){ { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"wide":true,"title":eventWords(table.case, quick, timeline.moment?.play.active ?? null),"onclick":() => {
            addEvent(app, quick)
          },}});quick.do === 'begin-turn'
            ? t.quickBegin(sideName(quick.side))
            : t.quickEnd(sideName(timeline.moment?.play.active ?? ''));  Button}}
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {        children:() => { return __sveltets_2_any(0); },"wide":true,"look":`primary`,"data-add-event":true,"disabled":nobody,"onclick":() => {
          startDraft(app, 'action')
        },}}); { const $$_sulP3C = __sveltets_2_ensureComponent(Plus); new $$_sulP3C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}timeline.at < timeline.count ? t.insert : t.add;  Button}
       { svelteHTML.createElement("div", { "class":`from-here`,}); { const $$_kciP3C = __sveltets_2_ensureComponent(Pick); new $$_kciP3C({ target: __sveltets_2_any(), props: {        "label":t.askFromHere,"hideLabel":true,"choices":kinds,"value":"","shown":t.askFromHere,"onchange":ask,}});} }
     }
  }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const TimelinePanel__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type TimelinePanel__SvelteComponent_ = ReturnType<typeof TimelinePanel__SvelteComponent_>;
/*Ωignore_endΩ*/export default TimelinePanel__SvelteComponent_;