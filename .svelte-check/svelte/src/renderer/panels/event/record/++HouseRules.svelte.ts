///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { writeAndTell } from '../../../actions/event/write.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { erratumLine, houseSetting, linesOf, typedErrata } from '../../../model/event/record/houseRules.ts'
import { idOfPower, powerName } from '../../../model/table/figures/powerNames.ts'
import Button from '../../ui/Button.svelte'
import Fold from '../../ui/Fold.svelte'
import { useEvent } from '../parts/eventContext.ts';
function $$render() {

  
  
  
  
  
  
  
  

  const app = useApp()
  const event = useEvent()
  const t = eventTexts.settings

  const house = $derived(event.read(({ settings }) => settings.house) ?? { on: null, banned: [], errata: [] })
  let change = $state.raw<{ readonly on?: string; readonly banned?: string; readonly errata?: string }>({})
  const on = $derived(change.on ?? house.on ?? '')
  const banned = $derived(change.banned ?? house.banned.join('\n'))
  const errata = $derived(change.errata ?? house.errata.map((one) => erratumLine(one, powerName)).join('\n'))
  const read = $derived(typedErrata(errata, idOfPower))

  async function save() {
    const changes = { house: houseSetting({ on: on || null, banned: linesOf(banned), errata: read.errata }) }
    const sent = change
    if ((await writeAndTell(app, event, [{ do: 'settings', changes }], t.saved)) && change === sent) change = {}
  }
;
async () => {


 { const $$_dloF0C = __sveltets_2_ensureComponent(Fold); new $$_dloF0C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"title":t.house.title,"note":house.on ?? undefined,"testid":`event-house-rules`,}});
   { svelteHTML.createElement("p", { "class":`small quiet`,});t.house.hint; }
   { svelteHTML.createElement("label", {});
     { svelteHTML.createElement("span", { "class":`small quiet`,});t.house.on; }
     { svelteHTML.createElement("input", {         "class":`entry`,"type":`date`,"value":on,"oninput":(input) => {
        change = { ...change, on: input.currentTarget.value }
      },});}
   }
   { svelteHTML.createElement("label", {});
     { svelteHTML.createElement("span", { "class":`small quiet`,});t.house.banned; }
     { svelteHTML.createElement("textarea", {          "class":`entry`,"rows":4,"maxlength":50000,"value":banned,"oninput":(input) => {
        change = { ...change, banned: input.currentTarget.value }
      },}); }
   }
   { svelteHTML.createElement("label", {});
     { svelteHTML.createElement("span", { "class":`small quiet`,});t.house.errata; }
     { svelteHTML.createElement("textarea", {            "class":`entry`,"rows":4,"maxlength":50000,"placeholder":t.house.errataExample,"value":errata,"oninput":(input) => {
        change = { ...change, errata: input.currentTarget.value }
      },}); }
   }
   { svelteHTML.createElement("p", { "class":`small quiet`,});t.house.errataHint; }
  if(read.unread.length > 0){ { svelteHTML.createElement("p", {   "class":`small`,"role":`status`,});t.house.unread(read.unread.join(', ')); }}
   { svelteHTML.createElement("div", {});
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"disabled":Object.keys(change).length === 0 || read.unread.length > 0,"onclick":() => {
        void save()
      },}});t.house.save;  Button}
   }
 Fold}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const HouseRules__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type HouseRules__SvelteComponent_ = ReturnType<typeof HouseRules__SvelteComponent_>;
/*Ωignore_endΩ*/export default HouseRules__SvelteComponent_;