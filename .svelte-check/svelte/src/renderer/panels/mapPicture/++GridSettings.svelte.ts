///<reference types="svelte" />
;
import { mapPictureTexts as t } from '../../i18n/laterTexts.ts'
import type { GridFit, Way } from '../../model/mapPicture/gridFit.svelte.ts'
import type { Point } from '../../../shared/mapPicture/homography.ts'
import Button from '../ui/Button.svelte'
import NumberField from '../ui/NumberField.svelte'
import Segments from '../ui/Segments.svelte'
import Toggle from '../ui/Toggle.svelte'
import type { Pointing } from './pointing.ts';
;

  interface Props {
    making: GridFit
    pointing: Pointing | null
    onpoint: (pointing: Pointing | null) => void
  };function $$render() {

  
  
  
  
  
  
  
  

  const { making, pointing, onpoint }: Props = $props()
  const ways = (['corners', 'two'] as const).map((id: Way) => ({ id, label: t[id] }))
  /** A block that begins farther on is as much smaller as the map ends before its end. */
  const say = (at: Point, [columns, rows]: Point): void => {
    making.sayBlock({ at, size: [Math.min(columns, making.size[0] - at[0]), Math.min(rows, making.size[1] - at[1])] })
  }
  const percent = (share: number): string => (share * 100).toFixed(1)
;
async () => {


 { svelteHTML.createElement("h2", {});t.grid; }
 { const $$_stnemgeS0C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS0C({ target: __sveltets_2_any(), props: {         "label":t.way,"choices":ways,"value":making.way,"onchange":(way) => {
    making.turnTo(way)
  },}});}
 { svelteHTML.createElement("p", { "class":`small quiet`,});t.gridNote; }
 { const $$_elggoT0C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT0C({ target: __sveltets_2_any(), props: {       "label":t.snaps,"checked":making.snaps,"onchange":(on) => {
    making.snaps = on
  },}});}
 { svelteHTML.createElement("p", {       "class":`fit numbers`,...__sveltets_2_empty({"data-fit":making.grid ? making.fit : 'bad'}),"role":`status`,...__sveltets_2_empty({"data-testid":`fit`}),});
  making.grid ? t.residual(making.residual.toFixed(1), percent(making.residual / making.square)) : t.noGrid;
 }
if(making.way === 'two'){
  const { at, size } = making.between;
   { svelteHTML.createElement("div", {     "class":`block`,"role":`group`,"aria-label":t.block,});
     { svelteHTML.createElement("p", { "class":`small quiet`,});t.block; }
     { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {           "label":t.columns,"min":1,"max":making.size[0] - at[0],"value":size[0],"onchange":(n) => say(at, [n ?? size[0], size[1]]),}});}
     { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {          "label":t.rows,"min":1,"max":making.size[1] - at[1],"value":size[1],"onchange":(n) => say(at, [size[0], n ?? size[1]]),}});}
     { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {          "label":t.firstColumn,"min":1,"max":making.size[0],"value":at[0] + 1,"onchange":(n) => say([(n ?? 1) - 1, at[1]], size),}});}
     { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {          "label":t.firstRow,"min":1,"max":making.size[1],"value":at[1] + 1,"onchange":(n) => say([at[0], (n ?? 1) - 1], size),}});}
   }
}
if(making.way === 'corners'){
   { svelteHTML.createElement("p", { "class":`small quiet`,});t.checkNote; }
   { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"aria-pressed":pointing?.what === 'check',"disabled":!making.grid,"onclick":() => {
      const [columns, rows] = making.size
      onpoint(pointing?.what === 'check' ? null : { what: 'check', square: [Math.floor(columns / 2), Math.floor(rows / 2)] })
    },}});t.checkAt;  Button}
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const GridSettings__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type GridSettings__SvelteComponent_ = ReturnType<typeof GridSettings__SvelteComponent_>;
/*Ωignore_endΩ*/export default GridSettings__SvelteComponent_;