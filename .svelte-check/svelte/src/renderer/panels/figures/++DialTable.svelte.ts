///<reference types="svelte" />
;
import { withoutUndefined } from '../../../shared/base/fields.ts'
import Plus from '@lucide/svelte/icons/plus'
import X from '@lucide/svelte/icons/x'
import type { CaseClick, CaseFigure } from '../../../shared/contract/case.ts'
import { useApp } from '../../actions/app.ts'
import { effectsOfKind, knowsStop, powerName } from '../../model/table/figures/powerNames.ts'
import { texts } from '../../i18n/texts.ts'
import Button from '../ui/Button.svelte'
import IconButton from '../ui/IconButton.svelte'
import PickMany from '../parts/choose/PickMany.svelte'
import Toggle from '../ui/Toggle.svelte';
;

  interface Props {
    figure: CaseFigure
    onchange: (change: Partial<CaseFigure>) => void
  };function $$render() {

  
  
  
  
  
  
  
  
  
  
  

  const { figure, onchange }: Props = $props()
  const { table } = useApp()
  const t = texts.figure
  const VALUES = ['speed', 'attack', 'defense', 'damage'] as const
  type Value = (typeof VALUES)[number]
  const dial = $derived(figure.dial ?? [])
  const on = $derived(Math.min(figure.click ?? 1, dial.length))

  const without = (click: CaseClick, key: keyof CaseClick): CaseClick =>
    Object.fromEntries(Object.entries(click).filter(([name]) => name !== key))
  const edit = (index: number, change: (click: CaseClick) => CaseClick) => {
    onchange({ dial: dial.map((click, i) => (i === index ? change(click) : click)) })
  }
  function typed(index: number, value: Value, text: string) {
    if (text.trim() === '') edit(index, (click) => without(click, value))
    else if (/^\d{1,2}$/.test(text.trim())) edit(index, (click) => ({ ...click, [value]: Number(text) }))
  }
  /** A new click repeats the one before it, without its STOP: most values change by one or not at all. */
  function add() {
    const { speed, attack, defense, damage } = figure
    const first = withoutUndefined({ speed, attack, defense, damage })
    const last = dial.at(-1)
    onchange({ dial: [...dial, last ? without(last, 'stop') : first], click: figure.click ?? 1 })
  }
  function remove(index: number) {
    const left = dial.filter((_, i) => i !== index)
    onchange(left.length ? { dial: left, click: Math.min(figure.click ?? 1, left.length) } : { dial: undefined })
  }
;
async () => {


 { svelteHTML.createElement("fieldset", { "class":`form-group`,});
   { svelteHTML.createElement("legend", {});t.dial; }
  if(dial.length){
     { svelteHTML.createElement("div", {   "class":`row head small quiet`,"aria-hidden":`true`,});
       { svelteHTML.createElement("span", {});t.click; }   for(let value of __sveltets_2_ensureArray(VALUES)){value; { svelteHTML.createElement("span", {});t.dialShort[value]; }} { svelteHTML.createElement("span", {}); }
     }
        for(let click of __sveltets_2_ensureArray(dial)){let i = 1;i;
       { svelteHTML.createElement("div", {    "class":`row`,...__sveltets_2_empty({"data-testid":`click`}),});on === i + 1;
         { svelteHTML.createElement("button", {          "type":`button`,"class":`number numbers`,"aria-pressed":on === i + 1,"aria-label":t.dialClick(i + 1),"onclick":() => {
            onchange({ click: i + 1 })
          },});i + 1; }
           for(let value of __sveltets_2_ensureArray(VALUES)){value;
           { svelteHTML.createElement("input", {                   "class":`numbers`,"inputmode":`numeric`,"autocomplete":`off`,"maxlength":2,"aria-label":`${t.dialClick(i + 1)}, ${texts.values[value]}`,"value":click[value] ?? '',"placeholder":`·`,"oninput":(event) => {
              typed(i, value, event.currentTarget.value)
            },"onblur":(event) => {
              event.currentTarget.value = String(click[value] ?? '')
            },});}
        }
         { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {       "icon":X,"label":t.dialRemove(i + 1),"onclick":() => {
            remove(i)
          },}});}
       }
    }
     { const $$_ynaMkciP1C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP1C({ target: __sveltets_2_any(), props: {           "label":t.dialPowers(on),"choices":effectsOfKind(table.case, 'power'),"values":dial[on - 1]?.powers ?? [],"nameOf":powerName,"onchange":(powers) => {
        edit(on - 1, (click) => (powers.length ? { ...click, powers } : without(click, 'powers')))
      },}});}
    if(figure.specialPowers?.length){
       { const $$_ynaMkciP1C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP1C({ target: __sveltets_2_any(), props: {           "label":t.written.special(on),"choices":figure.specialPowers.map(({ id }) => ({ id, label: powerName(id) })),"values":dial[on - 1]?.special ?? [],"nameOf":powerName,"onchange":(special) => {
          edit(on - 1, (click) => (special.length ? { ...click, special } : without(click, 'special')))
        },}});}
    }
     { const $$_elggoT1C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT1C({ target: __sveltets_2_any(), props: {       "label":t.written.ko(on),"checked":dial[on - 1]?.ko === true,"onchange":(ko) => {
        edit(on - 1, (click) => (ko ? { ...click, ko } : without(click, 'ko')))
      },}});}
    if(knowsStop(table.case) || dial[on - 1]?.stop){
       { const $$_elggoT1C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT1C({ target: __sveltets_2_any(), props: {       "label":t.written.stop(on),"checked":dial[on - 1]?.stop === true,"onchange":(stop) => {
          edit(on - 1, (click) => (stop ? { ...click, stop } : without(click, 'stop')))
        },}});}
    }
  }
   { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":add,}}); { const $$_sulP2C = __sveltets_2_ensureComponent(Plus); new $$_sulP2C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}dial.length ? t.dialAdd : t.dialMake; Button}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DialTable__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DialTable__SvelteComponent_ = ReturnType<typeof DialTable__SvelteComponent_>;
/*Ωignore_endΩ*/export default DialTable__SvelteComponent_;