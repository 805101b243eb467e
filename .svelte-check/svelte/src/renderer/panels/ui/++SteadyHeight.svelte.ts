///<reference types="svelte" />
;
import { untrack, type Snippet } from 'svelte';

;type $$ComponentProps =  { steady: boolean; children: Snippet };function $$render() {

  

  const { steady, children }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  let place: HTMLElement | undefined = $state()
  /** CSS pixels; null: as high as what is in it. */
  let height: number | null = $state(null)
  // Before the change is drawn, so that the height is the one that was seen.
  $effect.pre(() => {
    const before = steady ? untrack(() => height ?? place?.offsetHeight ?? 0) : null
    height = before
  })
;
async () => {


 { const $$_div0 = svelteHTML.createElement("div", {    "class":['place', { steady: height !== null }],});place = $$_div0;__sveltets_2_ensureType(String, Number, height === null ? undefined : `${height}px`);
  ;__sveltets_2_ensureSnippet(children());
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SteadyHeight__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SteadyHeight__SvelteComponent_ = ReturnType<typeof SteadyHeight__SvelteComponent_>;
/*Ωignore_endΩ*/export default SteadyHeight__SvelteComponent_;