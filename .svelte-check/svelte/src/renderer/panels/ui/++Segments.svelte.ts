///<reference types="svelte" />
;function $$render<T extends string>() {

  interface Props {
    label: string
    choices: readonly { readonly id: T; readonly label: string }[]
    value: T
    onchange: (id: T) => void
  }
  const { label, choices, value, onchange }: Props = $props()
;
async () => {


 { svelteHTML.createElement("div", {     "class":`segments`,"role":`group`,"aria-label":label,});
     for(let choice of __sveltets_2_ensureArray(choices)){choice.id;
     { svelteHTML.createElement("button", {      "type":`button`,"aria-pressed":choice.id === value,"onclick":() => {
        if (choice.id !== value) onchange(choice.id)
      },});choice.label; }
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
class __sveltets_Render<T extends string> {
    props(): ReturnType<typeof $$render<T>>['props'] { return null as any; }
    events(): ReturnType<typeof $$render<T>>['events'] { return null as any; }
    slots(): ReturnType<typeof $$render<T>>['slots'] { return null as any; }
    bindings() { return __sveltets_$$bindings(''); }
    exports() { return {}; }
}

interface $$IsomorphicComponent {
    new <T extends string>(options: import('svelte').ComponentConstructorOptions<ReturnType<__sveltets_Render<T>['props']>>): import('svelte').SvelteComponent<ReturnType<__sveltets_Render<T>['props']>, ReturnType<__sveltets_Render<T>['events']>, ReturnType<__sveltets_Render<T>['slots']>> & { $$bindings?: ReturnType<__sveltets_Render<T>['bindings']> } & ReturnType<__sveltets_Render<T>['exports']>;
    <T extends string>(internal: unknown, props: ReturnType<__sveltets_Render<T>['props']> & {}): ReturnType<__sveltets_Render<T>['exports']>;
    z_$$bindings?: ReturnType<__sveltets_Render<any>['bindings']>;
}
const Segments__SvelteComponent_: $$IsomorphicComponent = null as any;
/*Ωignore_startΩ*/type Segments__SvelteComponent_<T extends string> = InstanceType<typeof Segments__SvelteComponent_<T>>;
/*Ωignore_endΩ*/export default Segments__SvelteComponent_;