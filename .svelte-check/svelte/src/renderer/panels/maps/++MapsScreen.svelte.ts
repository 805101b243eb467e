///<reference types="svelte" />
;
  import { lazily } from '../parts/later/lazily.ts'

  const FROM_PICTURE = lazily(() => import('../mapPicture/PictureRoom.svelte'))
;;

import MapIcon from '@lucide/svelte/icons/map'
import CopyPlus from '@lucide/svelte/icons/copy-plus'
import ImagePlus from '@lucide/svelte/icons/image-plus'
import PenLine from '@lucide/svelte/icons/pen-line'
import Plus from '@lucide/svelte/icons/plus'
import { useApp } from '../../actions/app.ts'
import { useMap } from '../../actions/table/figureActions.ts'
import { suits } from '../../model/library/suits.ts'
import { activeRuleset } from '../../actions/games/activeTable.ts'
import { importingTexts, shippedText, texts } from '../../i18n/texts.ts'
import ChooseButton from '../importing/ChooseButton.svelte'
import ChosenBar from '../importing/ChosenBar.svelte'
import OwnDocuments from '../importing/OwnDocuments.svelte'
import Badge from '../ui/Badge.svelte'
import Button from '../ui/Button.svelte'
import EmptyState from '../ui/EmptyState.svelte'
import IconButton from '../ui/IconButton.svelte'
import { pictureIn } from '../../model/mapPicture/pictureIn.ts'
import { narrowed } from '../../text/choices.ts'
import { duplicateMap, editMap, newMap } from '../../actions/mapRoom/rooms.ts'
import { mapRoomTexts as t } from '../../i18n/laterTexts.ts'
import { MAP_SIZES } from '../../../shared/mapEdit/blankMap.ts'
import Later from '../parts/later/Later.svelte'
import HexMaps from './HexMaps.svelte'
import MapPreview from './MapPreview.svelte'
import ScreenFrame from '../ui/ScreenFrame.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const { library, table } = app
  let picturing = $state(false)
  /** The picture that was pasted or dropped here. */
  let first = $state.raw<File | null>(null)
  let typed = $state('')
  const found = $derived(
    narrowed(library.maps.filter(suits(activeRuleset(app))), typed, (file) =>
      [file.name, shippedText(file.name), shippedText(file.description)].join(' ')
    )
  )
  const ownTerrain = $derived(library.specialTerrain.filter(({ rule }) => library.isOwn('specialTerrain', rule.id)))

  /** A picture that is brought to the maps is the beginning of one. */
  function take(event: Event, file: File | null) {
    if (!file || picturing) return
    event.preventDefault()
    event.stopPropagation()
    first = file
    picturing = true
  }
;
async () => {




 { svelteHTML.createElement("svelte:window", {     "onpaste":(event) => {
    take(event, pictureIn(event.clipboardData))
  },"ondropcapture":(event) => {
    take(event, pictureIn(event.dataTransfer))
  },});}

if(picturing){
   { const $$_retaL0C = __sveltets_2_ensureComponent(Later); new $$_retaL0C({ target: __sveltets_2_any(), props: {       "part":FROM_PICTURE,"props":{
      first,
      onclose: () => {
        picturing = false
        first = null
      }
    },"onfail":() => {
      picturing = false
    },}});}
}else{
   { const $$_emarFneercS0C = __sveltets_2_ensureComponent(ScreenFrame); const $$_emarFneercS0 = new $$_emarFneercS0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"title":texts.maps.title,"search":texts.maps.search,typed,}});/*Ωignore_startΩ*/() => typed = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_emarFneercS0.$$bindings = 'typed';
     { svelteHTML.createElement("div", {     "class":`new`,"role":`group`,"aria-label":t.new,});
       { svelteHTML.createElement("span", { "class":`quiet`,});t.new; }
         for(let size of __sveltets_2_ensureArray(MAP_SIZES)){size.join();
         { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"aria-label":`${t.new}: ${size.join(' × ')}`,"onclick":() => {
            void newMap(app, size)
          },}}); { const $$_sulP3C = __sveltets_2_ensureComponent(Plus); new $$_sulP3C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}size.join(' × ');  Button}
      }
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
          picturing = true
        },}}); { const $$_sulPegamI3C = __sveltets_2_ensureComponent(ImagePlus); new $$_sulPegamI3C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}texts.maps.fromPicture;  Button}
     }
     { const $$_raBnesohC1C = __sveltets_2_ensureComponent(ChosenBar); new $$_raBnesohC1C({ target: __sveltets_2_any(), props: {}});}
    if(library.maps.length === 0){
       { const $$_etatSytpmE1C = __sveltets_2_ensureComponent(EmptyState); new $$_etatSytpmE1C({ target: __sveltets_2_any(), props: {      "icon":MapIcon,"title":texts.maps.empty,"text":texts.maps.emptyText,}});}
    } else if (found.length === 0){
       { const $$_etatSytpmE1C = __sveltets_2_ensureComponent(EmptyState); new $$_etatSytpmE1C({ target: __sveltets_2_any(), props: {      "icon":MapIcon,"title":texts.maps.none,"text":texts.maps.noneText,}});}
    }else{
       { svelteHTML.createElement("ul", {});
           for(let file of __sveltets_2_ensureArray(found)){file.id;
          const name = shippedText(file.name);
           { svelteHTML.createElement("li", {});
             { const $$_weiverPpaM3C = __sveltets_2_ensureComponent(MapPreview); new $$_weiverPpaM3C({ target: __sveltets_2_any(), props: {  "map":file.map,}});}
             { svelteHTML.createElement("div", { "class":`words`,});
               { svelteHTML.createElement("h2", {});name; }
              if(table.case.map?.id === file.id){ { const $$_egdaB4C = __sveltets_2_ensureComponent(Badge); new $$_egdaB4C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"tone":`good`,}});texts.maps.onTable; Badge}}
               { svelteHTML.createElement("p", { "class":`small quiet numbers`,});
                texts.maps.size(...file.map.size);file.specialTerrain.length ? ` · ${texts.maps.special}` : '';
               }
               { svelteHTML.createElement("p", { "class":`quiet`,});shippedText(file.description); }
             }
             { svelteHTML.createElement("div", { "class":`act`,});
               { const $$_nottuBesoohC4C = __sveltets_2_ensureComponent(ChooseButton); new $$_nottuBesoohC4C({ target: __sveltets_2_any(), props: {     "table":`maps`,"id":file.id,name,}});}
               { const $$_nottuBnocI4C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI4C({ target: __sveltets_2_any(), props: {       "icon":CopyPlus,"label":t.duplicateOf(name),"onclick":() => {
                  void duplicateMap(app, file)
                },}});}
               { const $$_nottuBnocI4C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI4C({ target: __sveltets_2_any(), props: {       "icon":PenLine,"label":t.editOf(name),"onclick":() => {
                  editMap(app, file.id)
                },}});}
               { const $$_nottuB4C = __sveltets_2_ensureComponent(Button); new $$_nottuB4C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
                  useMap(app, file)
                },}});texts.maps.use;  Button}
             }
           }
        }
       }
    }
     { const $$_spaMxeH1C = __sveltets_2_ensureComponent(HexMaps); new $$_spaMxeH1C({ target: __sveltets_2_any(), props: {}});}
     { svelteHTML.createElement("div", { "class":`own`,});
       { const $$_stnemucoDnwO2C = __sveltets_2_ensureComponent(OwnDocuments); new $$_stnemucoDnwO2C({ target: __sveltets_2_any(), props: {       "title":importingTexts.terrain,"table":`specialTerrain`,"documents":ownTerrain.map(({ rule }) => ({
          id: rule.id,
          name: rule.name,
          note: importingTexts.detail.clauses(rule.clauses.length)
        })),}});}
     }
   ScreenFrame}
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const MapsScreen__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type MapsScreen__SvelteComponent_ = ReturnType<typeof MapsScreen__SvelteComponent_>;
/*Ωignore_endΩ*/export default MapsScreen__SvelteComponent_;