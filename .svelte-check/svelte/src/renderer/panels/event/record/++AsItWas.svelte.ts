///<reference types="svelte" />
;
import ArrowLeft from '@lucide/svelte/icons/arrow-left'
import type { EventState } from '../../../../shared/tournament/state/state.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { resultsList, standingsList } from '../../../model/event/record/publicLists.ts'
import Button from '../../ui/Button.svelte'
import Pick from '../../parts/choose/Pick.svelte'
import ListTable from '../parts/ListTable.svelte';
;

  interface Props {
    state: EventState
    /** When, and after what, in words. */
    when: string
    after: string
    onback: () => void
  };function $$render() {

  
  
  
  
  
  
  

  const { state: then, when, after, onback }: Props = $props()
  const t = eventTexts.log

  /** A round, or 0 for the standings. */
  let chosen = $state(0)
  const rounds = $derived(then.rounds.map(({ round }) => round))
  const shown = $derived(rounds.includes(chosen) ? chosen : 0)
  const list = $derived(shown === 0 ? standingsList(then, then.rounds.length) : resultsList(then, shown))
  const begin = (node: HTMLElement) => {
    node.focus()
  }
;
async () => {


 { svelteHTML.createElement("section", {   "aria-label":t.asItWas(when),...__sveltets_2_empty({"data-testid":`as-it-was`}),});
   { svelteHTML.createElement("div", { "class":`head side-by-side`,});
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"onclick":onback,}}); { const $$_tfeLworrA3C = __sveltets_2_ensureComponent(ArrowLeft); new $$_tfeLworrA3C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});} t.toNow; Button}
     { svelteHTML.createElement("h2", {  "tabindex":-1,[Symbol("@attach")]:begin,});t.asItWas(when); }
     { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {          "label":eventTexts.paper.which,"hideLabel":true,"choices":[
        { id: '0', label: eventTexts.views.standings },
        ...rounds.map((round) => ({ id: String(round), label: eventTexts.results.roundOf(round) }))
      ],"value":String(shown),"onchange":(id) => {
        chosen = Number(id)
      },}});}
   }
   { svelteHTML.createElement("p", { "class":`quiet`,});after; }
   { svelteHTML.createElement("p", { "class":`small quiet`,});list.about; }
  if(list.rows.length === 0){ { svelteHTML.createElement("p", { "class":`quiet`,});eventTexts.door.nobody; }}else{
     { svelteHTML.createElement("div", { "class":`list`,});
       { const $$_elbaTtsiL2C = __sveltets_2_ensureComponent(ListTable); const $$_elbaTtsiL2 = new $$_elbaTtsiL2C({ target: __sveltets_2_any(), props: {children:() => { return __sveltets_2_any(0); },head:() => { async ()/*Ωignore_positionΩ*/ => {
              for(let column of __sveltets_2_ensureArray(list.columns)){let index = 1;index; { svelteHTML.createElement("th", {   "scope":`col`,"class":column.align,});column.label; }}
        };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {head} = $$_elbaTtsiL2.$$prop_def;/*Ωignore_endΩ*/
        
            for(let row of __sveltets_2_ensureArray(list.rows)){let index = 1;index;
           { svelteHTML.createElement("tr", { });    for(let cell of __sveltets_2_ensureArray(row)){let at = 1;at; { svelteHTML.createElement("td", { "class":[list.columns[at]?.align, { strong: list.columns[at]?.bold, numbers: true }],});cell; }} }
        }
       ListTable}
     }
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const AsItWas__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type AsItWas__SvelteComponent_ = ReturnType<typeof AsItWas__SvelteComponent_>;
/*Ωignore_endΩ*/export default AsItWas__SvelteComponent_;