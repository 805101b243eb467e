///<reference types="svelte" />
;
import { CARRIED, type CaseFigure, type StartingLine } from '../../../shared/contract/case.ts'
import { withIds, withText, writtenIn } from '../../model/table/figures/written.ts'
import { clausesOf, effectsOfKind, kebab, powerName, type PowerName } from '../../model/table/figures/powerNames.ts'
import { useApp } from '../../actions/app.ts'
import { texts } from '../../i18n/texts.ts'
import Button from '../ui/Button.svelte'
import Field from '../ui/Field.svelte'
import NumberField from '../ui/NumberField.svelte'
import Pick from '../parts/choose/Pick.svelte'
import PickMany from '../parts/choose/PickMany.svelte'
import WrittenText from '../clauses/WrittenText.svelte';
;

  interface Props {
    figure: CaseFigure
    choices: readonly PowerName[]
    onchange: (change: Partial<CaseFigure>) => void
  };function $$render() {

  
  
  
  
  
  
  
  
  
  
  

  const { figure, choices, onchange }: Props = $props()
  const { table } = useApp()
  const t = texts.figure.written
  const lines = $derived(figure.lines ?? [])
  const some = <T,>(list: readonly T[]): readonly T[] | undefined => (list.length ? list : undefined)
  const carriesPassengers = $derived(
    (figure.abilities ?? []).some((id) =>
      clausesOf(table.case, id).some((clause) => clause.phase === 'carry' && clause.does === 'carries-passengers')
    )
  )
  const setLine = (index: number, change: Partial<StartingLine>) => {
    onchange({ lines: lines.map((line, i) => (i === index ? { ...line, ...change } : line)) })
  }
;
async () => {


   for(let field of __sveltets_2_ensureArray(CARRIED)){field;
   { const $$_ynaMkciP0C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP0C({ target: __sveltets_2_any(), props: {             "label":t.lists[field],"choices":field === 'feats' ? effectsOfKind(table.case, 'feat') : [],"values":writtenIn(figure, field).map(({ id }) => id),"nameOf":powerName,"own":kebab,"onchange":(ids) => {
      onchange(withIds(figure, field, ids))
    },}});}
     for(let text of __sveltets_2_ensureArray((writtenIn(figure, field)))){text.id;
     { svelteHTML.createElement("div", { "class":`form-inset`,});
       { const $$_txeTnettirW1C = __sveltets_2_ensureComponent(WrittenText); new $$_txeTnettirW1C({ target: __sveltets_2_any(), props: {     text,choices,"onchange":(next) => {
          onchange(withText(figure, field, next))
        },}});}
     }
  }
}
 { const $$_ynaMkciP0C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP0C({ target: __sveltets_2_any(), props: {             "label":t.keywords,"choices":[],"values":figure.keywords ?? [],"nameOf":powerName,"own":kebab,"onchange":(keywords) => {
    onchange({ keywords: some(keywords) })
  },}});}
 { const $$_ynaMkciP0C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP0C({ target: __sveltets_2_any(), props: {          "label":t.using,choices,"values":figure.using ?? [],"nameOf":powerName,"onchange":(using) => {
    onchange({ using: some(using) })
  },}});}
 { const $$_dleiF0C = __sveltets_2_ensureComponent(Field); new $$_dleiF0C({ target: __sveltets_2_any(), props: {         "label":t.nameNow,"value":figure.nameNow ?? '',"maxlength":120,"onchange":(nameNow) => {
    onchange({ nameNow: nameNow || undefined })
  },}});}
 { const $$_dleiF0C = __sveltets_2_ensureComponent(Field); new $$_dleiF0C({ target: __sveltets_2_any(), props: {         "label":t.realName,"value":figure.realName ?? '',"maxlength":120,"onchange":(realName) => {
    onchange({ realName: realName || undefined })
  },}});}
 { const $$_dleiFrebmuN0C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN0C({ target: __sveltets_2_any(), props: {        "label":t.grenades,"value":figure.grenades,"optional":true,"onchange":(grenades) => {
    onchange({ grenades })
  },}});}
if(carriesPassengers || figure.passengers !== undefined){
   { const $$_dleiFrebmuN0C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN0C({ target: __sveltets_2_any(), props: {            "label":t.passengers,"value":figure.passengers,"optional":true,"min":0,"max":99,"onchange":(passengers) => {
      onchange({ passengers })
    },}});}
}
 { svelteHTML.createElement("fieldset", { "class":`form-group`,});
   { svelteHTML.createElement("legend", {});t.lines; }
      for(let line of __sveltets_2_ensureArray(lines)){let i = 1;i;
     { svelteHTML.createElement("div", { "class":`line`,});
       { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {           "label":t.lineClick(i + 1),"value":line.click,"min":1,"max":60,"onchange":(click) => {
          setLine(i, { click })
        },}});}
       { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {         "label":t.linePoints(i + 1),"value":line.points,"max":2000,"onchange":(points) => {
          setLine(i, { points })
        },}});}
       { const $$_dleiF2C = __sveltets_2_ensureComponent(Field); new $$_dleiF2C({ target: __sveltets_2_any(), props: {         "label":t.lineMark(i + 1),"value":line.mark ?? '',"maxlength":60,"onchange":(mark) => {
          setLine(i, { mark: mark || undefined })
        },}});}
     }
  }
  if(lines.length){
     { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":t.line,"choices":lines.map((line, i) => ({ id: String(i), label: t.lineOf(i + 1, line.mark ?? '', line.points) })),"value":String(figure.line ?? 0),"onchange":(id) => {
        onchange({ line: Number(id) })
      },}});}
  }
   { svelteHTML.createElement("div", { "class":`buttons`,});
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
        onchange({ lines: [...lines, { click: (lines.at(-1)?.click ?? 0) + 1, points: figure.points ?? 100 }] })
      },}});t.addLine;  Button}
    if(lines.length){
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
          onchange({ lines: some(lines.slice(0, -1)), line: undefined })
        },}});t.removeLine;  Button}
    }
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Carried__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Carried__SvelteComponent_ = ReturnType<typeof Carried__SvelteComponent_>;
/*Ωignore_endΩ*/export default Carried__SvelteComponent_;