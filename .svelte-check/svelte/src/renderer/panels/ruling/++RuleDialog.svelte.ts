///<reference types="svelte" />
;
import { untrack } from 'svelte'
import ArrowLeft from '@lucide/svelte/icons/arrow-left'
import BookOpen from '@lucide/svelte/icons/book-open'
import { shippedBasis } from '../../model/library/ownEditions.ts'
import { useApp } from '../../actions/app.ts'
import { articleOf } from '../../model/reference/article.ts'
import { bookOf } from '../../actions/reference/book.ts'
import { openReference } from '../../actions/reference/openReference.ts'
import { noBoardAnswer } from '../../model/noBoard/noBoardAnswer.ts'
import { placeNow, type Place } from '../../model/reference/place.ts'
import { activeBasis, activeTable } from '../../actions/games/activeTable.ts'
import { referenceTexts, texts } from '../../i18n/texts.ts'
import { provideGo } from '../reference/parts/go.ts'
import ArticleBody from '../reference/article/ArticleBody.svelte'
import Button from '../ui/Button.svelte'
import Dialog from '../ui/Dialog.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const { session } = app
  /** Rules read in this dialog before the one that is shown. */
  let trail = $state.raw<readonly string[]>([])
  let from = $state.raw<Place | null>(null)

  /** The dialog of questions without a board lies over the table: its reasons are meant while it is open. */
  const withoutBoard = $derived(session.noBoard.isOpen ? noBoardAnswer(session.noBoard.case) : null)
  const asked = $derived(withoutBoard?.state === 'ruled' ? withoutBoard.ruling : activeTable(app).ruling)
  const ruleset = $derived(session.noBoard.isOpen ? shippedBasis(session.noBoard.case) : activeBasis(app))
  const shown = $derived(trail.at(-1) ?? session.openRule)
  const article = $derived(shown === null ? null : articleOf(bookOf(app), shown))
  const cites = $derived((asked?.cites ?? []).filter((cite) => cite.rule === shown))
  /** The ruling may name a place that the page does not. */
  const others = $derived(cites.filter(({ document, section }) => document !== article?.entry.document || section !== article.entry.place))
  /** The words of a row that the page does not have: of an edition that is a document. */
  const own = $derived(cites.find(({ text }) => text !== undefined)?.text)
  const standing = $derived(cites.find((cite) => cite.standing !== undefined)?.standing)
  const otherEdition = $derived(cites.find(({ writtenFor }) => writtenFor !== undefined)?.writtenFor)

  // Where the reader was is seen before the dialog takes the focus.
  $effect.pre(() => {
    if (session.openRule === null) return
    from = untrack(() => placeNow(session.screen, session.noBoard.isOpen))
    trail = []
  })

  provideGo((address) => {
    trail = [...trail, address]
  })
  const close = () => {
    session.openRule = null
  }
  const title = $derived(
    article ? (article.entry.kind === 'rule' ? `${article.entry.id} · ${article.entry.title}` : article.entry.title) : (shown ?? '')
  )
;
async () => {


 { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"open":session.openRule !== null,title,"onclose":close,actions:() => { async ()/*Ωignore_positionΩ*/ => {
    if(trail.length){ { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
          trail = trail.slice(0, -1)
        },}}); { const $$_tfeLworrA1C = __sveltets_2_ensureComponent(ArrowLeft); new $$_tfeLworrA1C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}referenceTexts.earlier;  Button}}
    if(article){const { id } = article.entry; { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
          openReference(app, id, from ?? undefined)
        },}}); { const $$_nepOkooB1C = __sveltets_2_ensureComponent(BookOpen); new $$_nepOkooB1C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}referenceTexts.openHere;  Button}}
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":close,}});texts.rule.back; Button}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
  if(article){ { const $$_ydoBelcitrA1C = __sveltets_2_ensureComponent(ArticleBody); new $$_ydoBelcitrA1C({ target: __sveltets_2_any(), props: {  article,ruleset,}});}} else if (own){ { svelteHTML.createElement("p", {});own; }}else{ { svelteHTML.createElement("p", { "class":`quiet`,});texts.rule.noText; }}
  if(standing && !article?.entry.founded){ { svelteHTML.createElement("p", { "class":`small quiet`,});texts.rule.standings[standing]; }}
  if(others.length){
     { svelteHTML.createElement("ul", { "class":`small quiet`,});
          for(let cite of __sveltets_2_ensureArray(others)){let i = 1;i; { svelteHTML.createElement("li", {});texts.rule.cite(cite.document, cite.section); }}
     }
  }
  if(otherEdition !== undefined){ { svelteHTML.createElement("p", { "class":`small quiet`,});texts.rule.writtenFor(otherEdition); }}
  
 Dialog}
};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RuleDialog__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RuleDialog__SvelteComponent_ = ReturnType<typeof RuleDialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default RuleDialog__SvelteComponent_;