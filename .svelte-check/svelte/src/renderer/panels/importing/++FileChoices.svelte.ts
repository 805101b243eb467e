///<reference types="svelte" />
;
import { useApp } from '../../actions/app.ts'
import { chooseForFile } from '../../actions/importing/saidOfFiles.ts'
import { terrainOnShelf } from '../../model/library/ownTerrain.ts'
import type { OpenQuestions } from '../../model/importing/openQuestions.ts'
import { mapsTexts } from '../../i18n/laterTexts.ts'
import Pick from '../parts/choose/Pick.svelte';

;type $$ComponentProps =  { open: OpenQuestions; several: boolean };function $$render() {

  
  
  
  
  
  

  const { open, several }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const store = app.session.imports
  const t = mapsTexts.choices
  /** A list that nobody reads to its end helps nobody. */
  const SHOWN = 24
  const chosen = $derived(store.preview?.choices[open.file] ?? {})
  const OBJECTS = ['skip', 'walls', 'blocking', 'hindering'] as const
  const HIDDEN = ['skip', 'read'] as const
  const hidden = HIDDEN.map((id) => ({ id, label: t.hiddenKinds[id] }))
  const levels = $derived([{ id: '', label: t.firstLevel }, ...open.levels.map((name) => ({ id: name, label: name }))])
  const objects = OBJECTS.map((id) => ({ id, label: t.objectKinds[id] }))
  const kinds = $derived([
    ...(['', 'clear', 'hindering', 'blocking', 'water'] as const).map((id) => ({ id, label: t.kinds[id] })),
    ...terrainOnShelf(app.library).map(({ id, name }) => ({ id: `special:${id}`, label: name }))
  ])
  function say(tile: string, meaning: string): void {
    const { [tile]: _, ...others } = chosen.tiles ?? {}
    void chooseForFile(app, open.file, { ...chosen, tiles: meaning === '' ? others : { ...others, [tile]: meaning } })
  }
;
async () => {


 { svelteHTML.createElement("section", {   "aria-label":`${t.title}: ${open.file}`,...__sveltets_2_empty({"data-testid":`file-choices`}),});
   { svelteHTML.createElement("h3", {});
    t.title;if(several){ { svelteHTML.createElement("span", { "class":`quiet small`,});  open.file; }}
   }
   { svelteHTML.createElement("div", { "class":`choices`,});
    if(open.objects){
       { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {         "label":t.objects,"choices":objects,"value":chosen.objects ?? 'skip',"onchange":(id) => {
          void chooseForFile(app, open.file, { ...chosen, objects: OBJECTS.find((one) => one === id) })
        },}});}
    }
    if(open.hidden){
       { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {         "label":t.hidden,"choices":hidden,"value":chosen.hidden ?? 'skip',"onchange":(id) => {
          void chooseForFile(app, open.file, { ...chosen, hidden: HIDDEN.find((one) => one === id) })
        },}});}
    }
    if(open.levels.length > 0){
       { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {         "label":t.level,"choices":levels,"value":open.levels.find((name) => name === chosen.level) ?? '',"onchange":(id) => {
          void chooseForFile(app, open.file, { ...chosen, level: id === '' ? undefined : id })
        },}});}
    }
       for(let tile of __sveltets_2_ensureArray((open.tiles.slice(0, SHOWN)))){tile;
       { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {         "label":t[open.what](tile),"choices":kinds,"value":chosen.tiles?.[tile] ?? '',"onchange":(id) => {
          say(tile, id)
        },}});}
    }
   }
   { svelteHTML.createElement("p", { "class":`small quiet`,});open.tiles.length > SHOWN ? t.more(open.tiles.length - SHOWN) : t.note; }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const FileChoices__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type FileChoices__SvelteComponent_ = ReturnType<typeof FileChoices__SvelteComponent_>;
/*Ωignore_endΩ*/export default FileChoices__SvelteComponent_;