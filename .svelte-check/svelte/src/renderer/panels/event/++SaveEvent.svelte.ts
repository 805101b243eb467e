///<reference types="svelte" />
;
import Download from '@lucide/svelte/icons/download'
import { useApp } from '../../actions/app.ts'
import { exportEvent } from '../../actions/event/record/eventFiles.ts'
import { eventTexts } from '../../i18n/laterTexts.ts'
import type { ListedEvent } from '../../model/event/events.svelte.ts'
import { FILE_NAMES } from '../../model/event/forgetting/namelessFacts.ts'
import Popup from '../parts/popups/Popup.svelte'
import { CHOICES } from '../parts/popups/popups.ts'
import IconButton from '../ui/IconButton.svelte';

;type $$ComponentProps =  { stored: ListedEvent };function $$render() {

  
  
  
  
  
  
  
  
  

  const { stored }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const label = $derived(eventTexts.list.save(stored.name))
  let open = $state(false)
;
async () => {


  { const $$_pupoP0C = __sveltets_2_ensureComponent(Popup); const $$_pupoP0 = new $$_pupoP0C({ target: __sveltets_2_any(), props: {     open,"layer":CHOICES,"props":{
    label,
    choices: FILE_NAMES.map((id) => ({ id, label: eventTexts.exports.namesOf[id] })),
    chosen: [],
    onchoose: (id: string) => {
      open = false
      const names = FILE_NAMES.find((one) => one === id)
      if (names) void exportEvent(app, stored, names)
    }
  },trigger:(props) => { async ()/*Ωignore_positionΩ*/ => { { const $$_nottuBnocI0C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI0C({ target: __sveltets_2_any(), props: {    ...props,"icon":Download,label,}});}};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/() => open = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_pupoP0.$$bindings = 'open';/*Ωignore_startΩ*/const {trigger} = $$_pupoP0.$$prop_def;/*Ωignore_endΩ*/
  
 Popup}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SaveEvent__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SaveEvent__SvelteComponent_ = ReturnType<typeof SaveEvent__SvelteComponent_>;
/*Ωignore_endΩ*/export default SaveEvent__SvelteComponent_;