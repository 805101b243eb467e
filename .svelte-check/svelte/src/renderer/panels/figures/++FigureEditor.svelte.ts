///<reference types="svelte" />
;
import ArrowLeft from '@lucide/svelte/icons/arrow-left'
import Copy from '@lucide/svelte/icons/copy'
import Trash from '@lucide/svelte/icons/trash-2'
import { countersFor } from '../../model/setup/counters.ts'
import { CARRIED, OBJECT_WEIGHTS, SIZES, VALUES } from '../../../shared/contract/case.ts'
import type { CaseFigure, ValueName } from '../../../shared/contract/case.ts'
import { useApp } from '../../actions/app.ts'
import { DEFAULTS, statedValue } from '../../model/table/ask/assumptions.ts'
import { powersOf, sideIndexOf } from '../../model/table/sentence/askChoices.ts'
import { editFigure, figureName, sideOf, SIDES, withAside, withCaptor, withVehicle } from '../../model/table/position/caseEdit.ts'
import { duplicateOnTable, removeFromTable } from '../../actions/table/figureActions.ts'
import { figureAt, isAside, squaresOf } from '../../../shared/contract/caseSquares.ts'
import { freePlace, isFree } from '../../model/table/figures/footprints.ts'
import { effectsOfKind, isWildByTeam, kebab, knowsFlight, knowsHiding, powerName } from '../../model/table/figures/powerNames.ts'
import { enteredValue, withValues } from '../../model/table/figures/values.ts'
import { withText, writtenIn } from '../../model/table/figures/written.ts'
import { texts } from '../../i18n/texts.ts'
import Button from '../ui/Button.svelte'
import Field from '../ui/Field.svelte'
import Fold from '../ui/Fold.svelte'
import IconButton from '../ui/IconButton.svelte'
import NumberField from '../ui/NumberField.svelte'
import Pick from '../parts/choose/Pick.svelte'
import PickMany from '../parts/choose/PickMany.svelte'
import Toggle from '../ui/Toggle.svelte'
import Carried from './Carried.svelte'
import ChangedValues from './ChangedValues.svelte'
import DialTable from './DialTable.svelte'
import WrittenText from '../clauses/WrittenText.svelte'
import HeldObject from './HeldObject.svelte';

;type $$ComponentProps =  { figure: CaseFigure };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { figure }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { table, session } = app
  const t = texts.figure

  const set = (change: Partial<CaseFigure>) => {
    table.change(
      texts.steps.edit(figureName(figure)),
      editFigure(table.case, figure.id, change),
      `edit ${figure.id} ${Object.keys(change).join()}`
    )
  }
  const some = <T,>(list: readonly T[]): readonly T[] | undefined => (list.length ? list : undefined)

  const side = $derived(sideOf(table.case, figure))
  const sides = $derived(
    [...new Set([...SIDES, side])].map((id, index) => ({
      id,
      label: texts.sides[id] ?? id,
      side: id === side ? sideIndexOf(table.case, figure) : index
    }))
  )
  const sizes = SIZES.map((id) => ({ id, label: texts.sizes[id] }))
  const holdings = [{ id: '', label: t.holdingNothing }, ...OBJECT_WEIGHTS.map((id) => ({ id, label: texts.objects[id] }))]
  const rules = $derived(table.case)
  const powers = $derived(effectsOfKind(rules, 'power'))
  const wildByTeam = $derived(isWildByTeam(rules, figure.teamAbilities ?? []))
  const isWild = $derived(wildByTeam || figure.wildCard === true || figure.copies !== undefined)
  const dialLength = $derived(figure.dial?.length ?? 0)
  const special = $derived([...(figure.specialPowers ?? []), ...(figure.traits ?? [])].map((power) => power.id))

  const counted = (value: ValueName) => String(statedValue(figure, value) ?? DEFAULTS[value])
  const isSize = (id: string) => SIZES.find((size) => size === id)

  function setSpecial(ids: readonly string[]) {
    const kept = figure.specialPowers?.filter((power) => ids.includes(power.id)) ?? []
    const traits = figure.traits?.filter((power) => ids.includes(power.id)) ?? []
    const known = new Set([...kept, ...traits].map((power) => power.id))
    set({ specialPowers: some([...kept, ...ids.filter((id) => !known.has(id)).map((id) => ({ id }))]), traits: some(traits) })
  }

  const FLIGHTS = (['ground', 'hovering', 'soaring'] as const).map((id) => ({ id, label: t.flights[id] }))
  function setFlight(id: string) {
    const flight = id === 'hovering' || id === 'soaring' ? id : undefined
    const landed = editFigure(table.case, figure.id, { flight })
    const squares = squaresOf(figure)
    const [first] = squares
    // Who comes down where somebody stands needs a square of its own.
    const place = first && !isFree(landed, squares, figure.id) ? freePlace(landed, squares.length, first, figure.id) : null
    const moved = place ? figureAt({ ...figure, flight }, place) : null
    set(moved ? { flight, ...(moved.squares ? { squares: moved.squares } : { at: moved.at }) } : { flight })
  }

  const others = $derived((table.case.figures ?? []).filter((other) => other.id !== figure.id))
  const captors = $derived(others.filter((other) => sideOf(table.case, other) !== side && other.captiveOf === undefined && !isAside(other)))
  const vehicles = $derived(others.filter((other) => sideOf(table.case, other) === side && other.abilities?.includes('vehicle')))
  const copyable = $derived.by(() => {
    const friends = (table.case.figures ?? []).filter((other) => other.id !== figure.id && sideOf(table.case, other) === side)
    const ids = [...friends.flatMap(({ teamAbilities = [] }) => teamAbilities), table.case.teams?.[side]?.ata?.id, figure.copies]
    const known = [...new Set(ids.filter((id) => id !== undefined))]
    return [{ id: '', label: t.copiesNothing }, ...known.map((id) => ({ id, label: powerName(id) }))]
  })
  const grantable = $derived([...powers, ...effectsOfKind(rules, 'ability')])
  const written = $derived(
    (['specialPowers', 'traits'] as const).flatMap((field) => writtenIn(figure, field).map((text) => ({ field, text })))
  )
  const carried = $derived(CARRIED.reduce((sum, field) => sum + (figure[field]?.length ?? 0), figure.held ? 1 : 0))
;
async () => {


 { svelteHTML.createElement("header", { "class":`editor-head`,});
   { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {       "icon":ArrowLeft,"label":texts.tray.done,"onclick":() => {
      session.editing = false
    },}});}
   { svelteHTML.createElement("h2", {   "class":`one-line`,"title":figureName(figure),});figureName(figure); }
   { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {       "icon":Copy,"label":texts.tray.duplicate,"onclick":() => {
      duplicateOnTable(app, figure.id)
    },}});}
   { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {       "icon":Trash,"label":texts.tray.remove,"onclick":() => {
      removeFromTable(app, figure.id)
    },}});}
 }
 { svelteHTML.createElement("div", { "class":`editor-body`,});
   { const $$_dleiF1C = __sveltets_2_ensureComponent(Field); new $$_dleiF1C({ target: __sveltets_2_any(), props: {         "label":t.name,"value":figure.name ?? figure.id,"maxlength":120,"onchange":(name) => {
      set({ name: name || undefined })
    },}});}
   { svelteHTML.createElement("div", { "class":`editor-pair`,});
     { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {         "label":t.side,"choices":sides,"value":side,"onchange":(id) => {
        set({ side: id })
      },}});}
     { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {         "label":t.size,"choices":sizes,"value":figure.size ?? 'standard',"onchange":(id) => {
        const size = isSize(id)
        set({ size: size === 'standard' ? undefined : size })
      },}});}
   }
   { svelteHTML.createElement("fieldset", { "class":`form-group`,});
     { svelteHTML.createElement("legend", {});t.values; }
     { svelteHTML.createElement("div", { "class":`editor-pair`,});
         for(let value of __sveltets_2_ensureArray(VALUES)){value;
         { const $$_dleiFrebmuN3C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN3C({ target: __sveltets_2_any(), props: {          "label":t[value],"value":enteredValue(figure, value),"optional":true,"placeholder":counted(value),"onchange":(n) => {
            set(withValues(figure, { [value]: n }))
          },}});}
      }
       { const $$_dleiFrebmuN3C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN3C({ target: __sveltets_2_any(), props: {              "label":t.bolts,"value":figure.bolts,"optional":true,"min":1,"max":6,"placeholder":`1`,"onchange":(bolts) => {
          set({ bolts })
        },}});}
     }
     { svelteHTML.createElement("p", { "class":`small quiet`,});dialLength ? t.dialHint : t.unknownHint; }
     { const $$_seulaVdegnahC2C = __sveltets_2_ensureComponent(ChangedValues); new $$_seulaVdegnahC2C({ target: __sveltets_2_any(), props: {   figure,"onchange":set,}});}
   }
   { svelteHTML.createElement("div", { "class":`editor-pair`,});
     { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {           "label":t.click,"value":figure.click ?? 1,"min":1,"max":dialLength || 25,"onchange":(click) => {
        set({ click })
      },}});}
     { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {         "label":t.tokens,"value":figure.tokens ?? 0,"max":2,"onchange":(tokens) => {
        set({ tokens: tokens ? tokens : undefined })
      },}});}
       for(let counter of __sveltets_2_ensureArray((countersFor(table.case, figure)))){counter;
       { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {         "label":t.counters(counter),"value":figure.counters?.[counter] ?? 0,"max":99,"onchange":(count) => {
          const { [counter]: _, ...rest } = figure.counters ?? {}
          const counters = count ? { ...rest, [counter]: count } : rest
          set({ counters: Object.keys(counters).length > 0 ? counters : undefined })
        },}});}
    }
     { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {            "label":t.points,"value":figure.points,"optional":true,"max":2000,"placeholder":`100`,"onchange":(points) => {
        set({ points })
      },}});}
     { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {         "label":t.holding,"choices":holdings,"value":figure.holding ?? '',"onchange":(id) => {
        const holding = OBJECT_WEIGHTS.find((weight) => weight === id)
        set(holding ? { holding } : { holding, held: undefined })
      },}});}
   }
  if(figure.holding){ { const $$_tcejbOdleH1C = __sveltets_2_ensureComponent(HeldObject); new $$_tcejbOdleH1C({ target: __sveltets_2_any(), props: {     figure,"choices":grantable,"onchange":set,}});}}
   { const $$_elbaTlaiD1C = __sveltets_2_ensureComponent(DialTable); new $$_elbaTlaiD1C({ target: __sveltets_2_any(), props: {   figure,"onchange":set,}});}
   { const $$_ynaMkciP1C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP1C({ target: __sveltets_2_any(), props: {           "label":t.powers,"choices":powers,"values":figure.powers ?? [],"nameOf":powerName,"onchange":(ids) => {
      set({ powers: some(ids) })
    },}});}
   { const $$_ynaMkciP1C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP1C({ target: __sveltets_2_any(), props: {           "label":t.abilities,"choices":effectsOfKind(rules, 'ability'),"values":figure.abilities ?? [],"nameOf":powerName,"onchange":(ids) => {
      set({ abilities: some(ids) })
    },}});}
   { const $$_ynaMkciP1C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP1C({ target: __sveltets_2_any(), props: {             "label":t.teamAbilities,"choices":effectsOfKind(rules, 'team-ability'),"values":figure.teamAbilities ?? [],"nameOf":powerName,"own":kebab,"onchange":(ids) => {
      set({ teamAbilities: some(ids) })
    },}});}
  if(!wildByTeam){
     { const $$_elggoT1C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT1C({ target: __sveltets_2_any(), props: {       "label":t.wildCard,"checked":isWild,"onchange":(wildCard) => {
        set(wildCard ? { wildCard: true } : { wildCard: undefined, copies: undefined })
      },}});}
  }
  if(isWild){
     { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":t.copies,"choices":copyable,"value":figure.copies ?? '',"onchange":(id) => {
        set({ copies: id === '' ? undefined : id })
      },}});}
  }
   { const $$_ynaMkciP1C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP1C({ target: __sveltets_2_any(), props: {           "label":t.canUse,"choices":powers,"values":figure.canUse ?? [],"nameOf":powerName,"onchange":(ids) => {
      set({ canUse: some(ids) })
    },}});}
   { const $$_ynaMkciP1C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP1C({ target: __sveltets_2_any(), props: {             "label":t.specialPowers,"choices":effectsOfKind(rules, 'special-power'),"values":special,"nameOf":powerName,"own":kebab,"onchange":setSpecial,}});}
  if(special.length){
     { svelteHTML.createElement("p", { "class":`small quiet`,});t.specialHint; }
       for(let { field, text } of __sveltets_2_ensureArray(written)){`${field} ${text.id}`;
       { svelteHTML.createElement("div", { "class":`form-inset`,});
         { const $$_txeTnettirW2C = __sveltets_2_ensureComponent(WrittenText); new $$_txeTnettirW2C({ target: __sveltets_2_any(), props: {      text,"choices":grantable,"onchange":(next) => {
            set(withText(figure, field, next))
          },}});}
       }
    }
  }
   { const $$_dloF1C = __sveltets_2_ensureComponent(Fold); new $$_dloF1C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"title":t.written.title,"note":carried ? String(carried) : undefined,"testid":`carried`,}});
     { svelteHTML.createElement("div", { "class":`folded`,}); { const $$_deirraC3C = __sveltets_2_ensureComponent(Carried); new $$_deirraC3C({ target: __sveltets_2_any(), props: {     figure,"choices":grantable,"onchange":set,}});} }
   Fold}
   { const $$_ynaMkciP1C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP1C({ target: __sveltets_2_any(), props: {           "label":t.countered,"choices":powersOf(figure).map((id) => ({ id, label: powerName(id) })),"values":figure.countered ?? [],"nameOf":powerName,"onchange":(ids) => {
      set({ countered: some(ids) })
    },}});}
  if(knowsFlight(rules)){
     { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {        "label":t.flight,"choices":FLIGHTS,"value":figure.flight ?? 'ground',"onchange":setFlight,}});}
  }
  if(knowsHiding(rules)){
     { const $$_elggoT1C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT1C({ target: __sveltets_2_any(), props: {       "label":t.spotted,"checked":figure.spotted === true,"onchange":(spotted) => {
        set({ spotted: spotted ? true : undefined })
      },}});}
  }
  if(isAside(figure) || (figure.abilities ?? []).some((id) => id === 'merge' || id === 'split')){
     { const $$_dleiF1C = __sveltets_2_ensureComponent(Field); new $$_dleiF1C({ target: __sveltets_2_any(), props: {         "label":t.duo,"value":(figure.duo ?? []).map((names) => (typeof names === 'string' ? names : names.join(' / '))).join(', '),"maxlength":400,"onchange":(typed) => {
        const entries = typed
          .split(',')
          .map((entry) =>
            entry
              .split('/')
              .map((name) => name.trim())
              .filter((name) => name !== '')
          )
          .filter((names) => names.length > 0)
        set({ duo: entries.length > 0 ? entries : undefined })
      },}});}
  }
   { const $$_elggoT1C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT1C({ target: __sveltets_2_any(), props: {       "label":t.aside,"checked":isAside(figure),"onchange":(aside) => {
      const next = withAside(table.case, figure.id, aside)
      if (next) table.change(texts.steps.edit(figureName(figure)), next)
    },}});}
  if(isAside(figure)){
     { const $$_ynaMkciP1C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP1C({ target: __sveltets_2_any(), props: {           "label":t.replacedBy,"choices":others.map((other) => ({ id: other.id, label: figureName(other) })),"values":figure.replacedBy ?? [],"nameOf":(id) => others.filter((other) => other.id === id).map(figureName)[0] ?? id,"onchange":(ids) => {
        set({ replacedBy: some(ids) })
      },}});}
  }
  if(vehicles.length > 0 || figure.pilotOf !== undefined){
     { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":t.pilotOf,"choices":[{ id: '', label: t.noVehicle }, ...vehicles.map((other) => ({ id: other.id, label: figureName(other) }))],"value":figure.pilotOf ?? '',"onchange":(id) => {
        const next = withVehicle(table.case, figure.id, id === '' ? null : id)
        if (next) table.change(texts.steps.edit(figureName(figure)), next)
      },}});}
  }
   { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":t.captiveOf,"choices":[{ id: '', label: t.nobodysCaptive }, ...captors.map((other) => ({ id: other.id, label: figureName(other) }))],"value":figure.captiveOf ?? '',"onchange":(id) => {
      const next = withCaptor(table.case, figure.id, id === '' ? null : id)
      if (next) table.change(texts.steps.edit(figureName(figure)), next)
    },}});}
   { const $$_elggoT1C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT1C({ target: __sveltets_2_any(), props: {       "label":t.acted,"checked":figure.acted !== false,"onchange":(acted) => {
      set({ acted: acted ? undefined : false })
    },}});}
   { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"look":`danger`,"wide":true,"onclick":() => {
      removeFromTable(app, figure.id)
    },}});texts.tray.remove;  Button}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const FigureEditor__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type FigureEditor__SvelteComponent_ = ReturnType<typeof FigureEditor__SvelteComponent_>;
/*Ωignore_endΩ*/export default FigureEditor__SvelteComponent_;