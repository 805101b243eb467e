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

  /** Typed text outside the range; `null` if the text is the value. */
  let wrong = $state<string | null>(null)
  /** The value before anything was typed. */
  let before: number | undefined

  function typed(field: HTMLInputElement) {
    const text = field.value
    const number = Number(text)
    const isEmpty = text.trim() === ''
    const isGood = isEmpty || (Number.isInteger(number) && number >= min && number <= max)
    wrong = isGood ? null : text
    // The form around it is not sent.
    field.setCustomValidity(isGood ? '' : texts.ui.numberFrom(min, max))
    if (!isGood) {
      // "70" with a limit of 60: its "7" was used as it was typed.
      if (value !== before) onchange(before)
    } else if (!isEmpty) onchange(number)
    else if (optional) onchange(undefined)
  }
  /** In a form it stays as it is typed until it is corrected: sending the form says why. */
  function leave(field: HTMLInputElement) {
    if (wrong !== null && field.form) return
    wrong = null
    field.setCustomValidity('')
    field.value = value === undefined ? '' : String(value)
  }
  let input: HTMLInputElement
  const step = (by: number) => {
    wrong = null
    input.setCustomValidity('')
    onchange(Math.min(max, Math.max(min, (value ?? (Number(placeholder) || min)) + by)))
  }
;
async () => {


 { svelteHTML.createElement("div", {  "class":`number`,...__sveltets_2_empty({"data-repeats":true}),});
   { svelteHTML.createElement("label", {   "class":hideLabel ? 'ui-hidden' : 'label',"for":id,});label; }
   { svelteHTML.createElement("span", { "class":['box', { unknown: value === undefined, wrong: wrong !== null }],});
     { svelteHTML.createElement("button", {          "type":`button`,"tabindex":-1,"aria-label":texts.ui.less(label),"onclick":() => {
        step(-1)
      },"disabled":value !== undefined && value <= min,});  }
     { const $$_input2 = svelteHTML.createElement("input", {                        id,"class":`numbers`,"inputmode":`numeric`,"maxlength":LENGTHS.number,"autocomplete":`off`,placeholder,"value":wrong ?? value ?? '',"aria-invalid":wrong !== null || undefined,"onfocus":() => {
        if (wrong === null) before = value
      },"oninput":(event) => {
        typed(event.currentTarget)
      },"onblur":(event) => {
        leave(event.currentTarget)
      },"onkeydown":(event) => {
        if (event.key === 'ArrowUp') {
          step(1)
          event.preventDefault()
        }
        if (event.key === 'ArrowDown') {
          step(-1)
          event.preventDefault()
        }
      },});input = $$_input2;}
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