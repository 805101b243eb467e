///<reference types="svelte" />
;
import Plus from '@lucide/svelte/icons/plus'
import X from '@lucide/svelte/icons/x'
import { useApp } from '../../../actions/app.ts'
import type { NoBoardAskOf } from '../../../model/noBoard/noBoardKinds.ts'
import { changedAt } from './changedAt.ts'
import { noBoardTexts as t } from '../../../i18n/texts.ts'
import Button from '../../ui/Button.svelte'
import Field from '../../ui/Field.svelte'
import IconButton from '../../ui/IconButton.svelte'
import NumberField from '../../ui/NumberField.svelte'
import Toggle from '../../ui/Toggle.svelte';

;type $$ComponentProps =  { ask: NoBoardAskOf<'best-outwit'> };function $$render() {

  
  
  
  
  
  
  
  
  
  
  

  const { ask }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { noBoard } = useApp().session
;
async () => {


    for(let target of __sveltets_2_ensureArray(ask.targets)){let i = 1;i;
   { svelteHTML.createElement("fieldset", { "class":`form-box`,});
     { svelteHTML.createElement("div", { "class":`form-line`,});
       { const $$_dleiF2C = __sveltets_2_ensureComponent(Field); new $$_dleiF2C({ target: __sveltets_2_any(), props: {         "label":t.name,"value":target.id,"maxlength":100,"onchange":(id) => {
          if (id.trim()) noBoard.ask({ ...ask, targets: changedAt(ask.targets, i, { id: id.trim() }) })
        },}});}
       { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {           "label":t.needed,"value":target.needed,"min":-20,"max":40,"onchange":(n) => {
          noBoard.ask({ ...ask, targets: changedAt(ask.targets, i, { needed: n ?? 7 }) })
        },}});}
      if(ask.targets.length > 1){ { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {       "icon":X,"label":t.removeTarget(target.id),"onclick":() => {
            noBoard.ask({ ...ask, targets: ask.targets.filter((_, n) => n !== i) })
          },}});}}
     }
       for(let power of __sveltets_2_ensureArray((['probabilityControl', 'superSenses', 'shapeChange'] as const))){power;
       { const $$_elggoT1C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT1C({ target: __sveltets_2_any(), props: {       "label":t.has[power],"checked":target[power] ?? false,"onchange":(on) => {
          noBoard.ask({ ...ask, targets: changedAt(ask.targets, i, { [power]: on }) })
        },}});}
    }
   }
}
if(ask.targets.length < 8){
   { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
      noBoard.ask({ ...ask, targets: [...ask.targets, { id: t.target(ask.targets.length + 1), needed: 7 }] })
    },}}); { const $$_sulP1C = __sveltets_2_ensureComponent(Plus); new $$_sulP1C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.addTarget;  Button}
}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const OutwitForm__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type OutwitForm__SvelteComponent_ = ReturnType<typeof OutwitForm__SvelteComponent_>;
/*Ωignore_endΩ*/export default OutwitForm__SvelteComponent_;