///<reference types="svelte" />
;
import { Dialog } from 'bits-ui'
import type { Snippet } from 'svelte';
;

  interface Props {
    open: boolean
    title: string
    description?: string
    onclose: () => void
    /** Begin at its first control; otherwise at the dialog itself, so that it is read out first. */
    beginInside?: boolean
    /** The id of the control to begin at, in place of the first. */
    beginAt?: string
    /** The id of the control that has the focus once it is closed, in place of what opened it. */
    endAt?: string | undefined
    /** For lists of things to decide on: broader, and only its content scrolls. */
    wide?: boolean
    children: Snippet
    actions?: Snippet
  };function $$render() {

  
  

  const { open, title, description, onclose, beginInside = false, beginAt, endAt, wide = false, children, actions }: Props = $props()

  let box: HTMLElement | null = $state(null)
  // What it tells is gone when it closes, some frames before it is: nobody sees it empty.
  const closing = $derived(open ? '' : 'ui-closing')
;
async () => {


  { const $$_tooR_golaiD0C = __sveltets_2_ensureComponent(Dialog.Root); new $$_tooR_golaiD0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },open,"onOpenChange":(now) => {
    if (!now) onclose()
  },}});
   { const $$_latroP_golaiD1C = __sveltets_2_ensureComponent(Dialog.Portal); new $$_latroP_golaiD1C({ target: __sveltets_2_any(), props: {children:() => { return __sveltets_2_any(0); },}});
     { const $$_yalrevO_golaiD2C = __sveltets_2_ensureComponent(Dialog.Overlay); new $$_yalrevO_golaiD2C({ target: __sveltets_2_any(), props: {  "class":['ui-overlay', closing],}});}
     { const $$_tnetnoC_golaiD2C = __sveltets_2_ensureComponent(Dialog.Content); const $$_tnetnoC_golaiD2 = new $$_tnetnoC_golaiD2C({ target: __sveltets_2_any(), props: {         children:() => { return __sveltets_2_any(0); },"class":['ui-dialog', wide && 'ui-dialog-wide', closing],ref:box,"onOpenAutoFocus":(event) => {
        if (beginInside) return
        event.preventDefault()
        ;(beginAt ? document.getElementById(beginAt) : box)?.focus()
      },"onCloseAutoFocus":(event) => {
        if (!endAt) return
        event.preventDefault()
        document.getElementById(endAt)?.focus()
      },}});/*Ωignore_startΩ*/() => box = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_tnetnoC_golaiD2.$$bindings = 'ref';
       { const $$_eltiT_golaiD3C = __sveltets_2_ensureComponent(Dialog.Title); new $$_eltiT_golaiD3C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"class":`ui-dialog-title`,}});title; Dialog.Title}
      if(description){ { const $$_noitpircseD_golaiD3C = __sveltets_2_ensureComponent(Dialog.Description); new $$_noitpircseD_golaiD3C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"class":`quiet`,}});description; Dialog.Description}}
      ;__sveltets_2_ensureSnippet(children());
      if(actions){ { svelteHTML.createElement("div", { "class":`actions`,});;__sveltets_2_ensureSnippet(actions()); }}
     Dialog.Content}
   Dialog.Portal}
 Dialog.Root}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Dialog__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Dialog__SvelteComponent_ = ReturnType<typeof Dialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default Dialog__SvelteComponent_;