///<reference types="svelte" />
;
import { useApp } from '../../actions/app.ts'
import { rulesetChoices } from '../../model/table/sentence/rulesetChoices.ts'
import { chooseSpace, figureChoices, type DescentTable } from '../../actions/descent/descentActions.ts'
import { targetChoices } from '../../model/descent/descentAdapter.ts'
import { asAttack, figureById, figureOn, hasTarget, nameOf, withAttack, withAttacker } from '../../model/descent/descentEdit.ts'
import { descentTexts, texts } from '../../i18n/texts.ts'
import { chooseRuleset } from '../../actions/games/activeTable.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import { WEAPON_TYPES } from '../../../shared/games/descent/case.ts'
import Pick from '../parts/choose/Pick.svelte';

;type $$ComponentProps =  { table: DescentTable };function $$render() {

  
  
  
  
  
  
  
  
  
  

  const { table }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const t = descentTexts
  const value = $derived(table.case)
  const ask = $derived(asAttack(value).ask)
  const by = $derived(figureById(value, ask.attacker))
  const aimed = $derived(hasTarget(asAttack(value), by))
  const target = $derived(figureOn(value, ask.space))
  const weapons = $derived(
    WEAPON_TYPES.filter((type) => ask.monster !== true || type !== 'unarmed').map((id) => ({
      id,
      label: (ask.monster === true ? t.cards : t.weapons)[id]
    }))
  )

  function setWeapon(id: string) {
    const type = WEAPON_TYPES.find((known) => known === id)
    if (type)
      table.change(
        t.change.weapon,
        withAttack(value, { weapon: { ...ask.weapon, type, dice: type === 'unarmed' ? ['blue'] : ask.weapon.dice } })
      )
  }
  function setTarget(id: string) {
    const [x, y] = id.split(',').map(Number)
    chooseSpace(app, table, [x!, y!])
  }
;
async () => {


 { svelteHTML.createElement("section", {   "class":`question`,"aria-label":t.question,});
   { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {               "look":`sentence`,"label":t.attacker,"choices":figureChoices(value),"value":ask.attacker,"placeholder":t.chooseAttacker,"due":app.session.pick === 'from',"onchange":(id) => {
      table.change(t.change.attacker, withAttacker(value, id))
      app.session.pick = 'to'
    },}});}
   { svelteHTML.createElement("span", { "class":`quiet`,});t.attacks; }
   { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {                 "look":`sentence`,"label":t.target,"choices":targetChoices(value),"value":aimed ? ask.space.join() : '',"placeholder":t.chooseTarget,"due":app.session.pick === 'to',"onchange":setTarget,"shown":aimed
      ? target
        ? `${nameOf(value, target.id)}, ${formatSquareName(ask.space)}`
        : t.space(formatSquareName(ask.space))
      : undefined,}});}
   { svelteHTML.createElement("span", { "class":`quiet`,});ask.monster === true ? t.by : t.with; }
   { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {             "look":`sentence`,"label":t.weapon,"choices":weapons,"value":ask.weapon.type,"shown":t.weapons[ask.weapon.type],"onchange":setWeapon,}});}
   { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {           "look":`sentence`,"label":texts.ask.ruleset,"choices":rulesetChoices(app.library.editions, app.table.case),"value":value.ruleset,"onchange":(id) => {
      chooseRuleset(app, id)
    },}});}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DescentQuestion__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DescentQuestion__SvelteComponent_ = ReturnType<typeof DescentQuestion__SvelteComponent_>;
/*Ωignore_endΩ*/export default DescentQuestion__SvelteComponent_;