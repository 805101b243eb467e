///<reference types="svelte" />
;
import { useApp } from '../../actions/app.ts'
import { eventWords, sideName } from '../../model/timeline/eventWords.ts'
import { turnsOf } from '../../model/timeline/turns.ts'
import { timelineTexts as t } from '../../i18n/texts.ts'
import { sideIndexes } from '../../../shared/scene/sideIndex.ts'
import { sidesOf } from '../../actions/timeline/timelineActions.ts'
import Button from '../ui/Button.svelte'
import SideMark from '../ui/SideMark.svelte'
import EventRow from './EventRow.svelte';
function $$render() {
  const here/*Ωignore_positionΩ*/ = ()/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
   { svelteHTML.createElement("p", {    "class":`here`,[Symbol("@attach")]:(node) => {
      if (timeline.draft) node.scrollIntoView({ block: 'nearest' })
    },});
    timeline.draft ? eventWords(app.table.case, timeline.draft.event) : '';
   }
};return __sveltets_2_any(0)};
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const { timeline } = app
  const turns = $derived(timeline.played ? turnsOf(timeline.played) : [])
  const sides = $derived(sideIndexes(sidesOf(app)))
  const before = (index: number) => (index === 0 ? timeline.played?.start : timeline.played?.steps[index - 1]?.moment) ?? null
  /** Where the event that is being added will stand. */
  const place = $derived(timeline.draft && !timeline.draft.replaces ? timeline.draft.index : null)
  const begins = (part: string, index: number, events: readonly { readonly part: string }[]) => part !== events[index - 1]?.part
;
async () => {




if(timeline.different.size > 0){
  const [next = 0] = [...timeline.different.keys()].sort((a, b) => a - b);
   { svelteHTML.createElement("div", {     "class":`different`,"role":`status`,...__sveltets_2_empty({"data-testid":`different`}),});
     { svelteHTML.createElement("strong", {});t.differentCount(timeline.different.size); }
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        timeline.go(next + 1)
      },}});t.showDifferent;  Button}
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        timeline.confirm(timeline.different.keys())
      },}});t.allSeen;  Button}
   }
}
 { svelteHTML.createElement("div", { "class":`list`,});
   { svelteHTML.createElement("button", {         "type":`button`,"class":['start', { shown: timeline.at === 0 && !timeline.draft }],"aria-current":timeline.at === 0 && !timeline.draft ? 'step' : undefined,"onclick":() => {
      timeline.go(0)
    },});
     { svelteHTML.createElement("strong", {});t.beginning; } { svelteHTML.createElement("span", { "class":`small quiet`,});t.beginningText; }
   }
  if(place === 0){;__sveltets_2_ensureSnippet(here());}
      for(let turn of __sveltets_2_ensureArray(turns)){let n = 1;n;
     { svelteHTML.createElement("section", {});
       { svelteHTML.createElement("h3", {}); { const $$_kraMediS3C = __sveltets_2_ensureComponent(SideMark); new $$_kraMediS3C({ target: __sveltets_2_any(), props: {  "index":sides.get(turn.side) ?? 0,}});}t.turn(sideName(turn.side), turn.round); }
       { svelteHTML.createElement("ol", {});
            for(let one of __sveltets_2_ensureArray(turn.events)){let i = 1;i;
          if(begins(one.part, i, turn.events)){ { svelteHTML.createElement("li", { "class":`part small quiet`,});t.parts[one.part]; }}
           { const $$_woRtnevE3C = __sveltets_2_ensureComponent(EventRow); new $$_woRtnevE3C({ target: __sveltets_2_any(), props: {    "of":one,"before":before(one.index),}});}
          if(place === one.index + 1){ { svelteHTML.createElement("li", {});;__sveltets_2_ensureSnippet(here()); }}
        }
       }
     }
  }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const EventList__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type EventList__SvelteComponent_ = ReturnType<typeof EventList__SvelteComponent_>;
/*Ωignore_endΩ*/export default EventList__SvelteComponent_;