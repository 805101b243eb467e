///<reference types="svelte" />
;
import X from '@lucide/svelte/icons/x'
import { useApp } from '../../actions/app.ts'
import { startTour } from '../../actions/help/tour.ts'
import { EXAMPLES } from '../../actions/table/examples.ts'
import { texts } from '../../i18n/texts.ts'
import Button from '../ui/Button.svelte'
import IconButton from '../ui/IconButton.svelte';
function $$render() {

  
  
  
  
  
  
  

  const app = useApp()
  const made = $derived(EXAMPLES.filter(({ map }) => app.library.maps.some(({ id }) => id === map)))
  const isTrying = $derived(made.some(({ map }) => map !== undefined && map === app.table.case.map?.id))
;
async () => {


if(!app.settings.current.firstStripSeen && isTrying){
   { svelteHTML.createElement("section", {     "class":`strip`,"aria-label":texts.strip.title,...__sveltets_2_empty({"data-testid":`strip`}),});
     { svelteHTML.createElement("div", { "class":`line`,});
      if(!app.settings.current.tourSeen){
         { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
            startTour(app)
          },}});texts.help.tour;  Button}
      }
       { svelteHTML.createElement("span", { "class":`quiet`,});texts.strip.title; }
         for(let example of __sveltets_2_ensureArray(made)){example.id;
         { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
            void import('../../actions/table/moreExamples.ts').then(({ openExample }) => {
              openExample(app, example)
            })
          },}});texts.examples[example.id];  Button}
      }
     }
     { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {       "icon":X,"label":texts.strip.dismiss,"onclick":() => {
        app.settings.set({ firstStripSeen: true })
      },}});}
   }
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const FirstStrip__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type FirstStrip__SvelteComponent_ = ReturnType<typeof FirstStrip__SvelteComponent_>;
/*Ωignore_endΩ*/export default FirstStrip__SvelteComponent_;