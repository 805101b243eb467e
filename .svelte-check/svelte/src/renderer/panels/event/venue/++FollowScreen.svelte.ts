///<reference types="svelte" />
;
import { onMount } from 'svelte'
import { messageOf } from '../../../../shared/base/result.ts'
import { useApp } from '../../../actions/app.ts'
import { hostingOf, USUAL_PORT } from '../../../actions/venue/venueHosting.svelte.ts'
import { venueTexts } from '../../../i18n/laterTexts.ts'
import ComingInFields from '../parts/ComingInFields.svelte'
import ComingInScreen from '../parts/ComingInScreen.svelte'
import OwnAddress from './OwnAddress.svelte';
function $$render() {

  
  
  
  
  
  
  
  

  const app = useApp()
  const hosting = hostingOf(app)
  const t = venueTexts.hosting.standBy
  const join = venueTexts.join
  let typed = $state('')
  let code = $state('')
  let called = $state('')
  let chosen = $state<string | null>(null)
  let portChosen = $state<number | null>(null)
  const addresses = $derived(hosting.places?.addresses ?? [])
  const address = $derived(addresses.find((one) => one.address === chosen)?.address ?? addresses[0]?.address ?? '127.0.0.1')
  const port = $derived(portChosen ?? USUAL_PORT)
  const waits = $derived(hosting.stage === 'starting')

  const tell = (error: unknown) => {
    app.session.notify('error', messageOf(error))
  }
  onMount(() => {
    hosting.look().catch(tell)
  })
;
async () => {


 { const $$_neercSnIgnimoC0C = __sveltets_2_ensureComponent(ComingInScreen); new $$_neercSnIgnimoC0C({ target: __sveltets_2_any(), props: {                   children:() => { return __sveltets_2_any(0); },"title":t.title,"testid":`venue-follow`,"back":waits ? join.stop : join.back,"onback":() => {
    hosting.cancel().catch(tell)
  },"letters":waits && hosting.letters ? hosting.letters : null,"note":t.asHead,"fault":hosting.fault,"isBusy":waits,"onask":() => {
    void hosting.follow(app, { typed, code, called, address, port })
  },"wide":true,}});
   { svelteHTML.createElement("p", {});t.explain; }
   { svelteHTML.createElement("p", { "class":`quiet`,});t.asHead; }
   { const $$_sdleiFnIgnimoC1C = __sveltets_2_ensureComponent(ComingInFields); new $$_sdleiFnIgnimoC1C({ target: __sveltets_2_any(), props: {             "host":typed,code,called,"nameLabel":t.name,"onhost":(value) => {
      typed = value
    },"oncode":(value) => {
      code = value
    },"oncalled":(value) => {
      called = value
    },}});}
   { const $$_sserddAnwO1C = __sveltets_2_ensureComponent(OwnAddress); new $$_sserddAnwO1C({ target: __sveltets_2_any(), props: {         "label":t.own,address,port,"onaddress":(id) => {
      chosen = id
    },"onport":(value) => {
      portChosen = value
    },}});}
 ComingInScreen}
};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const FollowScreen__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type FollowScreen__SvelteComponent_ = ReturnType<typeof FollowScreen__SvelteComponent_>;
/*Ωignore_endΩ*/export default FollowScreen__SvelteComponent_;