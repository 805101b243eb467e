///<reference types="svelte" />
;
import ChevronDown from '@lucide/svelte/icons/chevron-down'
import type { Choice } from '../../../text/choices.ts'
import SideMark from '../../ui/SideMark.svelte'
import Popup from '../popups/Popup.svelte'
import { CHOICES } from '../popups/popups.ts';
;

  interface Props {
    label: string
    choices: readonly Choice[]
    value: string
    onchange: (id: string) => void
    /** What stands there while nothing is chosen. */
    placeholder?: string
    look?: 'field' | 'sentence'
    /** This part is the one that the next tap on the board sets. */
    due?: boolean
    /** A label for a value that is no choice of the list, such as a square. */
    shown?: string
    hideLabel?: boolean
  };function $$render() {

  
  
  
  
  

  const { label, choices, value, onchange, placeholder = '…', look = 'field', due = false, shown, hideLabel = false }: Props = $props()

  let open = $state(false)
  const current = $derived(choices.find((choice) => choice.id === value))
  const text = $derived(current?.label ?? shown ?? placeholder)
;
async () => {


 { svelteHTML.createElement("span", { "class":['pick', look],});
  if(look === 'field' && !hideLabel){ { svelteHTML.createElement("span", { "class":`name`,});label; }}
   { const $$_pupoP1C = __sveltets_2_ensureComponent(Popup); const $$_pupoP1 = new $$_pupoP1C({ target: __sveltets_2_any(), props: {      open,"layer":CHOICES,"props":{
      label,
      choices,
      chosen: [value],
      onchoose: (id) => {
        open = false
        onchange(id)
      }
    },trigger:(props) => { async ()/*Ωignore_positionΩ*/ => {
       { svelteHTML.createElement("button", {          ...props,"type":`button`,"class":['trigger', look, { due, empty: !current && !shown }],"aria-label":`${label}: ${text}`,"title":text,});
        if(current?.side !== undefined){ { const $$_kraMediS1C = __sveltets_2_ensureComponent(SideMark); new $$_kraMediS1C({ target: __sveltets_2_any(), props: {  "index":current.side,}});}}
         { svelteHTML.createElement("span", { "class":`text`,});text; }
         { const $$_nwoDnorvehC1C = __sveltets_2_ensureComponent(ChevronDown); new $$_nwoDnorvehC1C({ target: __sveltets_2_any(), props: {    "size":16,"aria-hidden":`true`,}});}
       }
    };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/() => open = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_pupoP1.$$bindings = 'open';/*Ωignore_startΩ*/const {trigger} = $$_pupoP1.$$prop_def;/*Ωignore_endΩ*/
    
   Popup}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Pick__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Pick__SvelteComponent_ = ReturnType<typeof Pick__SvelteComponent_>;
/*Ωignore_endΩ*/export default Pick__SvelteComponent_;