///<reference types="svelte" />
;
import { untrack } from 'svelte'
import { useApp } from '../../../actions/app.ts'
import { forgetPlayer } from '../../../actions/event/forgetting/forgetPlayer.ts'
import { write } from '../../../actions/event/write.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { byName } from '../../../model/event/words/people.ts'
import { sideFields } from '../../../model/event/door/sides.ts'
import Button from '../../ui/Button.svelte'
import Dialog from '../../ui/Dialog.svelte'
import Field from '../../ui/Field.svelte'
import NumberField from '../../ui/NumberField.svelte'
import Toggle from '../../ui/Toggle.svelte'
import { useEvent } from '../parts/eventContext.ts';

;type $$ComponentProps =  { id: string | null; onclose: () => void };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  

  const { id, onclose }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const event = useEvent()
  const t = eventTexts.door

  const player = $derived(id === null ? undefined : event.read((state) => byName(state).find((one) => one.id === id)))
  const fixed = $derived(id === null ? undefined : event.read(({ settings }) => settings.fixedTables.get(id)))
  const perSide = $derived(event.read(({ settings }) => settings.perSide))
  let name = $state('')
  let club = $state('')
  let publisher = $state('')
  let minor = $state(false)
  let table = $state<number | undefined>()
  let forgets = $state(false)
  let working = $state(false)
  // Once for each player: what another device writes meanwhile changes nothing that is typed.
  const isKnown = $derived(player !== undefined)
  $effect(() => {
    if (id !== null && isKnown) untrack(start)
  })

  function start() {
    if (!player) return
    name = player.name
    club = player.club ?? ''
    publisher = player.publisher ?? ''
    minor = player.minor
    table = fixed
    forgets = false
  }

  async function forget() {
    if (!player) return
    working = true
    const done = await forgetPlayer(app, event, player.id)
    working = false
    if (done) onclose()
  }

  async function save() {
    if (!player) return
    const facts = []
    const number = publisher.trim() || null
    const other =
      name.trim() !== player.name || (club.trim() || null) !== player.club || number !== player.publisher || minor !== player.minor
    if (other)
      facts.push({
        do: 'edit-player',
        player: player.id,
        ...sideFields(name.trim() || player.name, perSide),
        club: club.trim() || null,
        ...(number !== player.publisher && { publisher: number }),
        minor
      })
    if (table !== fixed) {
      const tables = Object.fromEntries(event.read(({ settings }) => settings.fixedTables))
      const { [player.id]: _gone, ...others } = tables
      facts.push({ do: 'settings', changes: { fixedTables: table === undefined ? others : { ...others, [player.id]: table } } })
    }
    if (await write(app, event, facts)) onclose()
  }
;
async () => {


 { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {       children:() => { return __sveltets_2_any(0); },"open":player !== undefined,"title":player?.name ?? '',onclose,"endAt":`event-door`,"beginInside":true,actions:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":onclose,}});t.cancel; Button}
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"look":`primary`,"type":`submit`,"form":`player-form`,}});t.save; Button}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
   { svelteHTML.createElement("form", {     "id":`player-form`,"onsubmit":(submit) => {
      submit.preventDefault()
      void save()
    },});
     { const $$_dleiF2C = __sveltets_2_ensureComponent(Field); new $$_dleiF2C({ target: __sveltets_2_any(), props: {         "label":t.name,"value":name,"maxlength":200,"onchange":(value) => {
        name = value
      },}});}
     { const $$_dleiF2C = __sveltets_2_ensureComponent(Field); new $$_dleiF2C({ target: __sveltets_2_any(), props: {         "label":t.club,"value":club,"maxlength":200,"onchange":(value) => {
        club = value
      },}});}
     { const $$_dleiF2C = __sveltets_2_ensureComponent(Field); new $$_dleiF2C({ target: __sveltets_2_any(), props: {         "label":t.publisher,"value":publisher,"maxlength":80,"onchange":(value) => {
        publisher = value
      },}});}
     { svelteHTML.createElement("p", { "class":`small quiet`,});t.publisherHint; }
     { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {              "label":t.fixedTable,"value":table,"min":1,"max":9999,"optional":true,"placeholder":t.anyTable,"onchange":(value) => {
        table = value
      },}});}
     { const $$_elggoT2C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT2C({ target: __sveltets_2_any(), props: {         "label":t.minor,"hint":t.minorHint,"checked":minor,"onchange":(value) => {
        minor = value
      },}});}
    if(player && !player.forgotten && event.may('forget')){
      if(forgets){
         { svelteHTML.createElement("div", {   "class":`forget`,"role":`alert`,});
           { svelteHTML.createElement("p", {});t.forgetWhat(player.name, player.number); }
           { svelteHTML.createElement("span", { "class":`buttons`,});
             { const $$_nottuB4C = __sveltets_2_ensureComponent(Button); new $$_nottuB4C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
                forgets = false
              },}});t.forgetNot;  Button}
             { const $$_nottuB4C = __sveltets_2_ensureComponent(Button); new $$_nottuB4C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"disabled":working,"onclick":() => {
                void forget()
              },}});t.forgetNow;  Button}
           }
         }
      }else{
         { svelteHTML.createElement("span", { }); { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
              forgets = true
            },}});t.forget;  Button} }
      }
    }
   }
  
 Dialog}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const PlayerDialog__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PlayerDialog__SvelteComponent_ = ReturnType<typeof PlayerDialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default PlayerDialog__SvelteComponent_;