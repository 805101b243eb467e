///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { saveExport } from '../../../actions/event/record/saveExport.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { EVENT_EXPORTS } from '../../../model/event/record/exports.ts'
import Pick from '../../parts/choose/Pick.svelte'
import Button from '../../ui/Button.svelte'
import Segments from '../../ui/Segments.svelte'
import { useEvent } from '../parts/eventContext.ts';
function $$render() {

  
  
  
  
  
  
  
  

  const app = useApp()
  const event = useEvent()
  const t = eventTexts.exports

  const files = $derived(event.read((state) => EVENT_EXPORTS.filter(({ fits }) => fits(state))))
  let chosen = $state<string>('standings')
  let names = $state<'with' | 'without'>('with')
  const file = $derived(files.find(({ id }) => id === chosen) ?? files[0]!)
;
async () => {


 { svelteHTML.createElement("div", { "class":`files`,});
   { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":t.file,"choices":files.map(({ id, sign }) => ({ id, label: `${t.kinds[id]} (${sign})` })),"value":file.id,"onchange":(id) => {
      chosen = id
    },}});}
   { const $$_stnemgeS1C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS1C({ target: __sveltets_2_any(), props: {         "label":t.names,"choices":(['with', 'without'] as const).map((id) => ({ id, label: t.namesOf[id] })),"value":names,"onchange":(id) => {
      names = id
    },}});}
   { svelteHTML.createElement("span", {  "class":`save`,}); { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        void saveExport(app, event, file.id, names === 'with')
      },}});t.save;  Button} }
 }
 { svelteHTML.createElement("p", { "class":`small quiet`,});t.minors; }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const FilesRow__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type FilesRow__SvelteComponent_ = ReturnType<typeof FilesRow__SvelteComponent_>;
/*Ωignore_endΩ*/export default FilesRow__SvelteComponent_;