///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { figuresTexts } from '../../../i18n/laterTexts.ts'
import type { FoundElement } from '../../../model/figures/elements.ts';

;type $$ComponentProps =  FoundElement & { kind: string };function $$render() {

  
  
  

  const { file, element, kind }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { library } = useApp()
  const t = figuresTexts.element
  const owner = $derived.by(() => {
    const { ref } = element
    if (!ref) return null
    const set = library.figureSets.find(({ id }) => id === (ref.set ?? file.id))
    return set?.figures.find(({ id }) => id === ref.unit)?.name ?? ref.unit
  })
  const facts = $derived(
    [
      kind,
      element.number ?? '',
      file.name,
      element.points === null ? '' : t.points(element.points),
      element.range === undefined ? '' : t.range(element.range),
      element.size === undefined ? '' : t.size(element.size),
      ...(element.keywords ?? [])
    ].filter((fact) => fact !== '')
  )
;
async () => {


 { svelteHTML.createElement("article", { ...__sveltets_2_empty({"data-testid":`element-card`}),});
   { svelteHTML.createElement("h2", {});element.name; }
   { svelteHTML.createElement("p", { "class":`small quiet numbers`,});facts.join(' · '); }
  if(owner !== null){ { svelteHTML.createElement("p", { "class":`small`,});t.of(owner); }}
  if(element.text === ''){ { svelteHTML.createElement("p", { "class":`quiet`,});t.noText; }}else{ { svelteHTML.createElement("p", { "class":`text`,});element.text; }}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ElementCard__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ElementCard__SvelteComponent_ = ReturnType<typeof ElementCard__SvelteComponent_>;
/*Ωignore_endΩ*/export default ElementCard__SvelteComponent_;