///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { doubtSound } from '../../../actions/event/clock/doubtSound.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import Toggle from '../../ui/Toggle.svelte';
function $$render() {

  
  
  
  

  const app = useApp()
  const t = eventTexts.slip
;
async () => {


 { svelteHTML.createElement("div", {});
   { const $$_elggoT1C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT1C({ target: __sveltets_2_any(), props: {         "label":t.sound,"hint":t.soundHint,"checked":app.settings.current.doubtSound === true,"onchange":(checked) => {
      app.settings.set({ doubtSound: checked })
      doubtSound(app, false, checked)
    },}});}
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const DoubtSound__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type DoubtSound__SvelteComponent_ = InstanceType<typeof DoubtSound__SvelteComponent_>;
/*Ωignore_endΩ*/export default DoubtSound__SvelteComponent_;