///<reference types="svelte" />
;
import { descentTexts } from '../../../i18n/texts.ts';
function $$render<D extends string>() {

  

  interface Props {
    label: string
    colours: readonly D[]
    dice: readonly string[]
    most?: number
    onchange: (die: D, by: 1 | -1) => void
  }
  const { label, colours, dice, most = 8, onchange }: Props = $props()
  const names: Readonly<Record<string, string>> = descentTexts.dice
  const countOf = (die: D) => dice.filter((name) => name === die).length
;
async () => {


 { svelteHTML.createElement("div", {     "class":`row`,"role":`group`,"aria-label":label,});
   { svelteHTML.createElement("span", { "class":`small quiet`,});label; }
   { svelteHTML.createElement("div", { "class":`dice`,});
       for(let die of __sveltets_2_ensureArray(colours)){die;
      const count = countOf(die);
       { svelteHTML.createElement("div", { "class":`die`,});
         { svelteHTML.createElement("button", {        "type":`button`,"aria-label":descentTexts.oneLess(names[die] ?? die),"disabled":count === 0,"onclick":() => {
            onchange(die, -1)
          },});  }
         { svelteHTML.createElement("span", {    "class":['face', die, { none: count === 0 }],...__sveltets_2_empty({"data-testid":`die-${die}`}),}); { svelteHTML.createElement("span", { "class":`numbers`,});count; } { svelteHTML.createElement("span", { "class":`name`,});names[die]; } }
         { svelteHTML.createElement("button", {        "type":`button`,"aria-label":descentTexts.oneMore(names[die] ?? die),"disabled":dice.length >= most,"onclick":() => {
            onchange(die, 1)
          },});  }
       }
    }
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
class __sveltets_Render<D extends string> {
    props(): ReturnType<typeof $$render<D>>['props'] { return null as any; }
    events(): ReturnType<typeof $$render<D>>['events'] { return null as any; }
    slots(): ReturnType<typeof $$render<D>>['slots'] { return null as any; }
    bindings() { return __sveltets_$$bindings(''); }
    exports() { return {}; }
}

interface $$IsomorphicComponent {
    new <D extends string>(options: import('svelte').ComponentConstructorOptions<ReturnType<__sveltets_Render<D>['props']>>): import('svelte').SvelteComponent<ReturnType<__sveltets_Render<D>['props']>, ReturnType<__sveltets_Render<D>['events']>, ReturnType<__sveltets_Render<D>['slots']>> & { $$bindings?: ReturnType<__sveltets_Render<D>['bindings']> } & ReturnType<__sveltets_Render<D>['exports']>;
    <D extends string>(internal: unknown, props: ReturnType<__sveltets_Render<D>['props']> & {}): ReturnType<__sveltets_Render<D>['exports']>;
    z_$$bindings?: ReturnType<__sveltets_Render<any>['bindings']>;
}
const DiceRow__SvelteComponent_: $$IsomorphicComponent = null as any;
/*Ωignore_startΩ*/type DiceRow__SvelteComponent_<D extends string> = InstanceType<typeof DiceRow__SvelteComponent_<D>>;
/*Ωignore_endΩ*/export default DiceRow__SvelteComponent_;