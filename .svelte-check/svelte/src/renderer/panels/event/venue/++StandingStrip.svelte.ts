///<reference types="svelte" />
;
import type { Snippet } from 'svelte'
import { venueTexts } from '../../../i18n/laterTexts.ts'
import Button from '../../ui/Button.svelte'
import { useEvent } from '../parts/eventContext.ts';
;

  interface Props {
    label: string
    testid: string
    /** Something is not as it should be. */
    bad: boolean
    disputes: number
    said: Snippet
    children: Snippet
  };function $$render() {

  
  
  
  

  const { label, testid, bad, disputes, said, children }: Props = $props()
  const event = useEvent()
;
async () => {


 { svelteHTML.createElement("section", {     "class":['strip', { bad }],"aria-label":label,...__sveltets_2_empty({"data-testid":testid}),});
   { svelteHTML.createElement("p", { "role":`status`,});;__sveltets_2_ensureSnippet(said()); }
  if(disputes > 0){ { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
        event.view = 'floor'
      },}}); venueTexts.dispute.open(disputes);  Button}}
  ;__sveltets_2_ensureSnippet(children());
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const StandingStrip__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type StandingStrip__SvelteComponent_ = ReturnType<typeof StandingStrip__SvelteComponent_>;
/*Ωignore_endΩ*/export default StandingStrip__SvelteComponent_;