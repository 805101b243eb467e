///<reference types="svelte" />
;
import Search from '@lucide/svelte/icons/search'
import { useApp } from '../../actions/app.ts'
import { tellNotLoaded } from '../../actions/window/reload.ts'
import { whenIdle } from '../../model/search/whenIdle.ts'
import { inTurn } from '../../model/window/later.ts'
import { problemText, referenceTexts, texts, typedTexts } from '../../i18n/texts.ts'
import { LENGTHS } from '../../text/lengths.ts';
function $$render() {

  
  
  
  
  
  
  

  const app = useApp()
  let text = $state('')

  /** What reads a typed line: its script comes while nobody does anything, or with the first letter. */
  const readScript = async () => {
    const { readTyped, runTyped } = await inTurn(() => import('../../actions/typed/runTyped.ts'))
    const { helpFor } = await inTurn(() => import('../../model/typed/typedHelp.ts'))
    const { exampleOn } = await inTurn(() => import('../../model/typed/examples.ts'))
    return { readTyped, runTyped, helpFor, exampleOn }
  }
  let typed = $state.raw<Awaited<ReturnType<typeof readScript>> | null>(null)
  const load = async () => (typed ??= await readScript())
  const loadEarly = () => {
    // Where it cannot be read that is told with the line that needs it.
    load().catch(() => undefined)
  }
  whenIdle(loadEarly)
  let input: HTMLInputElement
  let refused = $state(false)

  const parsed = $derived(text.trim() === '' || !typed ? null : typed.readTyped(app, text))
  /** A line was just done: its ruling is what one wants to see, and not what else can be typed. */
  let isDone = $state(false)
  /** Once a line is understood its own words are enough. */
  const help = $derived(parsed?.ok || isDone || !typed ? [] : typed.helpFor(text, app.table.case))

  /** What is no command, no figure and no square is looked for everywhere. */
  const isSearch = $derived(parsed?.ok === false && parsed.problems[0]?.code === 'unknown' && !text.includes('>'))
  const hint = $derived(
    !parsed ? '' : parsed.ok ? parsed.value.says : isSearch ? typedTexts.will.search(text.trim()) : problemText(parsed.problems[0])
  )
  function search() {
    const wanted = text.trim()
    text = ''
    refused = false
    app.session.openSearch('search', wanted)
  }
  // A line half typed does not outlive the table that it was about.
  let about = app.table.case.map
  $effect(() => {
    const { map } = app.table.case
    // A line that was just done changes the map itself: what has been begun since is about the new one.
    if (map !== about && !isDone) {
      text = ''
      refused = false
    }
    about = map
  })

  /** Lines that were ended before what reads them was there, in their order. */
  let ended: { readonly text: string; readonly blank: boolean }[] = []

  /** The lines that were not done, with the text since. */
  const waiting = (): string => [...ended.map((one) => one.text), text].join(' ').trim()

  function isRun(reader: NonNullable<typeof typed>, line: string, blank = false): boolean {
    if (!reader.runTyped(app, line, blank)) return false
    refused = false
    isDone = true
    return true
  }
  function run(reader: NonNullable<typeof typed>, blank: boolean) {
    if (isRun(reader, text, blank)) text = ''
    else if (isSearch) search()
    else refused = text.trim() !== ''
  }
  function runEnded(reader: NonNullable<typeof typed>) {
    while (ended.length > 0) {
      const { text: line, blank } = ended[0]!
      if (isRun(reader, line, blank)) ended = ended.slice(1)
      else {
        // It stands there to be mended, with what was typed since.
        text = waiting()
        refused = text !== ''
        ended = []
      }
    }
  }

  function onkeydown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      // A line that waits is done first, also where what reads it has come this very moment.
      if (typed && ended.length === 0) run(typed, event.shiftKey)
      else {
        ended = [...ended, { text, blank: event.shiftKey }]
        text = ''
        load().then(runEnded, () => {
          text = waiting()
          ended = []
          tellNotLoaded(app)
        })
      }
      event.preventDefault()
    } else if (event.key === 'Escape') {
      if (text === '') input.blur()
      text = ''
      refused = false
      event.stopPropagation()
    }
  }
  /** The example stays to be changed; the first word that is not fixed is what one types over. */
  function take(form: string) {
    text = form
    refused = false
    input.focus()
  }
;
async () => {


 { svelteHTML.createElement("div", { "class":`ask`,});
   { svelteHTML.createElement("button", {          "type":`button`,"class":`find`,"aria-label":referenceTexts.search.title,"title":referenceTexts.search.title,"onclick":search,}); { const $$_hcraeS2C = __sveltets_2_ensureComponent(Search); new $$_hcraeS2C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});} }
   { const $$_input1 = svelteHTML.createElement("input", {                                 "class":`entry`,"bind:value":text,onkeydown,"id":`ask-field`,"maxlength":LENGTHS.line,"autocomplete":`off`,"autocapitalize":`off`,"spellcheck":`false`,"enterkeyhint":`go`,"placeholder":typed ? typed.exampleOn(app.table.case, texts.ask.fieldPlaceholder) : texts.ask.fieldPlaceholder,"aria-label":texts.ask.field,"aria-describedby":`ask-hint`,"aria-invalid":refused,"oninput":() => {
      refused = false
      isDone = false
    },"onfocus":() => {
      isDone = false
      loadEarly()
    },"onclick":() => {
      isDone = false
    },});input = $$_input1;/*Ωignore_startΩ*/() => text = __sveltets_2_any(null);/*Ωignore_endΩ*/}
   { svelteHTML.createElement("div", {     "class":['below', { bad: refused, shown: hint !== '' || help.length > 0 }],...__sveltets_2_empty({"data-testid":`typed-help`}),"tabindex":-1,});
     { svelteHTML.createElement("p", {     "id":`ask-hint`,"class":`small`,"role":refused ? 'alert' : undefined,});hint; }
    if(help.length && !refused){
       { svelteHTML.createElement("ul", { "aria-label":typedTexts.title,});
           for(let { form, does } of __sveltets_2_ensureArray(help)){form;
           { svelteHTML.createElement("li", {});
             { svelteHTML.createElement("button", {        "type":`button`,"tabindex":-1,"onmousedown":(event) => {
                event.preventDefault()
              },"onclick":() => {
                take(form)
              },}); { svelteHTML.createElement("code", {});form; } { svelteHTML.createElement("span", { "class":`small quiet`,});does; } }
           }
        }
       }
    }
   }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const AskField__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type AskField__SvelteComponent_ = ReturnType<typeof AskField__SvelteComponent_>;
/*Ωignore_endΩ*/export default AskField__SvelteComponent_;