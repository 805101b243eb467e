///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { cutWinner } from '../../../../shared/tournament/state/bracket.ts'
import { clockRound } from '../../../../shared/tournament/state/clock.ts'
import { clockNow } from '../../../actions/event/clock/clockWatch.svelte.ts'
import { write, writeAndTell } from '../../../actions/event/write.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { bracketView, cutPlan, cutRoundName, CUT_SIZES, leftCut, type LeftCut } from '../../../model/event/standings/cutPlan.ts'
import { rejectedWords } from '../../../model/event/words/eventWords.ts'
import { nameOf } from '../../../model/event/words/people.ts'
import { undoOf } from '../../../model/event/log/undo.ts'
import Button from '../../ui/Button.svelte'
import Pick from '../../parts/choose/Pick.svelte'
import Toggle from '../../ui/Toggle.svelte'
import { useEvent } from '../parts/eventContext.ts'
import ForOthers from '../parts/ForOthers.svelte'
import ListTrouble from '../parts/ListTrouble.svelte'
import WaitedFor from '../parts/WaitedFor.svelte'
import SlipForm from '../rounds/SlipForm.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const event = useEvent()
  const t = eventTexts.cut

  let size = $state(event.read(({ settings }) => settings.cut || 4))
  const plan = $derived(event.read((state) => cutPlan(state, size)))
  const rounds = $derived(event.read(bracketView))
  const seeds = $derived(event.read(({ cut }) => cut?.seeds ?? []))
  const winner = $derived(event.read(({ cut }) => (cut === null ? null : cutWinner(cut))))
  const clock = $derived(clockNow(event))
  let third = $state(false)
  const name = (id: string | null) => (id === null ? t.unknown : event.read((state) => nameOf(state, id)))
  const mark = (players: readonly string[]) => event.read((state) => rejectedWords(state, players))
  let asked = $state<string | null>(null)
  const due = $derived(
    rounds.flatMap(({ matches }) => matches).find((match) => match.winner === null && match.a !== null && match.b !== null)?.match ?? null
  )
  const match = $derived(asked ?? due)

  const left = $derived(event.read(leftCut))

  /** The cut is taken back and made anew in one step: whoever left is no longer among them. */
  async function cutAgain({ next }: LeftCut) {
    const entry = event.entries.findLast(({ fact, undone }) => fact.do === 'cut' && !undone)
    if (!entry || next === null) return
    await writeAndTell(
      app,
      event,
      [...undoOf(event.entries, entry), { do: 'cut', size: seeds.length, ...(entry.fact.json.third === true && { third: true }) }],
      t.cutAgain(name(next))
    )
  }
  async function walkOver({ walkOver }: LeftCut) {
    if (!walkOver) return
    await writeAndTell(app, event, [{ do: 'result', ...walkOver, kind: 'no-show', score: {} }], t.walkedOver(name(walkOver.winner)))
    asked = null
  }

  async function make() {
    if (await writeAndTell(app, event, [{ do: 'cut', size, ...(third && size > 2 && { third }) }], t.made(size))) asked = null
  }
;
async () => {


if(seeds.length === 0){
   { const $$_elbuorTtsiL0C = __sveltets_2_ensureComponent(ListTrouble); new $$_elbuorTtsiL0C({ target: __sveltets_2_any(), props: {}});}
   { svelteHTML.createElement("div", { "class":`plan`,});
     { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":t.size,"choices":CUT_SIZES.map((one) => ({ id: String(one), label: eventTexts.plan.cuts(one) })),"value":String(size),"onchange":(id) => {
        size = Number(id)
      },}});}
    if(size > 2){ { const $$_elggoT1C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT1C({ target: __sveltets_2_any(), props: {       "label":t.withThird,"checked":third,"onchange":(chosen) => {
          third = chosen
        },}});}}
     { const $$_srehtOroF1C = __sveltets_2_ensureComponent(ForOthers); new $$_srehtOroF1C({ target: __sveltets_2_any(), props: {    "kind":`cut`,"what":`cut`,}});}
    if(event.may('cut')){ { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"look":`primary`,"disabled":plan.open > 0 || plan.tied.length > 0 || plan.seeds.length < size,"onclick":() => {
          void make()
        },}});t.make(size);  Button}}
   }
  if(plan.open > 0){ { const $$_roFdetiaW0C = __sveltets_2_ensureComponent(WaitedFor); new $$_roFdetiaW0C({ target: __sveltets_2_any(), props: {  "words":t.open(plan.open),}});}
  } else if (plan.tied.length > 0){ { svelteHTML.createElement("p", {});t.tie(plan.tied.map(name).join(', ')); }
  } else if (plan.seeds.length < size){ { svelteHTML.createElement("p", {});t.tooFew; }}
  if(plan.seeds.length > 0){
     { svelteHTML.createElement("h2", {});t.seeds; }
     { svelteHTML.createElement("ol", {});
          for(let id of __sveltets_2_ensureArray(plan.seeds)){let index = 1;id; { svelteHTML.createElement("li", {});
           { svelteHTML.createElement("span", { "class":`numbers quiet`,});t.seed(index + 1); }
          name(id);  { svelteHTML.createElement("span", { "class":`bad small`,});mark([id]); }
         }}
     }
  }
}else{
  if(mark(seeds)){ { svelteHTML.createElement("p", { "class":`bad`,});mark(seeds); }}
     for(let one of __sveltets_2_ensureArray(left)){one.player;
     { svelteHTML.createElement("div", {   "class":`left`,"role":`status`,});
       { svelteHTML.createElement("span", {});t.left(name(one.player)); }
      if(one.next !== null && event.may('cut')){ { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
            void cutAgain(one)
          },}});t.next(name(one.next));  Button}}
      if(one.walkOver && event.may('result')){ { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
            void walkOver(one)
          },}});t.walkOver(name(one.walkOver.winner));  Button}}
     }
  }
  if(winner !== null){ { svelteHTML.createElement("p", { "class":`winner`,});t.winner(name(winner)); }}
   { svelteHTML.createElement("div", { "class":`plan`,});
    if(clock?.state === 'not-started' && event.may('clock')){ { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
          void write(app, event, [{ do: 'clock', round: event.read(clockRound), action: 'start' }])
        },}});eventTexts.clock.start; event.read(cutRoundName);  Button}}
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        event.paper = 'cut-slips'
        event.view = 'paper'
      },}});t.onPaper;  Button}
   }
  if(match !== null){
    match; { { const $$_mroFpilS0C = __sveltets_2_ensureComponent(SlipForm); new $$_mroFpilS0C({ target: __sveltets_2_any(), props: {    match,"onsaved":() => {
          asked = null
        },}});}}
  }
   { svelteHTML.createElement("div", {   "class":`bracket`,...__sveltets_2_empty({"data-testid":`bracket`}),});
        for(let { name: called, matches } of __sveltets_2_ensureArray(rounds)){let index = 1;index;
       { svelteHTML.createElement("section", { "aria-label":called,});
         { svelteHTML.createElement("h2", {});called; }
         { svelteHTML.createElement("div", { "class":`matches`,});
             for(let one of __sveltets_2_ensureArray(matches)){one.match;
             { svelteHTML.createElement("button", {        "type":`button`,"disabled":one.a === null || one.b === null,"onclick":() => {
                asked = one.match
              },});one.match === match;
               { svelteHTML.createElement("span", { "class":`at small quiet numbers`,});eventTexts.floor.table(one.table); }
                  for(let id of __sveltets_2_ensureArray(([one.a, one.b]))){let side = 1;side;
                 { svelteHTML.createElement("span", { "class":['side', { won: one.winner !== null && one.winner === id, quiet: id === null }],});
                   { svelteHTML.createElement("span", { "class":`who`,});id === null ? '' : `${t.seed(seeds.indexOf(id) + 1)} `;name(id); }
                   { svelteHTML.createElement("span", { "class":`numbers`,});id === null ? '' : (one.score?.get(id) ?? ''); }
                 }
              }
             }
          }
         }
       }
    }
   }
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const CutView__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type CutView__SvelteComponent_ = ReturnType<typeof CutView__SvelteComponent_>;
/*Ωignore_endΩ*/export default CutView__SvelteComponent_;