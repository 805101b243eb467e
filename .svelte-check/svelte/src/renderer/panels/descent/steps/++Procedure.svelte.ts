///<reference types="svelte" />
;
import type { DescentTable } from '../../../actions/descent/descentActions.ts'
import { descentTexts, texts } from '../../../i18n/texts.ts'
import SideHead from '../../parts/SideHead.svelte'
import DamageStep from './DamageStep.svelte'
import DeclareStep from './DeclareStep.svelte'
import DiceStep from './DiceStep.svelte'
import RangeStep from './RangeStep.svelte'
import Step from './Step.svelte'
import SurgeStep from './SurgeStep.svelte';

;type $$ComponentProps =  { table: DescentTable };function $$render() {

  
  
  
  
  
  
  
  
  

  const { table }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
;
async () => {


 { svelteHTML.createElement("aside", {     "class":`side-panel procedure`,"aria-label":descentTexts.procedure,...__sveltets_2_empty({"data-testid":`tray`}),});
   { const $$_daeHediS1C = __sveltets_2_ensureComponent(SideHead); new $$_daeHediS1C({ target: __sveltets_2_any(), props: {    "title":descentTexts.procedure,"close":texts.tray.close,}});}
   { svelteHTML.createElement("ol", { "class":`side-lists`,});
     { const $$_petS2C = __sveltets_2_ensureComponent(Step); new $$_petS2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },table,"step":1,}}); { const $$_petSeralceD3C = __sveltets_2_ensureComponent(DeclareStep); new $$_petSeralceD3C({ target: __sveltets_2_any(), props: { table,}});} Step}
     { const $$_petS2C = __sveltets_2_ensureComponent(Step); new $$_petS2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },table,"step":2,}}); { const $$_petSeciD3C = __sveltets_2_ensureComponent(DiceStep); new $$_petSeciD3C({ target: __sveltets_2_any(), props: { table,}});} Step}
     { const $$_petS2C = __sveltets_2_ensureComponent(Step); new $$_petS2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },table,"step":3,}}); { const $$_petSegnaR3C = __sveltets_2_ensureComponent(RangeStep); new $$_petSegnaR3C({ target: __sveltets_2_any(), props: { table,}});} Step}
     { const $$_petS2C = __sveltets_2_ensureComponent(Step); new $$_petS2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },table,"step":4,}}); { const $$_petSegruS3C = __sveltets_2_ensureComponent(SurgeStep); new $$_petSegruS3C({ target: __sveltets_2_any(), props: { table,}});} Step}
     { const $$_petS2C = __sveltets_2_ensureComponent(Step); new $$_petS2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },table,"step":5,}}); { const $$_petSegamaD3C = __sveltets_2_ensureComponent(DamageStep); new $$_petSegamaD3C({ target: __sveltets_2_any(), props: { table,}});} Step}
   }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Procedure__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Procedure__SvelteComponent_ = ReturnType<typeof Procedure__SvelteComponent_>;
/*Ωignore_endΩ*/export default Procedure__SvelteComponent_;