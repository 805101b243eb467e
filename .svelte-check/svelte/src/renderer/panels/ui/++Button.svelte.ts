///<reference types="svelte" />
;
import type { Snippet } from 'svelte'
import type { HTMLButtonAttributes } from 'svelte/elements';
;

  interface Props extends HTMLButtonAttributes {
    look?: 'plain' | 'primary' | 'quiet' | 'danger'
    wide?: boolean
    children: Snippet
  };function $$render() {

  
  

  const { look = 'plain', wide = false, children, type = 'button', ...rest }: Props = $props()
;
async () => {


 { svelteHTML.createElement("button", {   ...rest,type,"class":['button', look, { wide }],});;__sveltets_2_ensureSnippet(children()); }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Button__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Button__SvelteComponent_ = ReturnType<typeof Button__SvelteComponent_>;
/*Ωignore_endΩ*/export default Button__SvelteComponent_;