///<reference types="svelte" />
;
import ChevronLeft from '@lucide/svelte/icons/chevron-left'
import ChevronRight from '@lucide/svelte/icons/chevron-right'
import { useApp } from '../../../actions/app.ts'
import type { Article } from '../../../model/reference/article.ts'
import { bookOf } from '../../../actions/reference/book.ts'
import { referenceTexts } from '../../../i18n/texts.ts'
import ArticleBody from './ArticleBody.svelte'
import CitedBy from './CitedBy.svelte'
import NoteField from './NoteField.svelte'
import PrintedExamples from './PrintedExamples.svelte';

;type $$ComponentProps =  { article: Article };function $$render() {

  
  
  
  
  
  
  
  
  
  

  const { article }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { session } = app
  const t = referenceTexts
  const near = $derived(bookOf(app).neighbours(article.entry.id))
;
async () => {


 { svelteHTML.createElement("article", { "aria-labelledby":`article-title`,});
  if(article.entry.kind === 'rule'){ { svelteHTML.createElement("p", { "class":`id numbers`,});article.entry.id; }}
   { svelteHTML.createElement("div", { "class":`head`,});
     { svelteHTML.createElement("h1", { "id":`article-title`,});article.entry.title; }
    article.entry.id; { { const $$_dleiFetoN2C = __sveltets_2_ensureComponent(NoteField); new $$_dleiFetoN2C({ target: __sveltets_2_any(), props: {    "id":article.entry.id,"part":`mark`,}});}}
   }
   { const $$_ydoBelcitrA1C = __sveltets_2_ensureComponent(ArticleBody); new $$_ydoBelcitrA1C({ target: __sveltets_2_any(), props: { article,}});}
  article.entry.id; { { const $$_dleiFetoN1C = __sveltets_2_ensureComponent(NoteField); new $$_dleiFetoN1C({ target: __sveltets_2_any(), props: {    "id":article.entry.id,"part":`text`,}});}}
   { const $$_selpmaxEdetnirP1C = __sveltets_2_ensureComponent(PrintedExamples); new $$_selpmaxEdetnirP1C({ target: __sveltets_2_any(), props: {  "id":article.entry.id,}});}
   { const $$_yBdetiC1C = __sveltets_2_ensureComponent(CitedBy); new $$_yBdetiC1C({ target: __sveltets_2_any(), props: {  "id":article.entry.id,}});}
   { svelteHTML.createElement("nav", {   "class":`near`,"aria-label":t.next,});
    if(near.previous){
      const page = near.previous;
       { svelteHTML.createElement("button", {     "type":`button`,"onclick":() => {
          session.reference.go(page.id)
        },}); { const $$_tfeLnorvehC3C = __sveltets_2_ensureComponent(ChevronLeft); new $$_tfeLnorvehC3C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});} { svelteHTML.createElement("span", {}); { svelteHTML.createElement("span", { "class":`small quiet`,});t.previous; } { svelteHTML.createElement("span", {});page.title; } } }
    }else{ { svelteHTML.createElement("span", {}); }}
    if(near.next){
      const page = near.next;
       { svelteHTML.createElement("button", {       "type":`button`,"class":`next`,"onclick":() => {
          session.reference.go(page.id)
        },}); { svelteHTML.createElement("span", {}); { svelteHTML.createElement("span", { "class":`small quiet`,});t.next; } { svelteHTML.createElement("span", {});page.title; } } { const $$_thgiRnorvehC3C = __sveltets_2_ensureComponent(ChevronRight); new $$_thgiRnorvehC3C({ target: __sveltets_2_any(), props: {     "size":18,"aria-hidden":`true`,}});} }
    }
   }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ArticlePage__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ArticlePage__SvelteComponent_ = ReturnType<typeof ArticlePage__SvelteComponent_>;
/*Ωignore_endΩ*/export default ArticlePage__SvelteComponent_;