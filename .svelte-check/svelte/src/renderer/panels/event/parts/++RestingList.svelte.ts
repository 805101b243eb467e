///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { showEntry } from '../../../actions/event/write.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import type { LogEntry } from '../../../model/event/log/eventHost.ts'
import { factWords } from '../../../model/event/words/factWords.ts'
import Button from '../../ui/Button.svelte'
import { useEvent } from './eventContext.ts';
;

  interface Props {
    entries: readonly LogEntry[]
    /** Before it leads there. */
    onleave?: () => void
  };function $$render() {

  
  
  
  
  
  
  

  const { entries, onleave }: Props = $props()
  const app = useApp()
  const event = useEvent()
  /** So many are named. */
  const MOST = 12
;
async () => {


 { svelteHTML.createElement("ul", { ...__sveltets_2_empty({"data-testid":`resting`}),});
      for(let one of __sveltets_2_ensureArray((entries.slice(0, MOST)))){let index = 1;index;
     { svelteHTML.createElement("li", {});
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
          onleave?.()
          showEntry(app, event, one)
        },}});event.read((state) => factWords(state, one.fact));  Button}
     }
  }
  if(entries.length > MOST){ { svelteHTML.createElement("li", { "class":`quiet`,});eventTexts.log.more(entries.length - MOST); }}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RestingList__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RestingList__SvelteComponent_ = ReturnType<typeof RestingList__SvelteComponent_>;
/*Ωignore_endΩ*/export default RestingList__SvelteComponent_;