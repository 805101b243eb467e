///<reference types="svelte" />
;
import Plus from '@lucide/svelte/icons/plus'
import Trash from '@lucide/svelte/icons/trash-2'
import { sentenceOf } from '../../../../shared/explain/toText.ts'
import type { DescentTable } from '../../../actions/descent/descentActions.ts'
import { abilityText, attackRuling, spendText } from '../../../model/descent/descentAdapter.ts'
import { asAttack, withAbility, withAttack, withoutAbility } from '../../../model/descent/descentEdit.ts'
import { effectiveSpend } from '../../../model/descent/descentSteps.ts'
import { descentTexts } from '../../../i18n/texts.ts'
import Button from '../../ui/Button.svelte'
import Field from '../../ui/Field.svelte'
import IconButton from '../../ui/IconButton.svelte'
import NumberField from '../../ui/NumberField.svelte'
import Toggle from '../../ui/Toggle.svelte';

;type $$ComponentProps =  { table: DescentTable };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  

  const { table }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const t = descentTexts
  const value = $derived(table.case)
  const ask = $derived(asAttack(value).ask)
  const abilities = $derived(ask.weapon.surges ?? [])
  const ruling = $derived(attackRuling(table.ruling))
  const spend = $derived(effectiveSpend(value, ruling))
  const proposal = $derived(ruling?.proposal ?? null)
  const why = $derived(ruling?.because.find(({ say }) => say.startsWith('descent.propose')))
  const isOther = $derived(ask.spend?.some((one) => typeof one !== 'number') ?? false)
  /** Which ability shows its fields. */
  let edited = $state<number | null>(null)

  const count = (index: number) => spend.filter((one) => one === index).length
  const set = (change: Partial<typeof ask>, label: string = t.change.spend) => {
    table.change(label, withAttack(value, change))
  }
  const edit = (index: number, change: object) => {
    table.change(t.change.ability, withAbility(value, index, change), `ability ${index} ${Object.keys(change).join()}`)
  }
  function buy(index: number, times: number) {
    set({ spend: [...spend.filter((one) => one !== index), ...Array.from({ length: times }, () => index)].sort((a, b) => a - b) })
  }
  function add() {
    const index = abilities.length
    table.change(t.change.ability, withAttack(value, { weapon: { ...ask.weapon, surges: [...abilities, { cost: 1, hearts: 1 }] } }))
    edited = index
  }
;
async () => {


if(abilities.length === 0){ { svelteHTML.createElement("p", { "class":`small quiet`,});t.noAbilities; }}
 { svelteHTML.createElement("ul", {   "class":`abilities`,"aria-label":t.abilities,});
      for(let ability of __sveltets_2_ensureArray(abilities)){let index = 1;index;
    const bought = count(index);
     { svelteHTML.createElement("li", { "class":{ bought: bought > 0 },});
       { svelteHTML.createElement("div", { "class":`line`,});
        if(ask.repeatSurges){
           { const $$_dleiFrebmuN3C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN3C({ target: __sveltets_2_any(), props: {          "hideLabel":true,"label":t.buy(index + 1),"value":bought,"max":24,"onchange":(times) => {
              buy(index, times ?? 0)
            },}});}
        }else{
           { svelteHTML.createElement("label", {  "class":`buy`,}); { svelteHTML.createElement("input", {         "type":`checkbox`,"aria-label":t.buy(index + 1),"checked":bought > 0,"onchange":(event) => {
                buy(index, event.currentTarget.checked ? 1 : 0)
              },});} }
        }
         { svelteHTML.createElement("button", {         "type":`button`,"class":`what`,"aria-expanded":edited === index,"onclick":() => {
            edited = edited === index ? null : index
          },});
           { svelteHTML.createElement("span", { "class":`cost numbers`,});ability.cost;  } { svelteHTML.createElement("span", {});abilityText(ability); }
         }
         { const $$_nottuBnocI3C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI3C({ target: __sveltets_2_any(), props: {       "icon":Trash,"label":t.remove(index + 1),"onclick":() => {
            table.change(t.change.ability, withoutAbility(value, index))
            edited = null
          },}});}
       }
      if(edited === index){
         { svelteHTML.createElement("div", { "class":`fields`,});
           { const $$_dleiFrebmuN3C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN3C({ target: __sveltets_2_any(), props: {           "label":t.cost,"value":ability.cost,"min":1,"max":9,"onchange":(cost) => {
              edit(index, { cost: cost ?? 1 })
            },}});}
           { const $$_dleiFrebmuN3C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN3C({ target: __sveltets_2_any(), props: {         "label":t.range,"value":ability.range ?? 0,"max":20,"onchange":(range) => {
              edit(index, { range: range || undefined })
            },}});}
           { const $$_dleiFrebmuN3C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN3C({ target: __sveltets_2_any(), props: {         "label":t.hearts,"value":ability.hearts ?? 0,"max":20,"onchange":(hearts) => {
              edit(index, { hearts: hearts || undefined })
            },}});}
           { svelteHTML.createElement("div", { "class":`wide`,});
             { const $$_dleiF4C = __sveltets_2_ensureComponent(Field); new $$_dleiF4C({ target: __sveltets_2_any(), props: {           "label":t.other,"value":ability.other ?? '',"maxlength":120,"placeholder":t.otherHint,"onchange":(other) => {
                edit(index, { other: other || undefined })
              },}});}
           }
           { svelteHTML.createElement("div", { "class":`wide`,});
             { const $$_elggoT4C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT4C({ target: __sveltets_2_any(), props: {       "label":t.blast,"checked":ability.blast === true,"onchange":(blast) => {
                edit(index, { blast: blast ? true : undefined })
              },}});}
           }
         }
      }
     }
  }
 }
if(abilities.length < 10){ { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"wide":true,"onclick":add,}}); { const $$_sulP1C = __sveltets_2_ensureComponent(Plus); new $$_sulP1C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.add; Button}}
if(isOther){
   { svelteHTML.createElement("p", { "class":`small`,});t.secondWeapon; }
   { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
      set({ spend: ask.spend?.filter((one) => typeof one === 'number') ?? [] })
    },}});t.clearSpend;  Button}
}
if(proposal && why){
   { svelteHTML.createElement("div", {   "class":`proposal`,...__sveltets_2_empty({"data-testid":`proposal`}),});
     { svelteHTML.createElement("p", {}); { svelteHTML.createElement("strong", {});t.proposal;  } spendText(value, proposal.spend); }
     { svelteHTML.createElement("p", { "class":`small quiet`,});sentenceOf(why, table.adapter.words(value)); why.rule;  }
    if(ask.spend !== undefined){
       { svelteHTML.createElement("div", { "class":`actions`,});
        if(ask.spend.join() !== proposal.spend.join()){ { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":() => {
              set({ spend: proposal.spend })
            },}});t.useProposal;  Button}}
         { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
            set({ spend: undefined })
          },}});t.open;  Button}
       }
    }
   }
}
 { const $$_elggoT0C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT0C({ target: __sveltets_2_any(), props: {         "label":t.repeat,"hint":t.repeatHint,"checked":ask.repeatSurges === true,"onchange":(on) => {
    set({ repeatSurges: on ? true : undefined })
  },}});}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SurgeStep__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SurgeStep__SvelteComponent_ = ReturnType<typeof SurgeStep__SvelteComponent_>;
/*Ωignore_endΩ*/export default SurgeStep__SvelteComponent_;