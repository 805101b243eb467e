///<reference types="svelte" />
;
import type { OwnText } from '../../../shared/contract/case.ts'
import { grantedBy } from '../../../shared/contract/ownText.ts'
import { notWhileUsing, withCondition, withGrants } from '../../model/table/figures/written.ts'
import { powerName, type PowerName } from '../../model/table/figures/powerNames.ts'
import { texts } from '../../i18n/texts.ts'
import { textName } from '../../model/clauses/textName.ts'
import ClauseBuilder from './ClauseBuilder.svelte'
import Field from '../ui/Field.svelte'
import Pick from '../parts/choose/Pick.svelte'
import PickMany from '../parts/choose/PickMany.svelte'
import Toggle from '../ui/Toggle.svelte';
;

  interface Props {
    text: OwnText
    /** Powers and abilities that it may give. */
    choices: readonly PowerName[]
    /** It goes with no figure, which could use or possess something. */
    besideFigures?: boolean
    onchange: (text: OwnText) => void
  };function $$render() {

  
  
  
  
  
  
  
  
  
  
  

  const { text, choices, besideFigures = false, onchange }: Props = $props()
  const t = texts.figure
  const name = $derived(textName(text))
  const grants = $derived(grantedBy(text))
  const set = (change: Partial<OwnText>) => {
    onchange({ ...text, ...change })
  }
  const whiles = (power: string) => [
    { id: '', label: t.written.always },
    ...grants.filter((id) => id !== power).map((id) => ({ id, label: t.written.notWhile(powerName(id)) }))
  ]
;
async () => {


if(!besideFigures){
   { const $$_ynaMkciP0C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP0C({ target: __sveltets_2_any(), props: {          "label":t.grants(name),choices,"values":grants,"nameOf":powerName,"onchange":(ids) => {
      onchange(withGrants(text, ids))
    },}});}
  if(grants.length > 1){
     { svelteHTML.createElement("div", { "class":`conditions`,});
         for(let power of __sveltets_2_ensureArray(grants)){power;
         { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":powerName(power),"choices":whiles(power),"value":notWhileUsing(text, power) ?? '',"onchange":(id) => {
            onchange(withCondition(text, power, id || null))
          },}});}
      }
     }
  }
   { const $$_ynaMkciP0C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP0C({ target: __sveltets_2_any(), props: {          "label":t.written.gains(name),choices,"values":text.gains ?? [],"nameOf":powerName,"onchange":(gains) => {
      set({ gains: gains.length ? gains : undefined })
    },}});}
}
 { const $$_dleiF0C = __sveltets_2_ensureComponent(Field); new $$_dleiF0C({ target: __sveltets_2_any(), props: {         "label":t.written.text(name),"value":text.text ?? '',"maxlength":4000,"onchange":(printed) => {
    set({ text: printed || undefined })
  },}});}
 { const $$_elggoT0C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT0C({ target: __sveltets_2_any(), props: {       "label":t.written.more,"checked":text.more === true,"onchange":(more) => {
    set({ more: more ? true : undefined })
  },}});}
 { const $$_redliuBesualC0C = __sveltets_2_ensureComponent(ClauseBuilder); new $$_redliuBesualC0C({ target: __sveltets_2_any(), props: {        name,"place":`own`,"clauses":text.clauses ?? [],"onchange":(clauses) => {
    set({ clauses })
  },}});}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const WrittenText__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type WrittenText__SvelteComponent_ = ReturnType<typeof WrittenText__SvelteComponent_>;
/*Ωignore_endΩ*/export default WrittenText__SvelteComponent_;