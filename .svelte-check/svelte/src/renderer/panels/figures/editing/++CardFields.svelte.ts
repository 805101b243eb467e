///<reference types="svelte" />
;
import { SIZES } from '../../../../shared/contract/case.ts'
import type { FigureEntry, FigureLine } from '../../../../shared/formats/documents/documents.ts'
import { useApp } from '../../../actions/app.ts'
import { rulesOfFigures } from '../../../actions/figures/finder.ts'
import type { FigureRoom } from '../../../model/figures/figureRoom.svelte.ts'
import { effectsOfKind, kebab, powerName } from '../../../model/table/figures/powerNames.ts'
import { texts } from '../../../i18n/texts.ts'
import { figuresTexts as t } from '../../../i18n/laterTexts.ts'
import Pick from '../../parts/choose/Pick.svelte'
import PickMany from '../../parts/choose/PickMany.svelte'
import Field from '../../ui/Field.svelte'
import NumberField from '../../ui/NumberField.svelte';

;type $$ComponentProps =  { room: FigureRoom };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  

  const { room }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { figure } = $derived(room)
  const app = useApp()
  const rules = $derived(rulesOfFigures(app))
  const set = (field: keyof FigureEntry, change: Partial<FigureEntry>) => {
    room.change(t.stepField(figure.name), change, `field ${field}`)
  }
  const BASES = ['1x1', '1x2', '2x2', '2x4', '2x6', '3x6', '4x4', '6x6']
  const squaresOf = (base: string) => base.split('x').reduce((all, side) => all * Number(side), 1)
  const base = $derived(figure.base ?? BASES.find((one) => squaresOf(one) === figure.baseSquares) ?? '')
  const keywords = $derived([...new Set(app.library.figureSets.flatMap(({ figures }) => figures.flatMap((one) => one.keywords ?? [])))])
  const lines = $derived(figure.lines ?? [])
  const setLine = (index: number, change: Partial<FigureLine>) => {
    set('lines', { lines: lines.map((line, i) => (i === index ? { ...line, ...change } : line)) })
  }
  const some = <V,>(list: readonly V[]): readonly V[] | undefined => (list.length ? list : undefined)
;
async () => {


 { svelteHTML.createElement("div", { "class":`fields`,});
   { svelteHTML.createElement("div", { "class":`wide`,});
     { const $$_dleiF2C = __sveltets_2_ensureComponent(Field); new $$_dleiF2C({ target: __sveltets_2_any(), props: {         "label":texts.figure.name,"value":figure.name,"maxlength":120,"onchange":(name) => {
        if (name.trim()) set('name', { name })
      },}});}
   }
   { const $$_dleiF1C = __sveltets_2_ensureComponent(Field); new $$_dleiF1C({ target: __sveltets_2_any(), props: {         "label":t.setOf,"value":figure.set ?? '',"maxlength":40,"onchange":(value) => {
      set('set', { set: value.trim() || undefined })
    },}});}
   { const $$_dleiF1C = __sveltets_2_ensureComponent(Field); new $$_dleiF1C({ target: __sveltets_2_any(), props: {         "label":t.number,"value":figure.number ?? '',"maxlength":40,"onchange":(value) => {
      set('number', { number: value.trim() || undefined })
    },}});}
   { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {          "label":t.points,"value":figure.points ?? undefined,"optional":true,"max":2000,"onchange":(points) => {
      set('points', { points: points ?? null })
    },}});}
   { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {        "label":texts.figure.range,"value":figure.range ?? undefined,"optional":true,"onchange":(range) => {
      set('range', { range: range ?? null })
    },}});}
   { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {          "label":texts.figure.bolts,"value":figure.bolts ?? undefined,"optional":true,"max":9,"onchange":(bolts) => {
      set('bolts', { bolts: bolts ?? null })
    },}});}
   { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":texts.add.size,"choices":SIZES.map((id) => ({ id, label: texts.sizes[id] })),"value":figure.size,"onchange":(id) => {
      const size = SIZES.find((one) => one === id)
      if (size) set('size', { size })
    },}});}
   { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":t.base,"choices":BASES.map((id) => ({ id, label: id.replace('x', ' × ') })),"value":base,"onchange":(id) => {
      set('base', { base: id, baseSquares: squaresOf(id) })
    },}});}
   { const $$_dleiF1C = __sveltets_2_ensureComponent(Field); new $$_dleiF1C({ target: __sveltets_2_any(), props: {         "label":t.rarity,"value":figure.rarity ?? '',"maxlength":40,"onchange":(value) => {
      set('rarity', { rarity: value.trim() || undefined })
    },}});}
   { const $$_dleiF1C = __sveltets_2_ensureComponent(Field); new $$_dleiF1C({ target: __sveltets_2_any(), props: {         "label":texts.figure.written.realName,"value":figure.realName ?? '',"maxlength":120,"onchange":(realName) => {
      set('realName', { realName: realName || undefined })
    },}});}
 }
 { const $$_ynaMkciP0C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP0C({ target: __sveltets_2_any(), props: {             "label":t.keywords,"choices":keywords.map((id) => ({ id, label: id })),"values":figure.keywords ?? [],"nameOf":(id) => id,"own":(typed) => typed,"onchange":(values) => {
    set('keywords', { keywords: some(values) })
  },}});}
 { const $$_ynaMkciP0C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP0C({ target: __sveltets_2_any(), props: {             "label":t.teamAbilities,"choices":effectsOfKind(rules, 'team-ability'),"values":figure.teamAbilities,"nameOf":powerName,"own":kebab,"onchange":(teamAbilities) => {
    set('teamAbilities', { teamAbilities })
  },}});}
 { const $$_ynaMkciP0C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP0C({ target: __sveltets_2_any(), props: {             "label":t.abilities,"choices":effectsOfKind(rules, 'ability'),"values":figure.abilities,"nameOf":powerName,"own":kebab,"onchange":(abilities) => {
    set('abilities', { abilities })
  },}});}
if(lines.length > 0){
   { svelteHTML.createElement("fieldset", {});
     { svelteHTML.createElement("legend", { "class":`part`,});texts.figure.written.lines; }
        for(let line of __sveltets_2_ensureArray(lines)){let i = 1;line.click;
       { svelteHTML.createElement("div", { "class":`line`,});
         { svelteHTML.createElement("span", { "class":`numbers`,});t.onClicks(String(line.click)); }
         { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {          "label":texts.figure.written.linePoints(i + 1),"value":line.points ?? undefined,"optional":true,"max":2000,"onchange":(points) => {
            setLine(i, { points: points ?? null })
          },}});}
         { const $$_dleiF2C = __sveltets_2_ensureComponent(Field); new $$_dleiF2C({ target: __sveltets_2_any(), props: {         "label":texts.figure.written.lineMark(i + 1),"value":line.mark ?? '',"maxlength":60,"onchange":(mark) => {
            setLine(i, { mark: mark || undefined })
          },}});}
       }
    }
   }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const CardFields__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type CardFields__SvelteComponent_ = ReturnType<typeof CardFields__SvelteComponent_>;
/*Ωignore_endΩ*/export default CardFields__SvelteComponent_;