///<reference types="svelte" />
;
import { onMount } from 'svelte'
import { useApp } from '../../actions/app.ts'
import { askColours, keepMap, takeIn } from '../../actions/mapPicture/fromPictureActions.ts'
import { mapPictureTexts as t } from '../../i18n/laterTexts.ts'
import { edgesPath, levelPlace, squaresPath } from '../../model/mapPicture/overlay.ts'
import { FromPicture } from '../../model/mapPicture/fromPicture.svelte.ts'
import { pictureIn } from '../../model/mapPicture/pictureIn.ts'
import Button from '../ui/Button.svelte'
import Field from '../ui/Field.svelte'
import NumberField from '../ui/NumberField.svelte'
import ScreenFrame from '../ui/ScreenFrame.svelte'
import AreaList from './AreaList.svelte'
import GridSettings from './GridSettings.svelte'
import InkList from './InkList.svelte'
import PictureDrop from './PictureDrop.svelte'
import PictureStage from './PictureStage.svelte'
import StageBeside from './StageBeside.svelte'
import type { Pointing } from './pointing.ts';

;type $$ComponentProps =  { first?: File | null; onclose: () => void };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  /** `first`: the picture that the screen is opened with. */
  const { first = null, onclose }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const making = new FromPicture()
  let wrong = $state<string | null>(null)
  let busy = $state<'reading' | 'suggesting' | 'keeping' | null>(null)
  let pointing = $state.raw<Pointing | null>(null)

  async function take(file: File): Promise<void> {
    busy = 'reading'
    wrong = await takeIn(making, file)
    busy = null
  }

  onMount(() => {
    if (first) void take(first)
  })

  function pasted({ clipboardData }: ClipboardEvent): void {
    const file = pictureIn(clipboardData)
    if (file) void take(file)
  }

  function dropped(event: DragEvent): void {
    const [file] = event.dataTransfer?.files ?? []
    if (!file) return
    event.preventDefault()
    event.stopPropagation()
    void take(file)
  }

  async function look(): Promise<void> {
    busy = 'suggesting'
    wrong = await askColours(making)
    busy = null
  }

  async function keep(): Promise<void> {
    busy = 'keeping'
    const kept = await keepMap(app, making)
    busy = null
    if (kept) onclose()
  }

  function pointed(at: readonly [number, number]): void {
    if (pointing?.what === 'ink') making.pick(pointing.ink, at)
    else if (pointing) making.check(pointing.square, at)
    pointing = null
  }
;
async () => {


 { svelteHTML.createElement("svelte:window", {    "onpaste":pasted,"ondropcapture":dropped,});}

 { const $$_emarFneercS0C = __sveltets_2_ensureComponent(ScreenFrame); const $$_emarFneercS0 = new $$_emarFneercS0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"title":t.title,"testid":`map-from-picture`,actions:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"onclick":onclose,}});t.cancel; Button}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_emarFneercS0.$$prop_def;/*Ωignore_endΩ*/
  
  if(!making.picture){
     { const $$_porDerutciP1C = __sveltets_2_ensureComponent(PictureDrop); new $$_porDerutciP1C({ target: __sveltets_2_any(), props: {    busy,wrong,"ontake":take,}});}
  }else{
     { const $$_ediseBegatS1C = __sveltets_2_ensureComponent(StageBeside); const $$_ediseBegatS1 = new $$_ediseBegatS1C({ target: __sveltets_2_any(), props: {stage:() => { async ()/*Ωignore_positionΩ*/ => {
         { const $$_egatSerutciP0C = __sveltets_2_ensureComponent(PictureStage); const $$_egatSerutciP0 = new $$_egatSerutciP0C({ target: __sveltets_2_any(), props: {   making,pointing,"onpoint":pointed,under:(grid, scale) => { async ()/*Ωignore_positionΩ*/ => {
             { svelteHTML.createElement("defs", {});
               { svelteHTML.createElement("pattern", {         "id":`doubt`,"width":8 / scale,"height":8 / scale,"patternUnits":`userSpaceOnUse`,"patternTransform":`rotate(45)`,});
                 { svelteHTML.createElement("rect", {        "width":3 / scale,"height":8 / scale,"fill":`#fff`,"fill-opacity":`0.85`,});}
               }
             }
                for(let area of __sveltets_2_ensureArray(making.suggestion?.areas ?? [])){let index = 1;index;
              const [r, g, b] = making.inks[area.ink].rgb;
              const isIn = making.accepted.has(area);
               { svelteHTML.createElement("path", {           "d":squaresPath(grid, area.squares),"fill":`rgb(${r} ${g} ${b})`,"fill-opacity":isIn ? 0.6 : 0.28,"stroke":`rgb(${r} ${g} ${b})`,"stroke-width":1.5 / scale,});}
               { svelteHTML.createElement("path", {      "d":squaresPath(grid, area.doubtful),"fill":`url(#doubt)`,"fill-opacity":isIn ? 0.5 : 0.9,});}
              if(isIn && area.ink === 'elevated'){
                const [x, y] = levelPlace(grid, area.squares);
                 { svelteHTML.createElement("text", {         x,y,"class":`level`,"font-size":26 / scale,"stroke-width":5 / scale,});making.meant === area;making.accepted.get(area)?.level; }
              }
            }
          };return __sveltets_2_any(0)},over:(grid, scale) => { async ()/*Ωignore_positionΩ*/ => {
            if(making.suggestion){
               { svelteHTML.createElement("path", {        "d":edgesPath(
                  grid,
                  making.suggestion.walls.map(({ edge }) => edge)
                ),"class":`wall`,"stroke-width":5 / scale,});making.wallsAccepted;}
            }
          };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {under, over} = $$_egatSerutciP0.$$prop_def;/*Ωignore_endΩ*/
          
          
         PictureStage}
      };return __sveltets_2_any(0)},side:() => { async ()/*Ωignore_positionΩ*/ => {
         { svelteHTML.createElement("section", {});
           { svelteHTML.createElement("h2", {});t.size; }
           { svelteHTML.createElement("div", { "class":`sizes`,});
               for(let size of __sveltets_2_ensureArray(making.sizes)){size.join();
               { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"aria-pressed":size[0] === making.size[0] && size[1] === making.size[1],"look":size[0] === making.size[0] && size[1] === making.size[1] ? 'primary' : 'plain',"onclick":() => {
                  making.resize(size)
                },}});t.sizeOf(...size);  Button}
            }
           }
           { svelteHTML.createElement("div", { "class":`pair`,});
             { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {           "label":t.columns,"min":1,"max":200,"value":making.size[0],"onchange":(n) => {
                if (n) making.resize([n, making.size[1]])
              },}});}
             { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {           "label":t.rows,"min":1,"max":200,"value":making.size[1],"onchange":(n) => {
                if (n) making.resize([making.size[0], n])
              },}});}
           }
           { svelteHTML.createElement("div", { "class":`shape`,});
            if(making.shape === 'fits'){
               { svelteHTML.createElement("p", {   "class":`small quiet`,"role":`status`,});t.shapeFits; }
            } else if (making.shape){
              const shape = making.shape;
               { svelteHTML.createElement("p", {   "class":`small`,"role":`status`,});t.shapeOf(...shape); }
               { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
                  making.resize(shape)
                },}});t.takeSize(...shape);  Button}
            }
           }
         }
         { svelteHTML.createElement("section", {});
           { const $$_sgnitteSdirG1C = __sveltets_2_ensureComponent(GridSettings); new $$_sgnitteSdirG1C({ target: __sveltets_2_any(), props: {     making,pointing,"onpoint":(next) => {
              pointing = next
            },}});}
         }
         { svelteHTML.createElement("section", {});
           { svelteHTML.createElement("h2", {});t.inks; }
           { svelteHTML.createElement("p", { "class":`small quiet`,});t.inksNote; }
           { const $$_tsiLknI1C = __sveltets_2_ensureComponent(InkList); new $$_tsiLknI1C({ target: __sveltets_2_any(), props: {     making,pointing,"onpoint":(next) => {
              pointing = next
            },}});}
           { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"wide":true,"disabled":!making.grid || busy !== null,"onclick":() => void look(),}});
            busy === 'suggesting' ? t.suggesting : t.suggest;
           Button}
         }
        if(making.suggestion){
           { svelteHTML.createElement("section", {});
             { svelteHTML.createElement("h2", {});t.found; }
             { const $$_tsiLaerA1C = __sveltets_2_ensureComponent(AreaList); new $$_tsiLaerA1C({ target: __sveltets_2_any(), props: {   making,"suggestion":making.suggestion,}});}
           }
        }
        if(wrong){ { svelteHTML.createElement("p", {   "class":`wrong`,"role":`alert`,});wrong; }}
         { svelteHTML.createElement("section", {});
           { const $$_dleiF1C = __sveltets_2_ensureComponent(Field); new $$_dleiF1C({ target: __sveltets_2_any(), props: {         "label":t.name,"value":making.name,"maxlength":120,"onchange":(name) => {
              making.name = name
            },}});}
           { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"look":`primary`,"wide":true,"disabled":!making.grid || busy !== null || making.name.trim() === '',"onclick":() => void keep(),}});t.keep;  Button}
         }
      };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {stage, side} = $$_ediseBegatS1.$$prop_def;/*Ωignore_endΩ*/
      
      
     StageBeside}
  }
 ScreenFrame}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const PictureRoom__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PictureRoom__SvelteComponent_ = ReturnType<typeof PictureRoom__SvelteComponent_>;
/*Ωignore_endΩ*/export default PictureRoom__SvelteComponent_;