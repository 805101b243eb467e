///<reference types="svelte" />
;
import Columns from '@lucide/svelte/icons/columns-2'
import Plus from '@lucide/svelte/icons/plus'
import X from '@lucide/svelte/icons/x'
import { variantsTexts as t } from '../../i18n/texts.ts'
import { useApp } from '../../actions/app.ts'
import { verdictLook } from '../../model/ruling/readRuling.ts'
import { addVariant, removeVariant, showVariant, variantName } from '../../actions/variants/variantActions.ts'
import type { Variant } from '../../model/variants/variants.svelte.ts'
import IconButton from '../ui/IconButton.svelte'
import VerdictWord from '../parts/verdict/VerdictWord.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const { variants, session } = app
  const lookOf = (variant: Variant) => {
    const answer = variants.answerOf(variant)
    return answer.state === 'ruled' ? verdictLook(answer.ruling, variant.history.present) : null
  }
;
async () => {


 { svelteHTML.createElement("div", {       "class":`strip`,"role":`group`,"aria-label":t.title,...__sveltets_2_empty({"data-testid":`variants`}),});
     for(let variant of __sveltets_2_ensureArray(variants.all)){variant.id;
    const look = lookOf(variant);
     { svelteHTML.createElement("span", { "class":['one', { active: variant.id === variants.active }],});
       { svelteHTML.createElement("button", {       "type":`button`,"aria-pressed":variant.id === variants.active,"onclick":() => {
          showVariant(app, variant.id)
        },});
         { svelteHTML.createElement("span", { "class":`name one-line`,});variantName(variant); }
        if(look){ { svelteHTML.createElement("span", { "class":`small look`,}); { const $$_droWtcidreV4C = __sveltets_2_ensureComponent(VerdictWord); new $$_droWtcidreV4C({ target: __sveltets_2_any(), props: {   look,"words":look.word,}});} }}
       }
      if(variant.id === variants.active){ { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {       "icon":X,"label":t.remove(variantName(variant)),"onclick":() => {
            removeVariant(app, variant)
          },}});}}
     }
  }
  if(!variants.full){ { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {       "icon":Plus,"label":t.add,"onclick":() => {
        addVariant(app)
      },}});}}
   { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {       "icon":Columns,"label":t.compare,"onclick":() => {
      session.comparing = true
    },}});}
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const VariantStrip__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type VariantStrip__SvelteComponent_ = InstanceType<typeof VariantStrip__SvelteComponent_>;
/*Ωignore_endΩ*/export default VariantStrip__SvelteComponent_;