///<reference types="svelte" />
;
import { SCALES } from '../../model/settings/settings.svelte.ts'
import { messageOf } from '../../../shared/base/result.ts'
import { engineOf, OLD_DAYS } from '../../model/renewal/engineAge.ts'
import { startTour } from '../../actions/help/tour.ts'
import { saveErrorLog } from '../../actions/window/saveErrorLog.ts'
import { useApp } from '../../actions/app.ts'
import { language, setLanguage } from '../../i18n/spoken.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import { dataTexts, texts, windowTexts } from '../../i18n/texts.ts'
import Button from '../ui/Button.svelte'
import Pick from '../parts/choose/Pick.svelte'
import PopupLayer from '../ui/PopupLayer.svelte'
import Toggle from '../ui/Toggle.svelte'
import type { Layer } from '../parts/popups/Popup.svelte'
import OnThisDevice from './OnThisDevice.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { open, id, anchor, onclose }: Layer = $props()
  const app = useApp()
  const { session, settings, saving, platform } = app
  const themes = [
    { id: 'system', label: texts.settings.system },
    { id: 'dark', label: texts.settings.dark },
    { id: 'bright', label: texts.settings.bright }
  ]
  const scales = SCALES.map((id) => ({ id, label: texts.settings.scales[id] }))
  function setScale(id: string) {
    const scale = SCALES.find((known) => known === id)
    if (scale) settings.set({ scale })
  }
  const languages = LANGUAGES.map(({ id, name }) => ({ id, label: name }))

  /** The page opens again in the other language: what is not written yet is written before. */
  async function changeLanguage(id: string) {
    if (id === language) return
    await saving.flush()
    if (saving.state === 'failed') session.notify('error', texts.settings.languageNotSaved)
    else setLanguage(id)
  }
  const { name, from, days } = engineOf(navigator.userAgent, new Date())
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const own = [
    `Linejudge ${platform.version}`,
    ...(platform.built === '' ? [] : [windowTexts.engine.built(day.format(new Date(platform.built)))])
  ]
  const engine = [windowTexts.engine.name(name), ...(from === null ? [] : [windowTexts.engine.from(month.format(from))])]
  const isOld = days !== null && days > OLD_DAYS

  async function saveErrors() {
    try {
      const saved = await saveErrorLog(platform)
      if (saved !== null) session.notify('info', windowTexts.failed.saved(saved))
    } catch (error) {
      session.notify('error', windowTexts.failed.notSaved(messageOf(error)))
    }
  }
  const isTheme = (id: string): id is 'dark' | 'bright' | 'system' => themes.some((theme) => theme.id === id)
;
async () => {


 { const $$_reyaLpupoP0C = __sveltets_2_ensureComponent(PopupLayer); new $$_reyaLpupoP0C({ target: __sveltets_2_any(), props: {        children:() => { return __sveltets_2_any(0); },open,id,anchor,onclose,"side":`right`,"align":`end`,"tall":true,}});
   { svelteHTML.createElement("div", { "class":`settings`,});
     { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {         "label":texts.settings.theme,"choices":themes,"value":settings.current.theme,"onchange":(id) => {
        if (isTheme(id)) settings.set({ theme: id })
      },}});}
     { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {        "label":texts.settings.scale,"choices":scales,"value":settings.current.scale ?? 'normal',"onchange":setScale,}});}
     { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {         "label":texts.settings.language,"choices":languages,"value":language,"onchange":(id) => {
        void changeLanguage(id)
      },}});}
     { const $$_elggoT2C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT2C({ target: __sveltets_2_any(), props: {       "label":texts.settings.squareNames,"checked":settings.current.squareNames,"onchange":(squareNames) => {
        settings.set({ squareNames })
      },}});}
     { const $$_elggoT2C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT2C({ target: __sveltets_2_any(), props: {       "label":texts.settings.gestures,"checked":settings.current.gestures ?? true,"onchange":(gestures) => {
        settings.set({ gestures })
      },}});}
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        onclose()
        session.screen = 'data'
      },}});dataTexts.open;  Button}
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        onclose()
        startTour(app)
      },}});texts.help.tour;  Button}
    if(settings.current.firstStripSeen){
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
          settings.set({ firstStripSeen: false })
          session.screen = 'table'
        },}});texts.settings.stripAgain;  Button}
    }
     { const $$_eciveDsihTnO2C = __sveltets_2_ensureComponent(OnThisDevice); new $$_eciveDsihTnO2C({ target: __sveltets_2_any(), props: {}});}
     { svelteHTML.createElement("div", { "class":`engine`,});
       { svelteHTML.createElement("p", { "class":`quiet`,});own.join(', '); }
       { svelteHTML.createElement("p", { "class":`quiet`,});engine.join(', '); }
      if(isOld){ { svelteHTML.createElement("p", {   "class":`old`,"role":`note`,});windowTexts.engine.old; }}
      if(platform.updates){
         { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
            onclose()
            session.renewalOpen = true
          },}});windowTexts.engine.renew;  Button}
      }
       { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
          onclose()
          session.licencesOpen = true
        },}});windowTexts.engine.licences;  Button}
       { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"onclick":() => void saveErrors(),}});windowTexts.failed.saveLog; Button}
     }
   }
 PopupLayer}


};
return { props: {} as any as Layer, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SettingsPopup__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SettingsPopup__SvelteComponent_ = ReturnType<typeof SettingsPopup__SvelteComponent_>;
/*Ωignore_endΩ*/export default SettingsPopup__SvelteComponent_;