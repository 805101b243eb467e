///<reference types="svelte" />
;
import type { LeagueFile } from '../../../shared/formats/documents/leagueFile.ts'
import type { LeagueTable } from '../../../shared/tournament/league/table.ts'
import { leagueTexts } from '../../i18n/laterTexts.ts'
import { eventName, joined, pointsText } from '../../model/league/leagueLists.ts'
import Pick from '../parts/choose/Pick.svelte'
import Button from '../ui/Button.svelte';
;

  interface Props {
    league: LeagueFile
    table: LeagueTable
    onsame: (same: LeagueFile['same']) => void
  };function $$render() {

  
  
  
  
  
  

  const { league, table, onsame }: Props = $props()
  const t = leagueTexts
  let open = $state<string | null>(null)
;
async () => {


 { svelteHTML.createElement("table", {});
   { svelteHTML.createElement("thead", {});
     { svelteHTML.createElement("tr", {});
       { svelteHTML.createElement("th", { "class":`numbers`,});t.rank; }
       { svelteHTML.createElement("th", {});t.player; }
       { svelteHTML.createElement("th", { "class":`numbers`,});t.points; }
       { svelteHTML.createElement("th", { "class":`numbers`,});t.total; }
       { svelteHTML.createElement("th", { "class":`numbers`,});t.firsts; }
       { svelteHTML.createElement("th", { "class":`numbers`,});t.wins; }
     }
   }
   { svelteHTML.createElement("tbody", {});
       for(let row of __sveltets_2_ensureArray(table.rows)){row.name + row.results[0]?.event;
       { svelteHTML.createElement("tr", {});
         { svelteHTML.createElement("td", { "class":`numbers strong`,});row.rank; }
         { svelteHTML.createElement("td", { }); { svelteHTML.createElement("button", {      "type":`button`,"aria-expanded":open === row.name,"onclick":() => {
              open = open === row.name ? null : row.name
            },});row.name; } }
         { svelteHTML.createElement("td", { "class":`numbers strong`,});pointsText(row.points); }
         { svelteHTML.createElement("td", { "class":`numbers`,});pointsText(row.total); }
         { svelteHTML.createElement("td", { "class":`numbers`,});row.firsts; }
         { svelteHTML.createElement("td", { "class":`numbers`,});row.wins; }
       }
      if(open === row.name){
         { svelteHTML.createElement("tr", {});
           { svelteHTML.createElement("td", {}); }
           { svelteHTML.createElement("td", { "colspan":5,});
             { svelteHTML.createElement("ul", {});
                  for(let one of __sveltets_2_ensureArray(row.results)){let index = 1;index;
                 { svelteHTML.createElement("li", {});
                  t.result(eventName(league, one.event), one.place, one.wins, pointsText(one.points));
                  if(!one.counts){ { svelteHTML.createElement("span", { "class":`quiet`,}); t.leftOut;  }}
                 }
              }
             }
             { const $$_kciP4C = __sveltets_2_ensureComponent(Pick); new $$_kciP4C({ target: __sveltets_2_any(), props: {        "label":t.same,"choices":table.rows.filter(({ name }) => name !== row.name).map(({ name }) => ({ id: name, label: name })),"value":"","onchange":(name) => {
                open = null
                onsame(joined(league, [row.name, name]).same)
              },}});}
           }
         }
      }
    }
   }
 }
    for(let names of __sveltets_2_ensureArray(league.same ?? [])){let index = 1;index;
   { svelteHTML.createElement("p", { "class":`small`,});
    t.together(names.join(', '));
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
        onsame((league.same ?? []).filter((one) => one !== names))
      },}});t.apart;  Button}
   }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const LeagueRows__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type LeagueRows__SvelteComponent_ = ReturnType<typeof LeagueRows__SvelteComponent_>;
/*Ωignore_endΩ*/export default LeagueRows__SvelteComponent_;