///<reference types="svelte" />
;
import type { NotConsidered } from '../../../shared/contract/ruling.ts'
import { matters } from '../../../shared/explain/leftOut.ts'
import { leftOutText, texts } from '../../i18n/texts.ts';

;type $$ComponentProps =  { items: readonly NotConsidered[] };function $$render() {

  
  
  

  const { items }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const first = $derived(items.filter(matters))
  const others = $derived(items.filter((item) => !matters(item)))
;
async () => {


if(first.length > 0){
   { svelteHTML.createElement("section", { ...__sveltets_2_empty({"data-testid":`left-out`}),});
     { svelteHTML.createElement("h3", {   "class":`small quiet`,"tabindex":-1,});texts.ruling.notConsidered; }
     { svelteHTML.createElement("ul", { "class":`quiet`,});
          for(let item of __sveltets_2_ensureArray(first)){let i = 1;i; { svelteHTML.createElement("li", {});leftOutText(item); }}
     }
   }
}
if(others.length > 0){
   { svelteHTML.createElement("section", { ...__sveltets_2_empty({"data-testid":`also-on-cards`}),});
     { svelteHTML.createElement("h3", { "class":`small quiet`,});texts.ruling.alsoOnCards; }
     { svelteHTML.createElement("ul", { "class":`quiet`,});
          for(let item of __sveltets_2_ensureArray(others)){let i = 1;i; { svelteHTML.createElement("li", {});leftOutText(item); }}
     }
   }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const LeftOutList__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type LeftOutList__SvelteComponent_ = ReturnType<typeof LeftOutList__SvelteComponent_>;
/*Ωignore_endΩ*/export default LeftOutList__SvelteComponent_;