///<reference types="svelte" />
;
import PenLine from '@lucide/svelte/icons/pen-line'
import { MediaQuery } from 'svelte/reactivity'
import { useApp } from '../../actions/app.ts'
import { mapRoomTexts as t } from '../../i18n/laterTexts.ts'
import IconButton from '../ui/IconButton.svelte';
function $$render() {

  
  
  
  
  

  const { settings } = useApp()
  const fingers = new MediaQuery('(any-pointer: coarse)', false)
  const isOn = $derived(settings.current.penOnly === true)
;
async () => {


if(fingers.current || settings.current.penOnly !== undefined){
   { const $$_nottuBnocI0C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI0C({ target: __sveltets_2_any(), props: {         "icon":PenLine,"label":t.pen.only,"pressed":isOn,"onclick":() => {
      settings.set({ penOnly: !isOn })
    },}});}
}
};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const PenSwitch__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PenSwitch__SvelteComponent_ = ReturnType<typeof PenSwitch__SvelteComponent_>;
/*Ωignore_endΩ*/export default PenSwitch__SvelteComponent_;