///<reference types="svelte" />
;
  /** What the fact of more time says of its reason. */
  export interface Why {
    readonly ruling?: string
    readonly reason?: string
  }
;;

import { untrack } from 'svelte'
import { useApp } from '../../../actions/app.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { rulingTitle } from '../../../model/event/floor/rulingWords.ts'
import Button from '../../ui/Button.svelte'
import Field from '../../ui/Field.svelte'
import { useEvent } from '../parts/eventContext.ts';
;

  interface Props {
    round: number
    table: number
    why: Why
  };function $$render() {

  
  
  
  
  
  
  

  let { round, table, why = $bindable() }: Props = $props()/*Ωignore_startΩ*/;why;/*Ωignore_endΩ*/
  const app = useApp()
  const event = useEvent()
  const t = eventTexts.clock
  const choices = $derived([
    ...event
      .read((state) => state.rulings.filter((one) => one.round === round && one.table === table))
      .map((one): { readonly label: string; readonly why: Why } => ({
        label: `${eventTexts.penalties.ruling}: ${rulingTitle(one, app.library.rulings)}`,
        why: { ruling: one.ruling }
      })),
    ...t.whys.map((reason): { readonly label: string; readonly why: Why } => ({ label: reason, why: { reason } }))
  ])
  const isChosen = (one: Why): boolean => one.ruling === why.ruling && one.reason === why.reason
  const own = $derived(why.reason !== undefined && !t.whys.includes(why.reason) ? why.reason : '')
  // The latest ruling here is what cost the time, unless somebody says otherwise.
  why = untrack(() => choices.findLast((one) => one.why.ruling !== undefined)?.why ?? {})
;
async () => {




 { svelteHTML.createElement("div", {     "class":`why`,"role":`group`,"aria-label":t.why,});
   { svelteHTML.createElement("span", { "class":`small quiet`,});t.why; }
     for(let one of __sveltets_2_ensureArray(choices)){one.label;
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"look":`quiet`,"aria-pressed":isChosen(one.why),"onclick":() => {
        why = isChosen(one.why) ? {} : one.why
      },}});one.label;  Button}
  }
   { svelteHTML.createElement("span", {  "class":`own`,}); { const $$_dleiF2C = __sveltets_2_ensureComponent(Field); new $$_dleiF2C({ target: __sveltets_2_any(), props: {         "label":t.otherWhy,"value":own,"maxlength":300,"onchange":(words) => {
        const reason = words.trim()
        why = reason === '' ? {} : { reason }
      },}});} }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings('why'), slots: {}, events: {} }}
const WhyMore__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type WhyMore__SvelteComponent_ = ReturnType<typeof WhyMore__SvelteComponent_>;
/*Ωignore_endΩ*/export default WhyMore__SvelteComponent_;