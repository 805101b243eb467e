///<reference types="svelte" />
;
import Pencil from '@lucide/svelte/icons/pencil'
import Plus from '@lucide/svelte/icons/plus'
import Trash from '@lucide/svelte/icons/trash-2'
import Users from '@lucide/svelte/icons/users'
import { HEX_OBJECTS } from '../../../shared/games/heroscape/case.ts'
import { hexesOf } from '../../../shared/games/heroscape/board.ts'
import { sideIndexes } from '../../../shared/scene/sideIndex.ts'
import { useApp } from '../../actions/app.ts'
import type { HexTable } from '../../actions/heroscape/hexActions.ts'
import { figureById, hexFigureName, hexSideOf, removeHexObject } from '../../model/heroscape/hexEdit.ts'
import { hexToolState } from '../../model/heroscape/hexToolState.svelte.ts'
import { hexName } from '../../model/heroscape/hexNames.ts'
import { heroscapeTexts, texts } from '../../i18n/texts.ts'
import Button from '../ui/Button.svelte'
import EmptyState from '../ui/EmptyState.svelte'
import Field from '../ui/Field.svelte'
import IconButton from '../ui/IconButton.svelte'
import Pick from '../parts/choose/Pick.svelte'
import SideHead from '../parts/SideHead.svelte'
import SideMark from '../ui/SideMark.svelte'
import Toggle from '../ui/Toggle.svelte'
import HexFigureEditor from './HexFigureEditor.svelte';

;type $$ComponentProps =  { table: HexTable };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { table }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { session } = useApp()
  const t = heroscapeTexts.tray
  const value = $derived(table.case)
  const sides = $derived(sideIndexes(value.figures.map((figure) => hexSideOf(value, figure))))
  const edited = $derived(session.editing && session.selected !== null ? figureById(value, session.selected) : undefined)
  const sideChoices = Object.entries(texts.sides).map(([id, label], side) => ({ id, label, side }))
  let adding = $state(false)
  let name = $state('')
  let side = $state('blue')
  let isDouble = $state(false)

  function begin() {
    adding = true
    side = value.figures.length === 0 ? 'red' : 'blue'
  }
  function place(event: SubmitEvent) {
    event.preventDefault()
    hexToolState.placing = { figure: { name: name.trim() || t.quick, side, isDouble } }
    name = ''
    adding = false
    // On a narrow screen the board comes back for the tap.
    if (window.innerWidth <= 640) session.trayOpen = false
  }
  function edit(id: string) {
    session.selected = id
    session.editing = true
  }
  function removeObject(id: string, kind: string) {
    table.change(texts.steps.remove(t.objects[kind] ?? kind), removeHexObject(value, id))
  }
;
async () => {


 { svelteHTML.createElement("aside", {     "class":`side-panel`,"aria-label":t.title,...__sveltets_2_empty({"data-testid":`tray`}),});
  if(edited){
     { const $$_rotidEerugiFxeH1C = __sveltets_2_ensureComponent(HexFigureEditor); new $$_rotidEerugiFxeH1C({ target: __sveltets_2_any(), props: {   table,"figure":edited,}});}
  }else{
     { const $$_daeHediS1C = __sveltets_2_ensureComponent(SideHead); new $$_daeHediS1C({ target: __sveltets_2_any(), props: {    "title":adding ? t.newTitle : t.title,"close":texts.tray.close,}});}
    if(adding){
       { svelteHTML.createElement("form", {   "class":`form`,"onsubmit":place,});
         { const $$_dleiF2C = __sveltets_2_ensureComponent(Field); new $$_dleiF2C({ target: __sveltets_2_any(), props: {             "label":t.name,"value":name,"maxlength":120,"placeholder":t.quick,"autocomplete":`off`,"onchange":(typed) => {
            name = typed
          },}});}
         { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {         "label":t.side,"choices":sideChoices,"value":side,"onchange":(id) => {
            side = id
          },}});}
         { const $$_elggoT2C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT2C({ target: __sveltets_2_any(), props: {         "label":t.double,"hint":t.doubleHint,"checked":isDouble,"onchange":(on) => {
            isDouble = on
          },}});}
         { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"look":`primary`,"wide":true,"type":`submit`,}});t.place; Button}
         { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"wide":true,"onclick":() => {
            adding = false
          },}});texts.cancel;  Button}
       }
    }else{
       { svelteHTML.createElement("div", { "class":`add`,}); { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"wide":true,"onclick":begin,}}); { const $$_sulP3C = __sveltets_2_ensureComponent(Plus); new $$_sulP3C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.add; Button} }
       { svelteHTML.createElement("div", { "class":`side-lists`,});
        if(value.figures.length === 0){ { const $$_etatSytpmE2C = __sveltets_2_ensureComponent(EmptyState); new $$_etatSytpmE2C({ target: __sveltets_2_any(), props: {      "icon":Users,"title":t.empty,"text":t.emptyText,}});}}
         { svelteHTML.createElement("ul", {});
             for(let figure of __sveltets_2_ensureArray(value.figures)){figure.id;
             { svelteHTML.createElement("li", { "class":['side-row', { selected: session.selected === figure.id }],});
               { svelteHTML.createElement("button", {           "type":`button`,"class":`side-pick`,"aria-pressed":session.selected === figure.id,"onclick":() => {
                  session.selected = figure.id
                  session.cursor = hexesOf(figure)[0] ?? null
                },"ondblclick":() => {
                  edit(figure.id)
                },});
                 { const $$_kraMediS5C = __sveltets_2_ensureComponent(SideMark); new $$_kraMediS5C({ target: __sveltets_2_any(), props: {  "index":sides.get(hexSideOf(value, figure)) ?? 0,}});}
                 { svelteHTML.createElement("span", {   "class":`name one-line`,"title":hexFigureName(figure),});hexFigureName(figure); }
                if(value.ask.attacker === figure.id){ { svelteHTML.createElement("span", { "class":`small role`,});t.attacker; }
                } else if (value.ask.defender === figure.id){ { svelteHTML.createElement("span", { "class":`small role`,});t.defender; }}
                 { svelteHTML.createElement("span", {  "class":`small quiet numbers`,});hexesOf(figure)
                    .map((hex) => hexName(value.map, hex))
                    .join(' '); }
               }
               { const $$_nottuBnocI4C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI4C({ target: __sveltets_2_any(), props: {       "icon":Pencil,"label":texts.tray.edit(hexFigureName(figure)),"onclick":() => {
                  edit(figure.id)
                },}});}
             }
          }
         }
         { svelteHTML.createElement("h3", { "class":`part`,});t.obstacles; }
         { svelteHTML.createElement("div", { "class":`objects`,});
             for(let kind of __sveltets_2_ensureArray(HEX_OBJECTS)){kind;
            const placing = hexToolState.placing;
            const on = placing !== null && 'object' in placing && placing.object === kind;
             { svelteHTML.createElement("button", {        "type":`button`,"class":`object`,"aria-pressed":on,"onclick":() => {
                hexToolState.placing = on ? null : { object: kind }
              },});t.objects[kind]; }
          }
         }
        if(value.objects?.length){
           { svelteHTML.createElement("ul", { ...__sveltets_2_empty({"data-testid":`objects`}),});
               for(let object of __sveltets_2_ensureArray(value.objects)){object.id;
              const space = hexName(value.map, object.at);
              const label = t.objects[object.kind] ?? object.kind;
               { svelteHTML.createElement("li", { "class":`side-row`,});
                 { svelteHTML.createElement("span", { "class":`side-pick`,}); { svelteHTML.createElement("span", { "class":`name one-line`,});label; } { svelteHTML.createElement("span", { "class":`small quiet numbers`,});space; } }
                 { const $$_nottuBnocI4C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI4C({ target: __sveltets_2_any(), props: {       "icon":Trash,"label":t.removeObject(label, space),"onclick":() => {
                    removeObject(object.id, object.kind)
                  },}});}
               }
            }
           }
        }
       }
    }
  }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const HexTray__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type HexTray__SvelteComponent_ = ReturnType<typeof HexTray__SvelteComponent_>;
/*Ωignore_endΩ*/export default HexTray__SvelteComponent_;