///<reference types="svelte" />
;
import Square from '@lucide/svelte/icons/square'
import SquareCheck from '@lucide/svelte/icons/square-check'
import { useApp } from '../../actions/app.ts'
import type { Chosen } from '../../model/importing/chosen.svelte.ts'
import { importingTexts } from '../../i18n/texts.ts'
import IconButton from '../ui/IconButton.svelte';

;type $$ComponentProps =  { table: Parameters<Chosen['toggle']>[0]; id: string; name: string };function $$render() {

  
  
  
  
  
  

  const { table, id, name }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { chosen } = useApp().session.imports
  const isChosen = $derived(chosen.has(table, id))
;
async () => {


 { const $$_nottuBnocI0C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI0C({ target: __sveltets_2_any(), props: {         "icon":isChosen ? SquareCheck : Square,"label":importingTexts.choose(name),"pressed":isChosen,"onclick":() => {
    chosen.toggle(table, id)
  },}});}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ChooseButton__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ChooseButton__SvelteComponent_ = ReturnType<typeof ChooseButton__SvelteComponent_>;
/*Ωignore_endΩ*/export default ChooseButton__SvelteComponent_;