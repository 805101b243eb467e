///<reference types="svelte" />
;
import Printer from '@lucide/svelte/icons/printer'
import { useApp } from '../../actions/app.ts'
import { printPage } from '../../actions/window/printPage.ts'
import { startTour } from '../../actions/help/tour.ts'
import { terms } from '../../i18n/glossary.ts'
import { helpTexts as t } from '../../i18n/laterTexts.ts'
import { language } from '../../i18n/spoken.ts'
import { texts } from '../../i18n/texts.ts'
import Button from '../ui/Button.svelte'
import Dialog from '../ui/Dialog.svelte'
import Segments from '../ui/Segments.svelte'
import Later from '../parts/later/Later.svelte'
import { lazily } from '../parts/later/lazily.ts';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const { session } = app
  const own = language === 'es' || language === 'pt' ? language : null
  let page: HTMLElement | null = $state(null)
  let shown = $state<'help' | 'manual'>('help')
  const manual = lazily(() => import('../manual/ManualPages.svelte'))
  const title = $derived(shown === 'manual' ? t.manual : t.title)
  const close = () => {
    session.helpOpen = false
  }
;
async () => {


 { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"open":session.helpOpen,"title":t.title,"wide":true,"onclose":close,actions:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        startTour(app)
      },}});t.tour.again;  Button}
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        if (page) void printPage(app, title, page)
      },}}); { const $$_retnirP1C = __sveltets_2_ensureComponent(Printer); new $$_retnirP1C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.print;  Button}
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":close,}});texts.close; Button}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
   { const $$_stnemgeS1C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS1C({ target: __sveltets_2_any(), props: {         "label":t.title,"choices":[
      { id: 'help', label: t.short },
      { id: 'manual', label: t.manual }
    ],"value":shown,"onchange":(id) => {
      shown = id
      page?.scrollTo(0, 0)
    },}});}
  
   { const $$_div1 = svelteHTML.createElement("div", {          "class":`page`,"tabindex":0,"role":`region`,"aria-label":title,...__sveltets_2_empty({"data-testid":`help`}),});page = $$_div1;
    if(shown === 'manual'){
       { const $$_retaL2C = __sveltets_2_ensureComponent(Later); new $$_retaL2C({ target: __sveltets_2_any(), props: {       "part":manual,"props":{},"onfail":() => {
          shown = 'help'
        },}});}
    }else{
         for(let { id, title, text } of __sveltets_2_ensureArray(t.sections)){id;
         { svelteHTML.createElement("section", {});
           { svelteHTML.createElement("h3", {});title; }
           { svelteHTML.createElement("ul", {});
               for(let line of __sveltets_2_ensureArray(text)){line; { svelteHTML.createElement("li", {});line; }}
           }
         }
      }
       { svelteHTML.createElement("section", {});
         { svelteHTML.createElement("h3", {});t.jobs.title; }
         { svelteHTML.createElement("dl", {});
             for(let { title, text } of __sveltets_2_ensureArray(t.jobs.list)){title;
             { svelteHTML.createElement("dt", {});title; }
             { svelteHTML.createElement("dd", {});text; }
          }
         }
       }
      if(own){
         { svelteHTML.createElement("section", {});
           { svelteHTML.createElement("h3", {});t.words.title; }
           { svelteHTML.createElement("p", { "class":`quiet`,});t.words.text; }
           { svelteHTML.createElement("table", {});
             { svelteHTML.createElement("thead", {}); { svelteHTML.createElement("tr", {}); { svelteHTML.createElement("th", { "scope":`col`,});t.words.english; } { svelteHTML.createElement("th", { "scope":`col`,});t.words.own; } } }
             { svelteHTML.createElement("tbody", {});
                 for(let term of __sveltets_2_ensureArray(terms)){term.en; { svelteHTML.createElement("tr", {}); { svelteHTML.createElement("td", { "lang":`en`,});term.en; } { svelteHTML.createElement("td", {});term[own]; } }}
             }
           }
         }
      }
    }
   }
  
 Dialog}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const HelpDialog__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type HelpDialog__SvelteComponent_ = ReturnType<typeof HelpDialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default HelpDialog__SvelteComponent_;