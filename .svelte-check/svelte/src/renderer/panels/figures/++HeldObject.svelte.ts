///<reference types="svelte" />
;
import type { CaseFigure } from '../../../shared/contract/case.ts'
import { heldBy, heldOrNothing, withThing } from '../../model/table/position/things.ts'
import type { PowerName } from '../../model/table/figures/powerNames.ts'
import { texts } from '../../i18n/texts.ts'
import ThingTexts from '../clauses/ThingTexts.svelte';
;

  interface Props {
    figure: CaseFigure
    choices: readonly PowerName[]
    onchange: (change: Partial<CaseFigure>) => void
  };function $$render() {

  
  
  
  
  

  const { figure, choices, onchange }: Props = $props()
;
async () => {


 { svelteHTML.createElement("fieldset", {   "class":`form-group`,...__sveltets_2_empty({"data-testid":`held-object`}),});
   { svelteHTML.createElement("legend", {});texts.figure.written.held; }
   { const $$_stxeTgnihT1C = __sveltets_2_ensureComponent(ThingTexts); new $$_stxeTgnihT1C({ target: __sveltets_2_any(), props: {      "thing":heldBy(figure),choices,"onchange":(change) => {
      onchange({ held: heldOrNothing(withThing(heldBy(figure), change)) })
    },}});}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const HeldObject__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type HeldObject__SvelteComponent_ = ReturnType<typeof HeldObject__SvelteComponent_>;
/*Ωignore_endΩ*/export default HeldObject__SvelteComponent_;