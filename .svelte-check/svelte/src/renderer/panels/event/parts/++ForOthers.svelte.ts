///<reference types="svelte" />
;
import { venueTexts } from '../../../i18n/laterTexts.ts'
import { useEvent } from './eventContext.ts';
;

  interface Props {
    /** The kind of fact. */
    kind: string
    /** What it is, as the sentence names it. */
    what: keyof typeof venueTexts.gates.what
  };function $$render() {

  
  

  const { kind, what }: Props = $props()
  const event = useEvent()
  const roles = $derived(event.away?.whoMay(kind).map((role) => venueTexts.roles[role]) ?? [])
;
async () => {


if(!event.may(kind) && roles.length > 0){
   { svelteHTML.createElement("p", {   "class":`quiet small others`,...__sveltets_2_empty({"data-testid":`for-others`}),});venueTexts.gates.by(venueTexts.gates.what[what], roles); }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ForOthers__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ForOthers__SvelteComponent_ = ReturnType<typeof ForOthers__SvelteComponent_>;
/*Ωignore_endΩ*/export default ForOthers__SvelteComponent_;