///<reference types="svelte" />
;
import { jumpsOf } from '../../../model/event/words/clockJumps.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import Button from '../../ui/Button.svelte'
import { useEvent } from '../parts/eventContext.ts';
function $$render() {

  
  
  
  

  const event = useEvent()
  const t = eventTexts.clock
  const jumps = $derived(event.read((state) => jumpsOf(state, event.entries)))

  function show(fact: string) {
    event.entry = fact
    event.view = 'log'
  }
;
async () => {


if(jumps.length > 0){
   { svelteHTML.createElement("section", { ...__sveltets_2_empty({"data-testid":`clock-jumps`}),});
     { svelteHTML.createElement("h2", {});t.jumps; }
     { svelteHTML.createElement("p", { "class":`small quiet`,});t.jumpsNote; }
     { svelteHTML.createElement("ul", {});
         for(let jump of __sveltets_2_ensureArray(jumps)){jump.entry;
         { svelteHTML.createElement("li", {});
          jump.words;
          if(jump.fact !== null){
            const { fact } = jump;
             { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
                show(fact)
              },}});t.showEntry;  Button}}
         }
      }
     }
   }
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ClockJumps__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ClockJumps__SvelteComponent_ = ReturnType<typeof ClockJumps__SvelteComponent_>;
/*Ωignore_endΩ*/export default ClockJumps__SvelteComponent_;