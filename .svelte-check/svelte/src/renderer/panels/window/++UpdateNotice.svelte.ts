///<reference types="svelte" />
;
import RefreshCw from '@lucide/svelte/icons/refresh-cw'
import { windowTexts } from '../../i18n/texts.ts'
import { useApp } from '../../actions/app.ts'
import { changeVersion, editionStatus } from '../../actions/window/edition.svelte.ts'
import Button from '../ui/Button.svelte'
import NoticeBox from './NoticeBox.svelte';
function $$render() {

  
  
  
  
  
  

  const app = useApp()
  const current = editionStatus(app.platform.edition)
  const status = $derived(current())
  let aside = $state(false)
;
async () => {


if(status && (status.changed || (status.waiting && !aside))){
   { const $$_xoBecitoN0C = __sveltets_2_ensureComponent(NoticeBox); const $$_xoBecitoN0 = new $$_xoBecitoN0C({ target: __sveltets_2_any(), props: {             "testid":`update-notice`,"tone":`accent`,"text":status.changed ? windowTexts.edition.changed : windowTexts.edition.waiting,"title":status.changed ? undefined : windowTexts.edition.waitingHint,"dismissLabel":windowTexts.edition.later,"ondismiss":status.changed
      ? undefined
      : () => {
          aside = true
        },icon:() => { async ()/*Ωignore_positionΩ*/ => { { const $$_wChserfeR0C = __sveltets_2_ensureComponent(RefreshCw); new $$_wChserfeR0C({ target: __sveltets_2_any(), props: {    "size":20,"aria-hidden":`true`,}});}};return __sveltets_2_any(0)},actions:() => { async ()/*Ωignore_positionΩ*/ => { { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":() => {
          void changeVersion(app)
        },}});windowTexts.edition.reload;  Button}};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {icon, actions} = $$_xoBecitoN0.$$prop_def;/*Ωignore_endΩ*/
    
    
   NoticeBox}
}
};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const UpdateNotice__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type UpdateNotice__SvelteComponent_ = ReturnType<typeof UpdateNotice__SvelteComponent_>;
/*Ωignore_endΩ*/export default UpdateNotice__SvelteComponent_;