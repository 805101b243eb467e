///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { listTrouble } from '../../../model/event/door/listTrouble.ts'
import { nameOf } from '../../../model/event/words/people.ts'
import Button from '../../ui/Button.svelte'
import { useEvent } from './eventContext.ts';
function $$render() {

  
  
  
  
  
  

  const app = useApp()
  const event = useEvent()
  const t = eventTexts.lists
  const trouble = $derived(event.read((state) => listTrouble(state, app.library.figureSets)))
  const names = $derived(event.read((state) => trouble?.rejected.map((id) => nameOf(state, id)) ?? []))
;
async () => {


if(trouble){
   { svelteHTML.createElement("div", {     "class":['trouble', { bad: names.length > 0 }],"role":`status`,...__sveltets_2_empty({"data-testid":`list-trouble`}),});
     { svelteHTML.createElement("span", {});t.trouble(names, trouble.wrong, trouble.missing); }
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
        event.view = 'lists'
      },}});eventTexts.views.lists;  Button}
   }
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ListTrouble__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ListTrouble__SvelteComponent_ = ReturnType<typeof ListTrouble__SvelteComponent_>;
/*Ωignore_endΩ*/export default ListTrouble__SvelteComponent_;