///<reference types="svelte" />
;
import { onDestroy, untrack } from 'svelte'
import { useApp } from '../../../actions/app.ts'
import { writeAndTell } from '../../../actions/event/write.ts'
import { quickPairing } from '../../../../shared/tournament/pairing/best.ts'
import type { Field as PairedField } from '../../../../shared/tournament/pairing/cost.ts'
import type { StandingsRow } from '../../../../shared/tournament/state/standings.ts'
import type { MatchResult } from '../../../../shared/tournament/state/state.ts'
import { doubtSound } from '../../../actions/event/clock/doubtSound.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { differing, otherPairs, type OtherPairs } from '../../../model/event/rounds/correction.ts'
import { correctionStep, startCorrection, type CorrectionEvent } from '../../../model/event/rounds/correctionEntry.ts'
import { doubtsIn } from '../../../model/event/rounds/doubts.ts'
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
    /** Keys that were refused between Enter and this dialog. */
    refused?: number
    onclose: () => void
    ondone: () => void
  };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  


  const { facts, match, refused = 0, onclose, ondone }: Props = $props()
  const app = useApp()
  const event = useEvent()
  const t = eventTexts.correction
  let entry = $state.raw(untrack(() => startCorrection(refused)))
  let box: HTMLElement | null = $state(null)
  const doubts = untrack(() => doubtsIn(facts[0], event.host.state.settings.buildTotal))
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

  function send(happened: CorrectionEvent): boolean {
    const out = correctionStep(entry, happened)
    doubtSound(app, entry.refused > 0, out.entry.refused > 0)
    entry = out.entry
    if (out.does === 'apply') void apply()
    else if (out.does === 'leave') (happened.do === 'wrote' ? ondone : onclose)()
    if (out.back) box?.querySelector<HTMLInputElement>('input')?.focus()
    return out.taken
  }

  async function apply() {
    const [first, ...rest] = facts
    const reason = entry.reason.trim()
    const fact = { ...first!, ...(reason && { reason }) }
    send({ do: 'wrote', ok: await writeAndTell(app, event, [fact, ...rest], t.done) })
  }

  function onKey(key: KeyboardEvent) {
    const target = key.target as HTMLElement
    const dialog = box?.closest('[role="dialog"]')
    if (!dialog || key.altKey) return
    if (key.ctrlKey || key.metaKey) {
      if (key.key !== 'Enter') return
      key.preventDefault()
      if (!key.repeat) send({ do: 'confirm' })
      return
    }
    // Until the dialog has the focus, a fast hand types on in what is under it.
    const isUnder = !dialog.contains(target)
    const on = isUnder || target.closest('[data-apply]') ? 'apply' : target instanceof HTMLInputElement ? 'reason' : 'other'
    if (!send({ do: 'key', key: key.key, on })) return
    key.preventDefault()
    key.stopPropagation()
  }
  /** Firefox presses a button by Space when the key goes up. */
  function onKeyUp(key: KeyboardEvent) {
    const target = key.target as HTMLElement
    if (key.key === ' ' && target.closest('[data-apply]')) key.preventDefault()
  }
;
async () => {


 { svelteHTML.createElement("svelte:window", {    "onkeydowncapture":onKey,"onkeyupcapture":onKeyUp,});}

 { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {       children:() => { return __sveltets_2_any(0); },"open":true,"title":t.title,"onclose":() => {
    send({ do: 'leave' })
  },"beginInside":true,"wide":true,actions:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
        send({ do: 'leave' })
      },}});t.cancel;  Button}
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {         children:() => { return __sveltets_2_any(0); },"look":`primary`,"data-apply":true,"aria-keyshortcuts":`Control+Enter`,"disabled":entry.applying,"onclick":() => {
        send({ do: 'confirm' })
      },}});t.apply;  Button}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
   { svelteHTML.createElement("div", { "class":`what`,});
     { svelteHTML.createElement("span", { "class":`strong`,});'table' in place ? t.place(place.round, place.table) : ''; players.map(name).join(' – '); }
    if(result && corrected){ { svelteHTML.createElement("span", {});words(result);  { svelteHTML.createElement("span", { "aria-hidden":`true`,});  } words(corrected); }}
   }
   { const $$_div1 = svelteHTML.createElement("div", { });box = $$_div1;
     { const $$_dleiF2C = __sveltets_2_ensureComponent(Field); new $$_dleiF2C({ target: __sveltets_2_any(), props: {             "label":t.reason,"value":entry.reason,"maxlength":300,"autocomplete":`off`,"onbeforeinput":(input: InputEvent) => {
        if (input.data && /\d/.test(input.data) && send({ do: 'text', value: input.data })) input.preventDefault()
      },"onchange":(value) => {
        send({ do: 'text', value })
      },}});}
   }
   { svelteHTML.createElement("p", {   "class":['how', { stopped: entry.refused > 0 }],"role":`alert`,});
    if(entry.refused > 0){ { svelteHTML.createElement("strong", {});t.stopped(entry.refused); }
      entry.why === 'digit' ? t.noDigits : '';}
    t.how;
   }
     for(let doubt of __sveltets_2_ensureArray(doubts)){doubt; { svelteHTML.createElement("p", { "class":`bad`,});eventTexts.slip.stops[doubt]; }}
   { svelteHTML.createElement("div", {   "class":`inside`,...__sveltets_2_empty({"data-testid":`correction`}),});
    if(other){
      if(other.cut.into.length > 0){ { svelteHTML.createElement("p", {   "class":`bad`,...__sveltets_2_empty({"data-testid":`correction-news`}),});
          (other.cut.made ? t.cut : t.cutLine)(other.cut.into.map(name).join(', '), other.cut.out.map(name).join(', '));
         }}
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