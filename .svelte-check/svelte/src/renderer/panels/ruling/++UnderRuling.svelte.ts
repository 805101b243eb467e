///<reference types="svelte" />
;
import Pin from '@lucide/svelte/icons/pin'
import type { Ruling } from '../../../shared/contract/ruling.ts'
import { messageOf } from '../../../shared/base/result.ts'
import { useApp } from '../../actions/app.ts'
import { mapToPin } from '../../actions/mapRoom/pins/mapToPin.ts'
import { hasReadings } from '../../model/ruling/otherReadings.ts'
import { later } from '../../model/window/later.ts'
import { rulingTexts, shippedText } from '../../i18n/texts.ts'
import Button from '../ui/Button.svelte'
import CardsRead from './CardsRead.svelte'
import OtherReadings from './OtherReadings.svelte'
import UnderRules from './UnderRules.svelte';

;type $$ComponentProps =  { ruling: Ruling };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  

  const { ruling }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { table } = app
  const map = $derived(mapToPin(app, ruling))
  let pinning = $state(false)

  async function pin() {
    pinning = true
    try {
      const { pinRuling } = await later(() => import('../../actions/mapRoom/pins/pinRuling.ts'))
      await pinRuling(app, ruling)
    } catch (error) {
      app.session.notify('error', messageOf(error))
    } finally {
      pinning = false
    }
  }
;
async () => {


 { const $$_daeRsdraC0C = __sveltets_2_ensureComponent(CardsRead); new $$_daeRsdraC0C({ target: __sveltets_2_any(), props: { ruling,}});}
if(hasReadings(table.asked)){ { const $$_sgnidaeRrehtO0C = __sveltets_2_ensureComponent(OtherReadings); new $$_sgnidaeRrehtO0C({ target: __sveltets_2_any(), props: { ruling,}});}}
 { const $$_seluRrednU0C = __sveltets_2_ensureComponent(UnderRules); new $$_seluRrednU0C({ target: __sveltets_2_any(), props: { ruling,}});}
if(map){
   { svelteHTML.createElement("div", { "class":`pin`,});
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {        children:() => { return __sveltets_2_any(0); },"look":`quiet`,"disabled":pinning,"title":shippedText(map.name),"onclick":() => void pin(),}}); { const $$_niP2C = __sveltets_2_ensureComponent(Pin); new $$_niP2C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}rulingTexts.pin;  Button}
   }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const UnderRuling__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type UnderRuling__SvelteComponent_ = ReturnType<typeof UnderRuling__SvelteComponent_>;
/*Ωignore_endΩ*/export default UnderRuling__SvelteComponent_;