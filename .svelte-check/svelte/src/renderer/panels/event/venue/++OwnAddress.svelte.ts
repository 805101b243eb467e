///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { hostingOf } from '../../../actions/venue/venueHosting.svelte.ts'
import { venueTexts } from '../../../i18n/laterTexts.ts'
import Pick from '../../parts/choose/Pick.svelte'
import Button from '../../ui/Button.svelte'
import Fold from '../../ui/Fold.svelte'
import NumberField from '../../ui/NumberField.svelte';
;

  interface Props {
    label: string
    address: string
    port: number
    onaddress: (address: string) => void
    onport: (port: number | null) => void
  };function $$render() {

  
  
  
  
  
  
  

  const { label, address, port, onaddress, onport }: Props = $props()
  const hosting = hostingOf(useApp())
  const t = venueTexts.hosting
  const isLoop = (one: string): boolean => one.startsWith('127.') || one === '::1'
  const addresses = $derived(hosting.places?.addresses ?? [])
  const inNetwork = $derived(addresses.some((one) => !isLoop(one.address)))
;
async () => {


if(!inNetwork){ { svelteHTML.createElement("p", { "class":`told`,});t.noNetwork; }}
 { svelteHTML.createElement("div", { "class":`row`,});
   { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {        label,"choices":addresses.map((one) => ({
      id: one.address,
      label: isLoop(one.address) ? `${one.address}: ${t.here}` : `${one.address} (${one.name})`
    })),"value":address,"onchange":onaddress,}});}
   { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
      void hosting.look()
    },}});t.lookAgain;  Button}
 }
 { svelteHTML.createElement("p", { "class":`small quiet`,});t.safe; }
 { const $$_dloF0C = __sveltets_2_ensureComponent(Fold); new $$_dloF0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"title":t.port,"note":String(port),}});
   { svelteHTML.createElement("p", { "class":`small quiet`,});t.portHint; }
   { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {           "label":t.port,"value":port,"min":1024,"max":65_535,"onchange":(value) => {
      onport(value ?? null)
    },}});}
 Fold}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const OwnAddress__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type OwnAddress__SvelteComponent_ = ReturnType<typeof OwnAddress__SvelteComponent_>;
/*Ωignore_endΩ*/export default OwnAddress__SvelteComponent_;