///<reference types="svelte" />
;
import { untrack } from 'svelte'
import { useApp } from '../../../actions/app.ts'
import { practiceDay } from '../../../actions/event/floor/practiceDay.svelte.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { clockText } from '../../../../shared/tournament/state/clockText.ts'
import { nextStep } from '../../../model/event/nextStep.ts'
import { openCalls } from '../../../model/event/rounds/tables.ts'
import { trainedRows } from '../../../model/event/practice/trained.ts'
import { toScene } from '../../../model/question/toScene.ts'
import { decidingReason, reasonText, verdictLook } from '../../../model/ruling/readRuling.ts'
import { themeOf } from '../../../model/settings/media.svelte.ts'
import StillBoard from '../../board/StillBoard.svelte'
import VerdictWord from '../../parts/verdict/VerdictWord.svelte'
import Button from '../../ui/Button.svelte'
import Segments from '../../ui/Segments.svelte'
import { useEvent } from '../parts/eventContext.ts';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const event = useEvent()
  const t = eventTexts.practice
  untrack(() => {
    practiceDay.sit(event)
  })

  const practice = $derived(event.read(({ settings }) => settings.practice))
  const over = $derived(event.read((state) => nextStep(state).do === 'finish'))
  const waiting = $derived(event.read((state) => openCalls(state).find(({ taken }) => taken === null) ?? null))
  const trained = $derived(event.read(trainedRows))
  const sum = $derived(trained.at(-1))
  const asked = $derived(practiceDay.asked)
  const said = $derived(practiceDay.said)
  const words = (id: string) => asked?.call.answers.find((one) => one.id === id)?.label ?? id

  const view = $derived({ cursor: null, theme: themeOf(app.settings.current), squareNames: true, reducedMotion: true })
  const scene = $derived(asked && toScene(asked.call.case, said === null ? null : asked.call.ruling, view))
  const reason = $derived(asked && said !== null ? decidingReason(asked.call.ruling) : null)
;
async () => {


 { svelteHTML.createElement("div", { "class":`practice`,});
   { svelteHTML.createElement("p", { "class":`quiet`,});
    t.explain;practice ? ` ${t.seed(practice.seed)}` : '';
   }
   { svelteHTML.createElement("div", { "class":`line`,});
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"look":`primary`,"disabled":over || practiceDay.working,"onclick":() => {
        void practiceDay.next(app, event)
      },}});t.next;  Button}
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"disabled":over || practiceDay.working,"onclick":() => {
        void practiceDay.wholeRound(app, event)
      },}});t.round;  Button}
     { const $$_stnemgeS2C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS2C({ target: __sveltets_2_any(), props: {         "label":t.speed,"choices":(['step', 'slow', 'fast'] as const).map((id) => ({ id, label: t.speeds[id] })),"value":practiceDay.speed,"onchange":(speed) => {
        practiceDay.go(app, event, speed)
      },}});}
   }
  if(practiceDay.runs(event)){ { svelteHTML.createElement("p", { "class":`quiet`,});t.goesOn; }}
  if(over){ { svelteHTML.createElement("p", {});t.over; }}
   { svelteHTML.createElement("section", { "aria-label":t.judge,});
     { svelteHTML.createElement("h2", {});t.judge; }
     { svelteHTML.createElement("p", { "class":`quiet`,});t.judgeText; }
     { svelteHTML.createElement("div", { "class":`line`,});
       { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
          void practiceDay.ask(app, event)
        },}});waiting ? t.take(waiting.table) : asked ? t.another : t.ask;  Button}
      if(sum){ { svelteHTML.createElement("span", {   "class":`numbers`,"role":`status`,});t.score(sum.right, sum.all); }}
     }
    if(asked && scene){
      const { call } = asked;
       { svelteHTML.createElement("p", { "class":`question`,});
        if(asked.of){eventTexts.floor.table(asked.of.table); }
        call.question;
       }
      if(call.values){ { svelteHTML.createElement("p", { "class":`numbers`,});call.values; }}
       { svelteHTML.createElement("div", { "class":`board`,}); { const $$_draoBllitS3C = __sveltets_2_ensureComponent(StillBoard); new $$_draoBllitS3C({ target: __sveltets_2_any(), props: {   scene,"label":call.question,}});} }
      if(said === null){
         { svelteHTML.createElement("div", {     "class":`line`,"role":`group`,"aria-label":t.yours,});
             for(let one of __sveltets_2_ensureArray(call.answers)){one.id;
             { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
                void practiceDay.answer(app, event, one.id, words)
              },}});one.label;  Button}
          }
         }
      }else{
         { svelteHTML.createElement("div", {   "role":`status`,"class":`told`,});
           { svelteHTML.createElement("p", { "class":`word`,}); { const $$_droWtcidreV4C = __sveltets_2_ensureComponent(VerdictWord); new $$_droWtcidreV4C({ target: __sveltets_2_any(), props: {    "look":verdictLook(call.ruling),"words":words(call.right),}});} }
           { svelteHTML.createElement("p", {});said === call.right ? t.wasRight : t.wasWrong(words(said)); }
          if(reason){ { svelteHTML.createElement("p", {});reasonText(call.case, reason);  { svelteHTML.createElement("span", { "class":`quiet`,});reason.rule; } }}
         }
      }
    }
    if(trained.length > 0){
       { svelteHTML.createElement("table", { ...__sveltets_2_empty({"data-testid":`trained`}),});
         { svelteHTML.createElement("thead", {});
           { svelteHTML.createElement("tr", {}); { svelteHTML.createElement("th", { "scope":`col`,});t.table.kind; } { svelteHTML.createElement("th", { "scope":`col`,});t.table.right; } { svelteHTML.createElement("th", { "scope":`col`,});t.table.time; } }
         }
         { svelteHTML.createElement("tbody", {});
             for(let row of __sveltets_2_ensureArray(trained)){row.kind;
             { svelteHTML.createElement("tr", { }); { svelteHTML.createElement("th", { "scope":`row`,});row.kind === null ? t.table.all : t.kinds[row.kind]; } { svelteHTML.createElement("td", {  "class":`numbers`,});t.score(row.right, row.all); } { svelteHTML.createElement("td", { "class":`numbers`,});row.seconds === null ? '' : clockText(row.seconds); } }
          }
         }
       }
    }
   }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const PracticeView__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PracticeView__SvelteComponent_ = ReturnType<typeof PracticeView__SvelteComponent_>;
/*Ωignore_endΩ*/export default PracticeView__SvelteComponent_;