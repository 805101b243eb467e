///<reference types="svelte" />
;
import BookOpen from '@lucide/svelte/icons/book-open'
import ChevronRight from '@lucide/svelte/icons/chevron-right'
import History from '@lucide/svelte/icons/history'
import Gavel from '@lucide/svelte/icons/gavel'
import MapIcon from '@lucide/svelte/icons/map'
import Sparkles from '@lucide/svelte/icons/sparkles'
import StickyNote from '@lucide/svelte/icons/sticky-note'
import Orbit from '@lucide/svelte/icons/orbit'
import Users from '@lucide/svelte/icons/users'
import type { Hit, HitKind } from '../../actions/search/hits.ts'
import Marked from '../parts/Marked.svelte';

;type $$ComponentProps =  { hit: Hit; kind: HitKind };function $$render() {

  
  
  
  
  
  
  
  
  
  
  

  const { hit, kind }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const icons = {
    command: ChevronRight,
    rule: BookOpen,
    power: Sparkles,
    terrain: Orbit,
    map: MapIcon,
    figure: Users,
    ruling: Gavel,
    note: StickyNote,
    recent: History
  }
  const Icon = $derived(icons[kind])
;
async () => {


 { const $$_nocI0C = __sveltets_2_ensureComponent(Icon); new $$_nocI0C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}
 { svelteHTML.createElement("span", { "class":`words`,});
   { svelteHTML.createElement("span", { "class":`line`,}); { svelteHTML.createElement("span", { "class":`title`,}); { const $$_dekraM3C = __sveltets_2_ensureComponent(Marked); new $$_dekraM3C({ target: __sveltets_2_any(), props: {  "pieces":hit.title,}});} } { svelteHTML.createElement("span", { "class":`place small quiet`,});hit.place; } }
  if(hit.text.length){ { svelteHTML.createElement("span", { "class":`text small quiet`,}); { const $$_dekraM2C = __sveltets_2_ensureComponent(Marked); new $$_dekraM2C({ target: __sveltets_2_any(), props: {  "pieces":hit.text,}});} }}
 }
if(hit.code){ { svelteHTML.createElement("span", { "class":['code small numbers', { key: kind === 'command' }],});hit.code; }}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const HitRow__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type HitRow__SvelteComponent_ = ReturnType<typeof HitRow__SvelteComponent_>;
/*Ωignore_endΩ*/export default HitRow__SvelteComponent_;