///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import type { NoBoardAskOf } from '../../../model/noBoard/noBoardKinds.ts'
import { noBoardTexts as t } from '../../../i18n/texts.ts'
import NumberField from '../../ui/NumberField.svelte';

;type $$ComponentProps =  { ask: NoBoardAskOf<'initiative'> };function $$render() {

  
  
  
  

  const { ask }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { noBoard } = useApp().session
;
async () => {


   for(let [player, bonus] of __sveltets_2_ensureArray(Object.entries(ask.bonuses))){player;
   { const $$_dleiFrebmuN0C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN0C({ target: __sveltets_2_any(), props: {         "label":t.bonus(player),"value":bonus,"max":99,"onchange":(n) => {
      noBoard.ask({ ...ask, bonuses: { ...ask.bonuses, [player]: n ?? 0 } })
    },}});}
}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const InitiativeForm__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type InitiativeForm__SvelteComponent_ = ReturnType<typeof InitiativeForm__SvelteComponent_>;
/*Ωignore_endΩ*/export default InitiativeForm__SvelteComponent_;