///<reference types="svelte" />
;
import type { HeldObject, OwnText } from '../../../shared/contract/case.ts'
import { textOn, type ThingChange, type ThingField } from '../../model/table/position/things.ts'
import { kebab, type PowerName } from '../../model/table/figures/powerNames.ts'
import { clausesTexts } from '../../i18n/laterTexts.ts'
import Button from '../ui/Button.svelte'
import Field from '../ui/Field.svelte'
import WrittenText from './WrittenText.svelte';
;

  interface Props {
    thing: HeldObject
    /** Powers and abilities that it may lend to whoever holds it. */
    choices: readonly PowerName[]
    onchange: (change: ThingChange) => void
  };function $$render() {

  
  
  
  
  
  
  

  const { thing, choices, onchange }: Props = $props()
  const t = clausesTexts.beside
  const FIELDS: readonly ThingField[] = ['special', 'inHand']
  const begun = (field: ThingField): OwnText => ({ id: `${kebab(thing.name ?? '') || thing.id}${field === 'inHand' ? '-in-hand' : ''}` })
;
async () => {


 { const $$_dleiF0C = __sveltets_2_ensureComponent(Field); new $$_dleiF0C({ target: __sveltets_2_any(), props: {         "label":t.objectName,"value":thing.name ?? '',"maxlength":120,"onchange":(name) => {
    onchange({ name: name || undefined })
  },}});}
   for(let field of __sveltets_2_ensureArray(FIELDS)){field;
  const text = textOn(thing, field);
  if(text){
     { svelteHTML.createElement("h4", { "class":`small`,});t.objectDoes[field]; }
     { const $$_txeTnettirW0C = __sveltets_2_ensureComponent(WrittenText); new $$_txeTnettirW0C({ target: __sveltets_2_any(), props: {       text,"besideFigures":field === 'special',choices,"onchange":(next) => {
        onchange({ [field]: next })
      },}});}
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
        onchange({ [field]: null })
      },}});t.objectPlain[field];  Button}
  }else{
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        onchange({ [field]: begun(field) })
      },}});t.objectSpecial[field];  Button}
  }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ThingTexts__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ThingTexts__SvelteComponent_ = ReturnType<typeof ThingTexts__SvelteComponent_>;
/*Ωignore_endΩ*/export default ThingTexts__SvelteComponent_;