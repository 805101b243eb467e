///<reference types="svelte" />
;
import { texts } from '../../i18n/texts.ts'
import { LENGTHS } from '../../text/lengths.ts';
;

  interface Props {
    label: string
    value: number | undefined
    onchange: (value: number | undefined) => void
    min?: number
    max?: number
    /** Shown while the value is unknown. */
    placeholder?: string
    optional?: boolean
    hideLabel?: boolean
  };function $$render() {

  
  

  const { label, value, onchange, min = 0, max = 99, placeholder = '', optional = false, hideLabel = false }: Props = $props()

  const id = $props.id()

  function typed(text: string) {
    if (text.trim() === '') {
      if (optional) onchange(undefined)
      return
    }
    const number = Number(text)
    if (Number.isInteger(number) && number >= min && number <= max) onchange(number)
  }
  const step = (by: number) => {
    onchange(Math.min(max, Math.max(min, (value ?? (Number(placeholder) || min)) + by)))
  }
;
async () => {


 { svelteHTML.createElement("div", {  "class":`number`,...__sveltets_2_empty({"data-repeats":true}),});
   { svelteHTML.createElement("label", {   "class":hideLabel ? 'ui-hidden' : 'label',"for":id,});label; }
   { svelteHTML.createElement("span", {  "class":`box`,});value === undefined;
     { svelteHTML.createElement("button", {          "type":`button`,"tabindex":-1,"aria-label":texts.ui.less(label),"onclick":() => {
        step(-1)
      },"disabled":value !== undefined && value <= min,});  }
     { svelteHTML.createElement("input", {                   id,"class":`numbers`,"inputmode":`numeric`,"maxlength":LENGTHS.number,"autocomplete":`off`,placeholder,"value":value ?? '',"oninput":(event) => {
        typed(event.currentTarget.value)
      },"onblur":(event) => {
        event.currentTarget.value = value === undefined ? '' : String(value)
      },"onkeydown":(event) => {
        if (event.key === 'ArrowUp') {
          step(1)
          event.preventDefault()
        }
        if (event.key === 'ArrowDown') {
          step(-1)
          event.preventDefault()
        }
      },});}
     { svelteHTML.createElement("button", {          "type":`button`,"tabindex":-1,"aria-label":texts.ui.more(label),"onclick":() => {
        step(1)
      },"disabled":value !== undefined && value >= max,});  }
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const NumberField__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type NumberField__SvelteComponent_ = ReturnType<typeof NumberField__SvelteComponent_>;
/*Ωignore_endΩ*/export default NumberField__SvelteComponent_;