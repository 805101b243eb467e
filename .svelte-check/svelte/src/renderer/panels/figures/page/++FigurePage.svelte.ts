///<reference types="svelte" />
;
import ArrowLeft from '@lucide/svelte/icons/arrow-left'
import CopyPlus from '@lucide/svelte/icons/copy-plus'
import PenLine from '@lucide/svelte/icons/pen-line'
import Plus from '@lucide/svelte/icons/plus'
import ScanText from '@lucide/svelte/icons/scan-text'
import Trash from '@lucide/svelte/icons/trash-2'
import type { FigureEntry, FigureSetFile } from '../../../../shared/formats/documents/documents.ts'
import { useApp } from '../../../actions/app.ts'
import { readCards } from '../../../actions/cards/readCards.ts'
import { editFigure, rulesOfFigures } from '../../../actions/figures/finder.ts'
import { deleteFigure, duplicateFigure } from '../../../actions/figures/figures.ts'
import { own, ownedOf } from '../../../actions/figures/teams.ts'
import { useFigure } from '../../../actions/figures/putOnTable.ts'
import { clicksOf, clicksOfText, leftOf, powersOnCard, stateOf } from '../../../model/figures/card.ts'
import { ruledPart } from '../../../../shared/cards/acceptedText.ts'
import { dayWords } from '../../../model/cards/cardsRead.ts'
import { partWords } from '../../../model/cards/partWords.ts'
import { coverageInSet } from '../../../model/figures/shelf.ts'
import { powerName } from '../../../model/table/figures/powerNames.ts'
import { shippedText, texts } from '../../../i18n/texts.ts'
import { figuresTexts as t } from '../../../i18n/laterTexts.ts'
import Pick from '../../parts/choose/Pick.svelte'
import RuleLink from '../../parts/verdict/RuleLink.svelte'
import Badge from '../../ui/Badge.svelte'
import Button from '../../ui/Button.svelte'
import IconButton from '../../ui/IconButton.svelte'
import NumberField from '../../ui/NumberField.svelte'
import DialSwatch from '../../reference/parts/DialSwatch.svelte'
import CorrectionsPart from './CorrectionsPart.svelte'
import CoverageBar from './CoverageBar.svelte'
import DialView from './DialView.svelte';
;

  interface Props {
    set: FigureSetFile
    figure: FigureEntry
    onback: () => void
  };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { set, figure, onback }: Props = $props()
  const app = useApp()
  const rules = $derived(rulesOfFigures(app))
  const clicks = $derived(clicksOf(figure))
  const powers = $derived(powersOnCard(figure, rules))
  const coverage = $derived(coverageInSet(set, figure, rules))
  const left = $derived(leftOf(figure, rules))
  const cards = $derived([
    ...(figure.traits ?? []).map((text) => ({ text, trait: true })),
    ...figure.specialPowers.map((text) => ({ text, trait: false }))
  ])
  const facts = $derived(
    [
      figure.lines?.length ? figure.lines.map(({ points }) => points ?? '?').join(' / ') : figure.points,
      figure.range === null ? null : t.rangeOf(figure.range, figure.bolts ?? 1)
    ].filter((one) => one !== null)
  )
  /** The starting line that it is put on the table with. */
  let line = $state(0)
  const tone = { ruled: 'good', partly: 'quiet', notConsidered: 'bad' } as const
;
async () => {


 { svelteHTML.createElement("article", {   ...__sveltets_2_empty({"data-testid":`figure-page`}),"aria-label":figure.name,});
   { svelteHTML.createElement("header", {});
     { svelteHTML.createElement("span", { "class":`back`,}); { const $$_nottuBnocI3C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI3C({ target: __sveltets_2_any(), props: {      "icon":ArrowLeft,"label":t.back,"onclick":onback,}});} }
     { svelteHTML.createElement("div", { "class":`who`,});
       { svelteHTML.createElement("h2", {});figure.name; }
       { svelteHTML.createElement("p", { "class":`small quiet`,});
        [figure.realName, shippedText(set.name), [figure.set, figure.number].filter(Boolean).join(' '), figure.rarity]
          .filter(Boolean)
          .join(' · ');
       }
     }
     { svelteHTML.createElement("div", { "class":`act`,});
      if((figure.lines ?? []).length > 1){
         { const $$_kciP3C = __sveltets_2_ensureComponent(Pick); new $$_kciP3C({ target: __sveltets_2_any(), props: {          "label":t.lineWhich,"hideLabel":true,"choices":(figure.lines ?? []).map(({ points, mark }, at) => ({
            id: String(at),
            label: [mark, points ?? '?'].filter(Boolean).join(' · ')
          })),"value":String(line),"onchange":(id) => {
            line = Number(id)
          },}});}
      }
       { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":() => {
          useFigure(app, set.id, figure, { line })
        },}}); { const $$_sulP4C = __sveltets_2_ensureComponent(Plus); new $$_sulP4C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}texts.figures.use;  Button}
       { const $$_nottuBnocI3C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI3C({ target: __sveltets_2_any(), props: {       "icon":PenLine,"label":t.editOf(figure.name),"onclick":() => {
          void editFigure(app, set.id, figure.id)
        },}});}
       { const $$_nottuBnocI3C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI3C({ target: __sveltets_2_any(), props: {       "icon":CopyPlus,"label":t.duplicateOf(figure.name),"onclick":() => {
          void duplicateFigure(app, set, figure)
        },}});}
       { const $$_nottuBnocI3C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI3C({ target: __sveltets_2_any(), props: {       "icon":Trash,"label":t.deleteOf(figure.name),"onclick":() => {
          void deleteFigure(app, set, figure)
        },}});}
     }
   }

   { svelteHTML.createElement("dl", { "class":`facts`,});
     { svelteHTML.createElement("div", {});
       { svelteHTML.createElement("dt", {});t.points; }
       { svelteHTML.createElement("dd", { "class":`numbers`,});facts[0] ?? texts.unknown; }
     }
     { svelteHTML.createElement("div", {});
       { svelteHTML.createElement("dt", {});texts.figure.range; }
       { svelteHTML.createElement("dd", { "class":`numbers`,});facts[1] ?? texts.unknown; }
     }
     { svelteHTML.createElement("div", {});
       { svelteHTML.createElement("dt", {});texts.add.size; }
       { svelteHTML.createElement("dd", {});texts.sizes[figure.size]; }
     }
     { svelteHTML.createElement("div", {});
       { svelteHTML.createElement("dt", {});t.base; }
       { svelteHTML.createElement("dd", { "class":`numbers`,});figure.base ?? t.baseSquares(figure.baseSquares); }
     }
    if(figure.keywords?.length){ { svelteHTML.createElement("div", { "class":`wide`,});
         { svelteHTML.createElement("dt", {});t.keywords; }
         { svelteHTML.createElement("dd", {});figure.keywords.join(', '); }
       }}
    if(figure.teamAbilities.length){ { svelteHTML.createElement("div", { "class":`wide`,});
         { svelteHTML.createElement("dt", {});t.teamAbilities; }
         { svelteHTML.createElement("dd", {});figure.teamAbilities.map(powerName).join(', '); }
       }}
   }

   { svelteHTML.createElement("div", { "class":`owned`,});
     { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {         "label":t.owned,"value":ownedOf(app, set.id, figure.id),"max":999,"onchange":(count) => {
        void own(app, set.id, figure.id, count ?? 0)
      },}});}
   }

  if(clicks.length > 0){ { const $$_weiVlaiD1C = __sveltets_2_ensureComponent(DialView); new $$_weiVlaiD1C({ target: __sveltets_2_any(), props: { clicks,}});}}else{ { svelteHTML.createElement("p", { "class":`quiet`,});t.noDial; }}

  if(powers.length > 0){
     { svelteHTML.createElement("section", { "aria-label":t.powers,});
       { svelteHTML.createElement("h3", { "class":`part`,});t.powers; }
       { svelteHTML.createElement("ul", { "class":`powers`,});
           for(let power of __sveltets_2_ensureArray(powers)){power.id;
           { svelteHTML.createElement("li", {});
            if(power.colour){ { const $$_hctawSlaiD4C = __sveltets_2_ensureComponent(DialSwatch); new $$_hctawSlaiD4C({ target: __sveltets_2_any(), props: {  "colour":power.colour,}});}}
             { svelteHTML.createElement("span", {});power.name; }
            if(power.clicks){ { svelteHTML.createElement("span", { "class":`small quiet numbers`,});t.onClicks(power.clicks); }}
            if(power.rule){ { const $$_kniLeluR4C = __sveltets_2_ensureComponent(RuleLink); new $$_kniLeluR4C({ target: __sveltets_2_any(), props: {  "rule":power.rule,}});}}else{ { const $$_egdaB4C = __sveltets_2_ensureComponent(Badge); new $$_egdaB4C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"tone":`bad`,}});t.coverage.notConsidered; Badge}}
           }
        }
       }
     }
  }

  if(cards.length > 0){
     { svelteHTML.createElement("section", { "aria-label":t.texts,});
       { svelteHTML.createElement("h3", { "class":`part`,});t.texts; }
         for(let { text, trait } of __sveltets_2_ensureArray(cards)){`${trait} ${text.id}`;
        const state = stateOf(text, figure, rules);
        const on = clicksOfText(text, figure);
         { svelteHTML.createElement("div", {   "class":`text`,...__sveltets_2_empty({"data-state":state}),});
           { svelteHTML.createElement("p", {});
             { svelteHTML.createElement("b", {});text.name ?? powerName(text.id); }
             { svelteHTML.createElement("span", {  "class":`small quiet`,});trait ? t.trait : text.slot ? t.slotOf(texts.figure[text.slot as 'speed'] ?? text.slot) : t.special;on
                ? ` · ${t.onClicks(on)}`
                : ''; }
             { const $$_egdaB4C = __sveltets_2_ensureComponent(Badge); new $$_egdaB4C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"tone":tone[state],}});t.coverage[state]; Badge}
           }
          if(text.text){ { svelteHTML.createElement("p", { "class":`said`,});text.text; }}
          if(text.grants?.length){
             { svelteHTML.createElement("p", { "class":`small quiet`,});
              t.grants(text.grants.map((grant) => powerName(typeof grant === 'string' ? grant : grant.power)).join(', '));
             }
          }
             for(let one of __sveltets_2_ensureArray(text.sentences ?? [])){one.of;
             { svelteHTML.createElement("p", { "class":`small quiet`,});t.cards.acceptedOn(dayWords(one.accepted), partWords(ruledPart(one.clauses))); }
          }
         }
      }
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => void readCards(app, { set: set.id, figure: figure.id }),}}); { const $$_txeTnacS3C = __sveltets_2_ensureComponent(ScanText); new $$_txeTnacS3C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.cards.readOne;  Button}
     }
  }

  if(coverage){
     { svelteHTML.createElement("section", {   "aria-label":t.coverage.title,...__sveltets_2_empty({"data-testid":`figure-coverage`}),});
       { svelteHTML.createElement("h3", { "class":`part`,});t.coverage.title; }
       { svelteHTML.createElement("p", {});coverage.full ? t.coverage.full : t.coverage.some(coverage.ruled, coverage.partly, coverage.notConsidered); }
       { const $$_raBegarevoC2C = __sveltets_2_ensureComponent(CoverageBar); new $$_raBegarevoC2C({ target: __sveltets_2_any(), props: {  "counts":coverage,}});}
      if(left.length > 0){
         { svelteHTML.createElement("ul", { "class":`left small`,});
             for(let one of __sveltets_2_ensureArray(left)){`${one.kind} ${one.id}`; { svelteHTML.createElement("li", {});t.coverage.kinds[one.kind]; powerName(one.name); }}
         }
      }
     }
  }
   { const $$_traPsnoitcerroC1C = __sveltets_2_ensureComponent(CorrectionsPart); new $$_traPsnoitcerroC1C({ target: __sveltets_2_any(), props: {  set,figure,}});}
  if(figure.source || figure.origin?.file){
     { svelteHTML.createElement("p", { "class":`small quiet`,});texts.figures.source; figure.source || figure.origin?.file; }
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const FigurePage__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type FigurePage__SvelteComponent_ = ReturnType<typeof FigurePage__SvelteComponent_>;
/*Ωignore_endΩ*/export default FigurePage__SvelteComponent_;