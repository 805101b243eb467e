///<reference types="svelte" />
;;
  type Kind =
    | 'wall'
    | 'barriers'
    | 'stairs'
    | 'hindering'
    | 'blocking'
    | 'water'
    | 'elevated'
    | 'special'
    | 'starting'
    | 'indoor'
    | 'outdoor'
    | 'clear';
;type $$ComponentProps =  { kind: Kind; /** A level's number. */ text?: string; size?: number };function $$render() {


  const { kind, text = '', size = 24 }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const filled = $derived(['hindering', 'blocking', 'water', 'special', 'starting'].includes(kind))
;
async () => {


 { svelteHTML.createElement("svg", {         "width":size,"height":size,"viewBox":`0 0 24 24`,"aria-hidden":`true`,"fill":`none`,});
   { svelteHTML.createElement("rect", {              "x":`2`,"y":`2`,"width":`20`,"height":`20`,"rx":`2`,"fill":filled ? `var(--map-${kind})` : 'var(--map-ground)',"stroke":`var(--map-grid)`,});}
  if(kind === 'hindering'){
     { svelteHTML.createElement("g", {  "fill":`var(--map-hindering-ink)`,});   for(let [x, y] of __sveltets_2_ensureArray(([[6, 6], [12, 6], [18, 6], [9, 12], [15, 12], [6, 18], [12, 18], [18, 18]]))){`${x},${y}`; { svelteHTML.createElement("circle", {       "cx":x,"cy":y,"r":`1.6`,});}} }
  } else if (kind === 'blocking'){
     { svelteHTML.createElement("path", {       "d":`M3 9 9 3M3 15 15 3M3 21 21 3M9 21 21 9M15 21 21 15M3 9 15 21M3 15 9 21M3 3 21 21M9 3 21 15M15 3 21 9`,"stroke":`var(--map-blocking-ink)`,"stroke-width":`1.2`,});}
  } else if (kind === 'water'){
     { svelteHTML.createElement("path", {      "d":`M3 8c3-3 6 3 9 0s6 3 9 0M3 13c3-3 6 3 9 0s6 3 9 0M3 18c3-3 6 3 9 0s6 3 9 0`,"stroke":`var(--map-water-ink)`,"stroke-width":`1.6`,});}
  } else if (kind === 'special'){
     { svelteHTML.createElement("path", {      "d":`M3 9 9 3M3 15 15 3M3 21 21 3M9 21 21 9M15 21 21 15`,"stroke":`var(--map-special-ink)`,"stroke-width":`1.8`,});}
  } else if (kind === 'starting'){
     { svelteHTML.createElement("path", {      "d":`M8 19V5m0 1h9l-3 3 3 3H8`,"stroke":`var(--map-starting-ink)`,"stroke-width":`1.8`,});}
  } else if (kind === 'elevated'){
     { svelteHTML.createElement("rect", {              "x":`3.25`,"y":`3.25`,"width":`17.5`,"height":`17.5`,"rx":`1`,"stroke":`var(--map-rim)`,"stroke-width":`2.5`,});}
     { svelteHTML.createElement("text", {           "x":`12`,"y":`16.5`,"text-anchor":`middle`,"font-size":`12`,"font-weight":`700`,"fill":`var(--ink)`,});text; }
  } else if (kind === 'indoor'){
     { svelteHTML.createElement("rect", {            "x":`3`,"y":`3`,"width":`18`,"height":`18`,"stroke":`var(--map-indoor)`,"stroke-width":`2`,});}
     { svelteHTML.createElement("path", {      "d":`M7 13l5-5 5 5M9 12v5h6v-5`,"stroke":`var(--ink)`,"stroke-width":`1.5`,});}
  } else if (kind === 'outdoor'){
     { svelteHTML.createElement("circle", {          "cx":`12`,"cy":`12`,"r":`4`,"stroke":`var(--ink)`,"stroke-width":`1.5`,});}
  } else if (kind === 'wall'){
     { svelteHTML.createElement("path", {      "d":`M12 0V24`,"stroke":`var(--map-wall-casing)`,"stroke-width":`6`,});} { svelteHTML.createElement("path", {       "d":`M12 0.5V23.5`,"stroke":`var(--map-wall)`,"stroke-width":`3.5`,});}
  } else if (kind === 'barriers'){
     { svelteHTML.createElement("path", {        "d":`M10 1V23M14 1V23`,"stroke":`var(--map-barrier)`,"stroke-width":`1.8`,"stroke-dasharray":`4 2`,});}
  } else if (kind === 'stairs'){
     { svelteHTML.createElement("path", {      "d":`M5 19h4v-4h4v-4h4V7h3`,"stroke":`var(--ink)`,"stroke-width":`1.8`,});}
  }else{
     { svelteHTML.createElement("path", {      "d":`M7 17 17 7M7 7l10 10`,"stroke":`var(--ink-quiet)`,"stroke-width":`1.8`,});}
  }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const TerrainMark__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type TerrainMark__SvelteComponent_ = ReturnType<typeof TerrainMark__SvelteComponent_>;
/*Ωignore_endΩ*/export default TerrainMark__SvelteComponent_;