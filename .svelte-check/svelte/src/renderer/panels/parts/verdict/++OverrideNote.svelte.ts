///<reference types="svelte" />
;
import type { Override } from '../../../actions/savedRulings/saveRuling.ts'
import { rulingTexts } from '../../../i18n/texts.ts'
import RuleLink from './RuleLink.svelte';

;type $$ComponentProps =  { override: Override; time: string };function $$render() {

  
  
  

  const { override, time }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const t = rulingTexts.kept
;
async () => {


 { svelteHTML.createElement("div", {   "class":`override`,...__sveltets_2_empty({"data-testid":`override`}),});
   { svelteHTML.createElement("p", { "class":`verdict`,});t.judgeSays(override.verdict); }
   { svelteHTML.createElement("p", {});override.reason; }
   { svelteHTML.createElement("p", { "class":`small quiet`,});
    t.byAt(override.author, time);
    if(override.rule){ { const $$_kniLeluR2C = __sveltets_2_ensureComponent(RuleLink); new $$_kniLeluR2C({ target: __sveltets_2_any(), props: {  "rule":override.rule,}});}}
   }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const OverrideNote__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type OverrideNote__SvelteComponent_ = ReturnType<typeof OverrideNote__SvelteComponent_>;
/*Ωignore_endΩ*/export default OverrideNote__SvelteComponent_;