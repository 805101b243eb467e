///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { writeAndTell } from '../../../actions/event/write.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { latecomersOf, latePairFact } from '../../../model/event/door/latecomers.ts'
import { nameOf } from '../../../model/event/words/people.ts'
import Button from '../../ui/Button.svelte'
import { useEvent } from './eventContext.ts'
import ForOthers from './ForOthers.svelte';
function $$render() {

  
  
  
  
  
  
  
  

  const app = useApp()
  const event = useEvent()
  const t = eventTexts.pairings.late
  const found = $derived(event.read(latecomersOf))
  const name = (id: string) => event.read((state) => nameOf(state, id))

  async function pair() {
    if (!found?.pair) return
    const [a, b] = found.pair
    await writeAndTell(app, event, [latePairFact(found.round, found.pair)], t.done(name(a), name(b)))
  }
;
async () => {


if(found){
   { svelteHTML.createElement("div", {     "class":`late`,"role":`status`,...__sveltets_2_empty({"data-testid":`latecomers`}),});
     { svelteHTML.createElement("span", {});t.came(found.late.map(name).join(', '), found.round); }
    if(found.pair && !event.may('late-pair')){ { const $$_srehtOroF1C = __sveltets_2_ensureComponent(ForOthers); new $$_srehtOroF1C({ target: __sveltets_2_any(), props: {    "kind":`late-pair`,"what":`late`,}});}
    } else if (found.pair){
      const [a, b] = found.pair;
       { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
          void pair()
        },}});b === found.bye ? t.bye(name(a), name(b)) : t.pair(name(a), name(b));  Button}
    }else{ { svelteHTML.createElement("span", { "class":`quiet`,});t.wait; }}
   }
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const LateStrip__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type LateStrip__SvelteComponent_ = ReturnType<typeof LateStrip__SvelteComponent_>;
/*Ωignore_endΩ*/export default LateStrip__SvelteComponent_;