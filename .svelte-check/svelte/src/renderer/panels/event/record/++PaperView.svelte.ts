///<reference types="svelte" />
;
import { untrack } from 'svelte'
import { useApp } from '../../../actions/app.ts'
import { givePaper, showPaper, type AskedPaper } from '../../../actions/event/record/givePaper.ts'
import { EVENT_PAPERS } from '../../../actions/event/record/papers.ts'
import { rulingPages } from '../../../actions/ruling/sheet.ts'
import { write } from '../../../actions/event/write.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { language } from '../../../i18n/spoken.ts'
import { rulingTexts } from '../../../i18n/texts.ts'
import { headOf } from '../../../model/event/log/eventFile.ts'
import { changedRows, whenPrinted } from '../../../model/event/record/sincePrinted.ts'
import PaperPages from '../../parts/paper/PaperPages.svelte'
import PaperPick from '../../parts/paper/PaperPick.svelte'
import PaperWays from '../../parts/paper/PaperWays.svelte'
import Pick from '../../parts/choose/Pick.svelte'
import Button from '../../ui/Button.svelte'
import Segments from '../../ui/Segments.svelte'
import { useEvent } from '../parts/eventContext.ts'
import FilesRow from './FilesRow.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const event = useEvent()
  const t = eventTexts.paper
  const sheet = rulingTexts.sheet

  const rounds = $derived(event.read((state) => state.rounds.length))
  const names = $derived(event.read((state) => state.settings.names))
  const papers = $derived(
    event.read((state) => EVENT_PAPERS.filter(({ ofRound, fits }) => (rounds > 0 || !ofRound) && (fits?.(state) ?? true)))
  )
  let chosen = $state(untrack(() => event.paper) ?? 'by-table')
  $effect(() => {
    event.paper = null
  })
  let asked = $state<number | null>(null)
  let paper = $state<AskedPaper['paper']>('a4')
  const kind = $derived(papers.find(({ id }) => id === chosen) ?? papers[0]!)
  const round = $derived(kind.ofRound ? Math.min(asked ?? rounds, rounds) : 0)
  const sheetOf: AskedPaper['sheetOf'] = (saved, on, measure) => rulingPages(app, saved, on, measure)
  const made = $derived(kind.list ? whenPrinted(event.entries, headOf(event.stored).settings, kind.id, round) : null)
  /** How many rows are others than on the paper that was given out last. */
  const changed = $derived.by(() => {
    const { list } = kind
    if (!made || !list) return 0
    const { rows, gone } = event.read((state) => changedRows(list(made.state, round), list(state, round)))
    return rows.length + gone.length
  })
  const time = $derived(!made || made.at === null ? '' : new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(made.at))
  let only = $state(false)
  const since = $derived(made && only && changed > 0 ? { state: made.state, time } : undefined)
  const what = $derived(
    event.read((state): AskedPaper => ({
      state,
      event: event.stored.name,
      id: kind.id,
      round,
      paper,
      withoutNames: names === 'number',
      sheetOf,
      ...(since && { since })
    }))
  )
  let pages = $state(0)
  let working = $state(false)

  const shown = $derived(showPaper(app, what, document).then((made) => [made]))

  async function give(way: 'pdf' | 'print') {
    working = true
    const { id, round } = what
    // From here on it is told what has changed since.
    if ((await givePaper(app, what, way)) && event.may('printed'))
      await write(app, event, [{ do: 'printed', paper: id, ...(round > 0 && { round }) }])
    working = false
  }
;
async () => {


 { svelteHTML.createElement("div", { "class":`head`,});
   { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":t.what,"choices":papers.map(({ id }) => ({ id, label: t.kinds[id] })),"value":kind.id,"onchange":(id) => {
      chosen = id
    },}});}
  if(kind.ofRound){
     { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":eventTexts.results.round,"choices":Array.from({ length: rounds }, (_, index) => ({ id: String(index + 1), label: eventTexts.results.roundOf(index + 1) })),"value":String(round),"onchange":(id) => {
        asked = Number(id) === rounds ? null : Number(id)
      },}});}
  }
   { const $$_kciPrepaP1C = __sveltets_2_ensureComponent(PaperPick); const $$_kciPrepaP1 = new $$_kciPrepaP1C({ target: __sveltets_2_any(), props: {   value:paper,}});/*Ωignore_startΩ*/() => paper = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_kciPrepaP1.$$bindings = 'value';}
   { svelteHTML.createElement("span", { "class":`buttons`,});
     { const $$_syaWrepaP2C = __sveltets_2_ensureComponent(PaperWays); new $$_syaWrepaP2C({ target: __sveltets_2_any(), props: {   "disabled":working,give,}});}
   }
 }
 { svelteHTML.createElement("p", { "class":`small quiet`,});
  sheet.pages(pages);  rounds === 0 ? `${t.noRound} ` : '';t[kind.record ? 'recordNames' : 'names'][names];
  if(event.may('settings')){ { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
        event.view = 'settings'
      },}});t.otherNames;  Button}}
 }
if(changed > 0){
   { const $$_stnemgeS0C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS0C({ target: __sveltets_2_any(), props: {         "label":t.which,"choices":[
      { id: 'whole', label: t.whole },
      { id: 'changed', label: t.onlyChanged(time, changed) }
    ],"value":only ? 'changed' : 'whole',"onchange":(id) => {
      only = id === 'changed'
    },}});}
}
 { const $$_woRseliF0C = __sveltets_2_ensureComponent(FilesRow); new $$_woRseliF0C({ target: __sveltets_2_any(), props: {}});}
 { svelteHTML.createElement("div", { "class":`sheets`,});
   { const $$_segaPrepaP1C = __sveltets_2_ensureComponent(PaperPages); const $$_segaPrepaP1 = new $$_segaPrepaP1C({ target: __sveltets_2_any(), props: {           "rows":shown,count:pages,"columns":`repeat(auto-fill, minmax(min(100%, 380px), 1fr))`,"testid":`event-paper`,"label":t.kinds[kind.id],}});/*Ωignore_startΩ*/() => pages = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_segaPrepaP1.$$bindings = 'count';}
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const PaperView__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PaperView__SvelteComponent_ = ReturnType<typeof PaperView__SvelteComponent_>;
/*Ωignore_endΩ*/export default PaperView__SvelteComponent_;