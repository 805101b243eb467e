///<reference types="svelte" />
;
import { useApp } from '../../actions/app.ts'
import { endTour } from '../../actions/help/tour.ts'
import { helpTexts } from '../../i18n/laterTexts.ts'
import Button from '../ui/Button.svelte';
function $$render() {

  
  
  
  

  const t = helpTexts.tour
  /** What each step is about, as the table marks it; of several the first that is shown. */
  const ABOUT = ['[data-testid="tray"], #open-tray', '#ask-field', '[data-testid="verdict"]', 'nav']
  const GAP = 6

  const app = useApp()
  const { session } = app
  let card: HTMLElement | null = $state(null)
  let step = $state(0)
  let ring = $state.raw<DOMRect | null>(null)
  /** The list of figures is not open: the step is about the button that opens it. */
  let isFolded = $state(false)
  const shown = $derived(t.steps[step])
  const words = $derived(step === 0 && isFolded ? t.folded : shown?.text)
  const isLast = $derived(step === t.steps.length - 1)
  /** The card lies where the ring is not. */
  const atTop = $derived(ring !== null && ring.top + ring.height / 2 > window.innerHeight / 2)

  function look() {
    const found = [...document.querySelectorAll(ABOUT[step] ?? '')].find((part) => {
      const { width, height } = part.getBoundingClientRect()
      return width > 0 && height > 0
    })
    ring = found?.getBoundingClientRect() ?? null
    isFolded = found?.getAttribute('data-testid') !== 'tray'
  }
  $effect(() => {
    if (!session.tourOpen) {
      step = 0
      return
    }
    look()
  })
  // Where it begins; after that the button that was pressed keeps the focus, and the new step is read out.
  $effect(() => {
    if (session.tourOpen) card?.focus()
  })
  const end = () => {
    endTour(app)
  }
;
async () => {


 { svelteHTML.createElement("svelte:window", {     "onresize":() => {
    if (session.tourOpen) look()
  },"onkeydowncapture":(event) => {
    if (!session.tourOpen || event.key !== 'Escape') return
    event.stopPropagation()
    end()
  },});}

if(session.tourOpen && shown){
  if(ring){
     { svelteHTML.createElement("div", {           "class":`ring`,...__sveltets_2_empty({"data-testid":`tour-ring`}),"aria-hidden":`true`,});__sveltets_2_ensureType(String, Number, `${ring.left - GAP} `);__sveltets_2_ensureType(String, Number, `${ring.top - GAP} `);__sveltets_2_ensureType(String, Number, `${ring.width + 2 * GAP} `);__sveltets_2_ensureType(String, Number, `${ring.height + 2 * GAP} `); }
  }
   { const $$_div0 = svelteHTML.createElement("div", {               "class":`card`,"role":`dialog`,"aria-label":t.label,"aria-describedby":`tour-text`,"tabindex":-1,...__sveltets_2_empty({"data-testid":`tour`}),});atTop;card = $$_div0;
     { svelteHTML.createElement("p", { "class":`quiet`,});t.step(step + 1, t.steps.length); }
     { svelteHTML.createElement("div", {   "id":`tour-text`,"aria-live":`polite`,});
       { svelteHTML.createElement("h2", {});shown.title; }
       { svelteHTML.createElement("p", {});words; }
     }
     { svelteHTML.createElement("div", { "class":`actions`,});
      if(!isLast){ { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"onclick":end,}});t.leave; Button}}
      if(step > 0){
         { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
            step -= 1
          },}});t.back;  Button}
      }
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":() => {
          if (isLast) end()
          else step += 1
        },}});isLast ? t.done : t.next;  Button}
     }
   }
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const TourCard__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type TourCard__SvelteComponent_ = ReturnType<typeof TourCard__SvelteComponent_>;
/*Ωignore_endΩ*/export default TourCard__SvelteComponent_;