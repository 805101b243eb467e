///<reference types="svelte" />
;
import { texts } from '../../i18n/texts.ts';
;

  export interface Bar {
    readonly label: string
    /** The chance as it is said at the table: "26 of 36". */
    readonly throws: string
    readonly percent: number
    /** Set apart from the others. */
    readonly strong?: boolean
  };
;type $$ComponentProps =  { label: string; bars: readonly Bar[] };function $$render() {

  

  const { label, bars }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
;
async () => {


 { svelteHTML.createElement("ul", { "aria-label":label,});
      for(let bar of __sveltets_2_ensureArray(bars)){let i = 1;i;
     { svelteHTML.createElement("li", { });bar.strong;
       { svelteHTML.createElement("span", { "class":`label`,});bar.label; }
       { svelteHTML.createElement("span", { "class":`numbers`,});bar.throws;  { svelteHTML.createElement("span", { "class":`percent`,});texts.facts.percent(bar.percent); } }
       { svelteHTML.createElement("span", {   "class":`track`,"aria-hidden":`true`,}); { svelteHTML.createElement("span", {  "class":`bar`,});__sveltets_2_ensureType(String, Number, `${bar.percent}%`); } }
     }
  }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Bars__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Bars__SvelteComponent_ = ReturnType<typeof Bars__SvelteComponent_>;
/*Ωignore_endΩ*/export default Bars__SvelteComponent_;