///<reference types="svelte" />
;
import FlaskConical from '@lucide/svelte/icons/flask-conical'
import X from '@lucide/svelte/icons/x'
import type { ClauseField, ClausePart, LooseClause } from '../../../shared/rules/terrain/clauseForms.ts'
import { shippedBasis } from '../../model/library/ownEditions.ts'
import { useApp } from '../../actions/app.ts'
import { begun, choose, chosenFor, isSayable, leaveOut, say, sentencesFor, unsaidParts } from '../../model/clauses/clauseEdit.ts'
import { choiceWord, clauseWords, sentenceOf, type ClausePlace } from '../../model/clauses/clauseSentence.ts'
import { effectsOfKind, kebab, powerName } from '../../model/table/figures/powerNames.ts'
import { specialNames } from '../../model/setup/specials.ts'
import { terrainOnShelf } from '../../model/library/ownTerrain.ts'
import { typedClauses } from '../../model/table/figures/written.ts'
import { clausesTexts as t } from '../../i18n/laterTexts.ts'
import Field from '../ui/Field.svelte'
import Fold from '../ui/Fold.svelte'
import IconButton from '../ui/IconButton.svelte'
import NumberField from '../ui/NumberField.svelte'
import Pick from '../parts/choose/Pick.svelte'
import PickMany from '../parts/choose/PickMany.svelte'
import ClauseTrial from './ClauseTrial.svelte';
;

  interface Props {
    /** What it belongs to, for labels. */
    name: string
    place: ClausePlace
    clauses: readonly unknown[]
    /** How many sentences have to stay. */
    least?: number
    onchange: (clauses: readonly unknown[] | undefined) => void
  };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { name, place, clauses, least = 0, onchange }: Props = $props()
  const app = useApp()
  /** The trial board has the edition that ships. */
  const ruleset = $derived(shippedBasis(app.table.case))

  const known = $derived(clauses.filter(isSayable))
  const words: Readonly<Record<string, string>> = t.fields
  const partNames: Readonly<Record<string, string>> = t.partNames
  const intents: Readonly<Record<string, string>> = t.intents
  const offered = $derived(sentencesFor(place).map((id) => ({ id, label: intents[id] ?? id })))
  const usable = $derived([
    { id: 'move', label: choiceWord('action', place, 'forbids', 'move') },
    ...effectsOfKind(app.table.case, 'power'),
    ...effectsOfKind(app.table.case, 'ability'),
    ...effectsOfKind(app.table.case, 'team-ability')
  ])
  const terrains = $derived(specialNames(app.table.case, terrainOnShelf(app.library)).map(({ id, label }) => ({ id, label })))
  let looked: number | null = $state(null)
  let wrong = $state('')

  const keep = (next: readonly unknown[]) => {
    wrong = ''
    onchange(next.length > 0 ? next : undefined)
  }
  const put = (at: number, clause: LooseClause) => {
    keep(clauses.with(at, clause))
  }
  const listed = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])
  const choicesOf = (clause: LooseClause, field: string, of: ClauseField) =>
    of.takes === 'choice' || of.takes === 'choices'
      ? of.of.map((id) => ({ id, label: choiceWord(clause.phase, place, field, id) }))
      : of.takes === 'names'
        ? terrains
        : usable
  const nameOf = (clause: LooseClause, field: string, of: ClauseField) => (id: string) =>
    of.takes === 'names' ? id : of.takes === 'choices' ? choiceWord(clause.phase, place, field, id) : powerName(id)
  const labelOf = (field: string): string => words[field] ?? words[field.replace(/^results\.\d+\./, '')] ?? field
  const nameOfPart = (part: ClausePart): string => {
    const row = part.under === undefined ? '' : ` (${Number(part.under.split('.')[1]) + 1})`
    return `${partNames[part.words ?? part.id] ?? part.id}${row}`
  }
  function typed(line: string) {
    const read = typedClauses(line, place)
    wrong = 'wrong' in read ? read.wrong : ''
    if ('clauses' in read && (read.clauses?.length ?? 0) >= least) onchange(read.clauses)
  }
;
async () => {


 { svelteHTML.createElement("section", {     "class":`clauses`,"aria-label":`${t.title}: ${name}`,...__sveltets_2_empty({"data-testid":`clauses`}),});
   { svelteHTML.createElement("h4", { "class":`small`,});t.title; }
  if(clauses.length === 0){ { svelteHTML.createElement("p", { "class":`small quiet`,});t.none; }}
   { svelteHTML.createElement("ol", {});
        for(let clause of __sveltets_2_ensureArray(clauses)){let at = 1;at;
       { svelteHTML.createElement("li", {});
        if(isSayable(clause)){
          const sentence = clauseWords(clause, place);
          const left = unsaidParts(clause);
           { svelteHTML.createElement("div", {     "class":`sentence`,"role":`group`,"aria-label":sentence,});
               for(let { part, pieces } of __sveltets_2_ensureArray((sentenceOf(clause, place)))){part.id;
               { svelteHTML.createElement("span", { "class":`said`,});
                    for(let piece of __sveltets_2_ensureArray(pieces)){let i = 1;i;
                  if('text' in piece){ { svelteHTML.createElement("span", {});piece.text; }
                  } else if (piece.of.takes === 'choice' || piece.of.takes === 'power'){
                     { const $$_kciP5C = __sveltets_2_ensureComponent(Pick); new $$_kciP5C({ target: __sveltets_2_any(), props: {             "look":`sentence`,"label":labelOf(piece.field),"choices":choicesOf(clause, piece.field, piece.of),"value":String(chosenFor(clause, piece.field) ?? ''),"shown":piece.shown,"onchange":(id) => {
                        put(at, choose(clause, piece.field, id))
                      },}});}
                  } else if (piece.of.takes === 'number'){
                     { const $$_dleiFrebmuN5C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN5C({ target: __sveltets_2_any(), props: {            "hideLabel":true,"label":labelOf(piece.field),"value":Number(chosenFor(clause, piece.field) ?? piece.of.least),"min":piece.of.least,"max":piece.of.most,"onchange":(n) => {
                        if (n !== undefined) put(at, choose(clause, piece.field, n))
                      },}});}
                  } else if (piece.of.takes === 'words'){
                     { const $$_dleiF5C = __sveltets_2_ensureComponent(Field); new $$_dleiF5C({ target: __sveltets_2_any(), props: {          "hideLabel":true,"label":labelOf(piece.field),"value":String(chosenFor(clause, piece.field) ?? ''),"maxlength":piece.field === 'named' ? 120 : 600,"onchange":(line) => {
                        if (line.trim() !== '') put(at, choose(clause, piece.field, line))
                      },}});}
                  }else{
                     { const $$_ynaMkciP5C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP5C({ target: __sveltets_2_any(), props: {             "inline":true,"label":labelOf(piece.field),"choices":choicesOf(clause, piece.field, piece.of),"values":listed(chosenFor(clause, piece.field)),"nameOf":nameOf(clause, piece.field, piece.of),...piece.of.takes === 'powers' || piece.of.takes === 'names' ? { own: kebab } : {},"onchange":(ids) => {
                        if (ids.length > 0) put(at, choose(clause, piece.field, ids))
                      },}});}
                  }
                }
                if(part.optional){
                   { const $$_nottuBnocI5C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI5C({ target: __sveltets_2_any(), props: {       "icon":X,"label":t.lessPart(nameOfPart(part)),"onclick":() => {
                      put(at, leaveOut(clause, part))
                    },}});}
                }
               }
            }
           }
           { svelteHTML.createElement("div", { "class":`tools`,});
            if(left.length > 0){
               { const $$_kciP4C = __sveltets_2_ensureComponent(Pick); new $$_kciP4C({ target: __sveltets_2_any(), props: {             "look":`sentence`,"label":t.more,"hideLabel":true,"placeholder":t.more,"choices":left.map((part) => ({ id: part.id, label: nameOfPart(part) })),"value":"","onchange":(id) => {
                  const part = left.find((one) => one.id === id)
                  if (part) put(at, say(clause, part))
                },}});}
            }
             { svelteHTML.createElement("span", { "class":`push`,}); }
             { const $$_nottuBnocI4C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI4C({ target: __sveltets_2_any(), props: {         "icon":FlaskConical,"label":t.trial,"pressed":looked === at,"onclick":() => {
                looked = looked === at ? null : at
              },}});}
             { const $$_nottuBnocI4C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI4C({ target: __sveltets_2_any(), props: {         "icon":X,"label":t.remove(sentence),"disabled":clauses.length <= least,"onclick":() => {
                looked = null
                keep(clauses.toSpliced(at, 1))
              },}});}
           }
          if(looked === at){ { const $$_lairTesualC3C = __sveltets_2_ensureComponent(ClauseTrial); new $$_lairTesualC3C({ target: __sveltets_2_any(), props: {      ruleset,"clauses":known,"at":known.indexOf(clause),place,}});}}
        }else{
           { svelteHTML.createElement("code", {});JSON.stringify(clause); }
        }
       }
    }
   }
   { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {           "label":t.add,"hideLabel":true,"placeholder":t.add,"choices":offered,"value":"","onchange":(sentence) => {
      keep(begun(clauses, sentence))
    },}});}
   { const $$_dloF1C = __sveltets_2_ensureComponent(Fold); new $$_dloF1C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"title":t.raw,}});
     { const $$_dleiF2C = __sveltets_2_ensureComponent(Field); new $$_dleiF2C({ target: __sveltets_2_any(), props: {            "label":t.rawOf,"hideLabel":true,"value":clauses.length > 0 ? JSON.stringify(clauses) : '',"maxlength":8000,"spellcheck":`false`,"onchange":typed,}});}
    if(wrong){ { svelteHTML.createElement("p", {   "class":`small wrong`,"role":`alert`,});t.wrong; wrong; }}
   Fold}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ClauseBuilder__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ClauseBuilder__SvelteComponent_ = ReturnType<typeof ClauseBuilder__SvelteComponent_>;
/*Ωignore_endΩ*/export default ClauseBuilder__SvelteComponent_;