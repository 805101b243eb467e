///<reference types="svelte" />
;
import ChevronDown from '@lucide/svelte/icons/chevron-down'
import { untrack } from 'svelte'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import type { HalfSlip, SlipMatch } from '../../../model/event/rounds/slip.ts'
import { nameOf } from '../../../model/event/words/people.ts'
import Button from '../../ui/Button.svelte'
import Segments from '../../ui/Segments.svelte'
import Toggle from '../../ui/Toggle.svelte'
import { useEvent } from '../parts/eventContext.ts';
;

  interface Props {
    slip: HalfSlip
    found: SlipMatch | null
    /** A match of the cut: one of both must win, and neither drops. */
    fixed: boolean
    set: (change: Partial<HalfSlip>) => void
  };function $$render() {

  
  
  
  
  
  
  
  
  

  const { slip, found, fixed, set }: Props = $props()
  const event = useEvent()
  const t = eventTexts.slip
  const id = $props.id()
  const kinds = $derived(fixed ? (['played', 'no-show'] as const) : (['played', 'no-show', 'double-loss'] as const))
  const name = (player: string) => event.read((state) => nameOf(state, player))

  const isUsed = $derived(slip.first !== '' || slip.dropA || slip.dropB)
  let open = $state(untrack(() => isUsed))
  // It stays open after the slip is saved, so that the list does not move.
  $effect(() => {
    if (isUsed) open = true
  })
;
async () => {


 { svelteHTML.createElement("div", { "class":`row`,});
   { const $$_stnemgeS1C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS1C({ target: __sveltets_2_any(), props: {         "label":t.kind,"choices":kinds.map((id) => ({ id, label: t.kinds[id] })),"value":slip.winner === '0' ? 'double-loss' : slip.kind,"onchange":(kind) => {
      set({ kind, winner: kind === 'double-loss' ? '0' : slip.winner === '0' ? '' : slip.winner })
    },}});}
   { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {          children:() => { return __sveltets_2_any(0); },"look":`quiet`,"aria-expanded":open,"aria-controls":open ? id : undefined,"disabled":isUsed,"onclick":() => {
      open = !open
    },}}); { svelteHTML.createElement("span", { "class":['chevron', { open }],}); { const $$_nwoDnorvehC3C = __sveltets_2_ensureComponent(ChevronDown); new $$_nwoDnorvehC3C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});} }fixed ? t.moreOfCut : t.more;  Button}
 }
if(open){
   { svelteHTML.createElement("div", {  "class":`row`,id,});
     { const $$_stnemgeS1C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS1C({ target: __sveltets_2_any(), props: {         "label":t.first,"choices":[
        { id: '', label: t.firstUnknown },
        { id: '1', label: t.firstIs('1') },
        { id: '2', label: t.firstIs('2') }
      ],"value":slip.first,"onchange":(first) => {
        set({ first })
      },}});}
    if(found && !fixed){
       { const $$_elggoT1C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT1C({ target: __sveltets_2_any(), props: {       "label":t.drops(name(found.players[0])),"checked":slip.dropA,"onchange":(dropA) => {
          set({ dropA })
        },}});}
       { const $$_elggoT1C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT1C({ target: __sveltets_2_any(), props: {       "label":t.drops(name(found.players[1])),"checked":slip.dropB,"onchange":(dropB) => {
          set({ dropB })
        },}});}
    }
   }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SlipExtra__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SlipExtra__SvelteComponent_ = ReturnType<typeof SlipExtra__SvelteComponent_>;
/*Ωignore_endΩ*/export default SlipExtra__SvelteComponent_;