///<reference types="svelte" />
;
import { MAP_SIZES } from '../../../shared/mapEdit/blankMap.ts'
import { useApp } from '../../actions/app.ts'
import { useMap } from '../../actions/table/figureActions.ts'
import { lastMaps, newTable } from '../../actions/table/newTable.ts'
import { shippedText, setupTexts as t } from '../../i18n/texts.ts'
import Button from '../ui/Button.svelte';
function $$render() {

  
  
  
  
  
  

  const app = useApp()
  const [columns, rows] = $derived(app.table.case.map?.size ?? [0, 0])
  const maps = $derived(lastMaps(app))
;
async () => {


 { svelteHTML.createElement("div", {   "class":`start`,...__sveltets_2_empty({"data-testid":`empty-start`}),});
   { svelteHTML.createElement("p", { "class":`quiet`,});t.empty.text; }
   { svelteHTML.createElement("h3", { "class":`part`,});t.empty.sizes; }
   { svelteHTML.createElement("div", {     "class":`sizes`,"role":`group`,"aria-label":t.empty.sizes,});
       for(let size of __sveltets_2_ensureArray(MAP_SIZES)){size.join();
       { svelteHTML.createElement("button", {        "type":`button`,"class":`size numbers`,"aria-pressed":size[0] === columns && size[1] === rows,"onclick":() => {
          newTable(app, size)
        },});t.empty.size(size[0], size[1]); }
    }
   }
  if(maps.length){
     { svelteHTML.createElement("h3", { "class":`part`,});t.empty.lastMaps; }
       for(let map of __sveltets_2_ensureArray(maps)){map.id; { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"wide":true,"onclick":() => {
          useMap(app, map)
        },}});shippedText(map.name);  Button}}
  }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const EmptyStart__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type EmptyStart__SvelteComponent_ = ReturnType<typeof EmptyStart__SvelteComponent_>;
/*Ωignore_endΩ*/export default EmptyStart__SvelteComponent_;