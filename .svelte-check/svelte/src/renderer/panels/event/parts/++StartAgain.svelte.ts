///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { hostingOf } from '../../../actions/venue/venueHosting.svelte.ts'
import { venueTexts } from '../../../i18n/laterTexts.ts'
import Button from '../../ui/Button.svelte';
function $$render() {

  
  
  
  

  const app = useApp()
  const hosting = hostingOf(app)
;
async () => {


 { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":() => {
    void hosting.again(app)
  },}});venueTexts.hosting.startAgain; Button}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const StartAgain__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type StartAgain__SvelteComponent_ = InstanceType<typeof StartAgain__SvelteComponent_>;
/*Ωignore_endΩ*/export default StartAgain__SvelteComponent_;