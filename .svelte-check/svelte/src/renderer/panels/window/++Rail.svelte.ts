///<reference types="svelte" />
;
import CircleQuestionMark from '@lucide/svelte/icons/circle-question-mark'
import BookOpen from '@lucide/svelte/icons/book-open'
import Dices from '@lucide/svelte/icons/dices'
import Crosshair from '@lucide/svelte/icons/crosshair'
import Gavel from '@lucide/svelte/icons/gavel'
import Keyboard from '@lucide/svelte/icons/keyboard'
import MapIcon from '@lucide/svelte/icons/map'
import Trophy from '@lucide/svelte/icons/trophy'
import Users from '@lucide/svelte/icons/users'
import { useApp } from '../../actions/app.ts'
import { screensOf } from '../../actions/games/screens.ts'
import { noBoardTexts, texts } from '../../i18n/texts.ts'
import IconButton from '../ui/IconButton.svelte'
import SaveMark from './SaveMark.svelte'
import SettingsMenu from './SettingsMenu.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const { session } = app
  let [height, width] = $state([0, 0])
  // Notices are above the rail if it is below the page, else at its right.
  $effect(() => {
    const { style } = document.documentElement
    style.setProperty('--nav', `${width > height ? height : 0}px`)
    style.setProperty('--nav-left', `${width > height ? 0 : width}px`)
    return () => {
      style.removeProperty('--nav')
      style.removeProperty('--nav-left')
    }
  })
  const icons = { table: Crosshair, maps: MapIcon, figures: Users, rules: BookOpen, rulings: Gavel, event: Trophy }
;
async () => {


 { const $$_nav0 = svelteHTML.createElement("nav", {     "class":`rail`,"aria-label":texts.app,});height= $$_nav0.offsetHeight;width= $$_nav0.offsetWidth;
     for(let screen of __sveltets_2_ensureArray(screensOf(app))){screen;
    const Icon = icons[screen];
     { svelteHTML.createElement("button", {         "type":`button`,"class":`place`,"aria-current":(session.screen === 'mapRoom' ? 'maps' : session.screen) === screen ? 'page' : undefined,"onclick":() => {
        session.screen = screen
      },});
       { const $$_nocI2C = __sveltets_2_ensureComponent(Icon); new $$_nocI2C({ target: __sveltets_2_any(), props: {      "size":22,"strokeWidth":1.75,"aria-hidden":`true`,}});}
       { svelteHTML.createElement("span", {});texts.screens[screen]; }
     }
  }
   { svelteHTML.createElement("div", { "class":`saved`,}); { const $$_kraMevaS2C = __sveltets_2_ensureComponent(SaveMark); new $$_kraMevaS2C({ target: __sveltets_2_any(), props: {}});} }
   { svelteHTML.createElement("div", { "class":`below`,});
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {           "icon":Dices,"label":noBoardTexts.open,"word":texts.words.quick,"room":`under`,"onclick":() => {
        session.noBoard.open(app.table.case)
      },}});}
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {           "icon":Keyboard,"label":texts.keys.title,"word":texts.words.keys,"room":`under`,"onclick":() => {
        session.keysOpen = true
      },}});}
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {           "icon":CircleQuestionMark,"label":texts.help.open,"word":texts.words.help,"room":`under`,"onclick":() => {
        session.helpOpen = true
      },}});}
     { const $$_uneMsgnitteS2C = __sveltets_2_ensureComponent(SettingsMenu); new $$_uneMsgnitteS2C({ target: __sveltets_2_any(), props: {}});}
   }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Rail__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Rail__SvelteComponent_ = ReturnType<typeof Rail__SvelteComponent_>;
/*Ωignore_endΩ*/export default Rail__SvelteComponent_;