///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { exportEvent } from '../../../actions/event/record/eventFiles.ts'
import { saveExport } from '../../../actions/event/record/saveExport.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { EVENT_EXPORTS } from '../../../model/event/record/exports.ts'
import Pick from '../../parts/choose/Pick.svelte'
import Button from '../../ui/Button.svelte'
import { useEvent } from '../parts/eventContext.ts'
import FileColumns from './FileColumns.svelte'
import SaveWithNames from '../../parts/choose/SaveWithNames.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const event = useEvent()
  const t = eventTexts.exports

  const files = $derived(event.read((state) => EVENT_EXPORTS.filter(({ fits }) => fits(state))))
  let chosen = $state<string>('standings')
  const names = $derived(event.read(({ settings }) => settings.names))
  const file = $derived(files.find(({ id }) => id === chosen) ?? files[0]!)
;
async () => {


 { svelteHTML.createElement("div", { "class":`files`,});
   { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":t.file,"choices":files.map(({ id, sign }) => ({ id, label: `${t.kinds[id]} (${sign})` })),"value":file.id,"onchange":(id) => {
      chosen = id
    },}});}
   { const $$_snmuloCeliF1C = __sveltets_2_ensureComponent(FileColumns); new $$_snmuloCeliF1C({ target: __sveltets_2_any(), props: {    "id":file.id,"withNames":names !== 'number',}});}
   { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
      void saveExport(app, event, file.id, names !== 'number')
    },}});t.save;  Button}
  if(!event.isElsewhere){ { svelteHTML.createElement("span", {  "class":`event`,}); { const $$_semaNhtiWevaS2C = __sveltets_2_ensureComponent(SaveWithNames); new $$_semaNhtiWevaS2C({ target: __sveltets_2_any(), props: {       "label":t.eventFile,"notes":t.eventFileNames,"save":(names) => {
          void exportEvent(app, event.stored, names)
        },}});} }}
 }
 { svelteHTML.createElement("p", { "class":`small quiet`,});t.said[names === 'number' ? 'number' : 'names']; }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const FilesRow__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type FilesRow__SvelteComponent_ = ReturnType<typeof FilesRow__SvelteComponent_>;
/*Ωignore_endΩ*/export default FilesRow__SvelteComponent_;