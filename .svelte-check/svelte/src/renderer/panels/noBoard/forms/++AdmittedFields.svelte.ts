///<reference types="svelte" />
;
import { AGES, PLAYS } from '../../../../shared/tournament/force/list.ts'
import { objectCounts, withObjects, type ForceAsk } from '../../../model/noBoard/force.ts'
import { noBoardTexts as t, texts } from '../../../i18n/texts.ts'
import NumberField from '../../ui/NumberField.svelte'
import Pick from '../../parts/choose/Pick.svelte'
import WordsField from './WordsField.svelte';
;

  interface Props {
    ask: ForceAsk
    onchange: (part: Partial<ForceAsk>) => void
  };function $$render() {

  
  
  
  
  
  

  const { ask, onchange }: Props = $props()
  const asked = (labels: Readonly<Record<string, string>>) => [
    { id: '', label: t.force.anyAge },
    ...Object.entries(labels).map(([id, label]) => ({ id, label }))
  ]
  const oneOf = <T extends string>(known: readonly T[], id: string): T | undefined => known.find((one) => one === id)
;
async () => {


 { svelteHTML.createElement("div", { "class":`form-line`,});
     for(let [weight, count] of __sveltets_2_ensureArray(objectCounts(ask.objects))){weight;
     { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {         "label":texts.objects[weight],"value":count,"max":9,"onchange":(n) => {
        onchange({ objects: withObjects(ask.objects, weight, n ?? 0) })
      },}});}
  }
 }
 { const $$_dleiFsdroW0C = __sveltets_2_ensureComponent(WordsField); new $$_dleiFsdroW0C({ target: __sveltets_2_any(), props: {       "label":t.force.conditions,"words":ask.conditions,"onchange":(conditions) => {
    onchange({ conditions })
  },}});}
 { svelteHTML.createElement("div", { "class":`form-line`,});
   { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":t.format,"choices":asked(t.force.plays),"value":ask.play ?? '',"onchange":(id) => {
      onchange({ play: oneOf(PLAYS, id) })
    },}});}
   { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":t.force.age,"choices":asked(t.force.ages),"value":ask.age ?? '',"onchange":(id) => {
      onchange({ age: oneOf(AGES, id) })
    },}});}
 }
if(ask.play === 'sealed'){
   { const $$_dleiFsdroW0C = __sveltets_2_ensureComponent(WordsField); new $$_dleiFsdroW0C({ target: __sveltets_2_any(), props: {         "label":t.opened,"hint":t.openedHint,"words":ask.opened,"onchange":(opened) => {
      onchange({ opened })
    },}});}
}
 { const $$_dleiFsdroW0C = __sveltets_2_ensureComponent(WordsField); new $$_dleiFsdroW0C({ target: __sveltets_2_any(), props: {       "label":t.force.sets,"words":ask.sets,"onchange":(sets) => {
    onchange({ sets })
  },}});}
 { const $$_dleiFsdroW0C = __sveltets_2_ensureComponent(WordsField); new $$_dleiFsdroW0C({ target: __sveltets_2_any(), props: {       "label":t.force.retired,"words":ask.retired,"onchange":(retired) => {
    onchange({ retired })
  },}});}
};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const AdmittedFields__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type AdmittedFields__SvelteComponent_ = ReturnType<typeof AdmittedFields__SvelteComponent_>;
/*Ωignore_endΩ*/export default AdmittedFields__SvelteComponent_;