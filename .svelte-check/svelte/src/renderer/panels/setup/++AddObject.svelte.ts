///<reference types="svelte" />
;
import { OBJECT_KINDS } from '../../../shared/contract/case.ts'
import type { ObjectKind } from '../../../shared/contract/case.ts'
import { useApp } from '../../actions/app.ts'
import { putOn } from '../../actions/setup/putOn.ts'
import { texts } from '../../i18n/texts.ts'
import { dragOut } from './dragOut.ts'
import ObjectMark from '../ui/ObjectMark.svelte';
function $$render() {

  
  
  
  
  
  
  

  const app = useApp()
  const { session } = app
  const chosen = $derived(session.placing && 'object' in session.placing ? session.placing.object : null)
  const choose = (kind: ObjectKind) => {
    session.tool = chosen === kind ? null : { id: 'place', placing: { object: kind } }
    // On a narrow screen the tray covers the board: it has to go before a square can be tapped.
    if (session.placing && window.innerWidth <= 640) session.trayOpen = false
  }
;
async () => {


 { svelteHTML.createElement("p", { "class":`small quiet`,});texts.add.objectsText; }
 { svelteHTML.createElement("ul", {});
     for(let kind of __sveltets_2_ensureArray(OBJECT_KINDS)){kind;
     { svelteHTML.createElement("li", {});
       { svelteHTML.createElement("button", {       "type":`button`,"aria-pressed":chosen === kind,"onclick":() => {
          choose(kind)
        },[Symbol("@attach")]:dragOut(app, () => ({
          name: texts.objects[kind],
          side: null,
          put: (to) => {
            putOn(app, { object: kind }, to)
          }
        })),}); { const $$_kraMtcejbO3C = __sveltets_2_ensureComponent(ObjectMark); new $$_kraMtcejbO3C({ target: __sveltets_2_any(), props: { kind,}});} { svelteHTML.createElement("span", {});texts.objects[kind]; } }
     }
  }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const AddObject__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type AddObject__SvelteComponent_ = ReturnType<typeof AddObject__SvelteComponent_>;
/*Ωignore_endΩ*/export default AddObject__SvelteComponent_;