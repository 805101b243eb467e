///<reference types="svelte" />
;
import { Popover } from 'bits-ui'
import type { Snippet } from 'svelte';
;

  interface Props {
    open: boolean
    id?: string
    /** What it opens beside, and where the focus goes when it closes. */
    anchor: HTMLElement | null
    onclose: () => void
    side?: 'left' | 'right' | 'bottom'
    align?: 'start' | 'end'
    /** Pixels between anchor and layer. */
    offset?: number
    /** For long lists. */
    tall?: boolean
    children: Snippet
  };function $$render() {

  
  

  const { open, id, anchor, onclose, side = 'bottom', align = 'start', offset = 8, tall = false, children }: Props = $props()
;
async () => {


  { const $$_tooR_revopoP0C = __sveltets_2_ensureComponent(Popover.Root); new $$_tooR_revopoP0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },open,"onOpenChange":(now) => {
    if (!now) onclose()
  },}});
   { const $$_latroP_revopoP1C = __sveltets_2_ensureComponent(Popover.Portal); new $$_latroP_revopoP1C({ target: __sveltets_2_any(), props: {children:() => { return __sveltets_2_any(0); },}});
     { const $$_tnetnoC_revopoP2C = __sveltets_2_ensureComponent(Popover.Content); new $$_tnetnoC_revopoP2C({ target: __sveltets_2_any(), props: {              children:() => { return __sveltets_2_any(0); },id,"class":['ui-popover', { 'ui-popover-tall': tall }],"customAnchor":anchor,side,align,"sideOffset":offset,"collisionPadding":12,"onCloseAutoFocus":(event) => {
        event.preventDefault()
        anchor?.focus({ preventScroll: true })
      },}});
      ;__sveltets_2_ensureSnippet(children());
     Popover.Content}
   Popover.Portal}
 Popover.Root}
};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const PopupLayer__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PopupLayer__SvelteComponent_ = ReturnType<typeof PopupLayer__SvelteComponent_>;
/*Ωignore_endΩ*/export default PopupLayer__SvelteComponent_;