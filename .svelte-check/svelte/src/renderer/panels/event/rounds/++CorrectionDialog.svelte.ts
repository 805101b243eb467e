///<reference types="svelte" />
;
import { onDestroy, untrack } from 'svelte'
import { useApp } from '../../../actions/app.ts'
import { writeAndTell } from '../../../actions/event/write.ts'
import { quickPairing } from '../../../../shared/tournament/pairing/best.ts'
import type { Field as PairedField } from '../../../../shared/tournament/pairing/cost.ts'
import type { StandingsRow } from '../../../../shared/tournament/state/standings.ts'
import type { MatchResult } from '../../../../shared/tournament/state/state.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { differing, otherPairs, type OtherPairs } from '../../../model/event/rounds/correction.ts'
import { headOf } from '../../../model/event/log/eventFile.ts'
import type { NewFact } from '../../../model/event/log/eventHost.ts'
import { mean, percent, scoreText } from '../../../model/event/words/eventWords.ts'
import { PairingClient } from '../../../model/event/rounds/pairingClient.ts'
import { nameOf } from '../../../model/event/words/people.ts'
import { slipPlaceAt, type SlipMatch } from '../../../model/event/rounds/slip.ts'
import Button from '../../ui/Button.svelte'
import Dialog from '../../ui/Dialog.svelte'
import Field from '../../ui/Field.svelte'
import { useEvent } from '../parts/eventContext.ts';
;

  /** A pod, as the dialog names it. */
  interface PodMatch {
    readonly place: SlipMatch['place']
    readonly players: readonly string[]
    readonly result: null
  };;
  interface Props {
    facts: readonly NewFact[]
    /** The match as it stands, or the pod, whose places stand in the facts. */
    match: SlipMatch | PodMatch
    onclose: () => void
    ondone: () => void
  };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  


  const { facts, match, onclose, ondone }: Props = $props()
  const app = useApp()
  const event = useEvent()
  const t = eventTexts.correction
  let reason = $state('')
  const name = (id: string) => event.read((state) => nameOf(state, id))
  // Looked at once: the dialog is about one correction.
  const { place, players, result } = untrack(() => match)
  const after = untrack(() => event.host.imagine(facts))
  const other = after && untrack(() => differing(event.host.state, after))
  const corrected = after && slipPlaceAt(after, place)?.result

  /** Later rounds as they would be drawn; null: they are being drawn. */
  let pairs = $state.raw<OtherPairs | null>(null)
  const client = new PairingClient()
  let isOpen = true
  onDestroy(() => {
    isOpen = false
    client.giveUp()
  })
  async function best(field: PairedField) {
    // A large event takes a while: the screen goes on between two rounds.
    await new Promise((rest) => setTimeout(rest))
    return isOpen ? (quickPairing(field) ?? (await client.ask(field))) : null
  }
  void untrack(() => otherPairs(headOf(event.stored).settings, [...event.host.entries], facts[0]!, best)).then((found) => {
    pairs = found
  })

  const words = (one: MatchResult) => t.result(one.winner === null ? null : name(one.winner), scoreText(one, [players[0], players[1]]))

  /** All that parts two players, so that every row shows what is different in it. */
  const figures = ({ rank, wins, score, opponentsWinRate, opponentsScore }: StandingsRow) =>
    t.figures(rank, wins, score, `${percent(opponentsWinRate)}, ${mean(opponentsScore)}`)

  async function apply() {
    const [first, ...rest] = facts
    const fact = { ...first!, ...(reason.trim() && { reason: reason.trim() }) }
    if (await writeAndTell(app, event, [fact, ...rest], t.done)) ondone()
  }
;
async () => {


 { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"open":true,"title":t.title,onclose,"beginInside":true,"wide":true,actions:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":onclose,}});t.cancel; Button}
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"look":`primary`,"type":`submit`,"form":`correction-form`,}});t.apply; Button}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
   { svelteHTML.createElement("div", { "class":`what`,});
     { svelteHTML.createElement("span", { "class":`strong`,});'table' in place ? t.place(place.round, place.table) : ''; players.map(name).join(' – '); }
    if(result && corrected){ { svelteHTML.createElement("span", {});words(result);  { svelteHTML.createElement("span", { "aria-hidden":`true`,});  } words(corrected); }}
   }
   { svelteHTML.createElement("form", {     "id":`correction-form`,"onsubmit":(submit) => {
      submit.preventDefault()
      void apply()
    },});
     { const $$_dleiF2C = __sveltets_2_ensureComponent(Field); new $$_dleiF2C({ target: __sveltets_2_any(), props: {         "label":t.reason,"value":reason,"maxlength":300,"onchange":(value) => {
        reason = value
      },}});}
   }
   { svelteHTML.createElement("div", {   "class":`inside`,...__sveltets_2_empty({"data-testid":`correction`}),});
    if(other){
       { svelteHTML.createElement("h3", {});t.standings; }
      if(other.rows.length === 0){ { svelteHTML.createElement("p", {});t.standingsSame; }}
       { svelteHTML.createElement("ul", {});
           for(let row of __sveltets_2_ensureArray(other.rows)){row.player;
           { svelteHTML.createElement("li", {});
             { svelteHTML.createElement("span", { "class":`strong`,});name(row.player); }
             { svelteHTML.createElement("span", {  "class":`change numbers`,}); { svelteHTML.createElement("span", {});figures(row.before);  { svelteHTML.createElement("span", { "aria-hidden":`true`,});  } } { svelteHTML.createElement("span", {});figures(row.after); } }
           }
        }
       }
      if(other.cut.into.length > 0){ { svelteHTML.createElement("p", { "class":`bad`,});
          (other.cut.made ? t.cut : t.cutLine)(other.cut.into.map(name).join(', '), other.cut.out.map(name).join(', '));
         }}
       { svelteHTML.createElement("h3", {});t.pairs; }
       { svelteHTML.createElement("div", { "role":`status`,});
        if(pairs === null){ { svelteHTML.createElement("p", { "class":`quiet`,});t.pairsWorking; }
        } else if (pairs.pairs.length > 0){ { svelteHTML.createElement("p", { "class":`quiet`,});t.pairsStay; }
        } else if (pairs.untold.length === 0){ { svelteHTML.createElement("p", {});t.pairsSame; }}
       }
       { svelteHTML.createElement("ul", {});
            for(let pair of __sveltets_2_ensureArray(pairs?.pairs ?? [])){let index = 1;index; { svelteHTML.createElement("li", { "class":`pair`,});
            t.place(pair.round, pair.table);
            name(pair.a);  name(pair.b);
           }}
       }
      if(pairs && pairs.untold.length > 0){ { svelteHTML.createElement("p", { "class":`quiet`,});t.pairsUntold(pairs.untold); }}
    }
   }
  
 Dialog}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const CorrectionDialog__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type CorrectionDialog__SvelteComponent_ = ReturnType<typeof CorrectionDialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default CorrectionDialog__SvelteComponent_;