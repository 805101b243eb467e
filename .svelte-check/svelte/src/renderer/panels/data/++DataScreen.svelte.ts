///<reference types="svelte" />
;
import { onMount } from 'svelte'
import { useApp } from '../../actions/app.ts'
import { dataTexts } from '../../i18n/texts.ts'
import ScreenFrame from '../ui/ScreenFrame.svelte'
import Button from '../ui/Button.svelte'
import BackupDialog from './BackupDialog.svelte'
import BackupList from './BackupList.svelte'
import DataFacts from './DataFacts.svelte'
import ImportDialog from './ImportDialog.svelte'
import MoveData from './MoveData.svelte'
import RestoredNote from './RestoredNote.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const { dataStore, session, saving, storage } = app
  const { backups } = dataStore
  let asked = $state(false)

  onMount(() => {
    void backups.refresh()
    void storage.measureRoom()
  })

  async function backUp() {
    asked = true
    await saving.flush()
    const name = await backups.backUp('asked')
    asked = false
    if (name) session.notify('info', dataTexts.notices.made)
    else session.notify('error', dataTexts.notices.notMade(backups.error ?? ''))
  }
;
async () => {


 { const $$_emarFneercS0C = __sveltets_2_ensureComponent(ScreenFrame); const $$_emarFneercS0 = new $$_emarFneercS0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"title":dataTexts.title,"testid":`data-screen`,actions:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"look":`primary`,"disabled":asked,"onclick":() => {
        void backUp()
      },}});asked ? dataTexts.backingUp : dataTexts.backUpNow;  Button}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_emarFneercS0.$$prop_def;/*Ωignore_endΩ*/
  
   { svelteHTML.createElement("div", { "class":`column`,});
     { const $$_etoNderotseR2C = __sveltets_2_ensureComponent(RestoredNote); new $$_etoNderotseR2C({ target: __sveltets_2_any(), props: {}});}
     { const $$_stcaFataD2C = __sveltets_2_ensureComponent(DataFacts); new $$_stcaFataD2C({ target: __sveltets_2_any(), props: {}});}
     { const $$_tsiLpukcaB2C = __sveltets_2_ensureComponent(BackupList); new $$_tsiLpukcaB2C({ target: __sveltets_2_any(), props: {}});}
     { const $$_ataDevoM2C = __sveltets_2_ensureComponent(MoveData); new $$_ataDevoM2C({ target: __sveltets_2_any(), props: {}});}
   }
 ScreenFrame}
 { const $$_golaiDpukcaB0C = __sveltets_2_ensureComponent(BackupDialog); new $$_golaiDpukcaB0C({ target: __sveltets_2_any(), props: {}});}
 { const $$_golaiDtropmI0C = __sveltets_2_ensureComponent(ImportDialog); new $$_golaiDtropmI0C({ target: __sveltets_2_any(), props: {}});}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DataScreen__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DataScreen__SvelteComponent_ = ReturnType<typeof DataScreen__SvelteComponent_>;
/*Ωignore_endΩ*/export default DataScreen__SvelteComponent_;