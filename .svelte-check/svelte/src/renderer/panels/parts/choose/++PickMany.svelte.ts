///<reference types="svelte" />
;
import Plus from '@lucide/svelte/icons/plus'
import X from '@lucide/svelte/icons/x'
import Popup from '../popups/Popup.svelte'
import { CHOICES } from '../popups/popups.ts'
import type { Choice } from '../../../text/choices.ts'
import { texts } from '../../../i18n/texts.ts';
;

  interface Props {
    label: string
    choices: readonly Choice[]
    values: readonly string[]
    nameOf: (id: string) => string
    onchange: (values: readonly string[]) => void
    /** Offers typed text as a value of its own; gives its id. */
    own?: (text: string) => string
    /** The chips stand in a sentence, which says what they are: the label is only for the ear. */
    inline?: boolean
  };function $$render() {

  
  
  
  
  
  

  const { label, choices, values, nameOf, onchange, own, inline = false }: Props = $props()

  let open = $state(false)
  const toggle = (id: string) => {
    onchange(values.includes(id) ? values.filter((value) => value !== id) : [...values, id])
  }
;
async () => {


 { svelteHTML.createElement("div", { "class":['many', { inline }],});
  if(!inline){ { svelteHTML.createElement("span", { "class":`name`,});label; }}
   { svelteHTML.createElement("div", {     "class":`chips`,"role":`group`,"aria-label":label,});
       for(let id of __sveltets_2_ensureArray(values)){id;
       { svelteHTML.createElement("button", {         "type":`button`,"class":`chip`,"onclick":() => {
          toggle(id)
        },"aria-label":texts.ui.takeAway(nameOf(id)),});
         { svelteHTML.createElement("span", {});nameOf(id); } { const $$_X3C = __sveltets_2_ensureComponent(X); new $$_X3C({ target: __sveltets_2_any(), props: {    "size":14,"aria-hidden":`true`,}});}
       }
    }
     { const $$_pupoP2C = __sveltets_2_ensureComponent(Popup); const $$_pupoP2 = new $$_pupoP2C({ target: __sveltets_2_any(), props: {      open,"layer":CHOICES,"props":{
        label,
        choices,
        chosen: values,
        onchoose: toggle,
        onown: own
          ? (text) => {
              toggle(own(text))
            }
          : undefined
      },trigger:(props) => { async ()/*Ωignore_positionΩ*/ => {
         { svelteHTML.createElement("button", {       ...props,"type":`button`,"class":`add`,"aria-label":texts.ui.addTo(label),}); { const $$_sulP1C = __sveltets_2_ensureComponent(Plus); new $$_sulP1C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}texts.ui.add; }
      };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/() => open = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_pupoP2.$$bindings = 'open';/*Ωignore_startΩ*/const {trigger} = $$_pupoP2.$$prop_def;/*Ωignore_endΩ*/
      
     Popup}
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const PickMany__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PickMany__SvelteComponent_ = ReturnType<typeof PickMany__SvelteComponent_>;
/*Ωignore_endΩ*/export default PickMany__SvelteComponent_;