///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { writeAndTell } from '../../../actions/event/write.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { infractionsOf } from '../../../model/event/floor/ladder.ts'
import { linesOf } from '../../../model/event/record/houseRules.ts'
import Button from '../../ui/Button.svelte'
import Fold from '../../ui/Fold.svelte'
import { useEvent } from '../parts/eventContext.ts';
function $$render() {

  
  
  
  
  
  
  
  

  const app = useApp()
  const event = useEvent()
  const t = eventTexts.settings.infractions

  const list = $derived(event.read(infractionsOf).join('\n'))
  let change = $state<string | null>(null)
  const typed = $derived(change ?? list)

  async function save() {
    // An empty list is the usual one again.
    const infractions = linesOf(typed)
    const sent = change
    if ((await writeAndTell(app, event, [{ do: 'settings', changes: { infractions } }], eventTexts.settings.saved)) && change === sent)
      change = null
  }
;
async () => {


 { const $$_dloF0C = __sveltets_2_ensureComponent(Fold); new $$_dloF0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"title":t.title,"testid":`event-infractions`,}});
   { svelteHTML.createElement("label", {});
     { svelteHTML.createElement("span", { "class":`small quiet`,});t.hint; }
     { svelteHTML.createElement("textarea", {          "class":`entry`,"rows":8,"maxlength":20000,"value":typed,"oninput":(input) => {
        change = input.currentTarget.value
      },}); }
   }
   { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"disabled":change === null || change === list,"onclick":() => {
      void save()
    },}});eventTexts.floor.save;  Button}
 Fold}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Infractions__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Infractions__SvelteComponent_ = ReturnType<typeof Infractions__SvelteComponent_>;
/*Ωignore_endΩ*/export default Infractions__SvelteComponent_;