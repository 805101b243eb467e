///<reference types="svelte" />
;
import X from '@lucide/svelte/icons/x'
import { SIZES } from '../../../shared/contract/case.ts'
import { useApp } from '../../actions/app.ts'
import { terrainOnShelf } from '../../model/library/ownTerrain.ts'
import { EDGES, LEVELS } from '../../model/setup/settings.ts'
import { specialNames } from '../../model/setup/specials.ts'
import type { Brush } from '../../model/setup/setup.svelte.ts'
import { labelWithEscape } from '../../model/tools/escape.ts'
import { setupTexts as t, texts } from '../../i18n/texts.ts'
import IconButton from '../ui/IconButton.svelte'
import Pick from '../parts/choose/Pick.svelte'
import SideChoice from '../parts/choose/SideChoice.svelte';

;type $$ComponentProps =  { brush: Brush; row?: boolean };function $$render() {
 const segment/*Ωignore_positionΩ*/ = (label: string, pressed: boolean, onclick: () => void)/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
   { svelteHTML.createElement("button", {          "type":`button`,"class":`segment`,"aria-pressed":pressed,"aria-label":label,"title":label,onclick,});label; }
};return __sveltets_2_any(0)};
  
  
  
  
  
  
  
  
  
  
  
  

  const { brush, row = false }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { session, table, library } = useApp()
  const { setup } = session
  const sizes = SIZES.map((id) => ({ id, label: texts.sizes[id] }))
;
async () => {




 { svelteHTML.createElement("div", {   "class":['settings', { row }],...__sveltets_2_empty({"data-testid":`brush-settings`}),});
  if(brush === 'figure'){
     { const $$_eciohCediS1C = __sveltets_2_ensureComponent(SideChoice); new $$_eciohCediS1C({ target: __sveltets_2_any(), props: {     "chosen":setup.side,"onchoose":(side) => {
        setup.side = setup.side === side ? null : side
      },}});}
     { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {          "label":t.size,"hideLabel":true,"choices":sizes,"value":setup.size,"onchange":(id) => {
        setup.size = SIZES.find((known) => known === id) ?? 'standard'
      },}});}
  } else if (brush === 'wall'){
     { svelteHTML.createElement("div", {     "class":`segments`,"role":`group`,"aria-label":t.edge,});
         for(let edge of __sveltets_2_ensureArray(EDGES)){edge;;__sveltets_2_ensureSnippet(segment(t.edges[edge], setup.edge === edge, () => {
          setup.edge = edge
        }));}
     }
  } else if (brush === 'elevated'){
     { svelteHTML.createElement("div", {     "class":`segments`,"role":`group`,"aria-label":t.level,});
         for(let level of __sveltets_2_ensureArray(LEVELS)){level;;__sveltets_2_ensureSnippet(segment(String(level), setup.level === level, () => {
          setup.level = level
        }));}
     }
  } else if (brush === 'special'){
     { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {          "label":t.specialRule,"hideLabel":true,"choices":specialNames(table.case, terrainOnShelf(library)),"value":setup.special,"onchange":(id) => {
        setup.special = id
      },}});}
  } else if (brush === 'starting'){
     { const $$_eciohCediS1C = __sveltets_2_ensureComponent(SideChoice); new $$_eciohCediS1C({ target: __sveltets_2_any(), props: {     "chosen":setup.startSide,"onchoose":(side) => {
        setup.startSide = side
      },}});}
  } else if (brush === 'indoor'){
     { svelteHTML.createElement("div", {     "class":`segments`,"role":`group`,"aria-label":t.inOrOut,});
      ;__sveltets_2_ensureSnippet(segment(t.indoor, setup.indoor, () => {
        setup.indoor = true
      }));
      ;__sveltets_2_ensureSnippet(segment(t.outdoor, !setup.indoor, () => {
        setup.indoor = false
      }));
     }
  }else{
     { svelteHTML.createElement("span", { "class":`small quiet what`,});t.brushNotes[brush]; }
  }
   { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {       "icon":X,"label":labelWithEscape(t.end),"onclick":() => {
      session.drop('brush')
    },}});}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const BrushSettings__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type BrushSettings__SvelteComponent_ = ReturnType<typeof BrushSettings__SvelteComponent_>;
/*Ωignore_endΩ*/export default BrushSettings__SvelteComponent_;