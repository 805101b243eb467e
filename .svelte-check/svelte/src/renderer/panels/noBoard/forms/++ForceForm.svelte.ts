///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { dayOf } from '../../../model/event/newEvent.ts'
import { formatsOfRules } from '../../../model/library/formatsOfRules.ts'
import {
    forceOfSide,
    inFormatOf,
    sidesOf,
    teamOf,
    tidy,
    withForce,
    type ForceAsk,
    type ForceEntry
  } from '../../../model/noBoard/force.ts'
import { noBoardTexts as t, texts } from '../../../i18n/texts.ts'
import Button from '../../ui/Button.svelte'
import Pick from '../../parts/choose/Pick.svelte'
import Field from '../../ui/Field.svelte'
import Fold from '../../ui/Fold.svelte'
import NumberField from '../../ui/NumberField.svelte'
import Toggle from '../../ui/Toggle.svelte'
import AddFigures from './AddFigures.svelte'
import AdmittedFields from './AdmittedFields.svelte'
import BoughtFields from './BoughtFields.svelte'
import LineFields from './LineFields.svelte'
import ListedFigure from './ListedFigure.svelte'
import WordsField from './WordsField.svelte';

;type $$ComponentProps =  { ask: ForceAsk };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { ask }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { session, table } = useApp()
  const { noBoard } = session
  const figures = $derived(ask.figures ?? [])
  const formats = $derived(formatsOfRules(noBoard.case))

  function change(part: Partial<ForceAsk>) {
    noBoard.ask({ ...ask, ...part })
  }
  function edit(index: number, part: Partial<ForceEntry>) {
    change({ figures: figures.map((figure, i) => (i === index ? tidy({ ...figure, ...part }) : figure)) })
  }
  function add() {
    const taken = new Set(figures.map(({ id }) => id))
    let n = figures.length + 1
    while (taken.has(`figure-${n}`)) n += 1
    change({ figures: [...figures, { id: `figure-${n}`, name: t.figure(n), points: 100 }] })
  }
;
async () => {


if(formats.length > 0){
   { svelteHTML.createElement("div", {   "class":`form-line`,...__sveltets_2_empty({"data-testid":`force-format`}),});
     { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":t.force.format,"choices":[{ id: '', label: t.force.noFormat }, ...formats.map(({ id, name }) => ({ id, label: name }))],"value":ask.format ?? '',"onchange":(id) => {
        change(inFormatOf(ask, formats.find((one) => one.id === id) ?? null, dayOf(new Date())))
      },}});}
    if(ask.format !== undefined){
       { const $$_dleiF1C = __sveltets_2_ensureComponent(Field); new $$_dleiF1C({ target: __sveltets_2_any(), props: {         "type":`date`,"label":t.force.on,"value":ask.on ?? '',"onchange":(on) => {
          change({ on: on === '' ? undefined : on })
        },}});}
    }
   }
}
 { svelteHTML.createElement("div", { "class":`form-line`,});
   { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {            "label":t.buildTotal,"value":ask.buildTotal,"max":99999,"optional":true,"placeholder":t.force.unstated,"onchange":(buildTotal) => {
      change({ buildTotal })
    },}});}
   { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {            "label":t.force.stated,"value":ask.total,"max":99999,"optional":true,"placeholder":t.force.unstated,"onchange":(total) => {
      change({ total })
    },}});}
 }

    for(let figure of __sveltets_2_ensureArray(figures)){let i = 1;i;
   { svelteHTML.createElement("fieldset", {   "class":`form-box`,...__sveltets_2_empty({"data-testid":`force-figure`}),});
     { const $$_erugiFdetsiL1C = __sveltets_2_ensureComponent(ListedFigure); new $$_erugiFdetsiL1C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },figure,"onchange":(part) => {
        edit(i, part)
      },"onremove":figures.length > 1
        ? () => {
            change({ figures: figures.filter((_, n) => n !== i) })
          }
        : undefined,}});
       { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {           "label":t.force.count,"value":figure.count ?? 1,"min":1,"max":99,"onchange":(count) => {
          edit(i, { count: count === 1 ? undefined : count })
        },}});}
     ListedFigure}
     { const $$_dleiFsdroW1C = __sveltets_2_ensureComponent(WordsField); new $$_dleiFsdroW1C({ target: __sveltets_2_any(), props: {       "label":t.force.keywords,"words":figure.keywords,"onchange":(keywords) => {
        edit(i, { keywords })
      },}});}
     { svelteHTML.createElement("div", { "class":`form-line`,});
       { const $$_elggoT2C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT2C({ target: __sveltets_2_any(), props: {       "label":t.force.unique,"checked":figure.unique ?? false,"onchange":(unique) => {
          edit(i, { unique })
        },}});}
       { const $$_elggoT2C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT2C({ target: __sveltets_2_any(), props: {       "label":t.force.prime,"checked":figure.prime ?? false,"onchange":(prime) => {
          edit(i, { prime })
        },}});}
     }
     { const $$_dloF1C = __sveltets_2_ensureComponent(Fold); new $$_dloF1C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"title":t.force.more,}});
       { svelteHTML.createElement("div", { "class":`form-column`,});
         { const $$_sdleiFeniL3C = __sveltets_2_ensureComponent(LineFields); new $$_sdleiFeniL3C({ target: __sveltets_2_any(), props: {    figure,"onchange":(part) => {
            edit(i, part)
          },}});}
         { const $$_dleiF3C = __sveltets_2_ensureComponent(Field); new $$_dleiF3C({ target: __sveltets_2_any(), props: {       "label":t.force.set,"value":figure.set ?? '',"onchange":(set) => {
            edit(i, { set: set.trim() || undefined })
          },}});}
         { const $$_dleiFsdroW3C = __sveltets_2_ensureComponent(WordsField); new $$_dleiFsdroW3C({ target: __sveltets_2_any(), props: {       "label":t.force.duo,"words":figure.duo,"onchange":(duo) => {
            edit(i, { duo })
          },}});}
         { const $$_dleiF3C = __sveltets_2_ensureComponent(Field); new $$_dleiF3C({ target: __sveltets_2_any(), props: {       "label":t.force.alterEgo,"value":figure.alterEgo ?? '',"onchange":(alterEgo) => {
            edit(i, { alterEgo: alterEgo.trim() || undefined })
          },}});}
         { const $$_dleiFsdroW3C = __sveltets_2_ensureComponent(WordsField); new $$_dleiFsdroW3C({ target: __sveltets_2_any(), props: {       "label":t.force.feats,"words":figure.feats,"onchange":(feats) => {
            edit(i, { feats })
          },}});}
       }
     Fold}
   }
}
 { const $$_serugiFddA0C = __sveltets_2_ensureComponent(AddFigures); new $$_serugiFddA0C({ target: __sveltets_2_any(), props: {     "onadd":add,"onside":(side) => {
    change({ figures: [...forceOfSide(table.case, side)] })
  },}});}

 { const $$_dloF0C = __sveltets_2_ensureComponent(Fold); new $$_dloF0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"title":t.force.extras,"testid":`force-extras`,}});
   { svelteHTML.createElement("div", { "class":`form-column`,});
     { const $$_sdleiFthguoB2C = __sveltets_2_ensureComponent(BoughtFields); new $$_sdleiFthguoB2C({ target: __sveltets_2_any(), props: {    "bought":ask,"onchange":change,}});}
     { const $$_dleiF2C = __sveltets_2_ensureComponent(Field); new $$_dleiF2C({ target: __sveltets_2_any(), props: {       "label":t.force.theme,"value":ask.theme ?? '',"onchange":(theme) => {
        change({ theme: theme.trim() || undefined })
      },}});}
    if(ask.theme !== undefined){
       { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {            "label":t.force.probabilityControl,"value":ask.probabilityControl,"max":99,"optional":true,"placeholder":t.force.unstated,"onchange":(probabilityControl) => {
          change({ probabilityControl })
        },}});}
    }
    if(teamOf(ask)){
       { svelteHTML.createElement("div", { "class":`form-line`,});
           for(let side of __sveltets_2_ensureArray(sidesOf(table.case))){side;
           { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
              const name = texts.sides[side] ?? side
              table.change(t.force.step(name), withForce(table.case, side, ask))
              session.notify('info', t.force.step(name))
            },}});t.force.toTable(texts.sides[side] ?? side);  Button}
        }
       }
    }
     { const $$_sdleiFdettimdA2C = __sveltets_2_ensureComponent(AdmittedFields); new $$_sdleiFdettimdA2C({ target: __sveltets_2_any(), props: {   ask,"onchange":change,}});}
   }
 Fold}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ForceForm__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ForceForm__SvelteComponent_ = ReturnType<typeof ForceForm__SvelteComponent_>;
/*Ωignore_endΩ*/export default ForceForm__SvelteComponent_;