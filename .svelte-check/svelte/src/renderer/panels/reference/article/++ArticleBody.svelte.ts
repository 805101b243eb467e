///<reference types="svelte" />
;
import type { Article } from '../../../model/reference/article.ts'
import { useApp } from '../../../actions/app.ts'
import { activeBasis } from '../../../actions/games/activeTable.ts'
import { referenceTexts, texts } from '../../../i18n/texts.ts'
import CoverageMark from '../parts/CoverageMark.svelte'
import Differences from './Differences.svelte'
import DialSwatch from '../parts/DialSwatch.svelte'
import EntryLinks from '../parts/EntryLinks.svelte'
import Notice from './Notice.svelte';

;type $$ComponentProps =  { article: Article; ruleset?: string };function $$render() {

  
  
  
  
  
  
  
  
  

  const { article, ruleset }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const t = referenceTexts
  const { entry, dial, coverage } = $derived(article)
;
async () => {


 { svelteHTML.createElement("div", { "class":`facts`,});
   { const $$_kraMegarevoC1C = __sveltets_2_ensureComponent(CoverageMark); new $$_kraMegarevoC1C({ target: __sveltets_2_any(), props: { coverage,}});}
  if(entry.founded){ { svelteHTML.createElement("span", { "class":`small quiet`,});entry.founded.edition;  texts.rule.standings[entry.founded.standing]; }}
  if(entry.own){ { svelteHTML.createElement("span", { "class":`small quiet`,});t.own; }}
  if(dial){ { svelteHTML.createElement("span", {  "class":`small quiet dial`,}); { const $$_hctawSlaiD2C = __sveltets_2_ensureComponent(DialSwatch); new $$_hctawSlaiD2C({ target: __sveltets_2_any(), props: {  "colour":dial.colour,}});}t.dial.place(t.dial.colours[dial.colour], t.dial.slots[dial.slot]); }}
 }
 { svelteHTML.createElement("p", { "class":`says`,});entry.summary; }

if(coverage.mark === 'judge'){
   { const $$_ecitoN0C = __sveltets_2_ensureComponent(Notice); new $$_ecitoN0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"tone":`judge`,"title":t.coverage.judge,}}); { svelteHTML.createElement("p", {});coverage.why; }
    if(coverage.told){ { svelteHTML.createElement("p", { "class":`quiet`,});t.coverage.told; }}  Notice}
} else if (coverage.mark === 'definition'){
   { const $$_ecitoN0C = __sveltets_2_ensureComponent(Notice); new $$_ecitoN0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"title":t.coverage.definition,}}); { svelteHTML.createElement("p", {});coverage.why; }
    if(coverage.through.length){ { svelteHTML.createElement("p", { "class":`small quiet`,});t.through; }
       { const $$_skniLyrtnE1C = __sveltets_2_ensureComponent(EntryLinks); new $$_skniLyrtnE1C({ target: __sveltets_2_any(), props: {  "entries":coverage.through,}});}}  Notice}
}
if(article.changes.length){ { svelteHTML.createElement("section", {});
     { svelteHTML.createElement("h2", { "class":`part`,});t.changes; }
     { const $$_skniLyrtnE1C = __sveltets_2_ensureComponent(EntryLinks); new $$_skniLyrtnE1C({ target: __sveltets_2_any(), props: {  "entries":article.changes,}});}
   }}
if(article.errata.length){
   { svelteHTML.createElement("section", {});
     { svelteHTML.createElement("h2", { "class":`part`,});t.errata; }
       for(let erratum of __sveltets_2_ensureArray(article.errata)){erratum.id;
       { const $$_ecitoN1C = __sveltets_2_ensureComponent(Notice); new $$_ecitoN1C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"tone":`accent`,}}); { svelteHTML.createElement("p", {});erratum.summary; }
         { const $$_skniLyrtnE2C = __sveltets_2_ensureComponent(EntryLinks); new $$_skniLyrtnE2C({ target: __sveltets_2_any(), props: {  "entries":[erratum],}});}  Notice}
    }
   }
}
if(article.differences.length){ { const $$_secnereffiD0C = __sveltets_2_ensureComponent(Differences); new $$_secnereffiD0C({ target: __sveltets_2_any(), props: {    "differences":article.differences,"ruleset":ruleset ?? activeBasis(app),}});}}
   for(let own of __sveltets_2_ensureArray(article.replacedRows)){own.edition;
   { svelteHTML.createElement("section", {});
     { svelteHTML.createElement("h2", { "class":`part`,});own.lost ? t.ownRowLost(own.edition) : t.ownRow(own.edition); }
     { const $$_skniLyrtnE1C = __sveltets_2_ensureComponent(EntryLinks); new $$_skniLyrtnE1C({ target: __sveltets_2_any(), props: {  "entries":[own.entry],}});}
   }
}
 { svelteHTML.createElement("section", {});
   { svelteHTML.createElement("h2", { "class":`part`,});t.where; }
  if(entry.document){ { svelteHTML.createElement("p", { "class":`cite`,});
       { svelteHTML.createElement("span", {});entry.document; }if(entry.place){ { svelteHTML.createElement("span", { "class":`quiet`,});entry.place; }}
      if(entry.founded?.asOf){ { svelteHTML.createElement("span", { "class":`quiet`,});t.asOf(entry.founded.asOf); }}
     }
  }else{ { svelteHTML.createElement("p", { "class":`quiet`,});t.whereNone; }}
 }
if(article.terrain.length){ { svelteHTML.createElement("section", {});
     { svelteHTML.createElement("h2", { "class":`part`,});t.terrain; }
     { const $$_skniLyrtnE1C = __sveltets_2_ensureComponent(EntryLinks); new $$_skniLyrtnE1C({ target: __sveltets_2_any(), props: {  "entries":article.terrain,}});}
   }}
if(article.related.length){ { svelteHTML.createElement("section", {});
     { svelteHTML.createElement("h2", { "class":`part`,});t.related; }
     { const $$_skniLyrtnE1C = __sveltets_2_ensureComponent(EntryLinks); new $$_skniLyrtnE1C({ target: __sveltets_2_any(), props: {  "entries":article.related,}});}
   }}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ArticleBody__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ArticleBody__SvelteComponent_ = ReturnType<typeof ArticleBody__SvelteComponent_>;
/*Ωignore_endΩ*/export default ArticleBody__SvelteComponent_;