///<reference types="svelte" />
;
import { tick } from 'svelte'
import { useApp } from '../../../actions/app.ts'
import Chip from '../../ui/Chip.svelte';
;

  interface Props {
    readonly title: string
    /** Nothing is shown of none. */
    readonly count: number
    /** What the heading that takes the focus, and all that belongs to it, stands in. */
    readonly place: HTMLElement | undefined
    readonly testid: string
  };function $$render() {

  
  
  

  const { title, count, place, testid }: Props = $props()
  const { session } = useApp()

  /** It is out of sight where the panel is low or folded. */
  async function show() {
    if (!session.sheetOpen) session.toggleSheet()
    await tick()
    const heading = place?.querySelector<HTMLElement>('h2, h3')
    for (const one of [place, heading]) one?.scrollIntoView({ block: 'nearest' })
    heading?.focus({ preventScroll: true })
  }
;
async () => {


if(count > 0){
   { svelteHTML.createElement("p", {}); { const $$_pihC1C = __sveltets_2_ensureComponent(Chip); new $$_pihC1C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"data-testid":testid,"onclick":() => void show(),}});title; count; Chip} }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const BelowChip__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type BelowChip__SvelteComponent_ = ReturnType<typeof BelowChip__SvelteComponent_>;
/*Ωignore_endΩ*/export default BelowChip__SvelteComponent_;