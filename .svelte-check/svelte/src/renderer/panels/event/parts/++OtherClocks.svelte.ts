///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { clockWatch, openOther, otherClockNow } from '../../../actions/event/clock/clockWatch.svelte.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { clockText } from '../../../../shared/tournament/state/clockText.ts'
import Button from '../../ui/Button.svelte';
function $$render() {

  
  
  
  
  

  const app = useApp()
  const t = eventTexts.clock
;
async () => {


if(clockWatch.others.length > 0){
   { svelteHTML.createElement("section", {   "aria-label":t.others,...__sveltets_2_empty({"data-testid":`other-clocks`}),});
     { svelteHTML.createElement("h2", {});t.others; }
     { svelteHTML.createElement("ul", {});
         for(let { stored, line, time } of __sveltets_2_ensureArray(clockWatch.others)){stored.id;
        const clock = otherClockNow({ line, time });
        if(clock){ { svelteHTML.createElement("li", {});
             { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
                void openOther(app, stored.id)
              },}}); { svelteHTML.createElement("span", { "class":`numbers`,});t.other(stored.name, line.rounds, clockText(clock.left), t.states[clock.state]); }  Button}
           }}
      }
     }
   }
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const OtherClocks__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type OtherClocks__SvelteComponent_ = InstanceType<typeof OtherClocks__SvelteComponent_>;
/*Ωignore_endΩ*/export default OtherClocks__SvelteComponent_;