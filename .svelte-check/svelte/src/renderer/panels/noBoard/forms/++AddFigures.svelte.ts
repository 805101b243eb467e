///<reference types="svelte" />
;
import Plus from '@lucide/svelte/icons/plus'
import { useApp } from '../../../actions/app.ts'
import { sidesOf } from '../../../model/noBoard/force.ts'
import { noBoardTexts as t, texts } from '../../../i18n/texts.ts'
import Button from '../../ui/Button.svelte';
;

  interface Props {
    onadd: () => void
    onside: (side: string) => void
  };function $$render() {

  
  
  
  
  

  const { onadd, onside }: Props = $props()
  const { table } = useApp()
;
async () => {


 { svelteHTML.createElement("div", { "class":`form-line`,});
   { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":onadd,}}); { const $$_sulP2C = __sveltets_2_ensureComponent(Plus); new $$_sulP2C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.addFigure; Button}
     for(let side of __sveltets_2_ensureArray(sidesOf(table.case))){side;
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
        onside(side)
      },}});t.force.fromTable(texts.sides[side] ?? side);  Button}
  }
 }
};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const AddFigures__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type AddFigures__SvelteComponent_ = ReturnType<typeof AddFigures__SvelteComponent_>;
/*Ωignore_endΩ*/export default AddFigures__SvelteComponent_;