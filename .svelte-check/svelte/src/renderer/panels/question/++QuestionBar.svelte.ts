///<reference types="svelte" />
;
import type { Ask } from '../../../shared/contract/case.ts'
import { useApp } from '../../actions/app.ts'
import { askOnTable } from '../../actions/question/ask.ts'
import { kindChosen } from '../../actions/timeline/kindChosen.ts'
import { askParts, canSwap, hasTarget, isMovement, withParts } from '../../model/table/ask/asks.ts'
import { ASK_KINDS, entryOf } from '../../model/question/kinds/all.ts'
import { choicesOn, figureChoices } from '../../model/table/sentence/askChoices.ts'
import { chosenRules, rulesetChoices, rulesetName } from '../../model/table/sentence/rulesetChoices.ts'
import { chooseRuleset } from '../../actions/games/activeTable.ts'
import { terrainTargetName, terrainTargetOf } from '../../model/table/position/terrainTarget.ts'
import { texts } from '../../i18n/texts.ts'
import { endName } from '../../model/table/sentence/title.ts'
import Pick from '../parts/choose/Pick.svelte'
import AskDetails from './AskDetails.svelte'
import AskField from './AskField.svelte'
import { partsOf } from './kinds/kindParts.ts'
import Mirror from './Mirror.svelte';

;type $$ComponentProps =  { line?: boolean };function $$render() {
  const fromPart/*Ωignore_positionΩ*/ = ()/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
   { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {                 "look":`sentence`,"label":isMovement(ask) ? texts.ask.mover : texts.ask.attacker,"choices":figures,"value":key(parts.from),"shown":shown(parts.from),"placeholder":texts.ask.choose,"due":session.pick === 'from',"onchange":(id) => {
      set(withParts(ask, { from: id }))
      session.pick = isMovement(ask) && !entry.tapped ? 'from' : 'to'
    },}});}
};return __sveltets_2_any(0)};  const kindPart/*Ωignore_positionΩ*/ = ()/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
   { svelteHTML.createElement("span", { "class":`kind`,}); { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {          "look":`sentence`,"label":texts.ask.kind,"choices":kinds,"value":ask.kind,"onchange":setKind,}});} }
};return __sveltets_2_any(0)};  const toPart/*Ωignore_positionΩ*/ = ()/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
   { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {                 "look":`sentence`,"label":texts.ask.target,"choices":figures,"value":key(parts.to),"shown":terrain ? terrainTargetName(table.case, terrain) : shown(parts.to),"placeholder":texts.ask.choose,"due":session.pick === 'to' || entry.ends === 'to',"onchange":(id) => {
      set(withParts(ask, { to: id }))
      session.pick = 'from'
    },}});}
};return __sveltets_2_any(0)};
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  /** In one line that scrolls sideways, for a small window. */
  const { line = false }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { table, session, library } = app
  const ask = $derived(table.case.ask)
  const entry = $derived(entryOf(ask))
  const parts = $derived(askParts(ask))
  const figures = $derived(figureChoices(table.case))
  const words = $derived(entry.words?.(ask, choicesOn(table.case)) ?? [])
  const Field = $derived(partsOf(ask).field)
  const kinds = ASK_KINDS.map((id) => ({ id, label: texts.ask.kinds[id], also: texts.ask.kindNotes[id] }))

  const set = (next: Ask) => {
    askOnTable(app, texts.steps.ask, next)
  }
  const shown = (end: typeof parts.from) => (typeof end === 'string' ? undefined : endName(table.case, end))
  const terrain = $derived(terrainTargetOf(ask))
  const key = (end: typeof parts.from) => (typeof end === 'string' ? end : '')

  function setKind(id: string) {
    const kind = ASK_KINDS.find((known) => known === id)
    if (kind) void kindChosen(app, kind)
  }
;
async () => {






 { svelteHTML.createElement("h1", { "class":`ui-hidden`,});texts.screens.table; }
 { svelteHTML.createElement("section", {   "class":['question', { line }],"aria-label":texts.ask.title,});
   { svelteHTML.createElement("div", { "class":`row`,});
     { svelteHTML.createElement("div", { "class":`sentence`,});
      if(entry.ends === 'to' || entry.toFirst){
        ;__sveltets_2_ensureSnippet(toPart());;__sveltets_2_ensureSnippet(kindPart());
      }else{
        if(entry.ends !== 'none'){;__sveltets_2_ensureSnippet(fromPart());};__sveltets_2_ensureSnippet(kindPart());if(hasTarget(ask)){;__sveltets_2_ensureSnippet(toPart());}
      }
         for(let word of __sveltets_2_ensureArray(words)){word.label;
        if(word.before){ { svelteHTML.createElement("span", { "class":`quiet`,});word.before; }}
         { svelteHTML.createElement("span", {  "class":`kind`,}); { const $$_kciP4C = __sveltets_2_ensureComponent(Pick); new $$_kciP4C({ target: __sveltets_2_any(), props: {           "look":`sentence`,"label":word.label,"choices":word.choices,"value":word.value,"onchange":(id) => {
              set(word.chosen(id))
            },}});} }
      }
       { const $$_dleiF3C = __sveltets_2_ensureComponent(Field); new $$_dleiF3C({ target: __sveltets_2_any(), props: { ask,}});}
       { const $$_kciP3C = __sveltets_2_ensureComponent(Pick); new $$_kciP3C({ target: __sveltets_2_any(), props: {             "look":`sentence`,"label":texts.ask.ruleset,"choices":rulesetChoices(library.editions, table.case),"value":chosenRules(library.editions, table.case),"shown":rulesetName(table.case),"onchange":(id) => {
          chooseRuleset(app, id)
        },}});}
      if(canSwap(ask)){
         { const $$_rorriM3C = __sveltets_2_ensureComponent(Mirror); new $$_rorriM3C({ target: __sveltets_2_any(), props: {}});}
      }
     }
    if(!line){ { const $$_sliateDksA2C = __sveltets_2_ensureComponent(AskDetails); new $$_sliateDksA2C({ target: __sveltets_2_any(), props: {}});}}
     { const $$_dleiFksA2C = __sveltets_2_ensureComponent(AskField); new $$_dleiFksA2C({ target: __sveltets_2_any(), props: {}});}
   }
  if(line){ { const $$_sliateDksA1C = __sveltets_2_ensureComponent(AskDetails); new $$_sliateDksA1C({ target: __sveltets_2_any(), props: {}});}}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const QuestionBar__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type QuestionBar__SvelteComponent_ = ReturnType<typeof QuestionBar__SvelteComponent_>;
/*Ωignore_endΩ*/export default QuestionBar__SvelteComponent_;