///<reference types="svelte" />
;
import { untrack } from 'svelte'
import { PENALTY_LEVELS, type PenaltyLevel } from '../../../../shared/tournament/state/state.ts'
import { playersAt } from '../../../../shared/tournament/facts/factKind.ts'
import { useApp } from '../../../actions/app.ts'
import { gameLossResult } from '../../../model/event/floor/gameLoss.ts'
import { takeBack, writeAndTell } from '../../../actions/event/write.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { texts } from '../../../i18n/texts.ts'
import { infractionNamed, infractionsOf, proposedPenalty } from '../../../model/event/floor/ladder.ts'
import { penaltyEntries } from '../../../model/event/floor/rulingEntries.ts'
import { rulingTitle } from '../../../model/event/floor/rulingWords.ts'
import { byName, nameOf } from '../../../model/event/words/people.ts'
import Badge from '../../ui/Badge.svelte'
import Button from '../../ui/Button.svelte'
import Field from '../../ui/Field.svelte'
import NumberField from '../../ui/NumberField.svelte'
import Pick from '../../parts/choose/Pick.svelte'
import { useEvent } from '../parts/eventContext.ts'
import LeavingLines from '../parts/LeavingLines.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const event = useEvent()
  const t = eventTexts.penalties

  /** Of the choices: what the list does not have. */
  const OTHER = 'another one'
  let player = $state(untrack(() => event.player) ?? '')
  let infraction = $state('')
  let chosen = $state<PenaltyLevel | null>(null)
  let points = $state<number | undefined>()
  const asked = untrack(() => (typeof event.table === 'number' ? event.table : null))
  /** The ruling that another view has named. */
  const askedRuling = untrack(() => event.ruling)
  /** Words that are not of the list are typed. */
  let typed = $state(false)
  /** Chosen by the judge; null: what is proposed. */
  let belongs = $state<string | null>(untrack(() => event.ruling))
  $effect(() => {
    event.player = null
    event.table = null
    event.ruling = null
  })
  const players = $derived(event.read(byName).map(({ id, name, club }) => ({ id, label: name, ...(club && { note: club }) })))
  const proposed = $derived(event.read((state) => proposedPenalty(state, player, infraction)))
  const level = $derived(chosen ?? proposed.level)
  const given = $derived(
    event.read((state) => {
      const entries = penaltyEntries(state, event.entries)
      return state.penalties
        .map((one) => {
          const during = one.call === null ? undefined : state.calls.get(one.call)
          const judge = during ? (during.taken?.judge ?? '') : null
          return { ...one, name: nameOf(state, one.player), judge, entry: entries.get(one) ?? null, loss: gameLossResult(state, one) }
        })
        .toReversed()
    })
  )
  const infractions = $derived(event.read(infractionsOf))
  const round = $derived(event.read(({ rounds }) => rounds.length))
  const ofRuling = $derived.by(() => {
    const found = event.read((state) => state.rulings.find((one) => one.ruling === askedRuling))
    return found && found.round !== null && found.table !== null ? { round: found.round, table: found.table } : null
  })
  const call = $derived(app.session.answered?.event === event.id ? app.session.answered : null)
  /** The table that another view has named, or whose call is answered: of a penalty for somebody who sits there. */
  const place = $derived.by(() => {
    const named = ofRuling ?? (asked === null ? call && { round: call.round, table: call.table } : { round, table: asked })
    return named && event.read((state) => playersAt(state, named).includes(player)) ? named : null
  })
  const isHere = (one: { readonly round: number | null; readonly table: number | null }): boolean =>
    one.round === place?.round && one.table === place.table
  const rulings = $derived([
    ...(place && call && isHere(call) ? [{ id: call.ruling, label: t.toCome }] : []),
    ...event
      .read((state) => state.rulings.filter(isHere))
      .map((one) => ({ id: one.ruling, label: rulingTitle(one, app.library.rulings) }))
      .toReversed()
  ])
  /** The latest at this table, unless the judge says otherwise; empty: none. */
  const ruling = $derived(
    belongs === null || (belongs !== '' && rulings.every(({ id }) => id !== belongs)) ? (rulings[0]?.id ?? '') : belongs
  )

  const entered = () => [player, infraction, chosen, points, belongs].join('\n')
  async function give() {
    if (player === '' || infraction.trim() === '') return
    const name = event.read((state) => nameOf(state, player))
    const fact = {
      do: 'penalty',
      player,
      level,
      infraction: event.read((state) => infractionNamed(state, infraction)),
      ...(place ?? (round > 0 && { round })),
      ...(ruling !== '' && { ruling }),
      ...(place && call && isHere(call) && { call: call.call }),
      ...(points !== undefined && points !== 0 && { score: points })
    }
    const sent = entered()
    if (!(await writeAndTell(app, event, [fact], t.given(name)))) return
    // Input during the save stays.
    if (entered() !== sent) return
    player = ''
    infraction = ''
    typed = false
    points = undefined
    chosen = null
    belongs = null
  }
;
async () => {


  { svelteHTML.createElement("form", {    "aria-label":t.title,"onsubmit":(submit) => {
    submit.preventDefault()
    void give()
  },});
   { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":t.player,"choices":players,"value":player,"onchange":(id) => {
      player = id
    },}});}
   { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":t.infraction,"choices":[...infractions.map((one) => ({ id: one, label: one })), { id: OTHER, label: t.otherInfraction }],"value":typed ? OTHER : infraction,"onchange":(chosen) => {
      typed = chosen === OTHER
      infraction = typed ? '' : chosen
    },}});}
  if(typed){
     { const $$_dleiF1C = __sveltets_2_ensureComponent(Field); new $$_dleiF1C({ target: __sveltets_2_any(), props: {         "label":t.otherInfraction,"value":infraction,"maxlength":200,"onchange":(value) => {
        infraction = value
      },}});}
  }
   { svelteHTML.createElement("div", {     "class":`levels`,"role":`group`,"aria-label":t.level,});
       for(let one of __sveltets_2_ensureArray(PENALTY_LEVELS)){one;
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"aria-pressed":level === one,"look":level === one ? 'primary' : 'plain',"onclick":() => {
          chosen = one
        },}});t.levels[one];  Button}
    }
   }
   { svelteHTML.createElement("p", { "class":`small quiet`,});
    player !== '' && infraction.trim() !== '' ? t.proposed(t.levels[proposed.level], proposed.count) : '';
    level === 'game-loss'
      ? t.gameLoss
      : level === 'disqualification' && player !== ''
        ? t.out(event.read((state) => nameOf(state, player)))
        : '';
   }
  if(level === 'disqualification' && player !== ''){ { const $$_seniLgnivaeL1C = __sveltets_2_ensureComponent(LeavingLines); new $$_seniLgnivaeL1C({ target: __sveltets_2_any(), props: {     "players":[player],"facts":[{ do: 'penalty', player, level, infraction: infraction.trim() || t.infraction }],}});}}
  if(place){ { svelteHTML.createElement("p", { "class":`small quiet`,});eventTexts.rulings.place(String(place.round), String(place.table)); }}
  if(rulings.length > 0){
     { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":t.ruling,"choices":[...rulings, { id: '', label: t.noRuling }],"value":ruling,"onchange":(id) => {
        belongs = id
      },}});}
  }
   { svelteHTML.createElement("div", { "class":`last`,});
     { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {              "label":t.score,"value":points,"optional":true,"placeholder":`0`,"min":-10000,"max":10000,"onchange":(value) => {
        points = value
      },}});}
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"look":`primary`,"type":`submit`,"disabled":player === '' || infraction.trim() === '',}});t.give; Button}
   }
 }

if(given.length === 0){ { svelteHTML.createElement("p", { "class":`quiet`,});t.none; }
}else{
   { svelteHTML.createElement("ul", { "class":`rows`,});
        for(let one of __sveltets_2_ensureArray(given)){let index = 1;index;
       { svelteHTML.createElement("li", {});
         { svelteHTML.createElement("span", { "class":`strong`,});one.name; }
         { const $$_egdaB2C = __sveltets_2_ensureComponent(Badge); new $$_egdaB2C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"tone":one.level === 'caution' ? 'quiet' : 'bad',}});t.levels[one.level]; Badge}
         { svelteHTML.createElement("span", {});one.infraction; }
         { svelteHTML.createElement("span", {  "class":`small quiet numbers`,});[
            one.table === null ? t.round(one.round) : eventTexts.rulings.place(String(one.round), String(one.table)),
            ...(one.judge === null ? [] : [t.duringCall(one.judge)]),
            ...(one.score === 0 ? [] : [String(one.score)])
          ].join(' · '); }
         { svelteHTML.createElement("span", { "class":`gap`,}); }
        if(one.loss && event.may('result')){
          const loss = one.loss;
           { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
              void writeAndTell(app, event, [loss], t.lossEntered(event.read((state) => nameOf(state, loss.winner))))
            },}});t.enterLoss(event.read((state) => nameOf(state, loss.winner)));  Button}
        }
        if(one.entry && event.may('undo')){
          const entry = one.entry;
           { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
              void takeBack(app, event, entry)
            },}});texts.undo;  Button}
        }
       }
    }
   }
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const PenaltiesView__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PenaltiesView__SvelteComponent_ = ReturnType<typeof PenaltiesView__SvelteComponent_>;
/*Ωignore_endΩ*/export default PenaltiesView__SvelteComponent_;