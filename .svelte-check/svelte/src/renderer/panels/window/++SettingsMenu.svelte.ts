///<reference types="svelte" />
;
  import { lazily } from '../parts/later/lazily.ts'

  const SETTINGS = lazily(() => import('./SettingsPopup.svelte'))
;;

import SettingsIcon from '@lucide/svelte/icons/settings-2'
import { texts } from '../../i18n/texts.ts'
import Popup from '../parts/popups/Popup.svelte'
import IconButton from '../ui/IconButton.svelte';
function $$render() {

  
  
  
  

  let open = $state(false)
;
async () => {




 { const $$_pupoP0C = __sveltets_2_ensureComponent(Popup); const $$_pupoP0 = new $$_pupoP0C({ target: __sveltets_2_any(), props: {    open,"layer":SETTINGS,"props":{},trigger:(props) => { async ()/*Ωignore_positionΩ*/ => { { const $$_nottuBnocI0C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI0C({ target: __sveltets_2_any(), props: {          ...props,"icon":SettingsIcon,"label":texts.settings.title,"word":texts.words.settings,"room":`under`,}});}};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/() => open = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_pupoP0.$$bindings = 'open';/*Ωignore_startΩ*/const {trigger} = $$_pupoP0.$$prop_def;/*Ωignore_endΩ*/
  
 Popup}
};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SettingsMenu__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SettingsMenu__SvelteComponent_ = ReturnType<typeof SettingsMenu__SvelteComponent_>;
/*Ωignore_endΩ*/export default SettingsMenu__SvelteComponent_;