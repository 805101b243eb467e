///<reference types="svelte" />
;
import { onMount } from 'svelte'
import Download from '@lucide/svelte/icons/download'
import Undo from '@lucide/svelte/icons/undo-2'
import Trash from '@lucide/svelte/icons/trash-2'
import { useApp } from '../../actions/app.ts'
import {
    countOf,
    deletable,
    deleteChosen,
    exportPack,
    MAP_FILE_KINDS,
    mapAs,
    namesOf,
    saveAs,
    SET_FILE_KINDS,
    setAs,
    withNeeded,
    type MapFileKind,
    type SetFileKind
  } from '../../actions/importing/exportActions.ts'
import { restoreUndo, undoLast } from '../../actions/importing/libraryUndo.ts'
import { importingTexts, texts } from '../../i18n/texts.ts'
import Button from '../ui/Button.svelte'
import Dialog from '../ui/Dialog.svelte'
import { mapsTexts } from '../../i18n/laterTexts.ts'
import { lostWords } from '../../model/importing/foreignWords.ts'
import type { Exported } from '../../../shared/formats/exporting/exporter.ts'
import Field from '../ui/Field.svelte'
import Segments from '../ui/Segments.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  onMount(() => void restoreUndo(app))
  const {
    library,
    session: { imports }
  } = app
  const { chosen } = imports
  const selection = $derived(chosen.of(library))
  const count = $derived(countOf(selection))
  const whole = $derived(withNeeded(app, selection))
  const own = $derived(countOf(deletable(app, selection)))
  let name = $state('')
  let version = $state('1')
  let origin = $state('')
  let saving = $state(false)
  $effect(() => {
    if (chosen.exporting) name = namesOf(selection)[0] ?? ''
  })

  /** A single map or figure set may be for another program. */
  const lone = $derived(
    count !== 1
      ? undefined
      : selection.maps[0]
        ? { of: 'map' as const, document: selection.maps[0] }
        : selection.figureSets[0]
          ? { of: 'set' as const, document: selection.figureSets[0] }
          : undefined
  )
  let kind = $state<'pack' | MapFileKind | SetFileKind>('pack')
  const kinds = $derived(
    (['pack', ...(lone?.of === 'set' ? SET_FILE_KINDS : MAP_FILE_KINDS)] as const).map((id) => ({ id, label: mapsTexts.fileKinds[id] }))
  )
  /** What the chosen kind makes of it; null: it is a pack. */
  function made(): Promise<Exported> | null {
    const mapKind = MAP_FILE_KINDS.find((one) => one === kind)
    const setKind = SET_FILE_KINDS.find((one) => one === kind)
    if (lone?.of === 'map' && mapKind) return mapAs(app, lone.document, mapKind)
    return lone?.of === 'set' && setKind ? setAs(lone.document, setKind) : null
  }
  let other = $state.raw<Exported | null>(null)
  $effect(() => {
    other = null
    const wanted = kind
    if (!chosen.exporting) return
    void made()?.then((exported) => {
      if (kind === wanted) other = exported
    })
  })
  $effect(() => {
    if (!chosen.exporting || !kinds.some(({ id }) => id === kind)) kind = 'pack'
  })

  async function save(event: SubmitEvent) {
    event.preventDefault()
    if (saving) return
    saving = true
    const saved =
      kind !== 'pack' && lone && other
        ? await saveAs(app, lone.document.name, kind, other)
        : await exportPack(app, selection, {
            name: name.trim() || importingTexts.packName,
            version: version.trim(),
            origin: origin.trim()
          })
    saving = false
    if (saved) chosen.clear()
  }
;
async () => {


if(count > 0){
   { svelteHTML.createElement("div", {       "class":`bar`,"role":`toolbar`,"aria-label":importingTexts.chosen(count),...__sveltets_2_empty({"data-testid":`chosen-bar`}),});
     { svelteHTML.createElement("span", { "class":`numbers`,});importingTexts.chosen(count); namesOf(selection).join(', '); }
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":() => {
        chosen.exporting = true
      },}}); { const $$_daolnwoD2C = __sveltets_2_ensureComponent(Download); new $$_daolnwoD2C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}importingTexts.export;  Button}
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {       children:() => { return __sveltets_2_any(0); },"disabled":own === 0,"title":own === 0 ? importingTexts.startersStay : undefined,"onclick":() => {
        void deleteChosen(app, selection)
      },}});
       { const $$_hsarT2C = __sveltets_2_ensureComponent(Trash); new $$_hsarT2C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}own === count || own === 0 ? importingTexts.delete : importingTexts.deleteOwn(own);
     Button}
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
        chosen.clear()
      },}});importingTexts.chooseNone;  Button}
    if(own < count){ { svelteHTML.createElement("span", { "class":`small quiet`,});importingTexts.startersStay; }}
   }
} else if (imports.last){
   { svelteHTML.createElement("p", { "class":`back`,});
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
        void undoLast(app)
      },}}); { const $$_odnU2C = __sveltets_2_ensureComponent(Undo); new $$_odnU2C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}importingTexts.undoOf(imports.last.label);  Button}
   }
}

  { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {         children:() => { return __sveltets_2_any(0); },"open":chosen.exporting && count > 0,"title":kind === 'pack' ? importingTexts.exportTitle : mapsTexts.fileKinds[kind],"description":importingTexts.exportText(namesOf(whole)),"beginInside":true,"onclose":() => {
    chosen.exporting = false
  },actions:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        chosen.exporting = false
      },}});texts.cancel;  Button}
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {        children:() => { return __sveltets_2_any(0); },"look":`primary`,"type":`submit`,"form":`export-pack`,"disabled":saving || (kind !== 'pack' && other === null),}});kind === 'pack' ? importingTexts.export : mapsTexts.save;  Button}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
  if(lone){
     { svelteHTML.createElement("div", { "class":`kind`,});
       { svelteHTML.createElement("span", {});mapsTexts.fileKind; }
       { const $$_stnemgeS2C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS2C({ target: __sveltets_2_any(), props: {         "label":mapsTexts.fileKind,"choices":kinds,"value":kind,"onchange":(id) => {
          kind = id
        },}});}
     }
  }
  if(kind !== 'pack'){
     { svelteHTML.createElement("div", {   "class":`lost`,...__sveltets_2_empty({"data-testid":`export-lost`}),});
      if(other && other.lost.length > 0){
         { svelteHTML.createElement("p", {});mapsTexts.lostTitle; }
         { svelteHTML.createElement("ul", {});
             for(let lost of __sveltets_2_ensureArray(other.lost)){lost.code; { svelteHTML.createElement("li", { "class":`small`,});lostWords(lost); }}
         }
      } else if (other){ { svelteHTML.createElement("p", {});lone?.of === 'set' ? mapsTexts.nothingLostOfSet : mapsTexts.nothingLost; }}
     }
  }
   { svelteHTML.createElement("form", {     "id":`export-pack`,"onsubmit":save,"hidden":kind !== 'pack',});
     { const $$_dleiF2C = __sveltets_2_ensureComponent(Field); new $$_dleiF2C({ target: __sveltets_2_any(), props: {         "label":importingTexts.packNameLabel,"value":name,"maxlength":120,"onchange":(value) => {
        name = value
      },}});}
     { const $$_dleiF2C = __sveltets_2_ensureComponent(Field); new $$_dleiF2C({ target: __sveltets_2_any(), props: {         "label":importingTexts.packOrigin,"value":origin,"maxlength":200,"onchange":(value) => {
        origin = value
      },}});}
     { const $$_dleiF2C = __sveltets_2_ensureComponent(Field); new $$_dleiF2C({ target: __sveltets_2_any(), props: {         "label":importingTexts.packVersion,"value":version,"maxlength":40,"onchange":(value) => {
        version = value
      },}});}
   }
  
 Dialog}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ChosenBar__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ChosenBar__SvelteComponent_ = ReturnType<typeof ChosenBar__SvelteComponent_>;
/*Ωignore_endΩ*/export default ChosenBar__SvelteComponent_;