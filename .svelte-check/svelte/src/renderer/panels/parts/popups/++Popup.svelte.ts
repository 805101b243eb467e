///<reference types="svelte" />
;
  /** What the layer is told by the button that it belongs to. */
  export interface Layer {
    readonly open: boolean
    /** The id of the layer, which the button names. */
    readonly id: string
    /** Where it opens: the button. */
    readonly anchor: HTMLElement | null
    readonly onclose: () => void
  }

  /** What the button is told; to be spread on it. */
  export interface Trigger {
    readonly 'aria-haspopup': 'dialog'
    readonly 'aria-expanded': boolean
    readonly 'aria-controls': string | undefined
    readonly onclick: () => void
    readonly [attachment: symbol]: (node: HTMLElement) => void
  }
;;

import type { Snippet } from 'svelte'
import { createAttachmentKey } from 'svelte/attachments'
import Later from '../later/Later.svelte'
import type { Lazily } from '../later/lazily.ts';
function $$render<P extends object>() {

  
  
  
  

  interface Props {
    open: boolean
    trigger: Snippet<[Trigger]>
    /** The layer: a `PopupLayer` with what is in it. */
    layer: Lazily<Layer & P>
    props: P
  }
  let { open = $bindable(), trigger, layer, props }: Props = $props()/*Ωignore_startΩ*/;open;/*Ωignore_endΩ*/

  const id = $props.id()
  let anchor: HTMLElement | null = $state.raw(null)
  /** A layer that was opened stays, so that it can give the focus back when it closes. */
  let opened = $state(false)
  $effect(() => {
    if (open) opened = true
  })
  const close = () => {
    open = false
  }
  const attached = {
    [createAttachmentKey()]: (node: HTMLElement) => {
      anchor = node
    }
  }
;
async () => {




;__sveltets_2_ensureSnippet(trigger({
  'aria-haspopup': 'dialog',
  'aria-expanded': open,
  'aria-controls': open ? id : undefined,
  onclick: () => {
    open = !open
  },
  ...attached
}));
if(opened){ { const $$_retaL0C = __sveltets_2_ensureComponent(Later); new $$_retaL0C({ target: __sveltets_2_any(), props: {      "part":layer,"props":{ ...props, open, id, anchor, onclose: close },"onfail":close,}});}}
};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings('open'), slots: {}, events: {} }}
class __sveltets_Render<P extends object> {
    props(): ReturnType<typeof $$render<P>>['props'] { return null as any; }
    events(): ReturnType<typeof $$render<P>>['events'] { return null as any; }
    slots(): ReturnType<typeof $$render<P>>['slots'] { return null as any; }
    bindings() { return __sveltets_$$bindings('open'); }
    exports() { return {}; }
}

interface $$IsomorphicComponent {
    new <P extends object>(options: import('svelte').ComponentConstructorOptions<ReturnType<__sveltets_Render<P>['props']>>): import('svelte').SvelteComponent<ReturnType<__sveltets_Render<P>['props']>, ReturnType<__sveltets_Render<P>['events']>, ReturnType<__sveltets_Render<P>['slots']>> & { $$bindings?: ReturnType<__sveltets_Render<P>['bindings']> } & ReturnType<__sveltets_Render<P>['exports']>;
    <P extends object>(internal: unknown, props: ReturnType<__sveltets_Render<P>['props']> & {}): ReturnType<__sveltets_Render<P>['exports']>;
    z_$$bindings?: ReturnType<__sveltets_Render<any>['bindings']>;
}
const Popup__SvelteComponent_: $$IsomorphicComponent = null as any;
/*Ωignore_startΩ*/type Popup__SvelteComponent_<P extends object> = InstanceType<typeof Popup__SvelteComponent_<P>>;
/*Ωignore_endΩ*/export default Popup__SvelteComponent_;