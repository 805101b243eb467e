///<reference types="svelte" />
;
import type { CardClick } from '../../../model/figures/card.ts'
import { texts } from '../../../i18n/texts.ts'
import { figuresTexts as t } from '../../../i18n/laterTexts.ts'
import DialCell from './DialCell.svelte'
import '../dialColours.css';
;

  interface Props {
    clicks: readonly CardClick[]
    /** The click that the figure is on, from 1; 0: none. */
    on?: number
  };function $$render() {

  
  
  
  
  

  const { clicks, on = 0 }: Props = $props()
  const SLOTS = ['speed', 'attack', 'defense', 'damage'] as const
;
async () => {


 { svelteHTML.createElement("div", { "class":`scroll`,});
   { svelteHTML.createElement("table", { ...__sveltets_2_empty({"data-testid":`dial`}),});
     { svelteHTML.createElement("thead", {});
       { svelteHTML.createElement("tr", {});
         { svelteHTML.createElement("th", {   "scope":`col`,"class":`ui-hidden`,});texts.figure.click; }
           for(let click of __sveltets_2_ensureArray(clicks)){click.number;
           { svelteHTML.createElement("th", {   "scope":`col`,"class":['numbers', { line: click.line, on: click.number === on }],});
            click.number;if(click.stop){ { svelteHTML.createElement("b", { "class":`dial-stop`,});  }}
            if(click.line){ { svelteHTML.createElement("span", {   "class":`points`,"title":t.lineAt(click.line.points, click.line.mark),}); click.line.points ?? '?'; }}
           }
        }
       }
     }
     { svelteHTML.createElement("tbody", {});
          for(let slot of __sveltets_2_ensureArray(SLOTS)){let s = 1;slot;
         { svelteHTML.createElement("tr", {});
           { svelteHTML.createElement("th", {   "scope":`row`,"class":`small quiet`,});texts.figure[slot]; }
             for(let click of __sveltets_2_ensureArray(clicks)){click.number;
            if(click.ko){
              if(s === 0){ { svelteHTML.createElement("td", {   "class":`ko dial-ko`,"rowspan":4,});t.ko; }}
            }else{
              const cell = click.cells[s]!;
               { svelteHTML.createElement("td", {    "class":[`dial-${cell.colour ?? (cell.special ? 'special' : 'plain')}`],"title":cell.special ? t.specialPower : cell.power,}); { const $$_lleClaiD5C = __sveltets_2_ensureComponent(DialCell); new $$_lleClaiD5C({ target: __sveltets_2_any(), props: {   cell,"value":String(cell.value ?? '–'),}});} }
            }
          }
         }
      }
     }
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DialView__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DialView__SvelteComponent_ = ReturnType<typeof DialView__SvelteComponent_>;
/*Ωignore_endΩ*/export default DialView__SvelteComponent_;