///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { write } from '../../../actions/event/write.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import type { ClockReading } from '../../../../shared/tournament/state/clock.ts'
import Button from '../../ui/Button.svelte'
import NumberField from '../../ui/NumberField.svelte'
import { useEvent } from '../parts/eventContext.ts';

;type $$ComponentProps =  { clock: ClockReading; round: number };function $$render() {

  
  
  
  
  
  
  

  const { clock, round }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const event = useEvent()
  const t = eventTexts.clock
  /** As many as a day has. */
  const MOST = 24 * 60

  let left = $state<number | undefined>()
  let ago = $state(5)
  const shown = $derived(Math.ceil(clock.left / 60))

  async function set() {
    if (await write(app, event, [{ do: 'clock', round, action: 'set', left: (left ?? shown) * 60 }])) left = undefined
  }
;
async () => {


 { svelteHTML.createElement("h2", {});t.set; }
  { svelteHTML.createElement("form", {      "class":`buttons`,...__sveltets_2_empty({"data-testid":`set-clock`}),"onsubmit":(submit) => {
    submit.preventDefault()
    void set()
  },});
   { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {            "label":t.setTo,"value":left,"placeholder":String(shown),"optional":true,"max":MOST,"onchange":(value) => {
      left = value
    },}});}
   { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"type":`submit`,}});t.set; Button}
 }
if(clock.state === 'not-started'){
   { svelteHTML.createElement("form", {       "class":`buttons`,...__sveltets_2_empty({"data-testid":`start-ago`}),"onsubmit":(submit) => {
      submit.preventDefault()
      void write(app, event, [{ do: 'clock', round, action: 'start', ago: ago * 60 }])
    },});
     { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {           "label":t.ago,"value":ago,"min":1,"max":MOST,"onchange":(value) => {
        if (value !== undefined) ago = value
      },}});}
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"type":`submit`,}});t.startAgo; Button}
   }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SetClock__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SetClock__SvelteComponent_ = ReturnType<typeof SetClock__SvelteComponent_>;
/*Ωignore_endΩ*/export default SetClock__SvelteComponent_;