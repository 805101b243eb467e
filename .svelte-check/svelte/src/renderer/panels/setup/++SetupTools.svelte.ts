///<reference types="svelte" />
;
import { useApp } from '../../actions/app.ts'
import { SIDES } from '../../model/table/position/caseEdit.ts'
import { nextSide, putQuick } from '../../actions/setup/putOn.ts'
import { quickName } from '../../model/setup/quickFigure.ts'
import { takeBrush } from '../../actions/tools/brushTool.ts'
import { BRUSHES, type Brush } from '../../model/setup/setup.svelte.ts'
import { setupTexts as t } from '../../i18n/texts.ts'
import { dragOut } from './dragOut.ts'
import BrushMark from './BrushMark.svelte'
import BrushSettings from './BrushSettings.svelte';

;type $$ComponentProps =  { row?: boolean };function $$render() {

  
  
  
  
  
  
  
  
  
  

  /** `row`: in one line under the board. */
  const { row = false }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { session, table } = app
  const { setup } = session
  const side = $derived(SIDES.findIndex((known) => known === (setup.side ?? nextSide(app))))

  function choose(brush: Brush) {
    takeBrush(app, session.brush === brush ? null : brush)
  }
  const key = (index: number) => String((index + 1) % 10)
;
async () => {


 { svelteHTML.createElement("div", {       "class":['tools', { row }],"role":`group`,"aria-label":t.title,...__sveltets_2_empty({"data-testid":`brushes`}),});
   { svelteHTML.createElement("div", { "class":`brushes`,});
        for(let brush of __sveltets_2_ensureArray(BRUSHES)){let index = 1;brush;
       { svelteHTML.createElement("button", {                "type":`button`,"class":['brush', { drags: brush === 'figure' }],"aria-pressed":session.brush === brush,"aria-label":t.brushNotes[brush],"title":`${t.brushNotes[brush]} (${key(index)})`,"aria-keyshortcuts":key(index),"onclick":() => {
          choose(brush)
        },[Symbol("@attach")]:brush === 'figure' &&
          dragOut(app, () => ({
            name: quickName(table.case),
            side,
            put: (to) => {
              putQuick(app, to)
            }
          })),});
         { const $$_kraMhsurB3C = __sveltets_2_ensureComponent(BrushMark); new $$_kraMhsurB3C({ target: __sveltets_2_any(), props: { brush,}});}
         { svelteHTML.createElement("span", { "class":`label`,});t.brushes[brush]; }
       }
    }
   }
  if(session.brush){ { const $$_sgnitteShsurB1C = __sveltets_2_ensureComponent(BrushSettings); new $$_sgnitteShsurB1C({ target: __sveltets_2_any(), props: {   "brush":session.brush,row,}});}} else if (row){ { svelteHTML.createElement("p", { "class":`none small quiet`,});
      t.choose;
     }}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SetupTools__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SetupTools__SvelteComponent_ = ReturnType<typeof SetupTools__SvelteComponent_>;
/*Ωignore_endΩ*/export default SetupTools__SvelteComponent_;