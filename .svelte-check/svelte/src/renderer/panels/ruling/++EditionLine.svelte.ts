///<reference types="svelte" />
;
import { tick } from 'svelte'
import { STANDINGS, type Ruling } from '../../../shared/contract/ruling.ts'
import { useApp } from '../../actions/app.ts'
import { folds } from '../../model/ruling/folds.svelte.ts'
import { rulingTexts, texts } from '../../i18n/texts.ts';

;type $$ComponentProps =  { ruling: Ruling };function $$render() {

  
  
  
  
  

  const { ruling }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { session, table } = useApp()
  const t = rulingTexts.otherReadings
  const standing = $derived(ruling.standing)
  const others = $derived(ruling.otherReadings?.length ?? 0)
  const wordsOf = (degree: keyof typeof texts.rule.standings, differs: boolean): string =>
    differs ? t.mark(texts.rule.standings[degree]) : texts.rule.standings[degree]
  /** The question whose standing came later than its ruling. */
  let lateFor = $state.raw<typeof table.asked | null>(null)
  $effect.pre(() => {
    if (table.answer.state === 'ruled' && table.answer.others === 'coming') lateFor = table.asked
  })
  /** The longest of them decides the room. */
  const longest = STANDINGS.flatMap((degree) => [wordsOf(degree, false), wordsOf(degree, true)]).reduce((a, b) =>
    b.length > a.length ? b : a
  )

  /** The other readings are out of sight if the panel is low or folded. */
  async function open() {
    if (!others) {
      session.openRule = standing?.rule ?? null
      return
    }
    if (!session.sheetOpen) session.toggleSheet()
    folds.readings = true
    await tick()
    document.getElementById('other-readings')?.scrollIntoView({ block: 'nearest' })
  }
;
async () => {


if(ruling.edition){
   { svelteHTML.createElement("p", {   "class":`small quiet`,...__sveltets_2_empty({"data-testid":`ruling-edition`}),});
    texts.rule.byEdition(ruling.edition.name, ruling.edition.version, null);
     { svelteHTML.createElement("span", { "class":`standing`,});
      if(lateFor === table.asked){ { svelteHTML.createElement("span", {   "class":`room`,"aria-hidden":`true`,});longest; }}
      if(standing){
         { svelteHTML.createElement("button", {        "type":`button`,"class":['mark', { differs: others > 0 }],"aria-label":others ? t.openMark(wordsOf(standing.weakest, true)) : texts.ruling.openRule(standing.rule),"onclick":() => void open(),});wordsOf(standing.weakest, others > 0); }
      }
     }
   }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const EditionLine__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type EditionLine__SvelteComponent_ = ReturnType<typeof EditionLine__SvelteComponent_>;
/*Ωignore_endΩ*/export default EditionLine__SvelteComponent_;