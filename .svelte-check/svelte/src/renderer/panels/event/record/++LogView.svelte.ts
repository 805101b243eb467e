///<reference types="svelte" />
;
import History from '@lucide/svelte/icons/history'
import { tick, untrack } from 'svelte'
import { useApp } from '../../../actions/app.ts'
import { refusalSentence, takeBack, write } from '../../../actions/event/write.ts'
import { eventTexts, venueTexts } from '../../../i18n/laterTexts.ts'
import { language } from '../../../i18n/spoken.ts'
import { headOf } from '../../../model/event/log/eventFile.ts'
import { factWords } from '../../../model/event/words/factWords.ts'
import { asItWas, settingChanges, writerWords } from '../../../model/event/record/logLook.ts'
import { nameOf } from '../../../model/event/words/people.ts'
import Button from '../../ui/Button.svelte'
import IconButton from '../../ui/IconButton.svelte'
import Fold from '../../ui/Fold.svelte'
import Pick from '../../parts/choose/Pick.svelte'
import { useEvent } from '../parts/eventContext.ts'
import AsItWas from './AsItWas.svelte'
import { LENGTHS } from '../../../text/lengths.ts';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const event = useEvent()
  const t = eventTexts.log
  const STEP = 100
  /** Refused entries that are shown without being asked for, and at all. */
  const [FEW, MOST_REFUSED] = [20, 500]
  let many = $state(STEP)
  let kind = $state('')
  let typed = $state('')
  let note = $state('')
  const changed = $derived(event.read((state) => settingChanges(event.entries, headOf(event.stored).settings, (id) => nameOf(state, id))))
  const entries = $derived(
    event.entries
      .map((entry, index) => ({
        ...entry,
        number: index + 1,
        words: event.read((state) => factWords(state, entry.fact)),
        writer: event.read((state) => writerWords(state, entry.fact)),
        changes: (changed.get(index) ?? []).map(({ label, was, is }) => t.change(label, was, is)),
        reached: event.there((away) => away.reached(entry.fact))
      }))
      .toReversed()
  )
  /** The entry that another view has asked for: all before it are drawn, and it is in sight. */
  let asked = $state<string | null>(null)
  $effect(() => {
    if (event.entry === null) return
    asked = event.entry
    event.entry = null
    kind = ''
    typed = ''
    many = Math.max(many, untrack(() => entries.findIndex(({ fact }) => fact.id === asked)) + 1)
    void tick().then(() => {
      const row = document.querySelector(`[data-fact="${CSS.escape(asked ?? '')}"]`)
      row?.scrollIntoView({ block: 'center' })
      row?.querySelector('button')?.focus()
    })
  })
  const kinds = $derived([...new Set(entries.map(({ fact }) => fact.do))].toSorted())
  const found = $derived(
    entries.filter(
      ({ fact, words, writer, changes }) =>
        (kind === '' || fact.do === kind) &&
        (typed.trim() === '' || [words, writer, ...changes].some((said) => said.toLowerCase().includes(typed.trim().toLowerCase())))
    )
  )
  /** The number of the entry after which the event is looked at; null: as it is now. */
  let then = $state<number | null>(null)
  const looked = $derived.by(() => {
    const entry = then === null ? undefined : entries.find(({ number }) => number === then)
    return entry && { entry, state: asItWas(event.entries, headOf(event.stored).settings, entry.number - 1) }
  })
  async function backToNow() {
    const number = then
    then = null
    await tick()
    document.querySelector<HTMLElement>(`[data-look="${number}"]`)?.focus()
  }
  const time = (at: number | null) => (at === null ? '' : new Intl.DateTimeFormat(language, { timeStyle: 'medium' }).format(at))
;
async () => {


if(looked){
   { const $$_saWtIsA0C = __sveltets_2_ensureComponent(AsItWas); new $$_saWtIsA0C({ target: __sveltets_2_any(), props: {         "state":looked.state,"when":time(looked.entry.fact.at),"after":t.after(looked.entry.words),"onback":() => {
      void backToNow()
    },}});}
}else{
   { svelteHTML.createElement("div", { "class":`head side-by-side`,});
     { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {          "label":t.kind,"hideLabel":true,"choices":[{ id: '', label: t.all }, ...kinds.map((id) => ({ id, label: eventTexts.kinds[id] ?? id }))],"value":kind,"onchange":(id) => {
        kind = id
      },}});}
     { svelteHTML.createElement("input", {            "class":`entry`,"type":`search`,"bind:value":typed,"placeholder":t.search,"aria-label":t.search,"maxlength":LENGTHS.search,});/*Ωignore_startΩ*/() => typed = __sveltets_2_any(null);/*Ωignore_endΩ*/}
     { svelteHTML.createElement("span", { "class":`quiet numbers`,});t.count(found.length); }
   }
  if(event.may('note')){ { svelteHTML.createElement("form", {     "class":`head side-by-side`,"onsubmit":(submit) => {
        submit.preventDefault()
        const sent = note
        void write(app, event, [{ do: 'note', text: sent.trim() }]).then((done) => {
          // Input during the save stays.
          if (done && note === sent) note = ''
        })
      },});
       { svelteHTML.createElement("input", {          "class":`entry note`,"bind:value":note,"placeholder":t.note,"aria-label":t.note,"maxlength":1000,});/*Ωignore_startΩ*/() => note = __sveltets_2_any(null);/*Ωignore_endΩ*/}
       { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"type":`submit`,"disabled":note.trim() === '',}});t.addNote; Button}
     }}
  if(event.refused.length > 0){
     { const $$_dloF0C = __sveltets_2_ensureComponent(Fold); new $$_dloF0C({ target: __sveltets_2_any(), props: {       children:() => { return __sveltets_2_any(0); },"title":t.refused,"note":String(event.refused.length),"open":event.refused.length <= FEW,"testid":`log-refused`,}});
       { svelteHTML.createElement("ul", { "class":`rows`,});
           for(let { row, refusal } of __sveltets_2_ensureArray((event.refused.slice(0, MOST_REFUSED)))){row.at;
          const kind = String(row.fact.do);
           { svelteHTML.createElement("li", {});
             { svelteHTML.createElement("span", { "class":`numbers quiet small`,});t.entry(row.at); }
             { svelteHTML.createElement("span", {  "class":`words`,});eventTexts.kinds[kind] ?? kind;if(refusal){ refusalSentence(event, refusal);} }
           }
        }
       }
      if(event.refused.length > MOST_REFUSED){ { svelteHTML.createElement("p", { "class":`quiet`,});t.more(event.refused.length - MOST_REFUSED); }}
     Fold}
  }
   { svelteHTML.createElement("ol", {   "class":`rows`,...__sveltets_2_empty({"data-testid":`log`}),});
       for(let entry of __sveltets_2_ensureArray((found.slice(0, many)))){entry.number;
       { svelteHTML.createElement("li", {   "class":{ undone: entry.undone, asked: asked !== null && entry.fact.id === asked },...__sveltets_2_empty({"data-fact":entry.fact.id}),});
         { svelteHTML.createElement("span", { "class":`numbers quiet small`,});time(entry.fact.at); }
         { svelteHTML.createElement("span", {  "class":`words`,});entry.words;if(entry.undone){ { svelteHTML.createElement("span", { "class":`ui-hidden`,}); t.undone;  }} { svelteHTML.createElement("span", {  "class":`reached small quiet`,});entry.writer;   for(let change of __sveltets_2_ensureArray(entry.changes)){change; { svelteHTML.createElement("br", {});}change;} }if(entry.reached){ { svelteHTML.createElement("span", {  "class":`reached small quiet`,}); { svelteHTML.createElement("span", { "aria-hidden":`true`,});venueTexts.marks[entry.reached]; } venueTexts.reached[entry.reached]; }} }
         { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {         "icon":History,"label":`${t.look}: ${entry.words}`,"data-look":entry.number,"onclick":() => {
            then = entry.number
          },}});}
        if(!entry.undone && entry.fact.do !== 'undo' && entry.fact.id !== null && (event.away?.mayUndo(entry.fact) ?? true)){
           { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"look":`quiet`,"aria-label":`${t.undo}: ${entry.words}`,"onclick":() => {
              void takeBack(app, event, event.entries[entry.number - 1]!)
            },}});t.undo;  Button}
        }
       }
    }
   }
  if(found.length > many){ { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
        many += STEP
      },}});t.more(Math.min(STEP, found.length - many));  Button}}
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const LogView__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type LogView__SvelteComponent_ = ReturnType<typeof LogView__SvelteComponent_>;
/*Ωignore_endΩ*/export default LogView__SvelteComponent_;