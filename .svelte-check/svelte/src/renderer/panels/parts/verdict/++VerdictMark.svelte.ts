///<reference types="svelte" />
;
import type { Shape } from '../../../model/question/entry/askKind.ts';

;type $$ComponentProps =  { shape: Shape };function $$render() {

  
  const { shape }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
;
async () => {


  { svelteHTML.createElement("svg", {              "viewBox":`0 0 48 48`,"fill":`none`,"stroke":`currentColor`,"stroke-width":`5`,"stroke-linecap":`round`,"stroke-linejoin":`round`,"aria-hidden":`true`,});
  if(shape === 'open'){ { svelteHTML.createElement("circle", {      "cx":`24`,"cy":`24`,"r":`18`,});}
  } else if (shape === 'half'){ { svelteHTML.createElement("circle", {      "cx":`24`,"cy":`24`,"r":`18`,});} { svelteHTML.createElement("path", {      "d":`M24 6a18 18 0 0 0 0 36z`,"fill":`currentColor`,"stroke":`none`,});}
  } else if (shape === 'bar'){ { svelteHTML.createElement("circle", {        "cx":`24`,"cy":`24`,"r":`18`,"stroke-width":`4`,});} { svelteHTML.createElement("path", {    "d":`M12 24h24`,"stroke-width":`9`,});}
  } else if (shape === 'tick'){ { svelteHTML.createElement("path", {    "d":`M8 26 19 37 40 12`,"stroke-width":`6`,});}
  } else if (shape === 'cross'){ { svelteHTML.createElement("path", {    "d":`M11 11 37 37M37 11 11 37`,"stroke-width":`6`,});}
  } else if (shape === 'burst'){ { svelteHTML.createElement("path", {  "d":`M24 4v10M24 34v10M4 24h10M34 24h10M10 10l7 7M31 31l7 7M38 10l-7 7M17 31l-7 7`,});} { svelteHTML.createElement("circle", {           "cx":`24`,"cy":`24`,"r":`4`,"fill":`currentColor`,"stroke":`none`,});}
  } else if (shape === 'gap'){ { svelteHTML.createElement("path", {    "d":`M6 24h10M32 24h10`,"stroke-width":`6`,});} { svelteHTML.createElement("circle", {           "cx":`24`,"cy":`24`,"r":`3`,"fill":`currentColor`,"stroke":`none`,});}
  } else if (shape === 'chevrons'){ { svelteHTML.createElement("path", {  "d":`M8 10 20 24 8 38M24 10 36 24 24 38`,});} { svelteHTML.createElement("path", {  "d":`M42 10v28`,});}
  } else if (shape === 'still'){ { svelteHTML.createElement("rect", {          "x":`10`,"y":`10`,"width":`28`,"height":`28`,"rx":`4`,});}
  } else if (shape === 'steps'){ { svelteHTML.createElement("path", {  "d":`M8 40h10V28h10V16h12`,});} { svelteHTML.createElement("path", {  "d":`m33 9 8 7-8 7`,});}
  } else if (shape === 'held'){ { svelteHTML.createElement("circle", {        "cx":`24`,"cy":`24`,"r":`18`,"stroke-width":`4`,});} { svelteHTML.createElement("path", {    "d":`M17 17v14M31 17v14`,"stroke-width":`6`,});}
  } else if (shape === 'dice'){ { svelteHTML.createElement("rect", {            "x":`7`,"y":`7`,"width":`34`,"height":`34`,"rx":`7`,"stroke-width":`4`,});} { svelteHTML.createElement("path", {     "d":`M17 17h.01M31 17h.01M24 24h.01M17 31h.01M31 31h.01`,"stroke-width":`6`,});}
  } else if (shape === 'judge'){ { svelteHTML.createElement("path", {    "d":`M24 6v34M14 42h20M10 14h28M10 14 4 28h12zM38 14l-6 14h12z`,"stroke-width":`3.5`,});}
  }else{ { svelteHTML.createElement("path", {    "d":`M10 18h30M8 32h30M20 8l-4 32M34 8l-4 32`,"stroke-width":`4`,});}}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const VerdictMark__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type VerdictMark__SvelteComponent_ = ReturnType<typeof VerdictMark__SvelteComponent_>;
/*Ωignore_endΩ*/export default VerdictMark__SvelteComponent_;