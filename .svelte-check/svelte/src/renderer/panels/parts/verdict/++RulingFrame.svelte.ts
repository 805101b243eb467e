///<reference types="svelte" />
;
import type { Snippet } from 'svelte'
import ChevronDown from '@lucide/svelte/icons/chevron-down'
import ChevronUp from '@lucide/svelte/icons/chevron-up'
import Copy from '@lucide/svelte/icons/copy'
import FileText from '@lucide/svelte/icons/file-text'
import Save from '@lucide/svelte/icons/save'
import Share from '@lucide/svelte/icons/share-2'
import type { NotConsidered } from '../../../../shared/contract/ruling.ts'
import { useApp, type App } from '../../../actions/app.ts'
import { media } from '../../../model/settings/media.svelte.ts'
import { copySentence, savedOnTable, rulingNow, shareRuling, type Kept } from '../../../actions/savedRulings/saveRuling.ts'
import { timeText } from '../../../model/savedRulings/savedList.ts'
import type { VerdictLook } from '../../../model/question/entry/askKind.ts'
import { matters } from '../../../../shared/explain/leftOut.ts'
import { leftOutText, rulingTexts, texts } from '../../../i18n/texts.ts'
import Badge from '../../ui/Badge.svelte'
import Button from '../../ui/Button.svelte'
import IconButton from '../../ui/IconButton.svelte'
import BelowChip from './BelowChip.svelte'
import OverrideNote from './OverrideNote.svelte'
import VerdictWord from './VerdictWord.svelte';
;

  interface Props {
    /** What was ruled; null while there is nothing to rule on. */
    ruled: {
      readonly verdict: string
      readonly look: VerdictLook
      readonly sentence: string
      /** As it is read aloud, if that is more than the sentence: with the ways that are buttons on the screen. */
      readonly spoken?: string | undefined
      readonly notConsidered: readonly NotConsidered[]
    } | null
    /** How much a player may choose from, which stands first below the verdict. */
    choices?: number
    /** The player who chooses: "Blue decides". */
    chooser?: string | undefined
    /** Why there is no ruling. */
    waiting: {
      readonly title: string
      readonly text: string
      readonly action?: { readonly label: string; readonly run: () => void }
    } | null
    /** Further buttons beside the one that saves. */
    more?: Snippet
    /** What belongs to the verdict itself: what was assumed for it. */
    beside?: Snippet | undefined
    /** What stands below the words while there is no ruling. */
    idle?: Snippet | undefined
    /** Everything between the verdict and what was not considered. */
    children: Snippet
  };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { ruled, choices = 0, chooser, waiting, more, beside, idle, children }: Props = $props()
  const app = useApp()
  const { session, platform } = app
  const kept = $derived(savedOnTable(app))
  const open = $derived(ruled?.notConsidered.filter(matters) ?? [])
  const others = $derived(ruled?.notConsidered.filter((item) => !matters(item)) ?? [])

  let [panel, body]: (HTMLElement | undefined)[] = $state([])
  let leftOut: HTMLElement | undefined = $state()
  // A new verdict is read from its top.
  $effect(() => {
    void ruled?.verdict
    void ruled?.sentence
    body?.scrollTo({ top: 0 })
    panel?.scrollTo({ top: 0 })
  })

  /** How many letters the longest of some words has. */
  const lettersOf = (words: string): number => Math.max(...words.split(' ').map(({ length }) => length))

  function onNow(run: (app: App, ruling: Kept) => Promise<void>) {
    const now = rulingNow(app)
    if (now) void run(app, now)
  }
;
async () => {


 { const $$_section0 = svelteHTML.createElement("section", {      "class":['panel', { folded: !session.sheetOpen }],"aria-label":texts.ruling.title,...__sveltets_2_empty({"data-testid":`ruling`}),});panel = $$_section0;
   { svelteHTML.createElement("header", {});
     { svelteHTML.createElement("div", {     "class":`verdict`,"aria-live":`polite`,"aria-atomic":`true`,});
      if(ruled){
         { svelteHTML.createElement("p", {      "class":`word`,...__sveltets_2_empty({"data-testid":`verdict`}),...__sveltets_2_empty({"data-verdict":ruled.verdict}),});__sveltets_2_ensureType(String, Number, lettersOf(ruled.look.word));
           { const $$_droWtcidreV4C = __sveltets_2_ensureComponent(VerdictWord); new $$_droWtcidreV4C({ target: __sveltets_2_any(), props: {      "look":ruled.look,"words":ruled.look.word,"size":`1.1em`,}});}
         }
         { svelteHTML.createElement("p", {     "class":`sentence`,"id":`ruling-sentence`,"aria-hidden":ruled.spoken !== undefined,});ruled.sentence; }
        if(ruled.spoken !== undefined){ { svelteHTML.createElement("p", { "class":`ui-hidden`,});ruled.spoken; }}
        ;__sveltets_2_ensureSnippet(beside?.());
        if(media.narrow){ { const $$_pihCwoleB3C = __sveltets_2_ensureComponent(BelowChip); new $$_pihCwoleB3C({ target: __sveltets_2_any(), props: {        "title":chooser ?? texts.ruling.options,"count":choices,"place":body,"testid":`choices-chip`,}});}}
         { const $$_pihCwoleB3C = __sveltets_2_ensureComponent(BelowChip); new $$_pihCwoleB3C({ target: __sveltets_2_any(), props: {        "title":texts.ruling.notConsidered,"count":open.length,"place":leftOut,"testid":`left-out-chip`,}});}
      } else if (waiting){
         { svelteHTML.createElement("p", {   "class":`waiting`,"id":`ruling-sentence`,}); { svelteHTML.createElement("strong", {});waiting.title; } { svelteHTML.createElement("span", { "class":`quiet`,});waiting.text; } }
        if(waiting.action){ { svelteHTML.createElement("p", { "class":`ask`,}); { const $$_nottuB4C = __sveltets_2_ensureComponent(Button); new $$_nottuB4C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"onclick":waiting.action.run,}});waiting.action.label; Button} }}
      }
     }
     { svelteHTML.createElement("div", { "class":`fold`,});
       { const $$_nottuBnocI3C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI3C({ target: __sveltets_2_any(), props: {         "icon":session.sheetOpen ? ChevronDown : ChevronUp,"label":session.sheetOpen ? texts.ruling.collapse : texts.ruling.expand,"aria-expanded":session.sheetOpen,"onclick":() => {
          session.toggleSheet()
        },}});}
     }
   }

  if(!ruled){if(!media.narrow || session.sheetOpen){;__sveltets_2_ensureSnippet(idle?.());}}else{
     { const $$_div1 = svelteHTML.createElement("div", {  "class":`body`,});body = $$_div1;
      if(kept?.override){ { const $$_etoNedirrevO2C = __sveltets_2_ensureComponent(OverrideNote); new $$_etoNedirrevO2C({ target: __sveltets_2_any(), props: {    "override":kept.override,"time":timeText(kept.override.at),}});}}
      ;__sveltets_2_ensureSnippet(children());
       { const $$_div2 = svelteHTML.createElement("div", {  "class":`block left-out`,});leftOut = $$_div2;
         { svelteHTML.createElement("h2", {   "class":`part`,"tabindex":-1,});texts.ruling.notConsidered; }
        if(open.length === 0){
           { svelteHTML.createElement("p", { "class":`quiet`,});texts.ruling.nothingLeftOut; }
        }else{
           { svelteHTML.createElement("ul", {});
                for(let item of __sveltets_2_ensureArray(open)){let i = 1;i; { svelteHTML.createElement("li", { "class":`quiet`,});leftOutText(item); }}
           }
        }
        if(others.length > 0){
           { svelteHTML.createElement("h2", { "class":`part`,});texts.ruling.alsoOnCards; }
           { svelteHTML.createElement("ul", { ...__sveltets_2_empty({"data-testid":`also-on-cards`}),});
                for(let item of __sveltets_2_ensureArray(others)){let i = 1;i; { svelteHTML.createElement("li", { "class":`quiet`,});leftOutText(item); }}
           }
        }
       }
     }
     { svelteHTML.createElement("div", { "class":`foot`,});
       { svelteHTML.createElement("footer", {});
        ;__sveltets_2_ensureSnippet(more?.());
        if(kept){ { const $$_egdaB3C = __sveltets_2_ensureComponent(Badge); new $$_egdaB3C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"tone":`good`,}});texts.ruling.saved; Badge}}
         { svelteHTML.createElement("span", { "class":`gap`,}); }
        if(platform.share){ { const $$_nottuBnocI3C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI3C({ target: __sveltets_2_any(), props: {           "icon":Share,"label":rulingTexts.kept.share,"word":texts.words.share,"room":`some`,"onclick":() => {
              onNow(shareRuling)
            },}});}}
         { const $$_nottuBnocI3C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI3C({ target: __sveltets_2_any(), props: {           "icon":Copy,"label":rulingTexts.kept.copy,"word":texts.words.copy,"room":`some`,"onclick":() => {
            onNow(copySentence)
          },}});}
         { const $$_nottuBnocI3C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI3C({ target: __sveltets_2_any(), props: {           "icon":FileText,"label":rulingTexts.kept.sheet,"word":texts.words.sheet,"room":`some`,"onclick":() => {
            session.sheetFor = rulingNow(app)
          },}});}
         { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
            session.saveOpen = true
          },}}); { const $$_evaS4C = __sveltets_2_ensureComponent(Save); new $$_evaS4C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}kept ? rulingTexts.kept.change : texts.ruling.save;  Button}
       }
     }
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RulingFrame__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RulingFrame__SvelteComponent_ = ReturnType<typeof RulingFrame__SvelteComponent_>;
/*Ωignore_endΩ*/export default RulingFrame__SvelteComponent_;