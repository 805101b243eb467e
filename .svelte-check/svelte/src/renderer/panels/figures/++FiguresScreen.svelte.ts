///<reference types="svelte" />
;
  import { lazily } from '../parts/later/lazily.ts'

  const EDITING = lazily(() => import('./editing/FigureRoomView.svelte'))
;;

import ArrowLeft from '@lucide/svelte/icons/arrow-left'
import ClipboardPaste from '@lucide/svelte/icons/clipboard-paste'
import FolderOpen from '@lucide/svelte/icons/folder-open'
import Plus from '@lucide/svelte/icons/plus'
import ScanText from '@lucide/svelte/icons/scan-text'
import Users from '@lucide/svelte/icons/users'
import { useApp } from '../../actions/app.ts'
import { finderOf } from '../../actions/figures/finder.ts'
import { readCards } from '../../actions/cards/readCards.ts'
import { newFigure, newSet, renameSet } from '../../actions/figures/figures.ts'
import { pastingOf, readPasted } from '../../actions/figures/pasting.ts'
import { openFile } from '../../actions/table/fileActions.ts'
import { shippedText, texts } from '../../i18n/texts.ts'
import { figuresTexts as t } from '../../i18n/laterTexts.ts'
import ChosenBar from '../importing/ChosenBar.svelte'
import Later from '../parts/later/Later.svelte'
import Button from '../ui/Button.svelte'
import EmptyState from '../ui/EmptyState.svelte'
import Field from '../ui/Field.svelte'
import IconButton from '../ui/IconButton.svelte'
import ScreenFrame from '../ui/ScreenFrame.svelte'
import Toggle from '../ui/Toggle.svelte'
import Segments from '../ui/Segments.svelte'
import ElementsView from './elements/ElementsView.svelte'
import TeamsView from './teams/TeamsView.svelte'
import PasteDialog from './PasteDialog.svelte'
import FigurePage from './page/FigurePage.svelte'
import FigureList from './shelf/FigureList.svelte'
import SetShelves from './shelf/SetShelves.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const { library } = app
  const finder = finderOf(app)
  const isListed = $derived(finder.isSearching || finder.set !== null)
  const count = $derived(isListed ? finder.found.length : library.figureSets.reduce((sum, { figures }) => sum + figures.length, 0))
  const views = (['figures', 'teams', 'elements'] as const).map((id) => ({ id, label: t.views[id] }))
  // Who types into the search looks for figures, or for game elements if they are shown.
  $effect(() => {
    if (finder.isSearching && finder.view === 'teams') finder.view = 'figures'
  })
  // The index of names is there before the first key.
  $effect(() => {
    const soon = setTimeout(() => void finder.index.figures.length, 100)
    return () => {
      clearTimeout(soon)
    }
  })
  let renaming = $state<string | null>(null)

  /** What was copied elsewhere comes in by Ctrl+V, as long as nobody types. */
  function onpaste(event: ClipboardEvent) {
    if (event.target instanceof HTMLElement && event.target.matches('input, textarea')) return
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (text.trim() === '' || finder.room) return
    event.preventDefault()
    pastingOf(app).text = text
    void readPasted(app)
  }
;
async () => {




 { svelteHTML.createElement("svelte:window", { onpaste,});}

if(finder.room){
   { const $$_retaL0C = __sveltets_2_ensureComponent(Later); new $$_retaL0C({ target: __sveltets_2_any(), props: {       "part":EDITING,"props":{ room: finder.room },"onfail":() => {
      finder.room = null
    },}});}
}else{
   { const $$_emarFneercS0C = __sveltets_2_ensureComponent(ScreenFrame); const $$_emarFneercS0 = new $$_emarFneercS0C({ target: __sveltets_2_any(), props: {         children:() => { return __sveltets_2_any(0); },"title":texts.figures.title,"search":t.search,"note":texts.figures.count(count),typed:finder.typed,"testid":`figures`,}});/*Ωignore_startΩ*/() => finder.typed = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_emarFneercS0.$$bindings = 'typed';
     { svelteHTML.createElement("div", { "class":`screen`,});
       { const $$_stnemgeS2C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS2C({ target: __sveltets_2_any(), props: {         "label":t.views.title,"choices":views,"value":finder.view,"onchange":(view) => {
          finder.view = view
        },}});}
      if(finder.view === 'teams'){ { const $$_weiVsmaeT2C = __sveltets_2_ensureComponent(TeamsView); new $$_weiVsmaeT2C({ target: __sveltets_2_any(), props: {}});}} else if (finder.view === 'elements'){ { const $$_weiVstnemelE2C = __sveltets_2_ensureComponent(ElementsView); new $$_weiVstnemelE2C({ target: __sveltets_2_any(), props: {}});}}else{
         { svelteHTML.createElement("div", { "class":`bar`,});
          if(isListed){
             { const $$_nottuBnocI3C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI3C({ target: __sveltets_2_any(), props: {       "icon":ArrowLeft,"label":t.allSets,"onclick":() => {
                finder.openSet(null)
              },}});}
            if(!finder.isSearching && finder.set){
              const set = finder.set;
              if(renaming === null){
                 { svelteHTML.createElement("button", {        "type":`button`,"class":`title`,"title":t.rename,"onclick":() => {
                    renaming = shippedText(set.name)
                  },});shippedText(set.name); }
              }else{
                 { svelteHTML.createElement("form", {   "onsubmit":(event) => {
                    event.preventDefault()
                    void renameSet(app, set, renaming ?? '')
                    renaming = null
                  },});
                   { const $$_dleiF4C = __sveltets_2_ensureComponent(Field); new $$_dleiF4C({ target: __sveltets_2_any(), props: {          "label":t.rename,"hideLabel":true,"value":renaming,"maxlength":120,"onchange":(name) => {
                      renaming = name
                    },}});}
                   { const $$_nottuB4C = __sveltets_2_ensureComponent(Button); new $$_nottuB4C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"type":`submit`,}});t.save; Button}
                 }
              }
            }
             { svelteHTML.createElement("span", { "class":`full`,});
               { const $$_elggoT4C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT4C({ target: __sveltets_2_any(), props: {       "label":t.fullOnly,"checked":finder.fullOnly,"onchange":(on) => {
                  finder.fullOnly = on
                },}});}
             }
          }else{
             { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
                void newSet(app)
              },}}); { const $$_sulP4C = __sveltets_2_ensureComponent(Plus); new $$_sulP4C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.newSet;  Button}
          }
           { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
              void newFigure(app)
            },}}); { const $$_sulP4C = __sveltets_2_ensureComponent(Plus); new $$_sulP4C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.newFigure;  Button}
          if(!finder.isSearching && library.figureSets.length > 0){
             { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => void readCards(app, finder.set ? { set: finder.set.id } : {}),}}); { const $$_txeTnacS4C = __sveltets_2_ensureComponent(ScanText); new $$_txeTnacS4C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.cards.read;  Button}
          }
           { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
              void openFile(app)
            },}}); { const $$_nepOredloF4C = __sveltets_2_ensureComponent(FolderOpen); new $$_nepOredloF4C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.import;  Button}
           { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
              pastingOf(app).show()
            },}}); { const $$_etsaPdraobpilC4C = __sveltets_2_ensureComponent(ClipboardPaste); new $$_etsaPdraobpilC4C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.paste;  Button}
         }
        if(finder.isSearching && finder.query.unread.length > 0){
           { svelteHTML.createElement("p", {   "class":`small quiet`,"role":`status`,});t.unread(finder.query.unread); }
        }
        if(!isListed){
           { svelteHTML.createElement("div", { "class":`shelves`,});
             { const $$_raBnesohC3C = __sveltets_2_ensureComponent(ChosenBar); new $$_raBnesohC3C({ target: __sveltets_2_any(), props: {}});} { const $$_sevlehSteS3C = __sveltets_2_ensureComponent(SetShelves); new $$_sevlehSteS3C({ target: __sveltets_2_any(), props: {}});}
             { svelteHTML.createElement("p", { "class":`small quiet hint`,});t.searchHint; }
           }
        }else{
           { svelteHTML.createElement("div", { "class":['both', { page: finder.figure !== null }],});
             { svelteHTML.createElement("div", { "class":`list`,});
              if(finder.found.length > 0){ { const $$_tsiLerugiF4C = __sveltets_2_ensureComponent(FigureList); new $$_tsiLerugiF4C({ target: __sveltets_2_any(), props: {}});}
              }else{ { const $$_etatSytpmE4C = __sveltets_2_ensureComponent(EmptyState); new $$_etatSytpmE4C({ target: __sveltets_2_any(), props: {       "icon":Users,"title":finder.isSearching || finder.fullOnly ? texts.figures.none : t.emptySet,"text":finder.isSearching || finder.fullOnly ? texts.figures.noneText : t.emptySetText,}});}}
             }
            
             { svelteHTML.createElement("div", {       "class":`one`,"tabindex":0,"role":`region`,"aria-label":finder.figure?.name ?? t.chooseFigure,});
              if(finder.set && finder.figure){
                finder.figure.id; {
                   { const $$_egaPerugiF4C = __sveltets_2_ensureComponent(FigurePage); new $$_egaPerugiF4C({ target: __sveltets_2_any(), props: {       "set":finder.set,"figure":finder.figure,"onback":() => {
                      finder.figureId = null
                    },}});}
                }
              }else{ { svelteHTML.createElement("p", { "class":`quiet empty`,});t.chooseFigure; }}
             }
           }
        }
      }
     }
   ScreenFrame}
}

 { const $$_golaiDetsaP0C = __sveltets_2_ensureComponent(PasteDialog); new $$_golaiDetsaP0C({ target: __sveltets_2_any(), props: {}});}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const FiguresScreen__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type FiguresScreen__SvelteComponent_ = ReturnType<typeof FiguresScreen__SvelteComponent_>;
/*Ωignore_endΩ*/export default FiguresScreen__SvelteComponent_;