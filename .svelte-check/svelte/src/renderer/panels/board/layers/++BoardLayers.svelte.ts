///<reference types="svelte" />
;
import { legendOf, type LegendEntry } from '../../../../shared/scene/sceneLegend.ts'
import type { BoardScene, Layer } from '../../../../shared/scene/scene.ts'
import { useApp } from '../../../actions/app.ts'
import { surveyOf } from '../../../actions/board/boardSurvey.ts'
import { hiddenLayers, setBoard, showLayer } from '../../../model/board/layers.ts'
import { legendName } from '../../../model/board/legendName.ts'
import { openPlayers } from '../../../model/board/mirror.ts'
import { squarePixels } from '../../../model/board/trueSize.ts'
import { boardTexts } from '../../../i18n/texts.ts'
import Button from '../../ui/Button.svelte'
import Toggle from '../../ui/Toggle.svelte'
import Swatch from './Swatch.svelte';

;type $$ComponentProps =  { scene: BoardScene };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  

  const { scene }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { session, settings, timeline } = useApp()
  const hidden = $derived(hiddenLayers(settings.current))
  const legend = $derived(legendOf(scene))
  const layers = $derived([...new Set(legend.map(({ layer }) => layer))])
  const { legend: words } = boardTexts
  const measured = $derived(squarePixels(settings.current) !== null)
  /** What special terrain does, in the words of its rule. */
  function summaryOf({ layer, name }: LegendEntry): string {
    const there = layer === 'special' ? scene.board.squares.find(({ special }) => special === name) : undefined
    const rules = there ? (surveyOf(timeline.shown)?.rulesAt(there.at) ?? []) : []
    return rules.flatMap(({ rule, wholeMap }) => (wholeMap ? [] : [rule.summary])).join(' ')
  }
  const set = (layer: Layer, on: boolean) => {
    showLayer(settings, layer, on)
  }
;
async () => {


 { svelteHTML.createElement("div", {   "class":`layers`,...__sveltets_2_empty({"data-testid":`board-layers`}),});
   { svelteHTML.createElement("h3", {});words.title; }
  if(legend.length === 0){ { svelteHTML.createElement("p", { "class":`quiet`,});words.empty; }}
     for(let layer of __sveltets_2_ensureArray(layers)){layer;
    const entries = legend.filter((entry) => entry.layer === layer);
     { svelteHTML.createElement("div", { "class":['layer', { several: entries.length > 1 }],});
      if(entries.length > 1){ { svelteHTML.createElement("h4", {});boardTexts.layers[layer]; }}
       { const $$_elggoT2C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT2C({ target: __sveltets_2_any(), props: {        "label":words.hide(boardTexts.layers[layer]),"hideLabel":true,"checked":!hidden.includes(layer),"onchange":(on) => {
          set(layer, on)
        },}});}
       { svelteHTML.createElement("ul", {});
           for(let entry of __sveltets_2_ensureArray(entries)){`${entry.edge ?? ''} ${entry.name ?? ''}`;
          const summary = summaryOf(entry);
           { svelteHTML.createElement("li", { ...__sveltets_2_empty({"data-testid":`legend-entry`}),});
             { const $$_hctawS4C = __sveltets_2_ensureComponent(Swatch); new $$_hctawS4C({ target: __sveltets_2_any(), props: {   entry,"theme":scene.theme,}});}
             { svelteHTML.createElement("span", { "class":`name`,});legendName(entry); }
             { svelteHTML.createElement("span", { "class":`count numbers quiet`,});words.count(entry.count); }
           }
          if(summary){ { svelteHTML.createElement("li", { "class":`small quiet does`,});summary; }}
        }
       }
     }
  }
   { svelteHTML.createElement("hr", {});}
   { const $$_elggoT1C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT1C({ target: __sveltets_2_any(), props: {       "label":words.squareNames,"checked":settings.current.squareNames,"onchange":(squareNames) => {
      settings.set({ squareNames })
    },}});}
   { const $$_elggoT1C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT1C({ target: __sveltets_2_any(), props: {       "label":boardTexts.layers.labels,"checked":!hidden.includes('labels'),"onchange":(on) => {
      set('labels', on)
    },}});}
   { const $$_elggoT1C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT1C({ target: __sveltets_2_any(), props: {       "label":boardTexts.layers.overlay,"checked":!hidden.includes('overlay'),"onchange":(on) => {
      set('overlay', on)
    },}});}
   { const $$_elggoT1C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT1C({ target: __sveltets_2_any(), props: {       "label":boardTexts.profile.title,"checked":settings.current.board?.profile !== false,"onchange":(on) => {
      setBoard(settings, { profile: on ? undefined : false })
    },}});}
   { svelteHTML.createElement("hr", {});}
   { const $$_elggoT1C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT1C({ target: __sveltets_2_any(), props: {         "label":boardTexts.trueSize.on,"hint":measured ? boardTexts.trueSize.onHint : boardTexts.trueSize.needed,"checked":session.board.trueSize && measured,"onchange":(on) => {
      if (on && !measured) session.board.calibrating = true
      else session.board.trueSize = on
    },}});}
   { const $$_elggoT1C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT1C({ target: __sveltets_2_any(), props: {         "label":boardTexts.trueSize.figures,"hint":boardTexts.trueSize.figuresHint,"checked":!(settings.current.gestures ?? true),"onchange":(on) => {
      settings.set({ gestures: !on })
    },}});}
   { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
      session.board.calibrating = true
    },}});boardTexts.trueSize.calibrate;  Button}
   { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"onclick":openPlayers,}});boardTexts.players.open; Button}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const BoardLayers__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type BoardLayers__SvelteComponent_ = ReturnType<typeof BoardLayers__SvelteComponent_>;
/*Ωignore_endΩ*/export default BoardLayers__SvelteComponent_;