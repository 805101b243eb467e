///<reference types="svelte" />
;
import { useApp } from '../../actions/app.ts'
import { chooseRuleset } from '../../actions/games/activeTable.ts'
import { chosenRules, rulesetChoices } from '../../model/table/sentence/rulesetChoices.ts'
import { texts } from '../../i18n/texts.ts'
import Popup from '../parts/popups/Popup.svelte'
import { CHOICES } from '../parts/popups/popups.ts';

;type $$ComponentProps =  { edition: string };function $$render() {

  
  
  
  
  
  

  const { edition }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  let open = $state(false)
;
async () => {


 { svelteHTML.createElement("span", { "class":`said`,});texts.strip.rules(edition); }
  { const $$_pupoP0C = __sveltets_2_ensureComponent(Popup); const $$_pupoP0 = new $$_pupoP0C({ target: __sveltets_2_any(), props: {     open,"layer":CHOICES,"props":{
    label: texts.strip.change,
    choices: rulesetChoices(app.library.editions, app.table.case),
    chosen: [chosenRules(app.library.editions, app.table.case)],
    onchoose: (id: string) => {
      open = false
      chooseRuleset(app, id)
    }
  },trigger:(props) => { async ()/*Ωignore_positionΩ*/ => {
     { svelteHTML.createElement("button", {    ...props,"type":`button`,"class":`link`,});texts.strip.change; }
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/() => open = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_pupoP0.$$bindings = 'open';/*Ωignore_startΩ*/const {trigger} = $$_pupoP0.$$prop_def;/*Ωignore_endΩ*/
  
 Popup}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RulesPart__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RulesPart__SvelteComponent_ = ReturnType<typeof RulesPart__SvelteComponent_>;
/*Ωignore_endΩ*/export default RulesPart__SvelteComponent_;