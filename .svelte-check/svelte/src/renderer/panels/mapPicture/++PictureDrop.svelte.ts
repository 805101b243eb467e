///<reference types="svelte" />
;
import ImagePlus from '@lucide/svelte/icons/image-plus'
import { mapPictureTexts as t } from '../../i18n/laterTexts.ts'
import Button from '../ui/Button.svelte';
;

  interface Props {
    busy: string | null
    wrong: string | null
    ontake: (file: File) => Promise<void>
  };function $$render() {

  
  
  

  const { busy, wrong, ontake }: Props = $props()
  let chooser: HTMLInputElement
  let camera: HTMLInputElement

  function chosen(event: Event & { currentTarget: HTMLInputElement }): void {
    const [file] = event.currentTarget.files ?? []
    event.currentTarget.value = ''
    if (file) void ontake(file)
  }
;
async () => {



 { svelteHTML.createElement("div", { "class":`drop`,});
   { const $$_sulPegamI1C = __sveltets_2_ensureComponent(ImagePlus); new $$_sulPegamI1C({ target: __sveltets_2_any(), props: {    "size":48,"aria-hidden":`true`,}});}
   { svelteHTML.createElement("h2", {});busy ? t.reading : t.dropHere; }
   { svelteHTML.createElement("p", { "class":`quiet`,});t.dropNote; }
   { svelteHTML.createElement("div", { "class":`buttons`,});
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"look":`primary`,"disabled":busy !== null,"onclick":() => {
        chooser.click()
      },}});t.choose;  Button}
     { svelteHTML.createElement("span", {  "class":`camera`,}); { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"disabled":busy !== null,"onclick":() => {
          camera.click()
        },}});t.camera;  Button} }
   }
  if(wrong){ { svelteHTML.createElement("p", {   "class":`wrong`,"role":`alert`,});wrong; }}
   { const $$_input1 = svelteHTML.createElement("input", {          "type":`file`,"accept":`image/png,image/jpeg,image/webp`,"hidden":true,"onchange":chosen,...__sveltets_2_empty({"data-testid":`picture-file`}),});chooser = $$_input1;}
   { const $$_input1 = svelteHTML.createElement("input", {          "type":`file`,"accept":`image/*`,"capture":`environment`,"hidden":true,"onchange":chosen,});camera = $$_input1;}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const PictureDrop__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PictureDrop__SvelteComponent_ = ReturnType<typeof PictureDrop__SvelteComponent_>;
/*Ωignore_endΩ*/export default PictureDrop__SvelteComponent_;