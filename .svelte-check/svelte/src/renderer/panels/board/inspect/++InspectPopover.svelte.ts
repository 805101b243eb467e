///<reference types="svelte" />
;
import { Popover } from 'bits-ui'
import X from '@lucide/svelte/icons/x'
import type { Point } from '../../../../shared/scene/scene.ts'
import { useApp } from '../../../actions/app.ts'
import { editOnTable } from '../../../actions/board/boardActions.ts'
import { measureFrom } from '../../../actions/tools/rulerTool.ts'
import { endAt } from '../../../actions/board/endAt.ts'
import { inspectSquare } from '../../../actions/board/inspect.ts'
import { boardTexts } from '../../../i18n/texts.ts'
import { figureById } from '../../../model/table/position/caseEdit.ts'
import DialSteps from '../../parts/choose/DialSteps.svelte'
import RuleLink from '../../parts/verdict/RuleLink.svelte'
import Button from '../../ui/Button.svelte'
import IconButton from '../../ui/IconButton.svelte';

;type $$ComponentProps =  { screenOf: (point: Point) => Point | null };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { screenOf }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { session, table, timeline } = app
  const look = session.board
  const at = $derived(look.inspected)
  const found = $derived(at && inspectSquare(app, at))
  const words = boardTexts.inspect

  /** The figure as it stands on the table now; a later moment of a timeline is not turned by hand. */
  const standing = (id: string) => (timeline.on ? undefined : figureById(table.case, id))
  const board = (): HTMLElement | null => document.querySelector('[data-testid=board]')
  const anchor = $derived.by(() => {
    const square = at
    return {
      getBoundingClientRect: () => {
        const host = board()?.getBoundingClientRect()
        const [a, b] = square ? [screenOf(square), screenOf([square[0] + 1, square[1] + 1])] : [null, null]
        return host && a && b ? new DOMRect(host.x + a[0], host.y + a[1], b[0] - a[0], b[1] - a[1]) : new DOMRect()
      }
    }
  })
  const close = () => {
    look.inspected = null
  }
;
async () => {


  { const $$_tooR_revopoP0C = __sveltets_2_ensureComponent(Popover.Root); new $$_tooR_revopoP0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"open":at !== null,"onOpenChange":(open) => {
    if (!open) close()
  },}});
   { const $$_latroP_revopoP1C = __sveltets_2_ensureComponent(Popover.Portal); new $$_latroP_revopoP1C({ target: __sveltets_2_any(), props: {children:() => { return __sveltets_2_any(0); },}});
     { const $$_tnetnoC_revopoP2C = __sveltets_2_ensureComponent(Popover.Content); new $$_tnetnoC_revopoP2C({ target: __sveltets_2_any(), props: {                 children:() => { return __sveltets_2_any(0); },"class":`ui-popover`,"customAnchor":anchor,"side":`right`,"align":`start`,"sideOffset":8,"collisionPadding":12,"aria-label":found ? words.title(found.square) : undefined,"onCloseAutoFocus":(event) => {
        event.preventDefault()
        board()?.focus({ preventScroll: true })
      },}});
      if(found && at){
         { svelteHTML.createElement("div", {   "class":`inspect`,...__sveltets_2_empty({"data-testid":`inspect`}),});
           { svelteHTML.createElement("header", {});
             { svelteHTML.createElement("h2", { "class":`numbers`,});words.title(found.square); }
             { const $$_nottuBnocI5C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI5C({ target: __sveltets_2_any(), props: {      "icon":X,"label":words.close,"onclick":close,}});}
           }
           { svelteHTML.createElement("ul", { "class":`ground`,});
               for(let word of __sveltets_2_ensureArray(found.ground)){word; { svelteHTML.createElement("li", {});word; }}
           }
          if(found.note){ { svelteHTML.createElement("p", { "class":`said`,});
              if(found.note.lead){ { svelteHTML.createElement("strong", { "class":`numbers`,});found.note.lead; }}
              found.note.sentence;if(found.note.rule){ { const $$_kniLeluR5C = __sveltets_2_ensureComponent(RuleLink); new $$_kniLeluR5C({ target: __sveltets_2_any(), props: {  "rule":found.note.rule,}});}}
             }}
          if(found.figures.length || found.objects.length){
             { svelteHTML.createElement("h3", { "class":`part`,});words.here; }
             { svelteHTML.createElement("ul", {});
                 for(let figure of __sveltets_2_ensureArray(found.figures)){figure.id; { svelteHTML.createElement("li", {});
                   { svelteHTML.createElement("strong", {});figure.name; }  { svelteHTML.createElement("span", { "class":`quiet`,});figure.note; }
                  if(standing(figure.id)){ { const $$_spetSlaiD6C = __sveltets_2_ensureComponent(DialSteps); new $$_spetSlaiD6C({ target: __sveltets_2_any(), props: {  "figure":standing(figure.id)!,}});}}
                 }}
                  for(let object of __sveltets_2_ensureArray(found.objects)){let i = 1;i; { svelteHTML.createElement("li", {});object; }}
             }
          }
          if(found.specials.length){
             { svelteHTML.createElement("h3", { "class":`part`,});words.specials; }
             { svelteHTML.createElement("ul", {});
                 for(let special of __sveltets_2_ensureArray(found.specials)){special.name;
                 { svelteHTML.createElement("li", {});
                   { svelteHTML.createElement("strong", {});special.name; }if(special.rule){ { const $$_kniLeluR6C = __sveltets_2_ensureComponent(RuleLink); new $$_kniLeluR6C({ target: __sveltets_2_any(), props: {  "rule":special.rule,}});}}
                  if(special.text){ { svelteHTML.createElement("p", {});special.text; }}
                   { svelteHTML.createElement("p", { "class":`quiet small`,});special.why; }
                 }
              }
             }
          }
           { svelteHTML.createElement("h3", { "class":`part`,});words.edges; }
          if(found.edges.length === 0){ { svelteHTML.createElement("p", { "class":`quiet`,});words.openEdges; }}else{ { svelteHTML.createElement("ul", {});
                 for(let edge of __sveltets_2_ensureArray(found.edges)){edge; { svelteHTML.createElement("li", {});edge; }}
             }}
          if(found.from){
             { svelteHTML.createElement("h3", { "class":`part`,});words.from(found.from.who); }
             { svelteHTML.createElement("p", { "class":`numbers`,});found.from.distance; }
            if(found.from.line){ { svelteHTML.createElement("p", {});
                found.from.line;if(found.from.rule){ { const $$_kniLeluR5C = __sveltets_2_ensureComponent(RuleLink); new $$_kniLeluR5C({ target: __sveltets_2_any(), props: {  "rule":found.from.rule,}});}}
               }}
          }
           { svelteHTML.createElement("div", { "class":`actions`,});
               for(let figure of __sveltets_2_ensureArray(found.figures)){figure.id; { const $$_nottuB5C = __sveltets_2_ensureComponent(Button); new $$_nottuB5C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
                  close()
                  editOnTable(app, figure.id)
                },}});words.edit(figure.name);  Button}}
             { const $$_nottuB5C = __sveltets_2_ensureComponent(Button); new $$_nottuB5C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
                close()
                measureFrom(app, endAt(timeline.shown, at))
              },}});words.measure;  Button}
           }
         }
      }
     Popover.Content}
   Popover.Portal}
 Popover.Root}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const InspectPopover__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type InspectPopover__SvelteComponent_ = ReturnType<typeof InspectPopover__SvelteComponent_>;
/*Ωignore_endΩ*/export default InspectPopover__SvelteComponent_;