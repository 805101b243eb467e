///<reference types="svelte" />
;
import ChooseButton from './ChooseButton.svelte';
;

  interface Props {
    title: string
    table: 'figureSets' | 'specialTerrain'
    documents: readonly { readonly id: string; readonly name: string; readonly note: string }[]
  };function $$render() {

  

  const { title, table, documents }: Props = $props()
;
async () => {


if(documents.length > 0){
   { svelteHTML.createElement("section", { "aria-label":title,});
     { svelteHTML.createElement("h2", { "class":`small quiet`,});title; }
     { svelteHTML.createElement("ul", {});
         for(let { id, name, note } of __sveltets_2_ensureArray(documents)){id;
         { svelteHTML.createElement("li", {}); { const $$_nottuBesoohC3C = __sveltets_2_ensureComponent(ChooseButton); new $$_nottuBesoohC3C({ target: __sveltets_2_any(), props: {   table,id,name,}});} { svelteHTML.createElement("span", { "class":`name`,});name; } { svelteHTML.createElement("span", { "class":`small quiet numbers`,});note; } }
      }
     }
   }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const OwnDocuments__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type OwnDocuments__SvelteComponent_ = ReturnType<typeof OwnDocuments__SvelteComponent_>;
/*Ωignore_endΩ*/export default OwnDocuments__SvelteComponent_;