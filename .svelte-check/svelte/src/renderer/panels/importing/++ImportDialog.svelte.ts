///<reference types="svelte" />
;
import { unknownPackWords } from '../../model/importing/differenceWords.ts'
import { useApp } from '../../actions/app.ts'
import { openQuestions } from '../../model/importing/openQuestions.ts'
import { confirmImport } from '../../actions/importing/confirmImport.ts'
import { importPartsLeft } from '../../actions/importing/importActions.ts'
import { importingTexts, problemText, texts } from '../../i18n/texts.ts'
import Button from '../ui/Button.svelte'
import Dialog from '../ui/Dialog.svelte'
import Segments from '../ui/Segments.svelte'
import FileChoices from './FileChoices.svelte'
import ImportRowView from './ImportRowView.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  /** Problems of a broken file. */
  const SHOWN = 4
  const store = app.session.imports
  const rows = $derived(store.preview?.rows ?? [])
  const differing = $derived(rows.filter(({ status }) => status === 'different'))
  const open = $derived(store.preview ? openQuestions(store.preview) : [])
  const onlyTable = $derived(store.coming === 0 && store.onTable !== null)
  const shared = $derived.by(() => {
    const [first, ...others] = differing.map((row) => store.decisionOf(row).choice)
    return first !== undefined && others.every((choice) => choice === first) ? first : ''
  })
  const choices = (['keep-mine', 'take', 'keep-both'] as const).map((id) => ({ id, label: importingTexts.choices[id] }))
  /** New and differing documents first: what is the same needs no eyes. */
  const RANK = { different: 0, new: 1, table: 2, same: 3 }
  const sorted = $derived(rows.toSorted((a, b) => RANK[a.status] - RANK[b.status]))
;
async () => {


  { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {         children:() => { return __sveltets_2_any(0); },"open":store.preview !== null,"wide":true,"title":importingTexts.title(rows.length),"description":importingTexts.description,"onclose":() => {
    store.close()
  },actions:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        store.close()
      },}});texts.cancel;  Button}
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {       children:() => { return __sveltets_2_any(0); },"look":`primary`,"disabled":store.saving || (store.coming === 0 && !onlyTable),"onclick":() => {
        void confirmImport(app)
      },}});
      store.saving ? importingTexts.saving : onlyTable ? importingTexts.confirmTable : importingTexts.confirm(store.coming);
     Button}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
  if(store.preview){
     { svelteHTML.createElement("ul", { "class":`sources small quiet`,});
         for(let pack of __sveltets_2_ensureArray(store.preview.packs)){pack.file;
         { svelteHTML.createElement("li", {});importingTexts.pack(pack.manifest.name, pack.manifest.version, pack.manifest.origin);  pack.file; }
           for(let words of __sveltets_2_ensureArray(unknownPackWords(pack))){words; { svelteHTML.createElement("li", {});words; }}
      }
         { svelteHTML.createElement("li", {});importingTexts.from(store.preview.files); }
      
     }
  }
      for(let file of __sveltets_2_ensureArray(store.preview?.broken ?? [])){let n = 1;n;
     { svelteHTML.createElement("section", {   "class":`broken`,...__sveltets_2_empty({"data-testid":`import-broken`}),});
       { svelteHTML.createElement("h3", {});file.unused ? importingTexts.unusedTitle(file.name) : texts.files.brokenTitle(file.name); }
       { svelteHTML.createElement("ul", { "class":`small`,});
            for(let problem of __sveltets_2_ensureArray((file.problems.slice(0, SHOWN)))){let at = 1;at;
           { svelteHTML.createElement("li", {});problemText(problem); }
        }
        if(file.problems.length > SHOWN){ { svelteHTML.createElement("li", { "class":`quiet`,});texts.files.more(file.problems.length - SHOWN); }}
       }
     }
  }
  if(differing.length > 1){
     { svelteHTML.createElement("div", { "class":`all`,});
       { svelteHTML.createElement("span", {});importingTexts.allDiffering; }
       { const $$_stnemgeS2C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS2C({ target: __sveltets_2_any(), props: {        "label":importingTexts.allDiffering,choices,"value":shared,"onchange":(choice) => {
          if (choice !== '') store.decideAll(choice)
        },}});}
     }
  }
     for(let one of __sveltets_2_ensureArray(open)){one.file; { const $$_seciohCeliF1C = __sveltets_2_ensureComponent(FileChoices); new $$_seciohCeliF1C({ target: __sveltets_2_any(), props: {    "open":one,"several":open.length > 1,}});}}
   { svelteHTML.createElement("ul", {   "class":`rows`,...__sveltets_2_empty({"data-testid":`import-rows`}),});
       for(let row of __sveltets_2_ensureArray(sorted)){row.key; { const $$_weiVwoRtropmI2C = __sveltets_2_ensureComponent(ImportRowView); new $$_weiVwoRtropmI2C({ target: __sveltets_2_any(), props: { row,}});}}
   }
  if(store.partsLeft){
     { svelteHTML.createElement("p", {});importingTexts.partsLeftText; }
     { svelteHTML.createElement("p", {});
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
          void importPartsLeft(app)
        },}});importingTexts.partsLeft;  Button}
     }
  }
  if(store.unnamed){
     { svelteHTML.createElement("p", {});
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
          store.close()
          store.naming = true
        },}});importingTexts.nameColumns;  Button}
     }
  }
  
 Dialog}

  { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {        children:() => { return __sveltets_2_any(0); },"open":store.slow,"title":importingTexts.reading(store.reading ?? []),"description":importingTexts.readingText,"onclose":() => {
    store.stop()
  },actions:() => { async ()/*Ωignore_positionΩ*/ => { { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        store.stop()
      },}});importingTexts.stop;  Button}};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
   { svelteHTML.createElement("progress", { "aria-label":importingTexts.reading(store.reading ?? []),}); }
  
 Dialog}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ImportDialog__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ImportDialog__SvelteComponent_ = ReturnType<typeof ImportDialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default ImportDialog__SvelteComponent_;