///<reference types="svelte" />
;
import Check from '@lucide/svelte/icons/check'
import Button from '../ui/Button.svelte';
;

  interface Props {
    title: string
    sentence: string
    words: string
    /** It is done: the button is a word, so that a second press does nothing else. */
    done: boolean
    busy: boolean
    action: string
    doneWord: string
    onact: () => void
  };function $$render() {

  
  

  const { title, sentence, words, done, busy, action, doneWord, onact }: Props = $props()
;
async () => {


 { svelteHTML.createElement("li", {});
   { svelteHTML.createElement("div", {});
     { svelteHTML.createElement("p", { "class":`small quiet`,});title; }
     { svelteHTML.createElement("p", { "class":`card`,});sentence; }
     { svelteHTML.createElement("p", { "class":`words`,});words; }
   }
  if(done){ { svelteHTML.createElement("span", { "class":`small done`,}); { const $$_kcehC2C = __sveltets_2_ensureComponent(Check); new $$_kcehC2C({ target: __sveltets_2_any(), props: {    "size":16,"aria-hidden":`true`,}});}doneWord; }
  }else{ { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"look":`quiet`,"disabled":busy,"onclick":onact,}});action; Button}}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const OfferRow__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type OfferRow__SvelteComponent_ = ReturnType<typeof OfferRow__SvelteComponent_>;
/*Ωignore_endΩ*/export default OfferRow__SvelteComponent_;