///<reference types="svelte" />
;
import type { StandingsRow } from '../../../../shared/tournament/state/standings.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { exact, mean, percent } from '../../../model/event/words/eventWords.ts'
import { meanText, partText } from '../../../model/event/standings/sumWords.ts'
import type { Sums } from '../../../model/event/standings/sums.ts';

;type $$ComponentProps =  { row: StandingsRow; sums: Sums; name: (id: string) => string };function $$render() {

  
  
  
  
  

  const { row, sums, name }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const t = eventTexts.sums
;
async () => {


 { svelteHTML.createElement("div", { "class":`sums`,});
   { svelteHTML.createElement("div", {});
     { svelteHTML.createElement("h3", {});t.score(row.score); }
     { svelteHTML.createElement("ul", {});
          for(let part of __sveltets_2_ensureArray(sums.parts)){let index = 1;index; { svelteHTML.createElement("li", {});partText(part, name); }}
     }
   }
  if(sums.opponents.length > 0){
     { svelteHTML.createElement("div", {});
       { svelteHTML.createElement("h3", {});t.rate(row.opponentsWinRate ?? '', percent(row.opponentsWinRate)); }
       { svelteHTML.createElement("p", { "class":`small quiet`,}); sums.opponents.map(({ rate }) => rate).join(' + ');  sums.opponents.length; }
       { svelteHTML.createElement("ul", {});
            for(let one of __sveltets_2_ensureArray(sums.opponents)){let index = 1;index;
           { svelteHTML.createElement("li", {});t.opponentRate(name(one.player), one.won, one.played);one.floored ? ` → ${one.rate} (${t.floored})` : ''; }
        }
       }
     }
     { svelteHTML.createElement("div", {});
       { svelteHTML.createElement("h3", {});t.opponentsScore(meanText(row.opponentsScore)); }
       { svelteHTML.createElement("p", { "class":`small quiet`,}); sums.opponents.map(({ score }) => exact(score)).join(' + ');  sums.opponents.length; }
       { svelteHTML.createElement("ul", {});
            for(let one of __sveltets_2_ensureArray(sums.opponents)){let index = 1;index; { svelteHTML.createElement("li", {});name(one.player); mean(one.score); }}
       }
     }
  }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RowSums__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RowSums__SvelteComponent_ = ReturnType<typeof RowSums__SvelteComponent_>;
/*Ωignore_endΩ*/export default RowSums__SvelteComponent_;