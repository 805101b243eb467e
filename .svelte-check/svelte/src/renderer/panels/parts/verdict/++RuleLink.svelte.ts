///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { texts } from '../../../i18n/texts.ts';

;type $$ComponentProps =  { rule: string };function $$render() {

  
  

  const { rule }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { session } = useApp()
;
async () => {


 { svelteHTML.createElement("button", {        "type":`button`,"class":`rule small numbers`,"aria-label":texts.ruling.openRule(rule),"onclick":() => {
    session.openRule = rule
  },});rule; }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RuleLink__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RuleLink__SvelteComponent_ = ReturnType<typeof RuleLink__SvelteComponent_>;
/*Ωignore_endΩ*/export default RuleLink__SvelteComponent_;