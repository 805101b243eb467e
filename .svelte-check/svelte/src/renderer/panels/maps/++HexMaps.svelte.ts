///<reference types="svelte" />
;
import PenLine from '@lucide/svelte/icons/pen-line'
import Plus from '@lucide/svelte/icons/plus'
import { useApp } from '../../actions/app.ts'
import { editMap, FIRST_HEXES, hexMapOnTable, newHexMap, useHexMap } from '../../actions/mapRoom/rooms.ts'
import { mapRoomTexts as t } from '../../i18n/laterTexts.ts'
import { shippedText, texts } from '../../i18n/texts.ts'
import ChooseButton from '../importing/ChooseButton.svelte'
import Button from '../ui/Button.svelte'
import IconButton from '../ui/IconButton.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  

  const app = useApp()
  const { library } = app
;
async () => {


 { svelteHTML.createElement("section", { "aria-labelledby":`hex-maps`,});
   { svelteHTML.createElement("h2", { "id":`hex-maps`,});t.hex.title; }
   { svelteHTML.createElement("div", { "class":`new`,});
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        void newHexMap(app, FIRST_HEXES)
      },}}); { const $$_sulP3C = __sveltets_2_ensureComponent(Plus); new $$_sulP3C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.hex.new;  Button}
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        void hexMapOnTable(app).then((map) => newHexMap(app, map))
      },}}); { const $$_sulP3C = __sveltets_2_ensureComponent(Plus); new $$_sulP3C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.hex.fromTable;  Button}
   }
   { svelteHTML.createElement("ul", {});
       for(let file of __sveltets_2_ensureArray(library.hexMaps)){file.id;
       { svelteHTML.createElement("li", {});
         { svelteHTML.createElement("div", { "class":`words`,});
           { svelteHTML.createElement("h3", {});shippedText(file.name); }
           { svelteHTML.createElement("p", { "class":`small quiet numbers`,});t.hex.hexes(file.map.hexes.length); }
           { svelteHTML.createElement("p", { "class":`quiet`,});shippedText(file.description); }
         }
         { const $$_nottuBesoohC3C = __sveltets_2_ensureComponent(ChooseButton); new $$_nottuBesoohC3C({ target: __sveltets_2_any(), props: {      "table":`hexMaps`,"id":file.id,"name":shippedText(file.name),}});}
         { const $$_nottuBnocI3C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI3C({ target: __sveltets_2_any(), props: {       "icon":PenLine,"label":t.editOf(shippedText(file.name)),"onclick":() => {
            editMap(app, file.id)
          },}});}
         { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
            useHexMap(app, file)
          },}});texts.maps.use;  Button}
       }
    }
   }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const HexMaps__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type HexMaps__SvelteComponent_ = InstanceType<typeof HexMaps__SvelteComponent_>;
/*Ωignore_endΩ*/export default HexMaps__SvelteComponent_;