///<reference types="svelte" />
;
import Pencil from '@lucide/svelte/icons/pencil'
import Trash from '@lucide/svelte/icons/trash-2'
import Plus from '@lucide/svelte/icons/plus'
import Users from '@lucide/svelte/icons/users'
import type { CaseFigure } from '../../../shared/contract/case.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import { lettersOnTokens } from '../../../shared/scene/sceneTokens.ts'
import { useApp } from '../../actions/app.ts'
import { sideIndexOf } from '../../model/table/sentence/askChoices.ts'
import { askParts, isMovement } from '../../model/table/ask/asks.ts'
import { editOnTable } from '../../actions/board/boardActions.ts'
import { figureById, figureName } from '../../model/table/position/caseEdit.ts'
import { objectName } from '../../model/table/position/objectName.ts'
import { whereOffMap } from '../../model/table/position/offMap.ts'
import { removeObjectFromTable } from '../../actions/table/figureActions.ts'
import { squaresOf } from '../../../shared/contract/caseSquares.ts'
import { isEmptyTable } from '../../actions/table/newTable.ts'
import { setupTexts, texts } from '../../i18n/texts.ts'
import Later from '../parts/later/Later.svelte'
import Button from '../ui/Button.svelte'
import EmptyState from '../ui/EmptyState.svelte'
import IconButton from '../ui/IconButton.svelte'
import ObjectMark from '../ui/ObjectMark.svelte'
import SideHead from '../parts/SideHead.svelte'
import SideMark from '../ui/SideMark.svelte'
import { narrowed } from '../../text/choices.ts'
import { ADD_FIGURE, EMPTY_START, FIGURE_EDITOR, QUICK_CARD } from './tableParts.ts'
import SetupTools from '../setup/SetupTools.svelte'
import { LENGTHS } from '../../text/lengths.ts';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const { table, session } = app
  const figures = $derived(table.case.figures ?? [])
  /** What stands on each token, so that list and board name the same figure in the same way. */
  const letters = $derived(lettersOnTokens(figures))
  const objects = $derived(table.case.objects ?? [])
  const parts = $derived(askParts(table.case.ask))
  const edited = $derived(session.editing && session.selected !== null ? figureById(table.case, session.selected) : undefined)
  let adding = $state(false)
  let typed = $state('')
  const found = $derived(narrowed(figures, typed, figureName))
  /** The keyboard's cursor goes along, so that the board shows who is meant. */
  function select(figure: CaseFigure) {
    session.selected = figure.id
    session.selectedObject = null
    session.cursor = squaresOf(figure)[0] ?? null
    session.setup.steering = true
  }
  const place = (id: string) => {
    const figure = figureById(table.case, id) ?? { id }
    const [first] = squaresOf(figure)
    return first ? formatSquareName(first) : ''
  }

  function stopAdding() {
    adding = false
    session.drop('place')
  }
;
async () => {


 { svelteHTML.createElement("aside", {     "class":`side-panel`,"aria-label":texts.tray.title,...__sveltets_2_empty({"data-testid":`tray`}),});
  if(edited){
     { const $$_retaL1C = __sveltets_2_ensureComponent(Later); new $$_retaL1C({ target: __sveltets_2_any(), props: {       "part":FIGURE_EDITOR,"props":{ figure: edited },"onfail":() => {
        session.editing = false
      },}});}
  } else if (adding){
     { const $$_retaL1C = __sveltets_2_ensureComponent(Later); new $$_retaL1C({ target: __sveltets_2_any(), props: {      "part":ADD_FIGURE,"props":{ onclose: stopAdding },"onfail":stopAdding,}});}
  }else{
     { const $$_daeHediS1C = __sveltets_2_ensureComponent(SideHead); new $$_daeHediS1C({ target: __sveltets_2_any(), props: {    "title":texts.tray.title,"close":texts.tray.close,}});}
     { const $$_slooTputeS1C = __sveltets_2_ensureComponent(SetupTools); new $$_slooTputeS1C({ target: __sveltets_2_any(), props: {}});}
     { svelteHTML.createElement("div", { "class":`add`,});
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"wide":true,"onclick":() => {
          adding = true
        },}}); { const $$_sulP3C = __sveltets_2_ensureComponent(Plus); new $$_sulP3C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}texts.tray.add;  Button}
     }
     { svelteHTML.createElement("div", { "class":`side-lists`,});
      if(isEmptyTable(app)){
         { const $$_retaL2C = __sveltets_2_ensureComponent(Later); new $$_retaL2C({ target: __sveltets_2_any(), props: {    "part":EMPTY_START,"props":{},}});}
      } else if (figures.length === 0){
         { const $$_etatSytpmE2C = __sveltets_2_ensureComponent(EmptyState); new $$_etatSytpmE2C({ target: __sveltets_2_any(), props: {      "icon":Users,"title":texts.tray.empty,"text":texts.tray.emptyText,}});}
      }else{
        if(figures.length > 12){
           { svelteHTML.createElement("div", { "class":`add`,});
             { svelteHTML.createElement("input", {            "class":`entry find`,"bind:value":typed,"maxlength":LENGTHS.search,"placeholder":texts.ui.search,"aria-label":texts.ui.search,...__sveltets_2_empty({"data-search":true}),});/*Ωignore_startΩ*/() => typed = __sveltets_2_any(null);/*Ωignore_endΩ*/}
           }
        }
         { svelteHTML.createElement("ul", {});
             for(let figure of __sveltets_2_ensureArray(found)){figure.id;
            const offMap = squaresOf(figure).length > 0 ? '' : whereOffMap(table.case, figure);
             { svelteHTML.createElement("li", { "class":['side-row', { selected: session.selected === figure.id }],});
               { svelteHTML.createElement("button", {           "type":`button`,"class":`side-pick`,"aria-pressed":session.selected === figure.id,"onclick":() => {
                  select(figure)
                },"ondblclick":() => {
                  editOnTable(app, figure.id)
                },});
                 { const $$_kraMediS5C = __sveltets_2_ensureComponent(SideMark); new $$_kraMediS5C({ target: __sveltets_2_any(), props: {  "index":sideIndexOf(table.case, figure),}});}
                 { svelteHTML.createElement("span", {   "class":`small letters`,"aria-hidden":`true`,});letters.get(figure.id); }
                 { svelteHTML.createElement("span", {    "class":`name one-line`,"title":[figureName(figure), offMap].filter(Boolean).join(', '),});figureName(figure);if(offMap){ { svelteHTML.createElement("span", { "class":`off-map small quiet one-line`,});offMap; }} }
                if(parts.from === figure.id){ { svelteHTML.createElement("span", {  "class":`small role`,});isMovement(table.case.ask) ? texts.tray.asMover : texts.tray.asAttacker; }
                } else if (parts.to === figure.id){ { svelteHTML.createElement("span", { "class":`small role`,});texts.tray.asTarget; }}
                 { svelteHTML.createElement("span", { "class":`small quiet numbers`,});place(figure.id); }
               }
               { const $$_nottuBnocI4C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI4C({ target: __sveltets_2_any(), props: {       "icon":Pencil,"label":texts.tray.edit(figureName(figure)),"onclick":() => {
                  editOnTable(app, figure.id)
                },}});}
             }
            if(session.selected === figure.id){ { svelteHTML.createElement("li", { "class":`side-row selected quick`,}); { const $$_retaL4C = __sveltets_2_ensureComponent(Later); new $$_retaL4C({ target: __sveltets_2_any(), props: {    "part":QUICK_CARD,"props":{ figure },}});} }}
          }
          if(found.length === 0){ { svelteHTML.createElement("li", { "class":`side-row nothing quiet`,});texts.ui.nothingFound(typed.trim()); }}
         }
      }
      if(figures.length > 0){
         { svelteHTML.createElement("div", { "class":`add`,});
           { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"look":`quiet`,"wide":true,"onclick":() => {
              session.besideOpen = true
            },}});setupTexts.beside.title;  Button}
         }
      }
      if(objects.length){
         { svelteHTML.createElement("h3", { "class":`part`,});texts.tray.objects; }
         { svelteHTML.createElement("ul", { ...__sveltets_2_empty({"data-testid":`objects`}),});
             for(let object of __sveltets_2_ensureArray(objects)){object.id;
            const square = formatSquareName(object.at);
             { svelteHTML.createElement("li", { "class":['side-row', { selected: session.selectedObject === object.id }],});
               { svelteHTML.createElement("button", {         "type":`button`,"class":`side-pick`,"aria-pressed":session.selectedObject === object.id,"onclick":() => {
                  session.selectedObject = object.id
                  session.cursor = object.at
                },});
                 { const $$_kraMtcejbO5C = __sveltets_2_ensureComponent(ObjectMark); new $$_kraMtcejbO5C({ target: __sveltets_2_any(), props: {  "kind":object.kind,}});}
                 { svelteHTML.createElement("span", {   "class":`name one-line`,"title":objectName(object),});objectName(object); }
                 { svelteHTML.createElement("span", { "class":`small quiet numbers`,});square; }
               }
               { const $$_nottuBnocI4C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI4C({ target: __sveltets_2_any(), props: {       "icon":Trash,"label":texts.tray.removeObject(objectName(object), square),"onclick":() => {
                  removeObjectFromTable(app, object.id)
                },}});}
             }
          }
         }
      }
     }
  }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Tray__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Tray__SvelteComponent_ = ReturnType<typeof Tray__SvelteComponent_>;
/*Ωignore_endΩ*/export default Tray__SvelteComponent_;