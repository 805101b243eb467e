///<reference types="svelte" />
;
import type { Snippet } from 'svelte'
import ChevronRight from '@lucide/svelte/icons/chevron-right';
;

  interface Props {
    title: string
    /** A few words at the right of the title, such as a number. */
    note?: string | undefined
    open?: boolean
    onchange?: (open: boolean) => void
    testid?: string
    children: Snippet
  };function $$render() {

  
  

  const HANDS = ['pointerdown', 'wheel', 'keydown'] as const

  /** Null once it is gone, which may be before its size is told. */
  let details: HTMLDetailsElement | null = null
  /** What somebody opens is brought into view, also while it still grows; until the next touch of a hand. */
  function follow() {
    if (!details || details.open) return
    const watch = new ResizeObserver(() => {
      if (details?.open) details.scrollIntoView({ block: details.scrollHeight > innerHeight / 3 ? 'start' : 'nearest' })
    })
    const stop = () => {
      watch.disconnect()
      for (const kind of HANDS) removeEventListener(kind, stop, true)
    }
    // Not the press that opens it.
    requestAnimationFrame(() => {
      for (const kind of HANDS) addEventListener(kind, stop, true)
    })
    watch.observe(details)
  }

  let { title, note, open = $bindable(false), onchange, testid, children }: Props = $props()/*Ωignore_startΩ*/;open;/*Ωignore_endΩ*/
;
async () => {


  { const $$_details0 = svelteHTML.createElement("details", {      open,...__sveltets_2_empty({"data-testid":testid}),"ontoggle":(event) => {
    open = event.currentTarget.open
    onchange?.(open)
  },});details = $$_details0;
   { svelteHTML.createElement("summary", { "onclick":follow,});
     { const $$_thgiRnorvehC2C = __sveltets_2_ensureComponent(ChevronRight); new $$_thgiRnorvehC2C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}
     { svelteHTML.createElement("span", { "class":`title`,});title; }
    if(note){ { svelteHTML.createElement("span", { "class":`small quiet`,});note; }}
   }
  if(open){ { svelteHTML.createElement("div", { "class":`inside`,});;__sveltets_2_ensureSnippet(children()); }}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings('open'), slots: {}, events: {} }}
const Fold__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Fold__SvelteComponent_ = ReturnType<typeof Fold__SvelteComponent_>;
/*Ωignore_endΩ*/export default Fold__SvelteComponent_;