///<reference types="svelte" />
;
import { pinWords } from '../../actions/mapRoom/pins/pinWords.ts'
import { placesOf } from '../../../shared/mapEdit/region.ts'
import type { MapRoom } from '../../model/mapRoom/mapRoom.svelte.ts'
import type { RoomChecks } from '../../model/mapRoom/roomChecks.svelte.ts'
import { shippedText } from '../../i18n/texts.ts'
import { mapRoomTexts as t } from '../../i18n/laterTexts.ts'
import Button from '../ui/Button.svelte';

;type $$ComponentProps =  { room: MapRoom; checks: RoomChecks };function $$render() {

  
  
  
  
  
  
  

  const { room, checks }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const pins = $derived(room.document.pins ?? [])
  const search = $derived(checks.search)
  const proposed = $derived(search.found?.pins ?? [])
  const report = $derived(checks.pins)
  const changedOf = (id: string) => report?.changed.find((one) => one.id === id)
  const brokenOf = (id: string) => report?.broken.find((one) => one.id === id)
  function show(pin: (typeof pins)[number]) {
    room.point(placesOf(pin))
  }
  function take(id: string) {
    const changed = changedOf(id)
    if (!changed) return
    const next = pins.map((pin) => (pin.id === id ? { ...pin, expect: changed.got } : pin))
    room.change(t.steps.pin, { ...room.document, pins: next })
  }
  function accept(some: typeof pins) {
    const ids = some.map(({ id }) => id)
    room.change(t.steps.pins(some.length), { ...room.document, pins: [...pins.filter(({ id }) => !ids.includes(id)), ...some] })
    search.without(ids)
  }
  function remove(id: string) {
    const next = pins.filter((pin) => pin.id !== id)
    room.change(t.steps.unpin, { ...room.document, pins: next.length > 0 ? next : undefined })
  }
;
async () => {



 { svelteHTML.createElement("section", { "aria-label":t.pins.proposals,});
   { svelteHTML.createElement("div", { "class":`search`,});
    if(search.progress !== null){
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
          search.end()
        },}});t.pins.stop;  Button}
       { svelteHTML.createElement("span", {   "class":`quiet numbers`,"role":`status`,});t.pins.looking(search.progress); }
    }else{
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"onclick":() => void search.run(room.document),}});t.pins.propose; Button}
    }
   }
  if(search.found){
     { svelteHTML.createElement("p", {     "class":`told`,...__sveltets_2_empty({"data-testid":`proposals-summary`}),"aria-live":`polite`,});
      proposed.length === 0 ? t.pins.noProposals : t.pins.proposed(proposed.length);
     }
    if(proposed.length > 0){
       { svelteHTML.createElement("ul", { ...__sveltets_2_empty({"data-testid":`proposals`}),});
           for(let pin of __sveltets_2_ensureArray(proposed)){pin.id;
           { svelteHTML.createElement("li", {});
             { svelteHTML.createElement("button", {       "type":`button`,"class":`place`,"onclick":() => {
                show(pin)
              },});
               { svelteHTML.createElement("strong", {});t.pins.question(pin.title ?? pin.id); }
               { svelteHTML.createElement("span", { "class":`small`,});pinWords(pin.expect); }
             }
             { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"aria-label":t.pins.acceptOne(pin.title ?? pin.id),"onclick":() => {
                accept([pin])
              },}});t.pins.accept;  Button}
             { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"look":`quiet`,"aria-label":t.pins.dismissOne(pin.title ?? pin.id),"onclick":() => {
                search.without([pin.id])
              },}});t.pins.dismiss;  Button}
           }
        }
       }
       { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
          accept(proposed)
        },}});t.pins.acceptAll;  Button}
    }
    if(search.found.unnoticedWalls.length + search.found.unnoticedGround.length > 0){
       { svelteHTML.createElement("p", { "class":`told`,});t.pins.left(search.found.unnoticedWalls.length, search.found.unnoticedGround.length); }
       { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
          room.point(search.found?.unnoticedGround, search.found?.unnoticedWalls)
        },}});t.pins.showLeft;  Button}
    }
  }
 }
if(pins.length === 0){ { svelteHTML.createElement("p", { "class":`quiet`,});t.pins.none; }
}else{
   { svelteHTML.createElement("p", {     "class":`summary small quiet numbers`,...__sveltets_2_empty({"data-testid":`pins-summary`}),"aria-live":`polite`,});
    report ? t.pins.summary(report.same, report.total) : '';
   }
   { svelteHTML.createElement("ul", {});
       for(let pin of __sveltets_2_ensureArray(pins)){pin.id;
      const changed = changedOf(pin.id);
      const broken = brokenOf(pin.id);
       { svelteHTML.createElement("li", { "class":{ changed: changed ?? broken },});
         { svelteHTML.createElement("button", {       "type":`button`,"class":`place`,"onclick":() => {
            show(pin)
          },});
           { svelteHTML.createElement("strong", {});shippedText(pin.title ?? pin.id); }
           { svelteHTML.createElement("span", {  "class":`small`,});changed
              ? t.pins.changed(pinWords(changed.expected), pinWords(changed.got))
              : broken
                ? t.pins.broken
                : pinWords(pin.expect); }
         }
        if(changed){ { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
              take(pin.id)
            },}});t.pins.take;  Button}}
         { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
            remove(pin.id)
          },}});t.pins.remove;  Button}
       }
    }
   }
}
if(report && report.unnoticedWalls.length > 0){
   { svelteHTML.createElement("p", {});t.pins.unnoticed(report.unnoticedWalls.length); }
   { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
      room.point([], report.unnoticedWalls)
    },}});t.pins.showWalls;  Button}
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RoomPins__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RoomPins__SvelteComponent_ = ReturnType<typeof RoomPins__SvelteComponent_>;
/*Ωignore_endΩ*/export default RoomPins__SvelteComponent_;