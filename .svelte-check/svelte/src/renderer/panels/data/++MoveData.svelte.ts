///<reference types="svelte" />
;
import { useApp } from '../../actions/app.ts'
import { deleteNames } from '../../actions/data/deleteNames.ts'
import { exportAll, exportWithoutNames, pickImport } from '../../actions/data/transfer.ts'
import { dataTexts } from '../../i18n/texts.ts'
import Button from '../ui/Button.svelte';
function $$render() {

  
  
  
  
  

  const app = useApp()
  const t = dataTexts.move
  const ways = [
    { label: t.export, text: t.exportText, run: () => exportAll(app) },
    { label: t.import, text: t.importText, run: () => pickImport(app) },
    { label: t.withoutNames, text: t.withoutNamesText, run: () => exportWithoutNames(app) }
  ]
  // Nothing brings them back: it is asked for twice.
  let sure = $state(false)
;
async () => {


 { svelteHTML.createElement("section", { "aria-labelledby":`data-move`,});
   { svelteHTML.createElement("h2", { "id":`data-move`,});t.title; }
   { svelteHTML.createElement("ul", { "class":`rows`,});
       for(let way of __sveltets_2_ensureArray(ways)){way.label;
       { svelteHTML.createElement("li", {});
         { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
            void way.run()
          },}});way.label;  Button}
         { svelteHTML.createElement("p", { "class":`quiet`,});way.text; }
       }
    }
     { svelteHTML.createElement("li", {});
       { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
          if (sure) void deleteNames(app)
          sure = !sure
        },}});sure ? t.deleteNamesSure : t.deleteNames;  Button}
       { svelteHTML.createElement("p", { "class":`quiet`,});t.deleteNamesText; }
     }
   }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const MoveData__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type MoveData__SvelteComponent_ = ReturnType<typeof MoveData__SvelteComponent_>;
/*Ωignore_endΩ*/export default MoveData__SvelteComponent_;