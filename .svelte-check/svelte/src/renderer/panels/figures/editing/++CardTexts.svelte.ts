///<reference types="svelte" />
;
import Plus from '@lucide/svelte/icons/plus'
import X from '@lucide/svelte/icons/x'
import type { FigureEntry, FigureText } from '../../../../shared/formats/documents/documents.ts'
import { useApp } from '../../../actions/app.ts'
import { rulesOfFigures } from '../../../actions/figures/finder.ts'
import type { FigureRoom } from '../../../model/figures/figureRoom.svelte.ts'
import { stateOf } from '../../../model/figures/card.ts'
import { freshText, offeredPowers, withOffered } from '../../../model/figures/cardTexts.ts'
import { effectsOfKind, powerName } from '../../../model/table/figures/powerNames.ts'
import { texts } from '../../../i18n/texts.ts'
import { figuresTexts as t } from '../../../i18n/laterTexts.ts'
import { textName } from '../../../model/clauses/textName.ts'
import WrittenText from '../../clauses/WrittenText.svelte'
import Pick from '../../parts/choose/Pick.svelte'
import Badge from '../../ui/Badge.svelte'
import Button from '../../ui/Button.svelte'
import Field from '../../ui/Field.svelte'
import IconButton from '../../ui/IconButton.svelte'
import Toggle from '../../ui/Toggle.svelte';

;type $$ComponentProps =  { room: FigureRoom };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { room }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { figure } = $derived(room)
  const app = useApp()
  const rules = $derived(rulesOfFigures(app))
  const choices = $derived([...effectsOfKind(rules, 'power'), ...effectsOfKind(rules, 'ability')])
  const SLOTS = ['speed', 'attack', 'defense', 'damage'] as const
  const LISTS = ['specialPowers', 'traits'] as const
  type List = (typeof LISTS)[number]
  const tone = { ruled: 'good', partly: 'quiet', notConsidered: 'bad' } as const

  const listOf = (list: List): readonly FigureText[] => figure[list] ?? []
  const put = (list: List, next: readonly FigureText[]) => {
    const change: Partial<FigureEntry> = list === 'specialPowers' ? { specialPowers: next } : { traits: next.length ? next : undefined }
    room.change(t.stepText, change, `text ${list}`)
  }
  const set = (list: List, at: number, text: FigureText) => {
    put(list, listOf(list).with(at, text))
  }
;
async () => {


   for(let list of __sveltets_2_ensureArray(LISTS)){list;
   { svelteHTML.createElement("section", {   "aria-label":t.lists[list],...__sveltets_2_empty({"data-testid":list}),});
     { svelteHTML.createElement("h2", { "class":`part`,});t.lists[list]; }
        for(let text of __sveltets_2_ensureArray(listOf(list))){let at = 1;text.id;
      const offered = offeredPowers(text, rules);
      const state = stateOf(text, figure, rules);
       { svelteHTML.createElement("div", { "class":`text`,});
         { svelteHTML.createElement("div", { "class":`head`,});
           { const $$_dleiF3C = __sveltets_2_ensureComponent(Field); new $$_dleiF3C({ target: __sveltets_2_any(), props: {         "label":t.textName,"value":text.name ?? '',"maxlength":120,"onchange":(name) => {
              set(list, at, { ...text, name: name || undefined })
            },}});}
          if(list === 'specialPowers'){
             { const $$_kciP3C = __sveltets_2_ensureComponent(Pick); new $$_kciP3C({ target: __sveltets_2_any(), props: {         "label":t.slot,"choices":[{ id: '', label: t.everyClick }, ...SLOTS.map((id) => ({ id, label: texts.figure[id] }))],"value":text.slot ?? '',"onchange":(slot) => {
                set(list, at, { ...text, slot: slot || undefined })
              },}});}
          }
           { const $$_egdaB3C = __sveltets_2_ensureComponent(Badge); new $$_egdaB3C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"tone":tone[state],}});t.coverage[state]; Badge}
           { const $$_nottuBnocI3C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI3C({ target: __sveltets_2_any(), props: {       "icon":X,"label":t.removeText(textName(text)),"onclick":() => {
              put(list, listOf(list).toSpliced(at, 1))
            },}});}
         }
        if(offered.length > 0){
           { svelteHTML.createElement("div", {   "class":`offer`,...__sveltets_2_empty({"data-testid":`offered`}),});
             { svelteHTML.createElement("span", { "class":`small`,});t.offered(offered.map(powerName).join(', ')); }
             { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
                set(list, at, withOffered(text, offered))
              },}});t.takeOffered;  Button}
           }
        }
         { const $$_txeTnettirW2C = __sveltets_2_ensureComponent(WrittenText); new $$_txeTnettirW2C({ target: __sveltets_2_any(), props: {     text,choices,"onchange":(next) => {
            set(list, at, { ...next, slot: text.slot, kind: text.kind, points: text.points })
          },}});}
        if(text.text && (text.grants?.length || text.gains?.length || text.clauses?.length)){
           { const $$_elggoT2C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT2C({ target: __sveltets_2_any(), props: {         "label":t.saysItAll,"hint":t.saysItAllHint,"checked":text.more === false,"onchange":(all) => {
              set(list, at, { ...text, more: all ? false : undefined })
            },}});}
        }
       }
    }
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
        put(list, [...listOf(list), freshText(listOf(list))])
      },}}); { const $$_sulP2C = __sveltets_2_ensureComponent(Plus); new $$_sulP2C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.addText[list];  Button}
   }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const CardTexts__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type CardTexts__SvelteComponent_ = ReturnType<typeof CardTexts__SvelteComponent_>;
/*Ωignore_endΩ*/export default CardTexts__SvelteComponent_;