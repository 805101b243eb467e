///<reference types="svelte" />
;
import Crosshair from '@lucide/svelte/icons/crosshair'
import X from '@lucide/svelte/icons/x'
import { useApp } from '../../actions/app.ts'
import type { Choice } from '../../text/choices.ts'
import type { Slot } from '../../model/timeline/drafts.ts'
import { slotValue } from '../../model/timeline/slotValues.ts'
import { timelineTexts } from '../../i18n/texts.ts'
import IconButton from '../ui/IconButton.svelte'
import Pick from '../parts/choose/Pick.svelte';
;

  interface Props {
    slot: Slot
    choices: readonly Choice[]
    onchoose: (id: string) => void
    onaim: () => void
    onclear?: () => void
  };function $$render() {

  
  
  
  
  
  
  
  
  

  const { slot, choices, onchoose, onaim, onclear }: Props = $props()
  const { timeline } = useApp()
  const t = timelineTexts.form
  const due = $derived(timeline.draft?.slot === slot.key)
  let field: HTMLElement
  $effect(() => {
    if (due) field.scrollIntoView({ block: 'nearest' })
  })
  const { figure, shown } = $derived(
    timeline.draft ? slotValue(timeline.shown, timeline.draft.event, slot.key) : { figure: '', shown: undefined }
  )
  const isPlace = $derived(slot.takes === 'square' || slot.takes === 'squares')
;
async () => {


 { const $$_div0 = svelteHTML.createElement("div", {  "class":`slot`,});field = $$_div0;
  if(isPlace){
     { svelteHTML.createElement("span", { "class":`name`,});slot.label; }
     { svelteHTML.createElement("div", { "class":`line`,});
       { svelteHTML.createElement("button", {           "type":`button`,"class":['square entry one-line', { due, empty: shown === undefined }],"aria-pressed":due,"aria-label":`${slot.label}: ${shown ?? t.tapSquare}`,"onclick":onaim,});
        shown ?? (slot.optional && !due ? t.stays : t.tapSquare);
       }
      if(shown !== undefined && onclear){ { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {      "icon":X,"label":t.clear,"onclick":onclear,}});}}
     }
  }else{
     { svelteHTML.createElement("div", { "class":`line`,});
       { svelteHTML.createElement("div", { "class":`grow`,});
         { const $$_kciP3C = __sveltets_2_ensureComponent(Pick); new $$_kciP3C({ target: __sveltets_2_any(), props: {           "label":slot.label,choices,"value":figure,shown,"placeholder":t.tapFigure,due,"onchange":onchoose,}});}
       }
       { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {        "icon":Crosshair,"label":`${slot.label}: ${t.tapFigure}`,"pressed":due,"onclick":onaim,}});}
     }
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SlotField__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SlotField__SvelteComponent_ = ReturnType<typeof SlotField__SvelteComponent_>;
/*Ωignore_endΩ*/export default SlotField__SvelteComponent_;