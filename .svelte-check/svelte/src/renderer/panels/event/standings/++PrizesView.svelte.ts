///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { takeBack, write, writeAndTell } from '../../../actions/event/write.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { finalOrder } from '../../../model/event/standings/cutPlan.ts'
import { byName, nameOf } from '../../../model/event/words/people.ts'
import Button from '../../ui/Button.svelte'
import Field from '../../ui/Field.svelte'
import Pick from '../../parts/choose/Pick.svelte'
import { useEvent } from '../parts/eventContext.ts'
import { LENGTHS } from '../../../text/lengths.ts';
function $$render() {

  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const event = useEvent()
  const t = eventTexts.prizes

  const planned = $derived(event.read(({ settings }) => settings.prizes))
  const order = $derived(event.read(finalOrder))
  const given = $derived(event.read(({ prizes }) => prizes.map((one) => ({ ...one }))))
  const players = $derived(event.read(byName).map(({ id, name }) => ({ id, label: name })))
  const name = (id: string) => event.read((state) => nameOf(state, id))
  let typed = $state<string | null>(null)
  const text = $derived(typed ?? planned.join('\n'))
  let player = $state('')
  let prize = $state('')
  const has = (id: string, what: string) => given.some((one) => one.player === id && one.prize === what)

  async function save() {
    const prizes = text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
    const sent = typed
    if ((await writeAndTell(app, event, [{ do: 'settings', changes: { prizes } }], t.saved)) && typed === sent) typed = null
  }

  async function toggle(id: string, what: string) {
    if (!has(id, what)) {
      await write(app, event, [{ do: 'prize', player: id, prize: what }])
      return
    }
    const entry = event.entries.findLast(
      ({ fact, undone }) => !undone && fact.do === 'prize' && fact.json.player === id && fact.json.prize === what
    )
    if (entry) await takeBack(app, event, entry)
  }

  async function add() {
    if (player === '' || prize.trim() === '') return
    const sent = prize
    if ((await write(app, event, [{ do: 'prize', player, prize: sent.trim() }])) && prize === sent) prize = ''
  }
;
async () => {


if(planned.length > 0){
   { svelteHTML.createElement("ol", {   "class":`rows`,...__sveltets_2_empty({"data-testid":`prizes`}),});
        for(let what of __sveltets_2_ensureArray(planned)){let index = 1;index;
      const id = order[index];
      if(id !== undefined){
         { svelteHTML.createElement("li", {});
           { svelteHTML.createElement("span", { "class":`numbers quiet`,});index + 1;  }
           { svelteHTML.createElement("span", { "class":`strong`,});name(id); }
           { svelteHTML.createElement("span", {});what; }
           { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"aria-pressed":has(id, what),"aria-label":t.give(name(id), what),"onclick":() => {
              void toggle(id, what)
            },}});has(id, what) ? '✓ ' : '';t.given;  Button}
         }
      }
    }
   }
}
  { svelteHTML.createElement("form", {  "onsubmit":(submit) => {
    submit.preventDefault()
    void save()
  },});
   { svelteHTML.createElement("p", { "class":`small quiet`,});t.hint; }
   { svelteHTML.createElement("textarea", {              "class":`entry`,"rows":6,"maxlength":LENGTHS.page,"aria-label":t.plan,"placeholder":t.example,"value":text,"oninput":(input) => {
      typed = input.currentTarget.value
    },}); }
   { svelteHTML.createElement("div", {}); { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"type":`submit`,"disabled":typed === null,}});t.save; Button} }
 }
  { svelteHTML.createElement("form", {      "class":`other`,"aria-label":t.other,"onsubmit":(submit) => {
    submit.preventDefault()
    void add()
  },});
   { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":t.player,"choices":players,"value":player,"onchange":(id) => {
      player = id
    },}});}
   { const $$_dleiF1C = __sveltets_2_ensureComponent(Field); new $$_dleiF1C({ target: __sveltets_2_any(), props: {         "label":t.prize,"value":prize,"maxlength":200,"onchange":(value) => {
      prize = value
    },}});}
   { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"type":`submit`,"disabled":player === '' || prize.trim() === '',}});t.add; Button}
 }
    for(let one of __sveltets_2_ensureArray((given.filter(({ player: id, prize: what }) => planned[order.indexOf(id)] !== what)))){let index = 1;index;
   { svelteHTML.createElement("p", {}); name(one.player); one.prize; }
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const PrizesView__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PrizesView__SvelteComponent_ = ReturnType<typeof PrizesView__SvelteComponent_>;
/*Ωignore_endΩ*/export default PrizesView__SvelteComponent_;