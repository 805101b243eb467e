///<reference types="svelte" />
;
import { useApp } from '../../actions/app.ts'
import type { SuggestedArea, Suggestion } from '../../../shared/mapPicture/suggest.ts'
import { mapPictureTexts as t } from '../../i18n/laterTexts.ts'
import { shippedText } from '../../i18n/texts.ts'
import { SIDE_NAMES, type FromPicture } from '../../model/mapPicture/fromPicture.svelte.ts'
import Button from '../ui/Button.svelte'
import NumberField from '../ui/NumberField.svelte';

;type $$ComponentProps =  { making: FromPicture; suggestion: Suggestion };function $$render() {

  
  
  
  
  
  
  

  const { making, suggestion }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { library } = useApp()
  const rules = $derived(library.specialTerrain.map(({ rule }) => rule))
  const raised = $derived(suggestion.areas.filter((area) => area.ink === 'elevated' && making.accepted.has(area)))
  const percent = ({ confidence }: SuggestedArea): number => Math.round(confidence * 100)
;
async () => {


if(suggestion.areas.length === 0 && suggestion.walls.length === 0){
   { svelteHTML.createElement("p", {});t.nothing; }
}else{
   { svelteHTML.createElement("p", { "class":`small quiet`,});t.foundNote; }
   { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"wide":true,"onclick":() => {
      making.acceptAll()
    },}});t.acceptAll;  Button}
  if(raised.length > 0){
    
     { svelteHTML.createElement("div", {     "class":`levels`,"role":`group`,"aria-label":t.levels,});
       { svelteHTML.createElement("p", { "class":`small quiet`,});t.levelsNote; }
          for(let area of __sveltets_2_ensureArray(raised)){let index = 1;area;
         { svelteHTML.createElement("div", {     "onfocusin":({ target }) => {
            making.meant = area
            // One digit takes the place of the one before.
            if (target instanceof HTMLInputElement) target.select()
          },"onfocusout":() => {
            making.meant = null
          },});
           { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {           "label":t.levelOf(index + 1, area.squares.length),"min":2,"max":9,"value":making.accepted.get(area)?.level,"onchange":(level) => {
              making.accept(area, { level })
            },}});}
         }
      }
     }
  }
   { svelteHTML.createElement("ul", { ...__sveltets_2_empty({"data-testid":`areas`}),});
        for(let area of __sveltets_2_ensureArray(suggestion.areas)){let index = 1;index;
      const meaning = making.accepted.get(area);
      const isIn = meaning !== undefined;
       { svelteHTML.createElement("li", { });isIn;
         { svelteHTML.createElement("span", {    "class":`chip`,"aria-hidden":`true`,});__sveltets_2_ensureType(String, Number, ` ${making.inks[area.ink].rgb.join(' ')} `); }
         { svelteHTML.createElement("div", { "class":`words`,});
           { svelteHTML.createElement("p", {});t.area(t.ink[area.ink], area.squares.length); }
           { svelteHTML.createElement("p", { "class":`small quiet numbers`,});t.confidence(percent(area)); }
          if(isIn && area.ink === 'starting'){
             { svelteHTML.createElement("select", {         "class":`entry`,"aria-label":t.side(''),"value":meaning.side,"onchange":(event) => {
                making.accept(area, { side: event.currentTarget.value })
              },});
                 for(let side of __sveltets_2_ensureArray(SIDE_NAMES)){side; { svelteHTML.createElement("option", { "value":side,});t.side(t.sides[side]); }}
             }
          } else if (area.ink === 'special'){
             { svelteHTML.createElement("select", {         "class":`entry`,"aria-label":t.special,"value":meaning?.special ?? '',"onchange":(event) => {
                making.accept(area, { special: event.currentTarget.value || undefined })
              },});
               { svelteHTML.createElement("option", {"value":"",});t.noRule; }
                 for(let rule of __sveltets_2_ensureArray(rules)){rule.id; { svelteHTML.createElement("option", { "value":rule.id,});shippedText(rule.name); }}
             }
          }
         }
         { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {        children:() => { return __sveltets_2_any(0); },"aria-pressed":isIn,"look":isIn ? 'quiet' : 'plain',"disabled":!isIn && area.ink === 'special',"onclick":() => {
            if (isIn) making.refuse(area)
            else making.accept(area)
          },}});isIn ? t.leave : t.accept;  Button}
       }
    }
    if(suggestion.walls.length > 0){
       { svelteHTML.createElement("li", { });making.wallsAccepted;
         { svelteHTML.createElement("span", {    "class":`chip`,"aria-hidden":`true`,});__sveltets_2_ensureType(String, Number, " "); }
         { svelteHTML.createElement("div", { "class":`words`,}); { svelteHTML.createElement("p", {});t.walls(suggestion.walls.length); } }
         { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"aria-pressed":making.wallsAccepted,"look":making.wallsAccepted ? 'quiet' : 'plain',"onclick":() => {
            making.wallsAccepted = !making.wallsAccepted
          },}});making.wallsAccepted ? t.leave : t.accept;  Button}
       }
    }
   }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const AreaList__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type AreaList__SvelteComponent_ = ReturnType<typeof AreaList__SvelteComponent_>;
/*Ωignore_endΩ*/export default AreaList__SvelteComponent_;