///<reference types="svelte" />
;
import type { Ruling } from '../../../shared/contract/ruling.ts'
import { useApp } from '../../actions/app.ts'
import { cardsShown } from '../../model/cards/cardsRead.ts'
import { rulingTexts } from '../../i18n/texts.ts';

;type $$ComponentProps =  { ruling: Ruling };function $$render() {

  
  
  
  

  const { ruling }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { table } = useApp()
  const t = rulingTexts.cards
  const cards = $derived(cardsShown(table.asked, ruling))
;
async () => {


if(cards.length > 0){
   { svelteHTML.createElement("section", { ...__sveltets_2_empty({"data-testid":`cards-read`}),});
     { svelteHTML.createElement("h3", { "class":`small quiet`,});t.title; }
     { svelteHTML.createElement("ul", {});
          for(let { line, text } of __sveltets_2_ensureArray(cards)){let i = 1;i;
         { svelteHTML.createElement("li", {});
          if(text === ''){line;}else{
             { svelteHTML.createElement("details", {});
               { svelteHTML.createElement("summary", {});line; }
               { svelteHTML.createElement("p", { "class":`small quiet`,});text; }
             }
          }
         }
      }
     }
   }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const CardsRead__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type CardsRead__SvelteComponent_ = ReturnType<typeof CardsRead__SvelteComponent_>;
/*Ωignore_endΩ*/export default CardsRead__SvelteComponent_;