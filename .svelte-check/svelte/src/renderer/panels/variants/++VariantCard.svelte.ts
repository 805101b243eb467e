///<reference types="svelte" />
;
import { rulesetName } from '../../model/table/sentence/rulesetChoices.ts'
import { boardLetters } from '../../model/settings/room.ts'
import Check from '@lucide/svelte/icons/check'
import Pencil from '@lucide/svelte/icons/pencil'
import Trash from '@lucide/svelte/icons/trash-2'
import { toScene } from '../../model/question/toScene.ts'
import { variantsTexts as t } from '../../i18n/texts.ts'
import { useApp } from '../../actions/app.ts'
import { themeOf } from '../../model/settings/media.svelte.ts'
import { decidingReason, reasonText, verdictLook } from '../../model/ruling/readRuling.ts'
import { caseTitle } from '../../model/table/sentence/title.ts'
import { differencesOf } from '../../model/variants/differences.ts'
import { removeVariant, showVariant, variantName } from '../../actions/variants/variantActions.ts'
import type { Variant } from '../../model/variants/variants.svelte.ts'
import StillBoard from '../board/StillBoard.svelte'
import VerdictWord from '../parts/verdict/VerdictWord.svelte'
import Badge from '../ui/Badge.svelte'
import Button from '../ui/Button.svelte'
import IconButton from '../ui/IconButton.svelte';

;type $$ComponentProps =  { variant: Variant; base: Variant };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { variant, base }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { variants, settings, session } = app
  const value = $derived(variant.history.present)
  const answer = $derived(variants.answerOf(variant))
  const ruling = $derived(answer.state === 'ruled' ? answer.ruling : null)
  const look = $derived(ruling ? verdictLook(ruling, value) : null)
  const deciding = $derived(ruling ? decidingReason(ruling) : null)
  const theme = $derived(themeOf(settings.current))
  const scene = $derived(
    toScene(value, ruling, {
      cursor: null,
      highlighted: [],
      plan: 0,
      theme,
      squareNames: settings.current.squareNames,
      letters: boardLetters(settings.current),
      reducedMotion: true
    })
  )
  const differences = $derived(variant.id === base.id ? [] : differencesOf(base.history.present, value))
  const isActive = $derived(variant.id === variants.active)
  let renaming = $state(false)
  let typed = $state('')

  function rename(event: SubmitEvent) {
    event.preventDefault()
    variants.rename(variant.id, typed)
    renaming = false
  }
;
async () => {


 { svelteHTML.createElement("article", {   "aria-label":variantName(variant),...__sveltets_2_empty({"data-testid":`variant`}),});
   { svelteHTML.createElement("header", {});
    if(renaming){
       { svelteHTML.createElement("form", { "onsubmit":rename,});
        
         { svelteHTML.createElement("input", {            "class":`entry`,"bind:value":typed,"aria-label":t.name,"maxlength":40,"autofocus":true,"onkeydown":(event) => {
            if (event.key === 'Escape') {
              event.stopPropagation()
              renaming = false
            }
          },});/*Ωignore_startΩ*/() => typed = __sveltets_2_any(null);/*Ωignore_endΩ*/}
         { const $$_nottuBnocI3C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI3C({ target: __sveltets_2_any(), props: {      "icon":Check,"label":t.keep,"type":`submit`,}});}
       }
    }else{
       { svelteHTML.createElement("h2", { "class":`one-line`,});variantName(variant); }
      if(isActive){ { const $$_egdaB2C = __sveltets_2_ensureComponent(Badge); new $$_egdaB2C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"tone":`good`,}});t.onTable; Badge}}
       { svelteHTML.createElement("span", { "class":`gap`,}); }
       { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {       "icon":Pencil,"label":t.rename(variantName(variant)),"onclick":() => {
          typed = variantName(variant)
          renaming = true
        },}});}
       { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {       "icon":Trash,"label":t.remove(variantName(variant)),"onclick":() => {
          removeVariant(app, variant)
        },}});}
    }
   }
   { svelteHTML.createElement("div", { "class":`verdict`,});
    if(ruling && look){
       { svelteHTML.createElement("p", { "class":`word`,}); { const $$_droWtcidreV3C = __sveltets_2_ensureComponent(VerdictWord); new $$_droWtcidreV3C({ target: __sveltets_2_any(), props: {     look,"words":look.word,"size":`1.1em`,}});} }
       { svelteHTML.createElement("p", {});deciding ? reasonText(value, deciding) : ''; }
    }else{
       { svelteHTML.createElement("p", { "class":`quiet`,});t.noQuestion; }
    }
     { svelteHTML.createElement("p", { "class":`small quiet`,});caseTitle(value);  rulesetName(value); }
   }
   { svelteHTML.createElement("div", { "class":`board`,});
    if(value.map){ { const $$_draoBllitS2C = __sveltets_2_ensureComponent(StillBoard); new $$_draoBllitS2C({ target: __sveltets_2_any(), props: {   scene,"label":variantName(variant),}});}}
   }
   { svelteHTML.createElement("div", { "class":`different`,});
    if(variant.id !== base.id){
       { svelteHTML.createElement("h3", { "class":`part`,});t.differences; }
      if(differences.length){ { svelteHTML.createElement("ul", {});
              for(let words of __sveltets_2_ensureArray(differences)){let i = 1;i; { svelteHTML.createElement("li", {});words; }}
         }}else{ { svelteHTML.createElement("p", { "class":`quiet`,});t.same; }}
    }
   }
   { svelteHTML.createElement("footer", {});
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"wide":true,"look":isActive ? undefined : 'primary',"onclick":() => {
        showVariant(app, variant.id)
        session.comparing = false
      },}});isActive ? t.back : t.show(variantName(variant));  Button}
   }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const VariantCard__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type VariantCard__SvelteComponent_ = ReturnType<typeof VariantCard__SvelteComponent_>;
/*Ωignore_endΩ*/export default VariantCard__SvelteComponent_;