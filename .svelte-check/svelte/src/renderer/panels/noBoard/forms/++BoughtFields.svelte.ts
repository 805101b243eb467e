///<reference types="svelte" />
;
import { readFeats, unreadFeats, writeFeats, type ForceAsk } from '../../../model/noBoard/force.ts'
import { noBoardTexts as t } from '../../../i18n/texts.ts'
import Field from '../../ui/Field.svelte'
import NumberField from '../../ui/NumberField.svelte'
import WordsField from './WordsField.svelte';
;

  type Bought = Readonly<Pick<ForceAsk, 'alternateTeamAbilities' | 'feats'>>;;
  interface Props {
    bought: Bought
    onchange: (part: Bought) => void
  };function $$render() {

  
  
  
  
  


  const { bought, onchange }: Props = $props()
  const ability = $derived(bought.alternateTeamAbilities?.[0])
  /** What was typed of feats and is not taken over. */
  let unread: readonly string[] = $state([])

  /** What the force has bought of one alternate team ability; without a name it has none. */
  function buy(part: { id?: string; points?: number | undefined; pointsEach?: number | undefined; keywords?: string[] | undefined }) {
    const whole = { ...ability, id: ability?.id ?? '', ...part }
    onchange({ alternateTeamAbilities: whole.id.trim() === '' ? undefined : [whole] })
  }
;
async () => {


 { svelteHTML.createElement("div", { "class":`form-line`,});
   { const $$_dleiF1C = __sveltets_2_ensureComponent(Field); new $$_dleiF1C({ target: __sveltets_2_any(), props: {       "label":t.force.alternate,"value":ability?.name ?? ability?.id ?? '',"onchange":(name) => {
      buy({ id: name.trim() })
    },}});}
  if(ability){
     { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {            "label":t.force.alternateEach,"value":ability.pointsEach,"max":999,"optional":true,"placeholder":t.force.unstated,"onchange":(pointsEach) => {
        buy({ pointsEach })
      },}});}
     { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {            "label":t.force.alternateWhole,"value":ability.points,"max":999,"optional":true,"placeholder":t.force.unstated,"onchange":(points) => {
        buy({ points })
      },}});}
  }
 }
if(ability){
   { const $$_dleiFsdroW0C = __sveltets_2_ensureComponent(WordsField); new $$_dleiFsdroW0C({ target: __sveltets_2_any(), props: {       "label":t.force.alternateKeywords,"words":ability.keywords,"onchange":(keywords) => {
      buy({ keywords })
    },}});}
}
 { const $$_dleiF0C = __sveltets_2_ensureComponent(Field); new $$_dleiF0C({ target: __sveltets_2_any(), props: {       "label":`${t.force.featPrices} (${t.force.featPricesHint})`,"value":writeFeats(bought.feats),"onchange":(text) => {
    unread = unreadFeats(text)
    onchange({ feats: readFeats(text) })
  },}});}
if(unread.length > 0){ { svelteHTML.createElement("p", {   "class":`small unread`,"role":`status`,});t.force.unread(unread.join(', ')); }}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const BoughtFields__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type BoughtFields__SvelteComponent_ = ReturnType<typeof BoughtFields__SvelteComponent_>;
/*Ωignore_endΩ*/export default BoughtFields__SvelteComponent_;