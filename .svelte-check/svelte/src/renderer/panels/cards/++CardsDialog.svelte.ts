///<reference types="svelte" />
;
import Check from '@lucide/svelte/icons/check'
import { useApp } from '../../actions/app.ts'
import { acceptOffers, closeCards, dropAccepted } from '../../actions/cards/cardDesk.ts'
import { examplesOf, isAccepted } from '../../model/cards/cardsFound.ts'
import { formWords, partWords } from '../../model/cards/partWords.ts'
import { dayWords } from '../../model/cards/cardsRead.ts'
import { shippedText, texts } from '../../i18n/texts.ts'
import { figuresTexts } from '../../i18n/laterTexts.ts'
import Button from '../ui/Button.svelte'
import Dialog from '../ui/Dialog.svelte'
import Fold from '../ui/Fold.svelte'
import OfferRow from './OfferRow.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const { session, library } = app
  const desk = session.cards
  const t = figuresTexts.cards
  /** More rows than these are not shown at once. */
  const SHOWN = 200
  const sets = $derived(new Map(library.figureSets.map((set) => [set.id, set])))
  const open = $derived(desk.found.forms.map((form) => ({ ...form, left: form.offers.filter((offer) => !isAccepted(sets, offer)) })))
  const left = $derived(open.flatMap((form) => form.left))
  const title = $derived.by(() => {
    const set = desk.scope.set === undefined ? undefined : sets.get(desk.scope.set)
    const figure = set?.figures.find(({ id }) => id === desk.scope.figure)
    return figure?.name ?? (set && shippedText(set.name)) ?? t.allSets
  })
;
async () => {


  { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {         children:() => { return __sveltets_2_any(0); },"open":desk.open,"title":t.title(title),"description":t.description,"wide":true,"onclose":() => {
    closeCards(app)
  },actions:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        closeCards(app)
      },}});texts.close;  Button}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
  if(desk.progress){
     { svelteHTML.createElement("p", { "role":`status`,});t.reading(desk.progress.done, desk.progress.all); }
     { svelteHTML.createElement("progress", {   "max":desk.progress.all,"value":desk.progress.done,}); }
  }else{
     { svelteHTML.createElement("p", { ...__sveltets_2_empty({"data-testid":`cards-count`}),});t.count(left.length, desk.found.sentences); }
    if(desk.scope.figure !== undefined && open.length > 1 && left.length > 0){
       { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"look":`primary`,"disabled":desk.writing,"onclick":() => void acceptOffers(app, left),}});t.acceptAll(left.length); Button}
    }
       for(let form of __sveltets_2_ensureArray(open)){form.id;
      const all = desk.opened.includes(form.id);
      const rows = all ? form.offers.slice(0, SHOWN) : examplesOf(form.offers);
       { svelteHTML.createElement("section", { ...__sveltets_2_empty({"data-testid":`card-form`}),});
         { svelteHTML.createElement("header", {});
           { svelteHTML.createElement("h3", {});formWords(form.id); }
           { svelteHTML.createElement("span", { "class":`small quiet`,});t.formCount(form.offers.length, form.figures); }
          if(form.left.length === 0){ { svelteHTML.createElement("span", {   "class":`done`,"role":`status`,}); { const $$_kcehC4C = __sveltets_2_ensureComponent(Check); new $$_kcehC4C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.accepted; }
          }else{ { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"disabled":desk.writing,"onclick":() => void acceptOffers(app, form.left),}});t.acceptAll(form.left.length);  Button}}
         }
         { svelteHTML.createElement("ul", {});
             for(let offer of __sveltets_2_ensureArray(rows)){`${offer.set} ${offer.figure} ${offer.text} ${offer.of}`;
             { const $$_woRreffO3C = __sveltets_2_ensureComponent(OfferRow); new $$_woRreffO3C({ target: __sveltets_2_any(), props: {                 "title":t.place(offer.figureName, offer.name),"sentence":offer.sentence,"words":partWords(offer.part),"done":isAccepted(sets, offer),"busy":desk.writing,"action":t.accept,"doneWord":t.accepted,"onact":() => void acceptOffers(app, [offer]),}});}
          }
         }
        if(!all && form.offers.length > rows.length){
           { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
              desk.opened = [...desk.opened, form.id]
            },}});t.showAll(form.offers.length);  Button}
        } else if (form.offers.length > rows.length){ { svelteHTML.createElement("p", { "class":`small quiet`,});texts.files.more(form.offers.length - rows.length); }}
       }
    }
    if(desk.found.review.length > 0){
       { svelteHTML.createElement("section", { ...__sveltets_2_empty({"data-testid":`cards-review`}),});
         { svelteHTML.createElement("h3", {});t.review; }
         { svelteHTML.createElement("ul", {});
              for(let one of __sveltets_2_ensureArray((desk.found.review.slice(0, SHOWN)))){let i = 1;i;
             { const $$_woRreffO3C = __sveltets_2_ensureComponent(OfferRow); new $$_woRreffO3C({ target: __sveltets_2_any(), props: {                 "title":t.place(one.figureName, one.name),"sentence":t.why[one.why],"words":partWords(one.part),"busy":desk.writing,"done":!isAccepted(sets, one),"action":t.remove,"doneWord":t.removed,"onact":() => void dropAccepted(app, [one]),}});}
          }
         }
       }
    }
    if(desk.found.accepted.length > 0){
       { const $$_dloF1C = __sveltets_2_ensureComponent(Fold); new $$_dloF1C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"title":t.acceptedBefore,"note":String(desk.found.accepted.length),"testid":`cards-accepted`,}});
         { svelteHTML.createElement("ul", {});
              for(let one of __sveltets_2_ensureArray((desk.found.accepted.slice(0, SHOWN)))){let i = 1;i;
             { const $$_woRreffO3C = __sveltets_2_ensureComponent(OfferRow); new $$_woRreffO3C({ target: __sveltets_2_any(), props: {                 "title":t.placeAt(one.figureName, one.name, dayWords(one.accepted)),"sentence":one.sentence,"words":partWords(one.part),"busy":desk.writing,"done":!isAccepted(sets, one),"action":t.remove,"doneWord":t.removed,"onact":() => void dropAccepted(app, [one]),}});}
          }
         }
        if(desk.found.accepted.length > SHOWN){ { svelteHTML.createElement("p", { "class":`small quiet`,});texts.files.more(desk.found.accepted.length - SHOWN); }}
       Fold}
    }
  }
  
 Dialog}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const CardsDialog__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type CardsDialog__SvelteComponent_ = ReturnType<typeof CardsDialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default CardsDialog__SvelteComponent_;