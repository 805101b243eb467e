///<reference types="svelte" />
;
import BrickWall from '@lucide/svelte/icons/brick-wall'
import Crosshair from '@lucide/svelte/icons/crosshair'
import Mountain from '@lucide/svelte/icons/mountain'
import Pencil from '@lucide/svelte/icons/pencil'
import Skull from '@lucide/svelte/icons/skull'
import Sword from '@lucide/svelte/icons/sword'
import { useApp } from '../../actions/app.ts'
import type { DescentTable } from '../../actions/descent/descentActions.ts'
import { chooseTool } from '../../actions/descent/descentHand.ts'
import { figureById, figureName } from '../../model/descent/descentEdit.ts'
import { descentToolState, TOOLS } from '../../model/descent/descentToolState.svelte.ts'
import { descentTexts } from '../../i18n/texts.ts'
import IconButton from '../ui/IconButton.svelte'
import Pick from '../parts/choose/Pick.svelte';

;type $$ComponentProps =  { table: DescentTable };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { table }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const t = descentTexts.tools
  const ICONS = { choose: Crosshair, hero: Sword, monster: Skull, obstacle: Mountain, wall: BrickWall } as const
  const sizes = Object.entries(t.monsterSizes).map(([id, label]) => ({ id, label }))
  const selected = $derived(figureById(table.case, app.session.selected ?? undefined))
;
async () => {


 { svelteHTML.createElement("div", {       "class":['tools', { compact: descentToolState.tool === 'monster' }],"role":`toolbar`,"aria-label":t.title,...__sveltets_2_empty({"data-testid":`tools`}),});
     for(let tool of __sveltets_2_ensureArray(TOOLS)){tool;
    const Icon = ICONS[tool];
     { svelteHTML.createElement("button", {            "type":`button`,"class":`tool`,"aria-pressed":descentToolState.tool === tool,"aria-label":t[tool],"title":t[tool],"onclick":() => {
        chooseTool(app, tool)
      },}); { const $$_nocI2C = __sveltets_2_ensureComponent(Icon); new $$_nocI2C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});} { svelteHTML.createElement("span", {});t[tool]; } }
  }
  if(descentToolState.tool === 'monster'){
     { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {          "hideLabel":true,"label":t.monsterSize,"choices":sizes,"value":String(descentToolState.monsterSize),"onchange":(id) => {
        descentToolState.monsterSize = Number(id)
      },}});}
  }
   { svelteHTML.createElement("span", { "class":`gap`,}); }
  if(selected){ { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {       "icon":Pencil,"label":t.edit(figureName(selected)),"onclick":() => {
        descentToolState.figureOpen = true
      },}});}}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DescentTools__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DescentTools__SvelteComponent_ = ReturnType<typeof DescentTools__SvelteComponent_>;
/*Ωignore_endΩ*/export default DescentTools__SvelteComponent_;