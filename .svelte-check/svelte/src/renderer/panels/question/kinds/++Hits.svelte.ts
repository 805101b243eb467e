///<reference types="svelte" />
;
import X from '@lucide/svelte/icons/x'
import Plus from '@lucide/svelte/icons/plus'
import type { KnockBackAsk, KnockBackHit } from '../../../../shared/contract/case.ts'
import { useApp } from '../../../actions/app.ts'
import { askOnTable } from '../../../actions/question/ask.ts'
import { figureChoices } from '../../../model/table/sentence/askChoices.ts'
import { texts } from '../../../i18n/texts.ts'
import { endName } from '../../../model/table/sentence/title.ts'
import Button from '../../ui/Button.svelte'
import IconButton from '../../ui/IconButton.svelte'
import NumberField from '../../ui/NumberField.svelte'
import Pick from '../../parts/choose/Pick.svelte';

;type $$ComponentProps =  { ask: KnockBackAsk };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  

  const { ask }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { table } = app
  const figures = $derived(figureChoices(table.case))
  const others = $derived(figures.filter(({ id }) => id !== ask.from && !ask.hits.some((hit) => hit.figure === id)))

  const set = (hits: readonly KnockBackHit[], merge: string | null = null) => {
    askOnTable(app, texts.steps.ask, { ...ask, hits, choices: undefined }, merge)
  }
  const change = (index: number, part: Partial<KnockBackHit>, merge: string | null = null) => {
    set(
      ask.hits.map((hit, i) => {
        if (i !== index) return hit
        const { figure, damageTaken, damageDealt } = { ...hit, ...part }
        return damageDealt === undefined ? { figure, damageTaken } : { figure, damageTaken, damageDealt }
      }),
      merge
    )
  }
  function add() {
    const [next] = others
    if (next) set([...ask.hits, { figure: next.id }])
  }
;
async () => {


 { svelteHTML.createElement("ul", { "aria-label":texts.ask.hits,});
      for(let hit of __sveltets_2_ensureArray(ask.hits)){let i = 1;i;
    const name = endName(table.case, hit.figure) || texts.ask.somebody;
     { svelteHTML.createElement("li", {});
      
      if(i > 0){
         { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {           "look":`sentence`,"label":texts.ask.hits,"choices":figures.filter(({ id }) => id === hit.figure || others.some((other) => other.id === id)),"value":hit.figure,"onchange":(figure) => {
            change(i, { figure })
          },}});}
      }else{ { svelteHTML.createElement("strong", { "class":`name`,});name; }}
       { svelteHTML.createElement("span", {  "class":`labelled`,}); { svelteHTML.createElement("span", { "class":`quiet`,});texts.ask.taken; }
         { const $$_dleiFrebmuN3C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN3C({ target: __sveltets_2_any(), props: {           "hideLabel":true,"label":`${texts.ask.damageTaken}: ${name}`,"optional":true,"value":hit.damageTaken,"max":30,"onchange":(n) => {
            change(i, { damageTaken: n }, `taken ${i}`)
          },}});}
       }
       { svelteHTML.createElement("span", {  "class":`labelled`,}); { svelteHTML.createElement("span", { "class":`quiet`,});texts.ask.dealt; }
         { const $$_dleiFrebmuN3C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN3C({ target: __sveltets_2_any(), props: {             "hideLabel":true,"optional":true,"label":`${texts.ask.damageDealt}: ${name}`,"value":hit.damageDealt,"placeholder":hit.damageTaken === undefined ? '' : String(hit.damageTaken),"max":30,"onchange":(n) => {
            change(i, { damageDealt: n }, `dealt ${i}`)
          },}});}
       }
      if(ask.hits.length > 1){
         { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {       "icon":X,"label":texts.ask.removeHit(name),"onclick":() => {
            set(ask.hits.filter((_, at) => at !== i))
          },}});}
      }
     }
  }
  if(others.length){ { svelteHTML.createElement("li", {}); { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":add,}}); { const $$_sulP3C = __sveltets_2_ensureComponent(Plus); new $$_sulP3C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}texts.ask.addHit; Button} }}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Hits__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Hits__SvelteComponent_ = ReturnType<typeof Hits__SvelteComponent_>;
/*Ωignore_endΩ*/export default Hits__SvelteComponent_;