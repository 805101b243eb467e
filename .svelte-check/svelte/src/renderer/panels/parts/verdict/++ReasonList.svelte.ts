///<reference types="svelte" />
;
import type { Reason } from '../../../../shared/contract/ruling.ts'
import { useApp } from '../../../actions/app.ts'
import { texts } from '../../../i18n/texts.ts';
;

  interface Props {
    reasons: readonly Reason[]
    textOf: (reason: Reason) => string
    /** The number that the reason's cause carries on the board. */
    numberOf?: (reason: Reason) => number | null
  };function $$render() {

  
  
  

  const { reasons, textOf, numberOf = () => null }: Props = $props()
  const { session } = useApp()
  const point = (reason: Reason | null) => {
    session.highlighted = reason?.at ?? []
  }
;
async () => {


 { svelteHTML.createElement("div", { "class":`reasons`,});
   { svelteHTML.createElement("h2", { "class":`part`,});texts.ruling.reasons; }
   { svelteHTML.createElement("ol", {});
        for(let reason of __sveltets_2_ensureArray(reasons)){let i = 1;i;
      const number = numberOf(reason);
       { svelteHTML.createElement("li", {});
         { svelteHTML.createElement("button", {                     "type":`button`,"class":['reason', reason.weight],...__sveltets_2_empty({"data-testid":`reason`}),...__sveltets_2_empty({"data-weight":reason.weight}),"aria-label":`${texts.ruling.weights[reason.weight]}: ${textOf(reason)} ${texts.ruling.openRule(reason.rule)}`,"onclick":() => {
            session.openRule = reason.rule
          },"onpointerenter":() => {
            point(reason)
          },"onpointerleave":() => {
            point(null)
          },"onfocus":() => {
            point(reason)
          },"onblur":() => {
            point(null)
          },});
           { svelteHTML.createElement("span", {  "class":`text`,});if(number !== null){ { svelteHTML.createElement("span", {   "class":`number numbers`,"title":texts.ruling.blocker(number),});number; }}textOf(
              reason
            ); }
           { svelteHTML.createElement("span", { "class":`rule numbers`,});reason.rule; }
           { svelteHTML.createElement("span", { "class":`weight`,});texts.ruling.weights[reason.weight]; }
         }
       }
    }
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ReasonList__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ReasonList__SvelteComponent_ = ReturnType<typeof ReasonList__SvelteComponent_>;
/*Ωignore_endΩ*/export default ReasonList__SvelteComponent_;