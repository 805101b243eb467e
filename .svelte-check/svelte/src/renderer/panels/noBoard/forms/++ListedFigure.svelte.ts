///<reference types="svelte" />
;
import X from '@lucide/svelte/icons/x'
import type { Snippet } from 'svelte'
import { noBoardTexts as t } from '../../../i18n/texts.ts'
import Field from '../../ui/Field.svelte'
import IconButton from '../../ui/IconButton.svelte'
import NumberField from '../../ui/NumberField.svelte';
;

  interface Props {
    figure: { readonly id: string; readonly name?: string; readonly points?: number; readonly lines?: unknown }
    onchange: (part: { name: string } | { points: number | undefined }) => void
    /** Left out for the only figure of the list. */
    onremove?: (() => void) | undefined
    children?: Snippet
  };function $$render() {

  
  
  
  
  
  

  const { figure, onchange, onremove, children }: Props = $props()
;
async () => {


 { svelteHTML.createElement("div", { "class":`form-line`,});
   { const $$_dleiF1C = __sveltets_2_ensureComponent(Field); new $$_dleiF1C({ target: __sveltets_2_any(), props: {         "label":t.name,"value":figure.name ?? figure.id,"maxlength":100,"onchange":(name) => {
      if (name.trim()) onchange({ name: name.trim() })
    },}});}
  if(!figure.lines){
     { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {            "label":t.cost,"value":figure.points,"max":99999,"optional":true,"placeholder":t.force.unstated,"onchange":(points) => {
        onchange({ points })
      },}});}
  }
  ;__sveltets_2_ensureSnippet(children?.());
  if(onremove){ { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {      "icon":X,"label":t.removeTarget(figure.name ?? figure.id),"onclick":onremove,}});}}
 }
};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ListedFigure__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ListedFigure__SvelteComponent_ = ReturnType<typeof ListedFigure__SvelteComponent_>;
/*Ωignore_endΩ*/export default ListedFigure__SvelteComponent_;