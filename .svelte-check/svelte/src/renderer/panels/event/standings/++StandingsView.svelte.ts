///<reference types="svelte" />
;
import ChevronRight from '@lucide/svelte/icons/chevron-right'
import { finalStandings } from '../../../../shared/tournament/state/finalPlaces.ts'
import { standingsOf } from '../../../../shared/tournament/state/standings.ts'
import { useApp } from '../../../actions/app.ts'
import { writeAndTell } from '../../../actions/event/write.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { mean, percent } from '../../../model/event/words/eventWords.ts'
import { nameOf } from '../../../model/event/words/people.ts'
import { sumsOf, ties } from '../../../model/event/standings/sums.ts'
import Badge from '../../ui/Badge.svelte'
import Button from '../../ui/Button.svelte'
import Pick from '../../parts/choose/Pick.svelte'
import { useEvent } from '../parts/eventContext.ts'
import ForOthers from '../parts/ForOthers.svelte'
import ListTable from '../parts/ListTable.svelte'
import RowSums from './RowSums.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const event = useEvent()
  const t = eventTexts.standings

  const rounds = $derived(event.read(({ rounds }) => rounds.length))
  let after = $state<number | null>(null)
  const standings = $derived(event.read((state) => (after === null ? finalStandings(state) : { ...standingsOf(state, after), inCut: 0 })))
  const tied = $derived(after === null && standings.open.length === 0 && rounds > 0 ? ties(standings.rows) : [])
  const cut = $derived(event.read((state) => (state.cut === null ? state.settings.cut : state.cut.seeds.length)))
  let opened = $state<string | null>(null)
  let order = $state.raw<readonly string[]>([])
  const name = (id: string) => event.read((state) => nameOf(state, id))

  async function rollOff(group: readonly string[]) {
    if (await writeAndTell(app, event, [{ do: 'roll-off', order: [...order, ...group.filter((id) => !order.includes(id))] }], t.parted))
      order = []
  }
;
async () => {


 { svelteHTML.createElement("div", { "class":`head side-by-side`,});
  if(rounds > 0){
     { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {          "label":t.after,"hideLabel":true,"choices":[
        { id: '', label: t.now },
        ...Array.from({ length: rounds }, (_, index) => ({ id: String(index + 1), label: t.afterRound(index + 1) }))
      ],"value":after === null ? '' : String(after),"onchange":(id) => {
        after = id === '' ? null : Number(id)
      },}});}
  }
  if(standings.inCut > 0){ { svelteHTML.createElement("span", { "class":`small quiet`,});t.afterCut(standings.inCut); }}
  if(standings.open.length > 0){ { const $$_egdaB1C = __sveltets_2_ensureComponent(Badge); new $$_egdaB1C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"tone":`bad`,}});t.open(standings.open.length); Badge}}
 }

 { const $$_elbaTtsiL0C = __sveltets_2_ensureComponent(ListTable); const $$_elbaTtsiL0 = new $$_elbaTtsiL0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"testid":`standings`,head:() => { async ()/*Ωignore_positionΩ*/ => {
     { svelteHTML.createElement("th", { "scope":`col`,});t.rank; }
     { svelteHTML.createElement("th", {   "scope":`col`,"class":`left`,});t.player; }
     { svelteHTML.createElement("th", { "scope":`col`,});t.record; }
     { svelteHTML.createElement("th", { "scope":`col`,});t.score; }
     { svelteHTML.createElement("th", { "scope":`col`,});t.rate; }
     { svelteHTML.createElement("th", { "scope":`col`,});t.opponentsScore; }
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {head} = $$_elbaTtsiL0.$$prop_def;/*Ωignore_endΩ*/
  
      for(let row of __sveltets_2_ensureArray(standings.rows)){let index = 1;row.player;
     { svelteHTML.createElement("tr", { "class":{ line: cut > 0 && index === cut && rounds > 0, dropped: row.dropped },});
       { svelteHTML.createElement("td", { "class":`numbers strong`,});row.rank; }
       { svelteHTML.createElement("td", { "class":`left`,});
         { svelteHTML.createElement("button", {       "type":`button`,"aria-expanded":opened === row.player,"onclick":() => {
            opened = opened === row.player ? null : row.player
          },});
           { const $$_thgiRnorvehC4C = __sveltets_2_ensureComponent(ChevronRight); new $$_thgiRnorvehC4C({ target: __sveltets_2_any(), props: {    "size":16,"aria-hidden":`true`,}});}
           { svelteHTML.createElement("span", {});name(row.player); }
          if(row.dropped){ { svelteHTML.createElement("span", { "class":`small quiet`,});t.dropped; }}
         }
       }
       { svelteHTML.createElement("td", { "class":`numbers`,});row.wins; row.losses;row.byes > 0 ? ` (${t.byes(row.byes)})` : ''; }
       { svelteHTML.createElement("td", { "class":`numbers`,});row.score; }
       { svelteHTML.createElement("td", {   "class":`numbers`,"title":row.opponentsWinRate ?? '',});percent(row.opponentsWinRate); }
       { svelteHTML.createElement("td", {   "class":`numbers`,"title":row.opponentsScore ?? '',});mean(row.opponentsScore); }
     }
    if(opened === row.player){
       { svelteHTML.createElement("tr", {  "class":`sums`,}); { svelteHTML.createElement("td", {}); } { svelteHTML.createElement("td", { "colspan":5,}); { const $$_smuSwoR3C = __sveltets_2_ensureComponent(RowSums); new $$_smuSwoR3C({ target: __sveltets_2_any(), props: {    row,"sums":event.read((state) => sumsOf(state, row.player, standings.after)),name,}});} } }
    }
  }
 ListTable}

   for(let group of __sveltets_2_ensureArray(tied)){group.join(' ');
   { svelteHTML.createElement("section", { "class":`tie`,});
     { svelteHTML.createElement("p", {});t.tied(group.map(name).join(', ')); }
     { const $$_srehtOroF1C = __sveltets_2_ensureComponent(ForOthers); new $$_srehtOroF1C({ target: __sveltets_2_any(), props: {    "kind":`roll-off`,"what":`rollOff`,}});}
    if(event.may('roll-off')){ { svelteHTML.createElement("div", { "class":`head side-by-side`,});
           for(let id of __sveltets_2_ensureArray(group)){id;
           { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"aria-pressed":order.includes(id),"onclick":() => {
              order = order.includes(id) ? order.filter((one) => one !== id) : [...order.filter((one) => group.includes(one)), id]
            },}});order.includes(id) ? `${order.indexOf(id) + 1}. ` : '';name(id);  Button}
        }
         { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"look":`primary`,"disabled":order.filter((id) => group.includes(id)).length < group.length - 1,"onclick":() => {
            void rollOff(group)
          },}});t.rollOff;  Button}
       }}
   }
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const StandingsView__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type StandingsView__SvelteComponent_ = ReturnType<typeof StandingsView__SvelteComponent_>;
/*Ωignore_endΩ*/export default StandingsView__SvelteComponent_;