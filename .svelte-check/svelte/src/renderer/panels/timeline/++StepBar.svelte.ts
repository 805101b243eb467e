///<reference types="svelte" />
;
import ChevronFirst from '@lucide/svelte/icons/chevron-first'
import ChevronLast from '@lucide/svelte/icons/chevron-last'
import ChevronLeft from '@lucide/svelte/icons/chevron-left'
import ChevronRight from '@lucide/svelte/icons/chevron-right'
import { useApp } from '../../actions/app.ts'
import { media } from '../../model/settings/media.svelte.ts'
import { eventWords } from '../../model/timeline/eventWords.ts'
import { timelineTexts as t } from '../../i18n/texts.ts'
import IconButton from '../ui/IconButton.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  

  const { table, timeline, session } = useApp()
  const step = $derived(timeline.at > 0 ? timeline.played?.steps[timeline.at - 1] : undefined)
;
async () => {


 { svelteHTML.createElement("div", {       "class":`steps`,"role":`group`,"aria-label":t.title,...__sveltets_2_empty({"data-testid":`steps`}),});
  if(media.narrow && timeline.different.size > 0){
    
     { svelteHTML.createElement("button", {        "type":`button`,"class":`different`,...__sveltets_2_empty({"data-testid":`steps-different`}),"onclick":() => {
        session.sheetOpen = true
        timeline.go(Math.min(...timeline.different.keys()) + 1)
      },}); { svelteHTML.createElement("strong", {});t.differentCount(timeline.different.size); } { svelteHTML.createElement("span", { "class":`show`,});t.showDifferent; } }
  }
   { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {         "icon":ChevronFirst,"label":t.step.first,"disabled":timeline.at === 0,"onclick":() => {
      timeline.go(0)
    },}});}
   { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {          "icon":ChevronLeft,"data-repeats":true,"label":t.step.back,"disabled":timeline.at === 0,"onclick":() => {
      timeline.go(timeline.at - 1)
    },}});}
   { svelteHTML.createElement("p", { "aria-live":`polite`,});
     { svelteHTML.createElement("strong", {   "class":`numbers`,...__sveltets_2_empty({"data-testid":`moment`}),});t.at(timeline.at, timeline.count); }
     { svelteHTML.createElement("span", { "class":`words two-lines`,});step ? eventWords(table.case, step.event, step.moment?.play.active ?? null) : t.beginning; }
   }
   { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {          "icon":ChevronRight,"data-repeats":true,"label":t.step.forward,"disabled":timeline.at === timeline.count,"onclick":() => {
      timeline.go(timeline.at + 1)
    },}});}
   { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {         "icon":ChevronLast,"label":t.step.last,"disabled":timeline.at === timeline.count,"onclick":() => {
      timeline.go(timeline.count)
    },}});}
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const StepBar__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type StepBar__SvelteComponent_ = ReturnType<typeof StepBar__SvelteComponent_>;
/*Ωignore_endΩ*/export default StepBar__SvelteComponent_;