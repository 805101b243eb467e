///<reference types="svelte" />
;
import { texts } from '../../../i18n/texts.ts'
import Button from '../../ui/Button.svelte';
;

  interface Props {
    /** What each of them leads to, in words. */
    options: readonly string[]
    /** The player who chooses. */
    title?: string | undefined
    onchoose: (index: number) => void
    /** Takes back what was chosen; null while nothing is. */
    ontakeback: (() => void) | null
  };function $$render() {

  
  

  const { options, title = texts.ruling.options, onchoose, ontakeback }: Props = $props()
;
async () => {


if(options.length || ontakeback){
   { svelteHTML.createElement("div", {   "class":`options`,...__sveltets_2_empty({"data-testid":`options`}),});
    if(options.length){ { svelteHTML.createElement("h2", {   "class":`part`,"tabindex":-1,});title; }}
        for(let words of __sveltets_2_ensureArray(options)){let i = 1;i;
       { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"wide":true,"onclick":() => {
          onchoose(i)
        },}});
        if(options.length > 1){ { svelteHTML.createElement("span", { "class":`number numbers`,});i + 1; }}
         { svelteHTML.createElement("span", {});words; }
       Button}
    }
    if(ontakeback){ { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":ontakeback,}});texts.ruling.takeBack; Button}}
   }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ChoiceButtons__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ChoiceButtons__SvelteComponent_ = ReturnType<typeof ChoiceButtons__SvelteComponent_>;
/*Ωignore_endΩ*/export default ChoiceButtons__SvelteComponent_;