///<reference types="svelte" />
;
import Pipette from '@lucide/svelte/icons/pipette'
import type { Ink } from '../../../shared/mapPicture/colours.ts'
import { mapPictureTexts as t } from '../../i18n/laterTexts.ts'
import type { FromPicture } from '../../model/mapPicture/fromPicture.svelte.ts'
import Button from '../ui/Button.svelte'
import Toggle from '../ui/Toggle.svelte'
import type { Pointing } from './pointing.ts';
;

  interface Props {
    making: FromPicture
    pointing: Pointing | null
    onpoint: (pointing: Pointing | null) => void
  };function $$render() {

  
  
  
  
  
  
  

  const { making, pointing, onpoint }: Props = $props()
  const inks = $derived(Object.keys(making.inks) as Ink[])
  const isPointed = (ink: Ink): boolean => pointing?.what === 'ink' && pointing.ink === ink
;
async () => {


 { svelteHTML.createElement("ul", {});
     for(let ink of __sveltets_2_ensureArray(inks)){ink;
    const { rgb, on, picked } = making.inks[ink];
     { svelteHTML.createElement("li", {});
       { svelteHTML.createElement("span", {     "class":`chip`,"aria-hidden":`true`,});picked;__sveltets_2_ensureType(String, Number, ` ${rgb.join(' ')} `); }
       { svelteHTML.createElement("div", { "class":`name`,});
         { const $$_elggoT3C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT3C({ target: __sveltets_2_any(), props: {       "label":t.ink[ink],"checked":on,"onchange":(now) => {
            making.turn(ink, now)
          },}});}
       }
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {          children:() => { return __sveltets_2_any(0); },"aria-pressed":isPointed(ink),"aria-label":`${t.point}: ${t.ink[ink]}`,"title":t.point,"look":isPointed(ink) ? 'primary' : 'quiet',"onclick":() => {
          onpoint(isPointed(ink) ? null : { what: 'ink', ink })
        },}}); { const $$_ettepiP3C = __sveltets_2_ensureComponent(Pipette); new $$_ettepiP3C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}  Button}
     }
  }
 }
 { svelteHTML.createElement("p", {   "class":`small quiet says`,"role":`status`,});pointing?.what === 'ink' ? t.pointing : ''; }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const InkList__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type InkList__SvelteComponent_ = ReturnType<typeof InkList__SvelteComponent_>;
/*Ωignore_endΩ*/export default InkList__SvelteComponent_;