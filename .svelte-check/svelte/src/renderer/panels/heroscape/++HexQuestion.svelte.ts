///<reference types="svelte" />
;
import ArrowLeftRight from '@lucide/svelte/icons/arrow-left-right'
import { DIE_SIDES } from '../../../shared/games/heroscape/case.ts'
import type { HeroscapeCase } from '../../../shared/games/heroscape/case.ts'
import { sideIndexes } from '../../../shared/scene/sideIndex.ts'
import { useApp } from '../../actions/app.ts'
import { rulesetChoices } from '../../model/table/sentence/rulesetChoices.ts'
import { editHex, type HexTable } from '../../actions/heroscape/hexActions.ts'
import { figureById, hexFigureName, hexSideOf, nameOf, withEnds } from '../../model/heroscape/hexEdit.ts'
import { heroscapeTexts, texts } from '../../i18n/texts.ts'
import { chooseRuleset } from '../../actions/games/activeTable.ts'
import IconButton from '../ui/IconButton.svelte'
import NumberField from '../ui/NumberField.svelte'
import Pick from '../parts/choose/Pick.svelte'
import Toggle from '../ui/Toggle.svelte';

;type $$ComponentProps =  { table: HexTable };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { table }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { session } = app
  const t = heroscapeTexts
  const value = $derived(table.case)
  const ask = $derived(value.ask)
  const sides = $derived(sideIndexes(value.figures.map((figure) => hexSideOf(value, figure))))
  const figures = $derived(
    value.figures.map((figure) => ({ id: figure.id, label: hexFigureName(figure), side: sides.get(hexSideOf(value, figure)) ?? 0 }))
  )
  const attacker = $derived(figureById(value, ask.attacker))
  const strong = $derived(ask.superStrength ?? attacker?.superStrength ?? true)
  const kinds = [
    { id: 'normal', label: t.normal },
    { id: 'special', label: t.special }
  ]
  const dieSides = ['' as const, ...DIE_SIDES].map((id) => ({ id, label: t.dieSides[id] }))
  const dieDue = $derived(ask.dieRoll !== undefined || table.ruling?.knockbackDie === true)

  const set = (change: Partial<HeroscapeCase['ask']>, label: string = t.steps.dice, merge: string | null = null) => {
    table.change(label, { ...value, ask: { ...ask, ...change } }, merge)
  }
  const setAttack = (skulls: number | undefined) => {
    set({ attack: { skulls: skulls ?? 0 } }, t.steps.dice, 'attack dice')
  }
  const setDefense = (change: HeroscapeCase['ask']['defense']) => {
    set({ defense: { ...ask.defense, ...change } }, t.steps.dice, 'defense dice')
  }
  function setEnd(end: 'attacker' | 'defender', id: string) {
    table.change(t.steps[end], withEnds(value, { [end]: id }))
    session.pick = end === 'attacker' ? 'to' : 'from'
  }
  /** It is the attacker's own: what the question said of it gives way. */
  function setStrong(superStrength: boolean) {
    if (ask.superStrength !== undefined) set({ superStrength: undefined })
    if (attacker) editHex(table, attacker.id, { superStrength })
  }
;
async () => {


 { svelteHTML.createElement("section", {   "class":`question`,"aria-label":t.question,});
   { svelteHTML.createElement("div", { "class":`row`,});
     { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {               "look":`sentence`,"label":t.attacker,"choices":figures,"value":ask.attacker,"placeholder":t.choose,"due":session.pick === 'from',"onchange":(id) => {
        setEnd('attacker', id)
      },}});}
     { svelteHTML.createElement("span", { "class":`quiet`,});t.attacks; }
     { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {               "look":`sentence`,"label":t.defender,"choices":figures,"value":ask.defender,"placeholder":t.choose,"due":session.pick === 'to',"onchange":(id) => {
        setEnd('defender', id)
      },}});}
     { svelteHTML.createElement("span", { "class":`quiet`,});t.withKind; }
     { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {           "look":`sentence`,"label":t.attackKind,"choices":kinds,"value":ask.normalAttack === false ? 'special' : 'normal',"onchange":(id) => {
        set({ normalAttack: id === 'normal' }, texts.steps.ask)
      },}});}
     { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {           "look":`sentence`,"label":texts.ask.ruleset,"choices":rulesetChoices(app.library.editions, app.table.case),"value":value.ruleset,"onchange":(id) => {
        chooseRuleset(app, id)
      },}});}
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {       "icon":ArrowLeftRight,"label":t.swap,"onclick":() => {
        table.change(texts.steps.swap, withEnds(value, { attacker: ask.defender, defender: ask.attacker }))
      },}});}
   }
   { svelteHTML.createElement("div", { "class":`row details`,});
     { svelteHTML.createElement("fieldset", {});
       { svelteHTML.createElement("legend", { "class":`small quiet`,});t.rolled(nameOf(value, ask.attacker) || t.somebody); }
       { const $$_dleiFrebmuN3C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN3C({ target: __sveltets_2_any(), props: {        "label":t.skulls,"value":ask.attack.skulls,"max":30,"onchange":setAttack,}});}
     }
     { svelteHTML.createElement("fieldset", {});
       { svelteHTML.createElement("legend", { "class":`small quiet`,});t.rolled(nameOf(value, ask.defender) || t.someone); }
       { const $$_dleiFrebmuN3C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN3C({ target: __sveltets_2_any(), props: {         "label":t.skulls,"value":ask.defense?.skulls ?? 0,"max":30,"onchange":(skulls) => {
          setDefense({ skulls: skulls ?? 0 })
        },}});}
       { const $$_dleiFrebmuN3C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN3C({ target: __sveltets_2_any(), props: {         "label":t.shields,"value":ask.defense?.shields ?? 0,"max":30,"onchange":(shields) => {
          setDefense({ shields })
        },}});}
       { const $$_dleiFrebmuN3C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN3C({ target: __sveltets_2_any(), props: {         "label":t.automatic,"value":ask.defense?.automatic ?? 0,"max":30,"onchange":(automatic) => {
          setDefense({ automatic })
        },}});}
     }
    if(dieDue){
       { svelteHTML.createElement("div", { "class":`die`,});
         { const $$_kciP3C = __sveltets_2_ensureComponent(Pick); new $$_kciP3C({ target: __sveltets_2_any(), props: {         "label":t.die,"choices":dieSides,"value":ask.dieRoll ?? '',"onchange":(id) => {
            set({ dieRoll: DIE_SIDES.find((side) => side === id) })
          },}});}
       }
    }
     { svelteHTML.createElement("div", { "class":`switches`,});
       { const $$_elggoT3C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT3C({ target: __sveltets_2_any(), props: {      "label":t.superStrength,"checked":strong,"onchange":setStrong,}});}
       { const $$_elggoT3C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT3C({ target: __sveltets_2_any(), props: {       "label":t.ignored,"checked":ask.ignored === true,"onchange":(ignored) => {
          set({ ignored: ignored ? true : undefined }, texts.steps.ask)
        },}});}
     }
   }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const HexQuestion__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type HexQuestion__SvelteComponent_ = ReturnType<typeof HexQuestion__SvelteComponent_>;
/*Ωignore_endΩ*/export default HexQuestion__SvelteComponent_;