///<reference types="svelte" />
;
import { eventTexts } from '../../../i18n/laterTexts.ts'
import type { LogEntry } from '../../../model/event/log/eventHost.ts'
import type { SlipMatch } from '../../../model/event/rounds/slip.ts'
import { isDoubt, type SlipEntry } from '../../../model/event/rounds/slipEntry.ts'
import { scoreText } from '../../../model/event/words/eventWords.ts'
import { nameOf } from '../../../model/event/words/people.ts'
import Button from '../../ui/Button.svelte'
import { useEvent } from '../parts/eventContext.ts'
import RestingList from '../parts/RestingList.svelte';
;

  interface Props {
    entry: SlipEntry
    found: SlipMatch | null
    /** A match of the cut: no table is typed. */
    fixed: boolean
    odd: boolean
    /** Tables without a result; null: not said. */
    open: number | null
    resting: readonly LogEntry[]
    onconfirm: () => void
    onagain: (index: number) => void
  };function $$render() {

  
  
  
  
  
  
  
  
  

  const { entry, found, fixed, odd, open, resting, onconfirm, onagain }: Props = $props()
  const event = useEvent()
  const t = eventTexts.slip
  const name = (id: string) => event.read((state) => nameOf(state, id))
  /** A correction has a dialog for its question. */
  const stop = $derived(entry.stop === null || entry.stop.why === 'correct' ? null : { ...entry.stop, why: entry.stop.why })
  const table = $derived(fixed ? '' : entry.slip.table)
;
async () => {


if(stop){
   { svelteHTML.createElement("div", {     "class":`stop`,"role":`alert`,...__sveltets_2_empty({"data-testid":`slip-stop`}),});
     { svelteHTML.createElement("p", {});
       { svelteHTML.createElement("strong", {});table === '' ? t.stopped : t.stoppedAt(table); }
      stop.why === 'refused' ? (resting.length > 0 ? t.playedOn : stop.text) : t.stops[stop.why];
     }
    if(stop.refused > 0){ { svelteHTML.createElement("p", {});t.refused(stop.refused); }}
     { svelteHTML.createElement("p", { "class":`does`,});
      if(isDoubt(stop.why)){ { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"onclick":onconfirm,"aria-keyshortcuts":`Control+Enter`,}});t.saveAnyway; Button}}
       { svelteHTML.createElement("span", { "class":`small`,});isDoubt(stop.why) ? t.confirmHow : t.goOnHow; }
     }
   }
}
if(resting.length > 0){ { const $$_tsiLgnitseR0C = __sveltets_2_ensureComponent(RestingList); new $$_tsiLgnitseR0C({ target: __sveltets_2_any(), props: {  "entries":resting,}});}}
 { svelteHTML.createElement("p", {   "class":['small', { loud: !stop && found?.result }],"role":`status`,});
  if(!stop){
    if(entry.again){t.nothingTyped(table);
    } else if (found?.result){ { svelteHTML.createElement("strong", {});table === '' ? '' : t.tableHasResult(table); }
      t.hasResult(found.result.winner === null ? null : name(found.result.winner), scoreText(found.result, found.players));
    } else if (odd){ { svelteHTML.createElement("span", { "class":`bad`,});t.unlikely; }
    } else if (open !== null){ { svelteHTML.createElement("span", { "class":`quiet`,});t.open(open); }}}
 }
if(entry.unsaved.length > 0){
   { svelteHTML.createElement("ul", {   "class":`stop`,...__sveltets_2_empty({"data-testid":`slip-unsaved`}),});
        for(let slip of __sveltets_2_ensureArray(entry.unsaved)){let index = 1;index;
       { svelteHTML.createElement("li", {});
         { svelteHTML.createElement("span", {});t.unsaved(slip.table, slip.winner, slip.a, slip.b); }
         { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
            onagain(index)
          },}});t.again;  Button}
       }
    }
   }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SlipStop__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SlipStop__SvelteComponent_ = ReturnType<typeof SlipStop__SvelteComponent_>;
/*Ωignore_endΩ*/export default SlipStop__SvelteComponent_;