///<reference types="svelte" />
;
import Minus from '@lucide/svelte/icons/minus'
import Plus from '@lucide/svelte/icons/plus'
import { useApp } from '../../actions/app.ts'
import { setBoard } from '../../model/board/layers.ts'
import { gaugePixels, inchFrom, type Gauge } from '../../model/board/trueSize.ts'
import { boardTexts } from '../../i18n/texts.ts'
import Button from '../ui/Button.svelte'
import Dialog from '../ui/Dialog.svelte'
import IconButton from '../ui/IconButton.svelte'
import Pick from '../parts/choose/Pick.svelte'
import SquareSize from '../parts/choose/SquareSize.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  

  const { session, settings } = useApp()
  const look = session.board
  const words = boardTexts.trueSize
  const gauges = [
    { id: 'card', label: words.card },
    { id: 'ruler', label: words.ruler },
    { id: 'inches', label: words.inches }
  ]
  const isGauge = (id: string): id is Gauge => gauges.some((gauge) => gauge.id === id)

  let gauge = $state<Gauge>('card')
  let inch = $state(96)
  const pixels = $derived(gaugePixels(gauge, inch))

  $effect(() => {
    if (look.calibrating) inch = settings.current.board?.inch ?? 96
  })
  const widen = (by: number) => {
    inch = Math.min(600, Math.max(40, inchFrom(gauge, pixels + by)))
  }
  function keep() {
    setBoard(settings, { inch: Math.round(inch * 100) / 100 })
    look.calibrating = false
    look.trueSize = true
  }
;
async () => {


  { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {        children:() => { return __sveltets_2_any(0); },"open":look.calibrating,"title":words.calibrate,"description":words.explain,"onclose":() => {
    look.calibrating = false
  },actions:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        look.calibrating = false
      },}});words.cancel;  Button}
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":keep,}});words.keep; Button}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
   { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":words.against,"choices":gauges,"value":gauge,"onchange":(id) => {
      if (isGauge(id)) gauge = id
    },}});}
   { svelteHTML.createElement("div", { "class":`stage`,}); { svelteHTML.createElement("div", {    "class":['bar', gauge],...__sveltets_2_empty({"data-testid":`gauge`}),});__sveltets_2_ensureType(String, Number, `${pixels}px`); } }
   { svelteHTML.createElement("div", { "class":`size`,});
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {        "icon":Minus,"data-repeats":true,"label":words.narrower,"onclick":() => {
        widen(-1)
      },}});}
     { svelteHTML.createElement("input", {               "type":`range`,"aria-label":words.width,"min":gaugePixels(gauge, 40),"max":gaugePixels(gauge, 300),"step":`0.5`,"value":pixels,"oninput":(event) => {
        inch = inchFrom(gauge, Number(event.currentTarget.value))
      },});}
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {        "icon":Plus,"data-repeats":true,"label":words.wider,"onclick":() => {
        widen(1)
      },}});}
   }
   { svelteHTML.createElement("p", { "class":`quiet numbers`,});words.result(Math.round(inch)); }
   { const $$_eziSerauqS1C = __sveltets_2_ensureComponent(SquareSize); new $$_eziSerauqS1C({ target: __sveltets_2_any(), props: {}});}
  
 Dialog}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Calibration__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Calibration__SvelteComponent_ = ReturnType<typeof Calibration__SvelteComponent_>;
/*Ωignore_endΩ*/export default Calibration__SvelteComponent_;