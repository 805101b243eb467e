///<reference types="svelte" />
;
import type { Component } from 'svelte'
import type { HTMLButtonAttributes } from 'svelte/elements';
;

  interface Props extends HTMLButtonAttributes {
    icon: Component<{ size?: number; 'aria-hidden'?: 'true' }>
    label: string
    pressed?: boolean
    /** The label in a word. Beside the icon it is seen where the container `words` around it is broad enough. */
    word?: string | undefined
    /** From which width of that container on, or always under the icon. `much`: with less of it under the icon. */
    room?: 'some' | 'much' | 'under'
  };function $$render() {

  
  

  const { icon: Icon, label, pressed, word, room = 'much', type = 'button', ...rest }: Props = $props()
;
async () => {


 { svelteHTML.createElement("button", {         ...rest,type,"class":['icon-button', word !== undefined && room],"aria-label":label,"title":label,"aria-pressed":pressed,});
   { const $$_nocI1C = __sveltets_2_ensureComponent(Icon); new $$_nocI1C({ target: __sveltets_2_any(), props: {    "size":20,"aria-hidden":`true`,}});}
  if(word !== undefined){ { svelteHTML.createElement("span", {   "class":`word`,"aria-hidden":`true`,});word; }}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const IconButton__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type IconButton__SvelteComponent_ = ReturnType<typeof IconButton__SvelteComponent_>;
/*Ωignore_endΩ*/export default IconButton__SvelteComponent_;