///<reference types="svelte" />
;
import Pencil from '@lucide/svelte/icons/pencil'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import { useApp } from '../../actions/app.ts'
import { sideIndexOf } from '../../model/table/sentence/askChoices.ts'
import { figureById } from '../../model/table/position/caseEdit.ts'
import { reasonText } from '../../model/ruling/readRuling.ts'
import { sideName } from '../../model/timeline/eventWords.ts'
import { standingAt, type Standing } from '../../model/timeline/standing.ts'
import { timelineTexts } from '../../i18n/texts.ts'
import { endName } from '../../model/table/sentence/title.ts'
import Button from '../ui/Button.svelte'
import SideHead from '../parts/SideHead.svelte'
import SideMark from '../ui/SideMark.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  

  const { table, timeline, session } = useApp()
  const t = timelineTexts.standing
  const play = $derived(timeline.moment?.play)
  const rows = $derived(timeline.played && timeline.moment ? standingAt(table.case, timeline.moment, timeline.played.rules) : [])
  const most = $derived(timeline.played?.rules.actionTotal ?? null)
  const turn = $derived(
    !play ? '' : play.turn.timeCalled ? t.timeCalled : play.turn.part === 'over' ? t.between : t.turnOf(sideName(play.active))
  )

  function sideOfFigure(id: string): number {
    const figure = figureById(table.case, id)
    return figure ? sideIndexOf(table.case, figure) : 0
  }
  function select({ figure, state }: Standing) {
    session.selected = figure
    session.cursor = state.at
  }
;
async () => {


 { svelteHTML.createElement("aside", {     "class":`side-panel`,"aria-label":t.title,...__sveltets_2_empty({"data-testid":`standing`}),});
   { const $$_daeHediS1C = __sveltets_2_ensureComponent(SideHead); new $$_daeHediS1C({ target: __sveltets_2_any(), props: {    "title":t.title,"close":t.hide,}});}
   { svelteHTML.createElement("p", { "class":`turn`,});
     { svelteHTML.createElement("strong", {});turn; }if(play && play.turn.part !== 'over'){ { svelteHTML.createElement("span", {  "class":`small quiet numbers`,});t.actions(play.turn.actionsGiven, most === null ? null : most + play.turn.extraActions); }}
   }
   { svelteHTML.createElement("ul", { "class":`side-lists`,});
       for(let row of __sveltets_2_ensureArray(rows)){row.figure;
      const { state } = row;
       { svelteHTML.createElement("li", {   "class":{ selected: session.selected === row.figure, out: state.ko },...__sveltets_2_empty({"data-testid":`stands`}),});
         { svelteHTML.createElement("button", {         "type":`button`,"class":`pick`,"aria-pressed":session.selected === row.figure,"onclick":() => {
            select(row)
          },});
           { svelteHTML.createElement("span", { "class":`first`,});
             { const $$_kraMediS5C = __sveltets_2_ensureComponent(SideMark); new $$_kraMediS5C({ target: __sveltets_2_any(), props: {  "index":sideOfFigure(row.figure),}});}
             { svelteHTML.createElement("span", { "class":`name one-line`,});endName(table.case, row.figure); }
            if(state.at){ { svelteHTML.createElement("span", { "class":`small quiet numbers`,});formatSquareName(state.at); }}
           }
          if(state.ko){
             { svelteHTML.createElement("span", { "class":`small quiet`,});t.out; }
          }else{
             { svelteHTML.createElement("span", { "class":`facts small numbers`,});
               { svelteHTML.createElement("span", {});t.click(state.click); }
               { svelteHTML.createElement("span", {        "class":`pips`,"role":`img`,"aria-label":t.tokens(state.tokens),"title":t.tokens(state.tokens),});  for(let $$each_item of __sveltets_2_ensureArray(({ length: Math.max(2, state.tokens) }))){$$each_item;let i = 1; { svelteHTML.createElement("span", { "class":{ full: i < state.tokens },}); }} }
              if(row.mayAct !== null){ { svelteHTML.createElement("span", { "class":row.mayAct ? 'may' : 'quiet',});row.mayAct ? t.mayAct : t.mayNot; }}
             }
            if(row.against && session.selected === row.figure){ { svelteHTML.createElement("span", {  "class":`small quiet`,});reasonText(table.case, row.against); row.against.rule;  }}
               for(let words of __sveltets_2_ensureArray(row.lasting)){words; { svelteHTML.createElement("span", { "class":`small lasting`,});words; }}
            if(row.open){ { svelteHTML.createElement("span", { "class":`small judge`,});timelineTexts.forJudge; reasonText(table.case, row.open); }}
          }
         }
       }
    }
   }
   { svelteHTML.createElement("div", { "class":`foot`,});
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"wide":true,"onclick":() => {
        timeline.go(0)
      },}}); { const $$_licneP3C = __sveltets_2_ensureComponent(Pencil); new $$_licneP3C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.editBeginning;  Button}
   }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Standing__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Standing__SvelteComponent_ = ReturnType<typeof Standing__SvelteComponent_>;
/*Ωignore_endΩ*/export default Standing__SvelteComponent_;