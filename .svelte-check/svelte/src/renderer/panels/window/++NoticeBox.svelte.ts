///<reference types="svelte" />
;
import type { Snippet } from 'svelte'
import X from '@lucide/svelte/icons/x'
import { texts } from '../../i18n/texts.ts'
import IconButton from '../ui/IconButton.svelte';
;

  interface Props {
    text: string
    /** Said where the pointer rests on it. */
    title?: string | undefined
    tone?: 'plain' | 'accent' | 'error'
    /** Several sentences: what can be done stands under them. */
    long?: boolean
    testid?: string
    icon?: Snippet
    actions?: Snippet
    /** Absent: it cannot be put aside. */
    ondismiss?: (() => void) | undefined
    dismissLabel?: string
  };function $$render() {

  
  
  
  

  const {
    text,
    title,
    tone = 'plain',
    long = false,
    testid,
    icon,
    actions,
    ondismiss,
    dismissLabel = texts.notices.dismiss
  }: Props = $props()
;
async () => {


 { svelteHTML.createElement("div", {   "class":['notice', tone, { long: long || tone === 'error', words: !actions && !ondismiss }],...__sveltets_2_empty({"data-testid":testid}),});
  ;__sveltets_2_ensureSnippet(icon?.());
   { svelteHTML.createElement("p", {title,});text; }
  ;__sveltets_2_ensureSnippet(actions?.());
  if(ondismiss){ { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {      "icon":X,"label":dismissLabel,"onclick":ondismiss,}});}}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const NoticeBox__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type NoticeBox__SvelteComponent_ = ReturnType<typeof NoticeBox__SvelteComponent_>;
/*Ωignore_endΩ*/export default NoticeBox__SvelteComponent_;