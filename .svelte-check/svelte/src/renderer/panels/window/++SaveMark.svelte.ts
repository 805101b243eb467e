///<reference types="svelte" />
;
import { useApp } from '../../actions/app.ts'
import { texts } from '../../i18n/texts.ts';
function $$render() {

  
  

  const { saving, dataStore } = useApp()
  // A window that cannot save says so before anything is changed in it.
  const state = $derived(saving.state === 'saved' && dataStore.health.health.noJournal === 'elsewhere' ? 'elsewhere' : saving.state)
;
async () => {


 { svelteHTML.createElement("span", {       "class":['mark', state],"aria-live":`polite`,...__sveltets_2_empty({"data-testid":`save-state`}),...__sveltets_2_empty({"data-state":state}),});texts.save[state]; }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SaveMark__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SaveMark__SvelteComponent_ = ReturnType<typeof SaveMark__SvelteComponent_>;
/*Ωignore_endΩ*/export default SaveMark__SvelteComponent_;