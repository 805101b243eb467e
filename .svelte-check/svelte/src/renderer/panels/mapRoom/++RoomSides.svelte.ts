///<reference types="svelte" />
;
import { heatSentence } from '../../actions/mapRoom/heatWords.ts'
import { HEATS } from '../../model/mapRoom/heatBands.ts'
import type { MapRoom } from '../../model/mapRoom/mapRoom.svelte.ts'
import type { RoomChecks } from '../../model/mapRoom/roomChecks.svelte.ts'
import { mapRoomTexts as t } from '../../i18n/laterTexts.ts'
import { texts } from '../../i18n/texts.ts'
import NumberField from '../ui/NumberField.svelte'
import Pick from '../parts/choose/Pick.svelte';

;type $$ComponentProps =  { room: MapRoom; checks: RoomChecks };function $$render() {

  
  
  
  
  
  
  
  

  const { room, checks }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const areas = $derived(Object.keys(room.document.map.starting ?? {}).length)
  const fairness = $derived(checks.fairness)
  const name = (side: string) => texts.sides[side] ?? side
  const sides = $derived(Object.entries(fairness?.sides ?? {}))
  const heats = [{ id: '', label: t.sides.heats[''] }, ...HEATS.map((id) => ({ id, label: t.sides.heats[id] }))]
  const ahead = $derived.by(() => {
    const [first, second] = sides
    if (!first || !second || sides.length !== 2) return null
    const by = first[1].nearerSquares - second[1].nearerSquares
    return by === 0 ? t.sides.even : t.sides.ahead(name(by > 0 ? first[0] : second[0]), Math.abs(by))
  })
  /** A number of squares that may lie between two of them: the middle one of an even count. */
  const halvesOf = ([over, under]: readonly [number, number]) => `${Math.floor(over / under) || ''}${over % under === 0 ? '' : '½'}` || '0'
  /** Who gains by moving first, in hundredths of a starting area. */
  const first = $derived.by(() => {
    const [one, other] = sides
    const gain = fairness?.firstStrike
    if (!one || !other || !gain) return null
    if (gain[0] === 0) return t.sides.firstEven
    return t.sides.first(name(gain[0] > 0 ? one[0] : other[0]), Math.round((100 * Math.abs(gain[0])) / gain[1]))
  })

  // While this is open the sides are weighed after each change.
  $effect(() => {
    checks.weighs = true
    checks.again()
    return () => {
      checks.weighs = false
    }
  })
;
async () => {


 { svelteHTML.createElement("div", { "class":`set`,});
   { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {           "label":t.sides.speed,"value":checks.speed,"min":1,"max":30,"onchange":(value) => {
      checks.speed = value ?? checks.speed
      checks.again()
    },}});}
   { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {           "label":t.sides.range,"value":checks.range,"min":0,"max":30,"onchange":(value) => {
      checks.range = value ?? checks.range
      checks.again()
    },}});}
 }
if(areas < 2){ { svelteHTML.createElement("p", { "class":`quiet`,});t.sides.none; }
} else if (fairness){
   { svelteHTML.createElement("div", {   ...__sveltets_2_empty({"data-testid":`fairness`}),"aria-live":`polite`,});
    if(ahead){ { svelteHTML.createElement("p", { "class":`lead`,});ahead; }}
       for(let [side, one] of __sveltets_2_ensureArray(sides)){side;
       { svelteHTML.createElement("h2", {});name(side); }
       { svelteHTML.createElement("p", {});t.sides.sentence(name(side), one.exposure[0], one.squares, one.nearerSquares); }
       { svelteHTML.createElement("p", { "class":`small quiet`,});
        one.hindered[1] > 0 ? t.sides.hindered(...one.hindered) : '';
        t.sides.distance(one.leastDistance, one.medianDistance && halvesOf(one.medianDistance));
        one.height[1] > 0 ? t.sides.height(...one.height) : '';
        one.cover[1] > 0 ? t.sides.cover(...one.cover) : '';
       }
    }
    if(first){ { svelteHTML.createElement("p", { "class":`small`,});first; }}
     { svelteHTML.createElement("p", { "class":`small`,});t.sides.symmetry(t.sides.symmetries[fairness.symmetry.kind], ...fairness.symmetry.share); }
   }
}else{ { svelteHTML.createElement("p", { "class":`quiet`,});t.checks.working; }}
 { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {         "label":t.sides.heat,"choices":heats,"value":checks.heatKind ?? '',"onchange":(id) => {
    checks.heatKind = HEATS.find((one) => one === id) ?? null
    checks.heat = null
    checks.again()
  },}});}
if(checks.heatKind){ { svelteHTML.createElement("p", { "class":`small quiet`,});t.sides.heatNotes[checks.heatKind]; }}
 { svelteHTML.createElement("p", {     "class":`small numbers`,"aria-live":`polite`,...__sveltets_2_empty({"data-testid":`heat-span`}),});checks.heat ? heatSentence(checks.heat) : ''; }
if(checks.problem){ { svelteHTML.createElement("p", { "class":`problem`,});checks.problem; }}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RoomSides__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RoomSides__SvelteComponent_ = ReturnType<typeof RoomSides__SvelteComponent_>;
/*Ωignore_endΩ*/export default RoomSides__SvelteComponent_;