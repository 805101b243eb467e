///<reference types="svelte" />
;
import Ellipsis from '@lucide/svelte/icons/ellipsis'
import { tick, untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { eventTexts } from '../../i18n/laterTexts.ts'
import { inColumn, isPlain, VIEW_GROUPS, type EventView } from './eventViews.ts'
import { useEvent } from './parts/eventContext.ts';
;

  interface Props {
    views: readonly EventView[]
    view: EventView
    go: (id: string) => void
  };function $$render() {
 const entry/*Ωignore_positionΩ*/ = (one: EventView)/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
  const waiting = one.waiting ? event.read(one.waiting) : 0;
  const Icon = one.icon;
   { svelteHTML.createElement("button", {         "type":`button`,...__sveltets_2_empty({"data-id":one.id}),"aria-current":one.id === view.id ? 'page' : undefined,"onclick":() => {
      void choose(one.id)
    },});
     { const $$_nocI1C = __sveltets_2_ensureComponent(Icon); new $$_nocI1C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}
     { svelteHTML.createElement("span", { "class":`name`,});eventTexts.views[one.id]; }
    if(waiting > 0){ { svelteHTML.createElement("span", {   "class":`count numbers`,"aria-label":t.waiting(waiting),});waiting; }}
   }
};return __sveltets_2_any(0)};
  
  
  
  
  
  

  const { views, view, go }: Props = $props()
  const event = useEvent()
  const t = eventTexts.desk

  let column = $state.raw<ReadonlySet<string>>(new Set())
  // Only with a change of the view: a view that gets content moves nothing while the user types.
  $effect.pre(() => {
    void view.id
    untrack(() => {
      column = event.read((state) => inColumn(views, column, state, event))
    })
  })
  const isShown = (one: EventView) => isPlain(one) || column.has(one.id)
  const groups = $derived(
    VIEW_GROUPS.map((id) => {
      const all = views.filter(({ group }) => group === id)
      return { id, shown: all.filter(isShown), folded: all.filter((one) => !isShown(one)) }
    })
  )
  /** So many entries, "More" included, that a low screen has no room for the names of the groups. */
  const isLong = $derived(groups.reduce((sum, { shown }) => sum + shown.length, 1) > 14)
  const folded = $derived(groups.filter(({ folded }) => folded.length > 0))
  /** The open view if it is under "More". */
  const outside = $derived(isShown(view) ? null : view)

  let open = $state(false)
  let nav: HTMLElement | null = null
  let more: HTMLButtonElement | null = $state(null)

  /** The chosen view is in sight among the others, however it was chosen. */
  const inSight: Attachment<HTMLElement> = (node) => {
    node.querySelector(`[data-id="${view.id}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  async function choose(id: string) {
    open = false
    go(id)
    await tick()
    // The button that was pressed may be gone. A view that takes the focus keeps it.
    if (document.activeElement === document.body) nav?.querySelector<HTMLElement>('.column [aria-current]')?.focus()
  }
  function onKey(key: KeyboardEvent) {
    if (!open || key.key !== 'Escape') return
    key.preventDefault()
    key.stopPropagation()
    open = false
    more?.focus()
  }
  const leaves = (to: EventTarget | null) => !(to instanceof Node && nav?.contains(to))
;
async () => {


 { svelteHTML.createElement("svelte:window", {     "onkeydowncapture":onKey,"onpointerdown":({ target }) => {
    if (open && leaves(target)) open = false
  },});}



  { const $$_nav0 = svelteHTML.createElement("nav", {       "aria-label":t.views,...__sveltets_2_empty({"data-repeats":true}),"onfocusout":({ relatedTarget }) => {
    if (open && relatedTarget !== null && leaves(relatedTarget)) open = false
  },[Symbol("@attach")]:inSight,});nav = $$_nav0;
   { svelteHTML.createElement("div", { "class":['column', { long: isLong }],});
       for(let group of __sveltets_2_ensureArray(groups)){group.id;
      if(group.shown.length > 0){
         { svelteHTML.createElement("div", {     "class":`group`,"role":`group`,"aria-label":t.groups[group.id],});
           { svelteHTML.createElement("span", {   "class":`title`,"aria-hidden":`true`,});t.groups[group.id]; }
             for(let one of __sveltets_2_ensureArray(group.shown)){one.id;;__sveltets_2_ensureSnippet(entry(one));}
         }
      }
    }
    if(folded.length > 0){
       { const $$_button2 = svelteHTML.createElement("button", {                "type":`button`,"class":`more`,...__sveltets_2_empty({"data-testid":`more-views`}),"aria-expanded":open,"aria-controls":`event-more`,"aria-current":outside ? 'page' : undefined,"onclick":() => {
          open = !open
        },});more = $$_button2;
         { const $$_sispillE3C = __sveltets_2_ensureComponent(Ellipsis); new $$_sispillE3C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}
         { svelteHTML.createElement("span", {  "class":`name`,});t.more;if(outside){ { svelteHTML.createElement("span", { "class":`open`,});eventTexts.views[outside.id]; }} }
       }
    }
   }
  if(open){
     { svelteHTML.createElement("div", {     "id":`event-more`,"class":`ui-popover others`,...__sveltets_2_empty({"data-testid":`views-under-more`}),});
         for(let group of __sveltets_2_ensureArray(folded)){group.id;
         { svelteHTML.createElement("div", {     "class":`group`,"role":`group`,"aria-label":t.groups[group.id],});
           { svelteHTML.createElement("span", {   "class":`title`,"aria-hidden":`true`,});t.groups[group.id]; }
             for(let one of __sveltets_2_ensureArray(group.folded)){one.id;;__sveltets_2_ensureSnippet(entry(one));}
         }
      }
     }
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const EventNav__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type EventNav__SvelteComponent_ = ReturnType<typeof EventNav__SvelteComponent_>;
/*Ωignore_endΩ*/export default EventNav__SvelteComponent_;