///<reference types="svelte" />
;
import EyeOff from '@lucide/svelte/icons/eye-off'
import { useApp } from '../../../actions/app.ts'
import { hiddenLayers, setBoard } from '../../../model/board/layers.ts'
import { boardTexts } from '../../../i18n/texts.ts'
import Button from '../../ui/Button.svelte';
function $$render() {

  
  
  
  
  

  const { settings } = useApp()
  const hidden = $derived(hiddenLayers(settings.current))
;
async () => {


if(hidden.length){
   { svelteHTML.createElement("div", {   "class":`hidden small`,...__sveltets_2_empty({"data-testid":`hidden-layers`}),});
     { const $$_ffOeyE1C = __sveltets_2_ensureComponent(EyeOff); new $$_ffOeyE1C({ target: __sveltets_2_any(), props: {    "size":16,"aria-hidden":`true`,}});}
     { svelteHTML.createElement("span", {});boardTexts.hidden(hidden.map((layer) => boardTexts.layers[layer])); }
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
        setBoard(settings, { hidden: [] })
      },}});boardTexts.showAll;  Button}
   }
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const HiddenLayers__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type HiddenLayers__SvelteComponent_ = ReturnType<typeof HiddenLayers__SvelteComponent_>;
/*Ωignore_endΩ*/export default HiddenLayers__SvelteComponent_;