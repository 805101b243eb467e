///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { noBoardAnswer } from '../../../model/noBoard/noBoardAnswer.ts'
import { areasOfTable, withAreas, type AreaAsk } from '../../../model/noBoard/startingArea.ts'
import { noBoardTexts as t, texts } from '../../../i18n/texts.ts'
import Button from '../../ui/Button.svelte'
import NumberField from '../../ui/NumberField.svelte';

;type $$ComponentProps =  { ask: AreaAsk };function $$render() {

  
  
  
  
  
  

  const { ask }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { session, table } = useApp()
  const { noBoard } = session
  const there = $derived(areasOfTable(table.case))
  const answer = $derived(noBoardAnswer(noBoard.case))
  const ruling = $derived(answer.state === 'ruled' ? answer.ruling : null)
  const grown = $derived(ruling?.verdict === 'grown' ? (ruling.areas as AreaAsk['areas']) : null)

  function editArea(side: string, part: Partial<AreaAsk['areas'][string]>) {
    noBoard.ask({ ...ask, areas: { ...ask.areas, [side]: { ...ask.areas[side]!, ...part } } })
  }
;
async () => {


 { svelteHTML.createElement("div", { "class":`form-line`,});
   { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {           "label":t.area.columns,"value":ask.size[0],"min":1,"max":200,"onchange":(n) => {
      noBoard.ask({ ...ask, size: [n ?? 1, ask.size[1]] })
    },}});}
   { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {           "label":t.area.rows,"value":ask.size[1],"min":1,"max":200,"onchange":(n) => {
      noBoard.ask({ ...ask, size: [ask.size[0], n ?? 1] })
    },}});}
 }
   for(let [side, box] of __sveltets_2_ensureArray(Object.entries(ask.areas))){side;
   { svelteHTML.createElement("fieldset", { "class":`form-box form-line`,});
     { svelteHTML.createElement("legend", {});texts.sides[side] ?? side; }
       for(let field of __sveltets_2_ensureArray((['left', 'top', 'columns', 'rows'] as const))){field;
       { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {           "label":t.area.fields[field],"value":box[field],"min":field === 'left' || field === 'top' ? 0 : 1,"max":200,"onchange":(n) => {
          editArea(side, { [field]: n ?? 1 })
        },}});}
    }
     { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {         "label":t.area.needs,"value":ask.needs[side] ?? 0,"max":999,"onchange":(n) => {
        noBoard.ask({ ...ask, needs: { ...ask.needs, [side]: n ?? 0 } })
      },}});}
   }
}
 { svelteHTML.createElement("div", { "class":`form-line`,});
  if(there){
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
        noBoard.ask(there)
      },}});t.area.fromTable;  Button}
  }
  if(grown && table.case.map){
    const map = table.case.map;
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
        table.change(t.area.step, { ...table.case, map: withAreas(map, grown) })
        session.notify('info', t.area.step)
      },}});t.area.toTable;  Button}
  }
 }
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const AreaForm__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type AreaForm__SvelteComponent_ = ReturnType<typeof AreaForm__SvelteComponent_>;
/*Ωignore_endΩ*/export default AreaForm__SvelteComponent_;