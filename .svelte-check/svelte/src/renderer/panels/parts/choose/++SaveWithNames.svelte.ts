///<reference types="svelte" />
;
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { FILE_NAMES, type FileNames } from '../../../model/event/forgetting/namelessFacts.ts'
import Popup from '../popups/Popup.svelte'
import { CHOICES } from '../popups/popups.ts'
import Button from '../../ui/Button.svelte';
;

  interface Props {
    label: string
    /** A note for each choice. */
    notes?: Readonly<Record<FileNames, string>>
    save: (names: FileNames) => void
  };function $$render() {

  
  
  
  
  

  const { label, notes, save }: Props = $props()
  let open = $state(false)
;
async () => {


  { const $$_pupoP0C = __sveltets_2_ensureComponent(Popup); const $$_pupoP0 = new $$_pupoP0C({ target: __sveltets_2_any(), props: {     open,"layer":CHOICES,"props":{
    label,
    choices: FILE_NAMES.map((id) => ({ id, label: eventTexts.exports.namesOf[id], ...(notes && { note: notes[id] }) })),
    chosen: [],
    onchoose: (id: string) => {
      open = false
      const names = FILE_NAMES.find((one) => one === id)
      if (names) save(names)
    }
  },trigger:(props) => { async ()/*Ωignore_positionΩ*/ => { { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {children:() => { return __sveltets_2_any(0); },...props,}});label; Button}};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/() => open = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_pupoP0.$$bindings = 'open';/*Ωignore_startΩ*/const {trigger} = $$_pupoP0.$$prop_def;/*Ωignore_endΩ*/
  
 Popup}
};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SaveWithNames__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SaveWithNames__SvelteComponent_ = ReturnType<typeof SaveWithNames__SvelteComponent_>;
/*Ωignore_endΩ*/export default SaveWithNames__SvelteComponent_;