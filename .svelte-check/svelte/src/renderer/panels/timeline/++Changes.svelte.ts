///<reference types="svelte" />
;
;type $$ComponentProps =  { words: readonly { readonly text: string; readonly strong: boolean }[] };function $$render() {

  const { words }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
;
async () => {


if(words.length){
   { svelteHTML.createElement("ul", { "class":`changes`,});
        for(let { text, strong } of __sveltets_2_ensureArray(words)){let i = 1;i; { svelteHTML.createElement("li", { "class":['numbers', { strong }],});text; }}
   }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Changes__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Changes__SvelteComponent_ = ReturnType<typeof Changes__SvelteComponent_>;
/*Ωignore_endΩ*/export default Changes__SvelteComponent_;