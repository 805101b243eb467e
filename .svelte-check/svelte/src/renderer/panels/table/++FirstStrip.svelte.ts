///<reference types="svelte" />
;
import X from '@lucide/svelte/icons/x'
import { useApp } from '../../actions/app.ts'
import { startTour } from '../../actions/help/tour.ts'
import { editionToSay } from '../../model/settings/rulesLine.ts'
import { EXAMPLES, WITH_BUTTON, type Example } from '../../actions/table/examples.ts'
import type { ClixCase } from '../../../shared/contract/case.ts'
import { texts } from '../../i18n/texts.ts'
import Popup from '../parts/popups/Popup.svelte'
import { CHOICES } from '../parts/popups/popups.ts'
import Button from '../ui/Button.svelte'
import IconButton from '../ui/IconButton.svelte'
import RulesPart from './RulesPart.svelte';

;type $$ComponentProps =  { pocket: boolean };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  

  const { pocket }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const edition = $derived(editionToSay(app.settings.current, app.table.case))
  const made = $derived(EXAMPLES.filter(({ map }) => app.library.maps.some(({ id }) => id === map)))
  const isTrying = $derived(made.some(({ map }) => map !== undefined && map === app.table.case.map?.id))
  const shows = $derived(!pocket && !app.settings.current.firstStripSeen && isTrying)
  const rulesSeen = $derived(edition === null ? {} : { rulesSeen: true })
  let listOpen = $state(false)
  /** The example that was opened, with what it shows; any change of the table ends it. */
  let opened = $state.raw<{ readonly on: ClixCase; readonly words: string } | null>(null)
  const words = $derived(opened?.on === app.table.case ? opened.words : null)

  async function open(example: Example | undefined): Promise<void> {
    if (!example) return
    const [{ openExample }, { wordsOf }] = await Promise.all([
      import('../../actions/table/moreExamples.ts'),
      import('../../actions/table/exampleWords.ts')
    ])
    openExample(app, example)
    opened = { on: app.table.case, words: wordsOf(example.id) }
  }
;
async () => {


if(shows){
   { svelteHTML.createElement("section", {     "class":`strip`,"aria-label":texts.strip.title,...__sveltets_2_empty({"data-testid":`strip`}),});
     { svelteHTML.createElement("div", { "class":`body`,});
       { svelteHTML.createElement("div", { "class":`line`,});
        if(edition !== null){ { const $$_traPseluR3C = __sveltets_2_ensureComponent(RulesPart); new $$_traPseluR3C({ target: __sveltets_2_any(), props: { edition,}});}}
        if(!app.settings.current.tourSeen){
           { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
              startTour(app)
            },}});texts.help.tour;  Button}
        }
         { svelteHTML.createElement("span", { "class":`quiet`,});texts.strip.title; }
           for(let example of __sveltets_2_ensureArray((made.slice(0, WITH_BUTTON)))){example.id;
           { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"onclick":() => void open(example),}});texts.examples[example.id]; Button}
        }
        if(made.length > WITH_BUTTON){
           { const $$_pupoP3C = __sveltets_2_ensureComponent(Popup); const $$_pupoP3 = new $$_pupoP3C({ target: __sveltets_2_any(), props: {       open:listOpen,"layer":CHOICES,"props":{
              label: texts.strip.more,
              choices: made.map(({ id }) => ({ id, label: texts.examples[id] })),
              chosen: [],
              onchoose: (id: string) => {
                listOpen = false
                void open(made.find((one) => one.id === id))
              }
            },trigger:(props) => { async ()/*Ωignore_positionΩ*/ => {
               { svelteHTML.createElement("button", {    ...props,"type":`button`,"class":`link`,});texts.strip.more; }
            };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/() => listOpen = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_pupoP3.$$bindings = 'open';/*Ωignore_startΩ*/const {trigger} = $$_pupoP3.$$prop_def;/*Ωignore_endΩ*/
            
           Popup}
        }
       }
      if(words !== null){ { svelteHTML.createElement("p", {     "class":`words`,"role":`status`,...__sveltets_2_empty({"data-testid":`example-words`}),});words; }}
     }
     { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {       "icon":X,"label":texts.strip.dismiss,"onclick":() => {
        app.settings.set({ firstStripSeen: true, ...rulesSeen })
      },}});}
   }
} else if (edition !== null){
   { svelteHTML.createElement("section", {     "class":`strip`,"aria-label":texts.strip.rules(edition),...__sveltets_2_empty({"data-testid":`rules-line`}),});
     { svelteHTML.createElement("div", { "class":`line`,}); { const $$_traPseluR2C = __sveltets_2_ensureComponent(RulesPart); new $$_traPseluR2C({ target: __sveltets_2_any(), props: { edition,}});} }
     { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {       "icon":X,"label":texts.strip.hideRules,"onclick":() => {
        app.settings.set(rulesSeen)
      },}});}
   }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const FirstStrip__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type FirstStrip__SvelteComponent_ = ReturnType<typeof FirstStrip__SvelteComponent_>;
/*Ωignore_endΩ*/export default FirstStrip__SvelteComponent_;