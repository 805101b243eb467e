///<reference types="svelte" />
;
import Check from '@lucide/svelte/icons/check'
import type { Difference } from '../../../model/reference/article.ts'
import { referenceTexts } from '../../../i18n/texts.ts';

;type $$ComponentProps =  { differences: readonly Difference[]; ruleset: string };function $$render() {

  
  
  

  const { differences, ruleset }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const t = referenceTexts
;
async () => {


 { svelteHTML.createElement("section", {});
   { svelteHTML.createElement("h2", { "class":`part`,});t.differences; }
     for(let difference of __sveltets_2_ensureArray(differences)){difference.names.join();
    if(difference.names.length && differences.length > 1){ { svelteHTML.createElement("h3", {});difference.names.join(', '); }}
     { svelteHTML.createElement("dl", { });__sveltets_2_ensureType(String, Number, Math.min(difference.texts.length, 3));
         for(let text of __sveltets_2_ensureArray(difference.texts)){text.rulesets.join();
        const here = text.rulesets.includes(ruleset);
         { svelteHTML.createElement("div", { });here;
           { svelteHTML.createElement("dt", {});
                for(let edition of __sveltets_2_ensureArray(text.editions)){let i = 1;edition; { svelteHTML.createElement("span", { "class":`edition`,});edition;i < text.editions.length - 1 ? ',' : ''; }}if(here){ { svelteHTML.createElement("span", { "class":`now`,}); { const $$_kcehC5C = __sveltets_2_ensureComponent(Check); new $$_kcehC5C({ target: __sveltets_2_any(), props: {    "size":14,"aria-hidden":`true`,}});}t.inUse; }}
           }
           { svelteHTML.createElement("dd", { });text.summary === null;text.summary ?? t.notThere; }
         }
      }
     }
  }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Differences__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Differences__SvelteComponent_ = ReturnType<typeof Differences__SvelteComponent_>;
/*Ωignore_endΩ*/export default Differences__SvelteComponent_;