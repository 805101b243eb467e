///<reference types="svelte" />
;
import { venueTexts } from '../../../i18n/laterTexts.ts'
import Field from '../../ui/Field.svelte';
;

  interface Props {
    host: string
    code: string
    called: string
    /** Left out: it is not asked for. */
    onhost?: ((typed: string) => void) | undefined
    oncode?: ((typed: string) => void) | undefined
    oncalled: (typed: string) => void
    /** What the name is of; left out: of this device. */
    nameLabel?: string
    nameHint?: string
  };function $$render() {

  
  

  const { host, code, called, onhost, oncode, oncalled, nameLabel = venueTexts.join.name, nameHint }: Props = $props()
  const standBy = venueTexts.hosting.standBy
;
async () => {


if(onhost){
   { const $$_dleiF0C = __sveltets_2_ensureComponent(Field); new $$_dleiF0C({ target: __sveltets_2_any(), props: {               "label":standBy.host,"value":host,"maxlength":200,"placeholder":standBy.hostHint,"autocomplete":`off`,"spellcheck":false,"onchange":onhost,}});}
}
if(oncode){
   { const $$_dleiF0C = __sveltets_2_ensureComponent(Field); new $$_dleiF0C({ target: __sveltets_2_any(), props: {               "label":venueTexts.join.code,"value":code,"maxlength":12,"autocomplete":`off`,"autocapitalize":`characters`,"spellcheck":false,"onchange":oncode,}});}
}
 { const $$_dleiF0C = __sveltets_2_ensureComponent(Field); new $$_dleiF0C({ target: __sveltets_2_any(), props: {          "label":nameLabel,"value":called,"maxlength":60,"placeholder":nameHint,"onchange":oncalled,}});}
};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ComingInFields__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ComingInFields__SvelteComponent_ = ReturnType<typeof ComingInFields__SvelteComponent_>;
/*Ωignore_endΩ*/export default ComingInFields__SvelteComponent_;