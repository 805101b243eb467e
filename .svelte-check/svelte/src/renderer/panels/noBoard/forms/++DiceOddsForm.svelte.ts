///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import type { NoBoardAskOf } from '../../../model/noBoard/noBoardKinds.ts'
import { noBoardTexts as t } from '../../../i18n/texts.ts'
import NumberField from '../../ui/NumberField.svelte'
import Toggle from '../../ui/Toggle.svelte';

;type $$ComponentProps =  { ask: NoBoardAskOf<'odds'> };function $$render() {

  
  
  
  
  

  const { ask }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { noBoard } = useApp().session
;
async () => {


 { const $$_dleiFrebmuN0C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN0C({ target: __sveltets_2_any(), props: {           "label":t.needed,"value":ask.needed,"min":-20,"max":40,"onchange":(n) => {
    noBoard.ask({ ...ask, needed: n ?? 7 })
  },}});}
 { const $$_elggoT0C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT0C({ target: __sveltets_2_any(), props: {       "label":t.opposing,"checked":ask.opposingProbabilityControl ?? false,"onchange":(on) => {
    noBoard.ask({
      ...ask,
      opposingProbabilityControl: on,
      ...(ask.otherwise ? { otherwise: { ...ask.otherwise, opposingProbabilityControl: on } } : {})
    })
  },}});}
 { const $$_elggoT0C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT0C({ target: __sveltets_2_any(), props: {       "label":t.own,"checked":ask.ownProbabilityControl ?? false,"onchange":(on) => {
    noBoard.ask({
      ...ask,
      ownProbabilityControl: on,
      ...(ask.otherwise ? { otherwise: { ...ask.otherwise, ownProbabilityControl: on } } : {})
    })
  },}});}
 { const $$_elggoT0C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT0C({ target: __sveltets_2_any(), props: {       "label":t.superSenses,"checked":ask.superSenses ?? false,"onchange":(on) => {
    noBoard.ask({ ...ask, superSenses: on })
  },}});}
 { const $$_elggoT0C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT0C({ target: __sveltets_2_any(), props: {       "label":t.shapeChange,"checked":ask.shapeChange ?? false,"onchange":(on) => {
    noBoard.ask({ ...ask, shapeChange: on })
  },}});}
if(ask.shapeChange){
   { const $$_dleiFrebmuN0C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN0C({ target: __sveltets_2_any(), props: {              "label":t.otherwise,"value":ask.otherwise?.needed,"min":-20,"max":40,"optional":true,"placeholder":t.noOther,"onchange":(n) => {
      noBoard.ask({
        ...ask,
        otherwise:
          n === undefined
            ? undefined
            : {
                ...ask.otherwise,
                needed: n,
                opposingProbabilityControl: ask.opposingProbabilityControl,
                ownProbabilityControl: ask.ownProbabilityControl
              }
      })
    },}});}
  if(ask.otherwise){
    const other = ask.otherwise;
     { const $$_elggoT0C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT0C({ target: __sveltets_2_any(), props: {       "label":t.otherSenses,"checked":other.superSenses ?? false,"onchange":(on) => {
        noBoard.ask({ ...ask, otherwise: { ...other, superSenses: on } })
      },}});}
  }
}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DiceOddsForm__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DiceOddsForm__SvelteComponent_ = ReturnType<typeof DiceOddsForm__SvelteComponent_>;
/*Ωignore_endΩ*/export default DiceOddsForm__SvelteComponent_;