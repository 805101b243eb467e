///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { hostingOf } from '../../../actions/venue/venueHosting.svelte.ts'
import { venueTexts } from '../../../i18n/laterTexts.ts'
import Button from '../../ui/Button.svelte'
import StartAgain from '../parts/StartAgain.svelte';
;

  interface Props {
    /** Where, or that it is gone, in a sentence. */
    where: string
    /** What ends it. */
    stop: string
    testid?: string
  };function $$render() {

  
  
  
  
  

  const { where, stop, testid }: Props = $props()
  const app = useApp()
  const hosting = hostingOf(app)
  const t = venueTexts.hosting
  const isBusy = $derived(hosting.stage === 'stopping')
;
async () => {


 { svelteHTML.createElement("div", {   "class":`side-by-side`,...__sveltets_2_empty({"data-testid":testid}),});
   { svelteHTML.createElement("p", { "class":`where`,});where; }
  if(hosting.isGone){ { const $$_niagAtratS1C = __sveltets_2_ensureComponent(StartAgain); new $$_niagAtratS1C({ target: __sveltets_2_any(), props: {}});}}
   { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"disabled":isBusy,"onclick":() => {
      void hosting.stop(app)
    },}});isBusy ? t.stopping : stop;  Button}
 }
if(hosting.fault){ { svelteHTML.createElement("p", {   "class":`fault-box`,"role":`alert`,});hosting.fault; }}
if(hosting.aside){ { svelteHTML.createElement("p", { "class":`fault-box`,});t.aside;  { svelteHTML.createElement("code", {});hosting.aside; } }}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const HostingHead__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type HostingHead__SvelteComponent_ = ReturnType<typeof HostingHead__SvelteComponent_>;
/*Ωignore_endΩ*/export default HostingHead__SvelteComponent_;