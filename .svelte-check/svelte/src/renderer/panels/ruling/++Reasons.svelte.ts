///<reference types="svelte" />
;
import type { Ruling } from '../../../shared/contract/ruling.ts'
import { useApp } from '../../actions/app.ts'
import { blockerNumber, reasonText } from '../../model/ruling/readRuling.ts'
import { isOpenPoint } from '../../model/ruling/otherReadings.ts'
import ReasonList from '../parts/verdict/ReasonList.svelte';

;type $$ComponentProps =  { ruling: Ruling };function $$render() {

  
  
  
  
  

  const { ruling }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { table } = useApp()
;
async () => {


 { const $$_tsiLnosaeR0C = __sveltets_2_ensureComponent(ReasonList); new $$_tsiLnosaeR0C({ target: __sveltets_2_any(), props: {       "reasons":ruling.because.filter((reason) => !isOpenPoint(reason)),"textOf":(reason) => reasonText(table.asked, reason),"numberOf":(reason) => blockerNumber(ruling, reason),}});}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Reasons__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Reasons__SvelteComponent_ = ReturnType<typeof Reasons__SvelteComponent_>;
/*Ωignore_endΩ*/export default Reasons__SvelteComponent_;