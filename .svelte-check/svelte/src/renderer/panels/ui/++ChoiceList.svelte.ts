///<reference types="svelte" />
;
import { Command } from 'bits-ui'
import Check from '@lucide/svelte/icons/check'
import { narrowed } from '../../text/choices.ts'
import type { Choice } from '../../text/choices.ts'
import SideMark from './SideMark.svelte'
import { texts } from '../../i18n/texts.ts'
import { LENGTHS } from '../../text/lengths.ts';
;

  interface Props {
    label: string
    choices: readonly Choice[]
    chosen: readonly string[]
    onchoose: (id: string) => void
    /** Offers what is typed as a value of its own. */
    onown?: (text: string) => void
  };function $$render() {

  
  
  
  
  
  
  

  const { label, choices, chosen, onchoose, onown }: Props = $props()

  let typed = $state('')
  /** The focus begins in the search. With fingers the keyboard of the screen would cover the list, so it waits for a tap on the search. */
  let isTapped = $state(false)
  const isTouch = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches
  /** Long lists stay quick: more than this is found by typing. */
  const SHOWN = 80
  const found = $derived(narrowed(choices, typed, (choice) => `${choice.label} ${choice.note ?? ''} ${choice.also ?? ''}`))
  const searchable = $derived(choices.length > 7 || onown !== undefined)
  const own = $derived(onown && typed.trim() !== '' && !choices.some((choice) => choice.label.toLowerCase() === typed.trim().toLowerCase()))
;
async () => {


 { const $$_tooR_dnammoC0C = __sveltets_2_ensureComponent(Command.Root); new $$_tooR_dnammoC0C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"class":`ui-command`,label,"shouldFilter":false,"loop":true,"value":chosen[0] ?? '',}});
   { const $$_tupnI_dnammoC1C = __sveltets_2_ensureComponent(Command.Input); const $$_tupnI_dnammoC1 = new $$_tupnI_dnammoC1C({ target: __sveltets_2_any(), props: {               "maxlength":LENGTHS.search,"class":searchable ? 'ui-command-input' : 'ui-hidden',value:typed,"inputmode":isTouch && !isTapped ? 'none' : 'search',"onpointerdown":() => {
      isTapped = true
    },"placeholder":texts.ui.search,"aria-label":label,}});/*Ωignore_startΩ*/() => typed = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_tupnI_dnammoC1.$$bindings = 'value';}
   { const $$_tsiL_dnammoC1C = __sveltets_2_ensureComponent(Command.List); new $$_tsiL_dnammoC1C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"class":`ui-command-list`,"tabindex":0,"aria-label":label,}});
     { const $$_tropweiV_dnammoC2C = __sveltets_2_ensureComponent(Command.Viewport); new $$_tropweiV_dnammoC2C({ target: __sveltets_2_any(), props: {children:() => { return __sveltets_2_any(0); },}});
      if(found.length === 0 && !own){
         { svelteHTML.createElement("p", { "class":`ui-command-empty`,});texts.ui.nothingFound(typed.trim()); }
      }
         for(let choice of __sveltets_2_ensureArray((found.slice(0, SHOWN)))){choice.id;
         { const $$_metI_dnammoC3C = __sveltets_2_ensureComponent(Command.Item); new $$_metI_dnammoC3C({ target: __sveltets_2_any(), props: {       children:() => { return __sveltets_2_any(0); },"class":`ui-command-item`,"value":choice.id,"onSelect":() => {
            onchoose(choice.id)
          },}});
          if(choice.side !== undefined){ { const $$_kraMediS4C = __sveltets_2_ensureComponent(SideMark); new $$_kraMediS4C({ target: __sveltets_2_any(), props: {  "index":choice.side,}});}}
           { svelteHTML.createElement("span", { "class":`label`,});choice.label; }
          if(choice.note){ { svelteHTML.createElement("span", { "class":`small quiet`,});choice.note; }}
           { svelteHTML.createElement("span", {  "class":`tick`,});if(chosen.includes(choice.id)){ { const $$_kcehC5C = __sveltets_2_ensureComponent(Check); new $$_kcehC5C({ target: __sveltets_2_any(), props: {    "size":18,"aria-label":texts.ui.chosen,}});}} }
         Command.Item}
      }
      if(own){
         { const $$_metI_dnammoC3C = __sveltets_2_ensureComponent(Command.Item); new $$_metI_dnammoC3C({ target: __sveltets_2_any(), props: {       children:() => { return __sveltets_2_any(0); },"class":`ui-command-item`,"value":`own ${typed}`,"onSelect":() => {
            onown?.(typed.trim())
            typed = ''
          },}});
          texts.ui.useTyped(typed.trim());
         Command.Item}
      }
      if(found.length > SHOWN){ { svelteHTML.createElement("p", { "class":`ui-command-empty small`,});texts.ui.moreToFind(found.length - SHOWN); }}
     Command.Viewport}
   Command.List}
 Command.Root}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ChoiceList__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ChoiceList__SvelteComponent_ = ReturnType<typeof ChoiceList__SvelteComponent_>;
/*Ωignore_endΩ*/export default ChoiceList__SvelteComponent_;