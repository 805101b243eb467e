///<reference types="svelte" />
;
import Plus from '@lucide/svelte/icons/plus'
import X from '@lucide/svelte/icons/x'
import { useApp } from '../../../actions/app.ts'
import { ownLine } from '../../../model/search/ownWords.ts'
import { referenceTexts } from '../../../i18n/texts.ts'
import Field from '../../ui/Field.svelte'
import IconButton from '../../ui/IconButton.svelte';
function $$render() {

  
  
  
  
  
  
  

  const { settings } = useApp()
  const t = referenceTexts.words
  const lines = $derived(settings.current.searchWords ?? [])
  let typed = $state('')
  const read = $derived(ownLine(typed, lines))

  function add(event: SubmitEvent) {
    event.preventDefault()
    if (!read.ok) return
    settings.set({ searchWords: [...lines, read.words] })
    typed = ''
  }
;
async () => {


 { svelteHTML.createElement("section", {});
   { svelteHTML.createElement("h3", {});t.title; }
   { svelteHTML.createElement("p", { "class":`small quiet`,});t.text; }
   { svelteHTML.createElement("ul", {});
        for(let words of __sveltets_2_ensureArray(lines)){let i = 1;i;
       { svelteHTML.createElement("li", {});
         { svelteHTML.createElement("span", {});words.join(' = '); } { const $$_nottuBnocI3C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI3C({ target: __sveltets_2_any(), props: {       "icon":X,"label":t.remove(words.join(' = ')),"onclick":() => {
            settings.set({ searchWords: lines.filter((line) => line !== words) })
          },}});}
       }
    }
   }
   { svelteHTML.createElement("form", { "onsubmit":add,});
     { const $$_dleiF2C = __sveltets_2_ensureComponent(Field); new $$_dleiF2C({ target: __sveltets_2_any(), props: {            "label":t.field,"hideLabel":true,"placeholder":t.placeholder,"value":typed,"onchange":(value) => {
        typed = value
      },"autocomplete":`off`,}});}
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {        "icon":Plus,"label":t.add,"type":`submit`,"disabled":!read.ok,}});}
   }
  if(typed.trim() !== '' && !read.ok){ { svelteHTML.createElement("p", {   "class":`small quiet`,"role":`status`,});t.problems[read.problem]; }}
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const OwnWords__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type OwnWords__SvelteComponent_ = ReturnType<typeof OwnWords__SvelteComponent_>;
/*Ωignore_endΩ*/export default OwnWords__SvelteComponent_;