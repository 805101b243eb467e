///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { activeBasis } from '../../../actions/games/activeTable.ts'
import { askCell, giveChart } from '../../../actions/reference/lineChart.ts'
import { cellWords, chartRows, chartRuleset, columns, endWords, rowWords } from '../../../model/reference/lineChart.ts'
import { referenceTexts, texts } from '../../../i18n/texts.ts'
import Button from '../../ui/Button.svelte';
function $$render() {

  
  
  
  
  
  

  const app = useApp()
  const t = referenceTexts.chart
  const ruleset = $derived(chartRuleset(activeBasis(app)))
  const rows = $derived(chartRows(ruleset))
;
async () => {


 { svelteHTML.createElement("div", {   "class":`page`,...__sveltets_2_empty({"data-testid":`line-chart`}),});
   { svelteHTML.createElement("h1", {});t.title; }
   { svelteHTML.createElement("p", { "class":`quiet`,});texts.rulesets[ruleset] ?? ruleset; }
   { svelteHTML.createElement("p", {});t.how; }
   { svelteHTML.createElement("p", { "class":`quiet`,});t.key; t.worst; }
   { svelteHTML.createElement("div", { "class":`ways`,});
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        void giveChart(app, ruleset, 'pdf')
      },}});t.pdf;  Button}
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        void giveChart(app, ruleset, 'print')
      },}});t.print;  Button}
   }
  
   { svelteHTML.createElement("div", {       "class":`scroll`,"tabindex":0,"role":`region`,"aria-label":t.title,});
     { svelteHTML.createElement("table", {});
       { svelteHTML.createElement("thead", {});
         { svelteHTML.createElement("tr", {});
           { svelteHTML.createElement("th", {   "scope":`col`,"class":`ends`,});t.corner; }
             for(let words of __sveltets_2_ensureArray(columns)){words; { svelteHTML.createElement("th", { "scope":`col`,});words; }}
         }
       }
       { svelteHTML.createElement("tbody", {});
           for(let row of __sveltets_2_ensureArray(rows)){rowWords(row.from, row.to);
           { svelteHTML.createElement("tr", {});
             { svelteHTML.createElement("th", {   "scope":`row`,"class":`ends`,}); { svelteHTML.createElement("span", {});endWords(row.from); } { svelteHTML.createElement("span", {});endWords(row.to); } }
                for(let cell of __sveltets_2_ensureArray(row.cells)){let i = 1;i;
               { svelteHTML.createElement("td", { "class":cell.verdict,});
                 { svelteHTML.createElement("button", {        "type":`button`,"title":`${texts.verdicts[cell.verdict] ?? cell.verdict} · ${cell.rule}`,"aria-label":t.cell(rowWords(row.from, row.to), columns[i] ?? '', texts.verdicts[cell.verdict] ?? cell.verdict, cell.rule),"onclick":() => {
                    askCell(app, ruleset, row, i)
                  },});cellWords(cell); }
               }
            }
           }
        }
       }
     }
   }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ChartPage__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ChartPage__SvelteComponent_ = ReturnType<typeof ChartPage__SvelteComponent_>;
/*Ωignore_endΩ*/export default ChartPage__SvelteComponent_;