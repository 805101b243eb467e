///<reference types="svelte" />
;
import Search from '@lucide/svelte/icons/search'
import { useApp } from '../../actions/app.ts'
import { referenceTexts } from '../../i18n/texts.ts'
import { tellNotLoaded } from '../../actions/window/reload.ts'
import { SEARCH_BOX } from '../search/searchBox.ts'
import { LENGTHS } from '../../text/lengths.ts';
function $$render() {

  
  
  
  
  
  

  const app = useApp()
  const { session } = app
  /** What is typed before the box is there goes on in it. */
  let begun = $state('')
  /** Enter was pressed after it. */
  let ended = $state(false)
  let Box = $state.raw(SEARCH_BOX.loaded())

  let box: HTMLDialogElement | null = $state.raw(null)

  $effect(() => {
    if (!session.paletteOpen) {
      begun = session.paletteText = ''
      ended = false
      box?.close()
      return
    }
    if (box && !box.open) {
      box.showModal()
      // It would begin at the list.
      box.querySelector('input')?.focus()
    }
    if (Box) return
    SEARCH_BOX.load().then(
      (loaded) => (Box = loaded),
      () => {
        tellNotLoaded(app)
        session.paletteOpen = false
      }
    )
  })
;
async () => {


  { const $$_dialog0 = svelteHTML.createElement("dialog", {           "class":`palette`,"aria-label":referenceTexts.search.title,"oncancel":() => {
    session.paletteOpen = false
  },"onclose":() => {
    // Told some time after it has closed: by then it may have been opened again.
    if (box?.open !== true) session.paletteOpen = false
  },"onpointerdown":(event) => {
    // A press on what lies behind it: the box itself is filled by its content.
    if (event.target === box) session.paletteOpen = false
  },});box = $$_dialog0;
  if(session.paletteOpen){
    if(Box){ { const $$_xoB1C = __sveltets_2_ensureComponent(Box); new $$_xoB1C({ target: __sveltets_2_any(), props: {   "begun":begun || session.paletteText,ended,}});}}else{
       { svelteHTML.createElement("div", { "class":`palette-field`,});
         { const $$_hcraeS2C = __sveltets_2_ensureComponent(Search); new $$_hcraeS2C({ target: __sveltets_2_any(), props: {    "size":20,"aria-hidden":`true`,}});} { svelteHTML.createElement("input", {               "bind:value":begun,"class":`ui-command-input search-input`,"maxlength":LENGTHS.search,"placeholder":referenceTexts.search.placeholder,"aria-label":referenceTexts.search.title,"oninput":() => {
            ended = false
          },"onkeydown":(event) => {
            if (event.key === 'Enter') ended = true
          },});/*Ωignore_startΩ*/() => begun = __sveltets_2_any(null);/*Ωignore_endΩ*/}
       }
    }
  }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Palette__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Palette__SvelteComponent_ = ReturnType<typeof Palette__SvelteComponent_>;
/*Ωignore_endΩ*/export default Palette__SvelteComponent_;