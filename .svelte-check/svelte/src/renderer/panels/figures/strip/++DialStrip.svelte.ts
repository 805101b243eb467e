///<reference types="svelte" />
;
import PanelLeftClose from '@lucide/svelte/icons/panel-left-close'
import { useApp } from '../../../actions/app.ts'
import { showDials } from '../../../actions/board/dialsBeside.ts'
import { toggleTurning } from '../../../actions/tools/dialTool.ts'
import { dialStrip } from '../../../model/figures/dialStrip.ts'
import { squaresOf } from '../../../../shared/contract/caseSquares.ts'
import { boardTexts, texts } from '../../../i18n/texts.ts'
import DialSteps from '../../parts/choose/DialSteps.svelte'
import IconButton from '../../ui/IconButton.svelte'
import SideMark from '../../ui/SideMark.svelte'
import '../dialColours.css';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const { session, timeline } = app
  const t = boardTexts.dials
  const rows = $derived(dialStrip(timeline.shown))
  const SLOTS = ['speed', 'attack', 'defense', 'damage'] as const
;
async () => {


 { svelteHTML.createElement("aside", {     "class":`strip`,"aria-label":t.title,...__sveltets_2_empty({"data-testid":`dial-strip`}),});
   { svelteHTML.createElement("header", {});
     { svelteHTML.createElement("h2", {});t.title; }
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {       "icon":PanelLeftClose,"label":t.hide,"onclick":() => {
        showDials(app, false)
      },}});}
   }
   { svelteHTML.createElement("p", {   "class":`small quiet tap`,"aria-hidden":`true`,});t.tap; }
   { svelteHTML.createElement("div", {     "class":`taps`,"role":`group`,"aria-label":t.tap,});
       for(let turns of __sveltets_2_ensureArray((['clicks', 'tokens'] as const))){turns;
       { svelteHTML.createElement("button", {      "type":`button`,"aria-pressed":session.turning === turns,"onclick":() => {
          toggleTurning(app, turns)
        },});t.inHand[turns]; }
    }
   }
   { svelteHTML.createElement("ul", {});
       for(let row of __sveltets_2_ensureArray(rows)){row.figure.id;
       { svelteHTML.createElement("li", { "class":{ selected: session.selected === row.figure.id, ko: row.ko },});
         { svelteHTML.createElement("button", {         "type":`button`,"class":`who`,"aria-pressed":session.selected === row.figure.id,"onclick":() => {
            session.selected = row.figure.id
            session.cursor = squaresOf(row.figure)[0] ?? null
          },});
           { const $$_kraMediS4C = __sveltets_2_ensureComponent(SideMark); new $$_kraMediS4C({ target: __sveltets_2_any(), props: {  "index":row.side,}});}
           { svelteHTML.createElement("span", {   "class":`small letters`,"aria-hidden":`true`,});row.letters; }
           { svelteHTML.createElement("span", {   "class":`name one-line`,"title":row.name,});row.name; }
         }
         { const $$_spetSlaiD3C = __sveltets_2_ensureComponent(DialSteps); new $$_spetSlaiD3C({ target: __sveltets_2_any(), props: {  "figure":row.figure,}});}
        if(row.shown.length > 0){
           { svelteHTML.createElement("table", {});
             { svelteHTML.createElement("thead", { "class":`ui-hidden`,});
               { svelteHTML.createElement("tr", { }); { svelteHTML.createElement("th", { "scope":`col`,});texts.figure.click; }   for(let slot of __sveltets_2_ensureArray(SLOTS)){slot; { svelteHTML.createElement("th", { "scope":`col`,});texts.figure[slot]; }} }
             }
             { svelteHTML.createElement("tbody", {});
                  for(let click of __sveltets_2_ensureArray(row.shown)){let i = 1;click.number;
                 { svelteHTML.createElement("tr", { "class":{ now: i === 0 },});
                   { svelteHTML.createElement("th", {    "scope":`row`,"class":`small quiet numbers`,});click.shows === 'past' ? '' : click.number;if(click.stop){ { svelteHTML.createElement("b", { "class":`dial-stop`,});  }} }
                  if(click.shows !== 'values'){ { svelteHTML.createElement("td", {    "colspan":4,"class":{ 'dial-ko': click.shows === 'ko' || i === 0 },});click.shows === 'ko' || i === 0 ? t.ko : ''; }
                  }else{   for(let cell of __sveltets_2_ensureArray(click.cells)){cell.slot;
                       { svelteHTML.createElement("td", {    "class":`dial-${cell.colour ?? (cell.special ? 'special' : 'plain')}`,"title":cell.power || undefined,}); { svelteHTML.createElement("b", { "class":`numbers`,});cell.value ?? '–'; } { svelteHTML.createElement("small", { "aria-hidden":`true`,});cell.letters; } { svelteHTML.createElement("span", {  "class":`ui-hidden`,});cell.power; } }
                    }}
                 }
              }
             }
           }
        }
       }
    } { svelteHTML.createElement("li", { "class":`quiet no`,});t.none; }
   }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DialStrip__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DialStrip__SvelteComponent_ = ReturnType<typeof DialStrip__SvelteComponent_>;
/*Ωignore_endΩ*/export default DialStrip__SvelteComponent_;