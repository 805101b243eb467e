///<reference types="svelte" />
;;
  interface Props {
    label: string
    hint?: string
    /** The label is read out and not shown: something beside the switch says it. */
    hideLabel?: boolean
    checked: boolean
    onchange: (checked: boolean) => void
  };function $$render() {


  const { label, hint, hideLabel = false, checked, onchange }: Props = $props()
  const id = $props.id()
;
async () => {


 { svelteHTML.createElement("div", { "class":`toggle`,});
   { svelteHTML.createElement("label", {     "id":`${id}-name`,"for":id,"class":{ 'ui-hidden': hideLabel },});
     { svelteHTML.createElement("span", {});label; }
    if(hint){ { svelteHTML.createElement("span", { "class":`small quiet`,});hint; }}
   }
   { svelteHTML.createElement("button", {             id,"type":`button`,"role":`switch`,"aria-checked":checked,"aria-labelledby":`${id}-name`,"class":`switch`,"onclick":() => {
      onchange(!checked)
    },}); { svelteHTML.createElement("span", { "class":`thumb`,}); } }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Toggle__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Toggle__SvelteComponent_ = ReturnType<typeof Toggle__SvelteComponent_>;
/*Ωignore_endΩ*/export default Toggle__SvelteComponent_;