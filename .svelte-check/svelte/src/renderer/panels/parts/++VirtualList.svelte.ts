///<reference types="svelte" />
;
import { untrack, type Snippet } from 'svelte';
function $$render<T>() {

  

  interface Props {
    items: readonly T[]
    keyOf: (item: T) => string
    label: string
    /** The height of a row, in CSS. */
    height: string
    /** The place of the row that is to be in sight; -1: none. */
    sight?: number
    row: Snippet<[T, number]>
    testid?: string
  }
  const { items, keyOf, label, height, sight = -1, row, testid }: Props = $props()
  let scroller: HTMLElement | null = $state(null)
  let top = $state(0)
  let tall = $state(600)
  let each = $state(56)
  const first = $derived(Math.max(0, Math.floor((top - tall) / each)))
  const count = $derived(Math.ceil((3 * tall) / each) + 1)
  const shown = $derived(items.slice(first, first + count))

  // Another list begins at its top.
  let before: readonly T[] | null = null
  $effect(() => {
    if (before !== null && before !== items && before.length !== items.length && scroller) scroller.scrollTop = 0
    before = items
  })
  $effect(() => {
    const place = sight
    untrack(() => {
      if (place < 0 || !scroller) return
      if (place * each < scroller.scrollTop) scroller.scrollTop = place * each
      else if ((place + 1) * each > scroller.scrollTop + tall) scroller.scrollTop = (place + 1) * each - tall
    })
  })
;
async () => {



  { const $$_div0 = svelteHTML.createElement("div", {              "class":`list`,"tabindex":0,"role":`list`,"aria-label":label,...__sveltets_2_empty({"data-testid":testid}),"onscroll":(event) => {
    top = event.currentTarget.scrollTop
  },});scroller = $$_div0;tall= $$_div0.clientHeight;
   { const $$_div1 = svelteHTML.createElement("div", {     "class":`probe`,"aria-hidden":`true`,});__sveltets_2_ensureType(String, Number, height);each= $$_div1.offsetHeight; }
   { svelteHTML.createElement("div", {    "class":`whole`,"role":`presentation`,});__sveltets_2_ensureType(String, Number, `${items.length * each} `);
     { svelteHTML.createElement("div", {    "class":`window`,"role":`presentation`,});__sveltets_2_ensureType(String, Number, ` ${first * each} `);
          for(let item of __sveltets_2_ensureArray(shown)){let i = 1;keyOf(item);
         { svelteHTML.createElement("div", {        "class":`row`,"role":`listitem`,"aria-setsize":items.length,"aria-posinset":first + i + 1,});__sveltets_2_ensureType(String, Number, `${each} `);
          ;__sveltets_2_ensureSnippet(row(item, first + i));
         }
      }
     }
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
class __sveltets_Render<T> {
    props(): ReturnType<typeof $$render<T>>['props'] { return null as any; }
    events(): ReturnType<typeof $$render<T>>['events'] { return null as any; }
    slots(): ReturnType<typeof $$render<T>>['slots'] { return null as any; }
    bindings() { return __sveltets_$$bindings(''); }
    exports() { return {}; }
}

interface $$IsomorphicComponent {
    new <T>(options: import('svelte').ComponentConstructorOptions<ReturnType<__sveltets_Render<T>['props']>>): import('svelte').SvelteComponent<ReturnType<__sveltets_Render<T>['props']>, ReturnType<__sveltets_Render<T>['events']>, ReturnType<__sveltets_Render<T>['slots']>> & { $$bindings?: ReturnType<__sveltets_Render<T>['bindings']> } & ReturnType<__sveltets_Render<T>['exports']>;
    <T>(internal: unknown, props: ReturnType<__sveltets_Render<T>['props']> & {}): ReturnType<__sveltets_Render<T>['exports']>;
    z_$$bindings?: ReturnType<__sveltets_Render<any>['bindings']>;
}
const VirtualList__SvelteComponent_: $$IsomorphicComponent = null as any;
/*Ωignore_startΩ*/type VirtualList__SvelteComponent_<T> = InstanceType<typeof VirtualList__SvelteComponent_<T>>;
/*Ωignore_endΩ*/export default VirtualList__SvelteComponent_;