///<reference types="svelte" />
;
import { useApp } from '../actions/app.ts'
import type { DialogEntry } from './dialogs.ts'
import Later from './parts/later/Later.svelte';

;type $$ComponentProps =  { entry: DialogEntry };function $$render() {

  
  
  

  const { entry }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { session } = useApp()
  const open = $derived(entry.isOpen(session))
  let wanted = $state(false)
  $effect.pre(() => {
    if (open) wanted = true
  })
;
async () => {


if(wanted){ { const $$_retaL0C = __sveltets_2_ensureComponent(Later); new $$_retaL0C({ target: __sveltets_2_any(), props: {       "part":entry.part,"props":{},"onfail":() => {
      wanted = false
      entry.close(session)
    },}});}}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const LaterDialog__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type LaterDialog__SvelteComponent_ = ReturnType<typeof LaterDialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default LaterDialog__SvelteComponent_;