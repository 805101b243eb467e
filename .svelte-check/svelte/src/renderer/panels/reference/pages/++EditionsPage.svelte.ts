///<reference types="svelte" />
;
import FolderOpen from '@lucide/svelte/icons/folder-open'
import { useApp } from '../../../actions/app.ts'
import { chooseRuleset } from '../../../actions/games/activeTable.ts'
import { lookAtEdition } from '../../../actions/reference/editions.ts'
import { openFile } from '../../../actions/table/fileActions.ts'
import { referenceTexts, texts } from '../../../i18n/texts.ts'
import { chosenRules } from '../../../model/table/sentence/rulesetChoices.ts'
import ChooseButton from '../../importing/ChooseButton.svelte'
import ChosenBar from '../../importing/ChosenBar.svelte'
import Badge from '../../ui/Badge.svelte'
import Button from '../../ui/Button.svelte'
import Fold from '../../ui/Fold.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const { library, table } = app
  const t = referenceTexts.editions
  const here = $derived(chosenRules(library.editions, table.case))
  const all = $derived(library.editions.map((file) => lookAtEdition(app, file)))
;
async () => {


 { svelteHTML.createElement("div", {   "class":`page`,...__sveltets_2_empty({"data-testid":`editions-page`}),});
   { svelteHTML.createElement("h1", {});t.title; }
   { svelteHTML.createElement("p", { "class":`quiet`,});t.text; }
   { svelteHTML.createElement("div", {});
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        void openFile(app)
      },}}); { const $$_nepOredloF3C = __sveltets_2_ensureComponent(FolderOpen); new $$_nepOredloF3C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.open;  Button}
   }
   { const $$_raBnesohC1C = __sveltets_2_ensureComponent(ChosenBar); new $$_raBnesohC1C({ target: __sveltets_2_any(), props: {}});}
  if(all.length === 0){ { svelteHTML.createElement("p", {});t.none; }}
   { svelteHTML.createElement("ul", {});
       for(let { file, parent, hash, rows, changes, rulings, problem } of __sveltets_2_ensureArray(all)){file.id;
       { svelteHTML.createElement("li", {});
         { svelteHTML.createElement("div", { "class":`head`,});
           { const $$_nottuBesoohC4C = __sveltets_2_ensureComponent(ChooseButton); new $$_nottuBesoohC4C({ target: __sveltets_2_any(), props: {      "table":`editions`,"id":file.id,"name":file.name,}});}
           { svelteHTML.createElement("h2", {});file.name; }
          if(here === file.id){ { const $$_egdaB4C = __sveltets_2_ensureComponent(Badge); new $$_egdaB4C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"tone":`good`,}});t.onTable; Badge}
          } else if (problem === null){ { const $$_nottuB4C = __sveltets_2_ensureComponent(Button); new $$_nottuB4C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
                chooseRuleset(app, file.id)
                app.session.screen = 'table'
              },}});t.use;  Button}}
         }
         { svelteHTML.createElement("p", { "class":`small numbers`,});t.about(file.version, file.date ?? '', parent);  t.rulings(rulings); }
        if(problem !== null){ { svelteHTML.createElement("p", { "class":`wrong`,});t.unusable(problem); }}
        if(hash !== null){ { svelteHTML.createElement("p", { "class":`small quiet numbers`,});t.hash(hash); }}
        if(rows.length > 0){
           { const $$_dloF3C = __sveltets_2_ensureComponent(Fold); new $$_dloF3C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"title":t.rows(rows.length),}});
             { svelteHTML.createElement("dl", {});
                 for(let row of __sveltets_2_ensureArray(rows)){row.id;
                 { svelteHTML.createElement("dt", {});t.row(row.title, row.id); }
                 { svelteHTML.createElement("dd", {});
                  if(row.text){ { svelteHTML.createElement("p", {});row.text; }}
                   { svelteHTML.createElement("p", { "class":`small quiet`,});row.cite;row.standing ? ` · ${texts.rule.standings[row.standing]}` : ''; }
                 }
              }
             }
           Fold}
        }
        if(changes.length > 0){
           { const $$_dloF3C = __sveltets_2_ensureComponent(Fold); new $$_dloF3C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"title":t.changes(changes.length),}});
             { svelteHTML.createElement("ul", { "class":`changes`,});
                 for(let change of __sveltets_2_ensureArray(changes)){change; { svelteHTML.createElement("li", { "class":`small numbers`,});change; }}
             }
           Fold}
        }
       }
    }
   }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const EditionsPage__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type EditionsPage__SvelteComponent_ = ReturnType<typeof EditionsPage__SvelteComponent_>;
/*Ωignore_endΩ*/export default EditionsPage__SvelteComponent_;