///<reference types="svelte" />
;
import X from '@lucide/svelte/icons/x'
import { useApp } from '../../actions/app.ts'
import { nameInHand } from '../../actions/tools/boardHand.ts'
import { media } from '../../model/settings/media.svelte.ts'
import { labelWithEscape } from '../../model/tools/escape.ts'
import { setupTexts } from '../../i18n/texts.ts'
import IconButton from '../ui/IconButton.svelte'
import ObjectMark from '../ui/ObjectMark.svelte'
import BrushMark from './BrushMark.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  

  const app = useApp()
  const { session } = app
  const name = $derived(nameInHand(app))
;
async () => {



if(name !== null && !(session.brush && media.small)){
   { svelteHTML.createElement("div", {       "class":`chip`,"role":`group`,"aria-label":setupTexts.inHand(name),...__sveltets_2_empty({"data-testid":`in-hand`}),});
    if(session.brush){ { const $$_kraMhsurB1C = __sveltets_2_ensureComponent(BrushMark); new $$_kraMhsurB1C({ target: __sveltets_2_any(), props: {  "brush":session.brush,}});}
    } else if (session.placing && 'object' in session.placing){ { const $$_kraMtcejbO1C = __sveltets_2_ensureComponent(ObjectMark); new $$_kraMtcejbO1C({ target: __sveltets_2_any(), props: {  "kind":session.placing.object,}});}}
     { svelteHTML.createElement("span", {   "class":`name`,"title":name,});name; }
     { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {       "icon":X,"label":labelWithEscape(setupTexts.putDown(name)),"onclick":() => {
        session.putDown()
      },}});}
   }
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ToolChip__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ToolChip__SvelteComponent_ = ReturnType<typeof ToolChip__SvelteComponent_>;
/*Ωignore_endΩ*/export default ToolChip__SvelteComponent_;