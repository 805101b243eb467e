///<reference types="svelte" />
;
import { useApp } from '../../actions/app.ts'
import { chosenRules, editionChoices, rulesetName, rulesOfChoice } from '../../model/table/sentence/rulesetChoices.ts'
import { saveNoBoardFile, saveNoBoardRuling } from '../../actions/noBoard/noBoardActions.ts'
import { noBoardAnswer } from '../../model/noBoard/noBoardAnswer.ts'
import { KINDS } from '../../model/noBoard/noBoardKinds.ts'
import { noBoardTexts as t, texts } from '../../i18n/texts.ts'
import Badge from '../ui/Badge.svelte'
import Button from '../ui/Button.svelte'
import Dialog from '../ui/Dialog.svelte'
import Pick from '../parts/choose/Pick.svelte'
import NoBoardForm from './NoBoardForm.svelte'
import NoBoardResult from './NoBoardResult.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const { noBoard } = app.session
  const answer = $derived(noBoardAnswer(noBoard.case))
  const kinds = KINDS.map((id) => ({ id, label: t.kinds[id] }))

  function setKind(id: string) {
    const kind = KINDS.find((known) => known === id)
    if (kind) noBoard.setKind(kind)
  }
  function setRuleset(id: string) {
    const rules = rulesOfChoice(app.library.editions, id, noBoard.case)
    if (rules) noBoard.setRules(rules)
  }
;
async () => {


  { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {        children:() => { return __sveltets_2_any(0); },"open":noBoard.isOpen,"title":t.title,"description":t.description,"onclose":() => {
    noBoard.isOpen = false
  },actions:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        noBoard.isOpen = false
      },}});texts.close;  Button}
    if(noBoard.saved === noBoard.case){ { const $$_egdaB0C = __sveltets_2_ensureComponent(Badge); new $$_egdaB0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"tone":`good`,}});texts.ruling.saved; Badge}}
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"onclick":() => {
        void saveNoBoardFile(app)
      },"disabled":answer.state !== 'ruled',}});t.saveFile;  Button}
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":() => {
        void saveNoBoardRuling(app)
      },"disabled":answer.state !== 'ruled',}});t.saveRuling;  Button}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
   { svelteHTML.createElement("div", {   "class":`no-board`,...__sveltets_2_empty({"data-testid":`no-board`}),});
     { svelteHTML.createElement("div", { "class":`form`,});
       { const $$_kciP3C = __sveltets_2_ensureComponent(Pick); new $$_kciP3C({ target: __sveltets_2_any(), props: {        "label":t.kind,"choices":kinds,"value":noBoard.case.ask.kind,"onchange":setKind,}});}
       { const $$_kciP3C = __sveltets_2_ensureComponent(Pick); new $$_kciP3C({ target: __sveltets_2_any(), props: {           "label":t.ruleset,"choices":editionChoices(app.library.editions, noBoard.case),"value":chosenRules(app.library.editions, noBoard.case),"shown":rulesetName(noBoard.case),"onchange":setRuleset,}});}
       { const $$_mroFdraoBoN3C = __sveltets_2_ensureComponent(NoBoardForm); new $$_mroFdraoBoN3C({ target: __sveltets_2_any(), props: {}});}
     }
    if(answer.state === 'ruled'){
       { const $$_tluseRdraoBoN2C = __sveltets_2_ensureComponent(NoBoardResult); new $$_tluseRdraoBoN2C({ target: __sveltets_2_any(), props: {  "ruling":answer.ruling,}});}
    }else{
       { svelteHTML.createElement("p", { "class":`quiet`,}); { svelteHTML.createElement("strong", {});t.incomplete; } answer.message; }
    }
   }
  
 Dialog}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const NoBoardDialog__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type NoBoardDialog__SvelteComponent_ = ReturnType<typeof NoBoardDialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default NoBoardDialog__SvelteComponent_;