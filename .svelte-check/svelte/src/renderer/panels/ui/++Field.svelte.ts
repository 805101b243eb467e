///<reference types="svelte" />
;
import type { HTMLInputAttributes } from 'svelte/elements'
import { LENGTHS } from '../../text/lengths.ts';
;

  interface Props extends Omit<HTMLInputAttributes, 'value' | 'onchange'> {
    label: string
    value: string
    onchange: (value: string) => void
    hideLabel?: boolean
  };function $$render() {

  
  

  const { label, value, onchange, hideLabel = false, ...rest }: Props = $props()
;
async () => {


 { svelteHTML.createElement("label", { "class":`field`,});
   { svelteHTML.createElement("span", { "class":hideLabel ? 'ui-hidden' : 'label',});label; }
   { svelteHTML.createElement("input", {         "maxlength":LENGTHS.name,...rest,"class":`entry`,value,"oninput":(event) => {
      onchange(event.currentTarget.value)
    },});}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Field__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Field__SvelteComponent_ = ReturnType<typeof Field__SvelteComponent_>;
/*Ωignore_endΩ*/export default Field__SvelteComponent_;