///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { rulingTexts } from '../../../i18n/texts.ts'
import Button from '../../ui/Button.svelte';

;type $$ComponentProps =  { disabled: boolean; give: (way: 'print' | 'pdf') => Promise<void> };function $$render() {

  
  
  

  const { disabled, give }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { platform } = useApp()
  const t = rulingTexts.sheet
;
async () => {



if(platform.kind !== 'electron'){ { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },disabled,"onclick":() => {
      void give('print')
    },}});t.print;  Button}}
 { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"look":`primary`,disabled,"onclick":() => {
    void give('pdf')
  },}});t.pdf; Button}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const PaperWays__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PaperWays__SvelteComponent_ = ReturnType<typeof PaperWays__SvelteComponent_>;
/*Ωignore_endΩ*/export default PaperWays__SvelteComponent_;