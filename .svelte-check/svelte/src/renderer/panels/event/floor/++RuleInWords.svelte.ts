///<reference types="svelte" />
;
import { playersAt } from '../../../../shared/tournament/facts/factKind.ts'
import { useApp } from '../../../actions/app.ts'
import { ruleInWords, ruleOnBoard, type RuledPlace } from '../../../actions/event/floor/calls.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { ruleChoices } from '../../../model/event/floor/rulingWords.ts'
import { rulesetName } from '../../../model/table/sentence/rulesetChoices.ts'
import { eventRules } from '../../../model/event/log/eventRuleset.ts'
import { nameOf } from '../../../model/event/words/people.ts'
import { LENGTHS } from '../../../text/lengths.ts'
import Button from '../../ui/Button.svelte'
import Dialog from '../../ui/Dialog.svelte'
import Pick from '../../parts/choose/Pick.svelte'
import { useEvent } from '../parts/eventContext.ts';

;type $$ComponentProps =  { place: RuledPlace | null; onclose: () => void };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  

  const { place, onclose }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const event = useEvent()
  const t = eventTexts.rulings
  const id = $props.id()

  let rule = $state('')
  let sentence = $state('')
  let saving = $state(false)
  const played = $derived(event.read((state) => eventRules(state)))
  const rules = $derived([{ id: '', label: t.noRule }, ...ruleChoices(played)])
  const players = $derived(
    place === null
      ? ''
      : event.read((state) =>
          playersAt(state, place)
            .map((one) => nameOf(state, one))
            .join(' – ')
        )
  )

  function close() {
    rule = ''
    sentence = ''
    onclose()
  }
  async function save() {
    if (place === null || saving || sentence.trim() === '') return
    saving = true
    const done = await ruleInWords(app, event, place, sentence, rule)
    saving = false
    if (done) close()
  }
;
async () => {


  { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {          children:() => { return __sveltets_2_any(0); },"open":place !== null,"title":place === null ? '' : t.inWordsFor(String(place.round), String(place.table)),"description":players,"beginAt":id,"onclose":close,actions:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":close,}});eventTexts.floor.close; Button}
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        if (place !== null) ruleOnBoard(app, event, place)
        close()
      },}});eventTexts.floor.onBoard;  Button}
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {       children:() => { return __sveltets_2_any(0); },"look":`primary`,"type":`submit`,"form":`${id}-form`,"disabled":saving || sentence.trim() === '',}});t.save; Button}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
   { svelteHTML.createElement("form", {     "id":`${id}-form`,"onsubmit":(submit) => {
      submit.preventDefault()
      void save()
    },});
     { svelteHTML.createElement("label", { "for":id,});
       { svelteHTML.createElement("span", { "class":`small quiet`,});t.sentence; }
       { svelteHTML.createElement("textarea", {               id,"class":`entry`,"rows":3,"maxlength":LENGTHS.note,"value":sentence,"placeholder":t.sentenceExample,"oninput":(input) => {
          sentence = input.currentTarget.value
        },"onkeydown":(key) => {
          // A sentence has one line: Enter saves it, Shift and Enter begin another one.
          if (key.key !== 'Enter' || key.shiftKey || key.isComposing) return
          key.preventDefault()
          void save()
        },}); }
     }
     { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {         "label":t.rule,"choices":rules,"value":rule,"onchange":(chosen) => {
        rule = chosen
      },}});}
     { svelteHTML.createElement("p", { "class":`small quiet`,});rulesetName(played); }
   }
  
 Dialog}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RuleInWords__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RuleInWords__SvelteComponent_ = ReturnType<typeof RuleInWords__SvelteComponent_>;
/*Ωignore_endΩ*/export default RuleInWords__SvelteComponent_;