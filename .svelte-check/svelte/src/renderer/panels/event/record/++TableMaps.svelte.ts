///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { writeAndTell } from '../../../actions/event/write.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { mapLines, typedMaps } from '../../../model/event/record/tableMaps.ts'
import Button from '../../ui/Button.svelte'
import Fold from '../../ui/Fold.svelte'
import Toggle from '../../ui/Toggle.svelte'
import { useEvent } from '../parts/eventContext.ts';
function $$render() {

  
  
  
  
  
  
  
  

  const app = useApp()
  const event = useEvent()
  const t = eventTexts.settings

  const kept = $derived(event.read(({ maps }) => mapLines(maps)))
  let change = $state<string | null>(null)
  const typed = $derived(change ?? kept)
  const read = $derived(typedMaps(typed))
  const once = $derived(event.read(({ settings }) => settings.mapsOnce))
  const tablesOnce = $derived(event.read(({ settings }) => settings.tablesOnce))

  async function save() {
    const sent = change
    if ((await writeAndTell(app, event, [{ do: 'settings', changes: { tableMaps: read.maps } }], t.saved)) && change === sent) change = null
  }
;
async () => {


 { const $$_dloF0C = __sveltets_2_ensureComponent(Fold); new $$_dloF0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"title":t.maps.title,"testid":`event-table-maps`,}});
   { svelteHTML.createElement("p", { "class":`small quiet`,});t.maps.hint; }
   { svelteHTML.createElement("textarea", {              "class":`entry`,"rows":6,"maxlength":20000,"aria-label":t.maps.title,"placeholder":t.maps.example,"value":typed,"oninput":(input) => {
      change = input.currentTarget.value
    },}); }
  if(read.unread.length > 0){ { svelteHTML.createElement("p", {   "class":`small`,"role":`status`,});t.maps.unread(read.unread.join(', ')); }}
   { svelteHTML.createElement("div", {});
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"disabled":change === null || change === kept || read.unread.length > 0,"onclick":() => {
        void save()
      },}});t.maps.save;  Button}
   }
   { const $$_elggoT1C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT1C({ target: __sveltets_2_any(), props: {         "label":t.maps.once,"hint":t.maps.onceHint,"checked":once,"onchange":(mapsOnce) => {
      void writeAndTell(app, event, [{ do: 'settings', changes: { mapsOnce } }], t.saved)
    },}});}
   { const $$_elggoT1C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT1C({ target: __sveltets_2_any(), props: {         "label":t.maps.tablesOnce,"hint":t.maps.tablesOnceHint,"checked":tablesOnce,"onchange":(changed) => {
      void writeAndTell(app, event, [{ do: 'settings', changes: { tablesOnce: changed } }], t.saved)
    },}});}
 Fold}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const TableMaps__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type TableMaps__SvelteComponent_ = ReturnType<typeof TableMaps__SvelteComponent_>;
/*Ωignore_endΩ*/export default TableMaps__SvelteComponent_;