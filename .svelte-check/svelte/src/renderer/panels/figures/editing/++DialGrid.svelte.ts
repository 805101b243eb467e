///<reference types="svelte" />
;
import { onMount, tick } from 'svelte'
import type { FigureRoom } from '../../../model/figures/figureRoom.svelte.ts'
import { cellInDoubt, dialCells, keypad, meantNames, powerChoices, shownValue } from '../../../model/figures/dialWords.ts'
import { referenceTexts, texts } from '../../../i18n/texts.ts'
import { figuresTexts as t } from '../../../i18n/laterTexts.ts'
import Pick from '../../parts/choose/Pick.svelte'
import DialCell from '../page/DialCell.svelte'
import '../dialColours.css';

;type $$ComponentProps =  { room: FigureRoom };function $$render() {

  
  
  
  
  
  
  
  

  const { room }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const SLOTS = ['speed', 'attack', 'defense', 'damage'] as const
  let grid: HTMLElement | null = $state(null)
  let wrong = $state('')
  const dial = $derived(room.dial)
  const rows = $derived(dialCells(dial))
  const pad = keypad()
  const meant = $derived(meantNames(dial))
  const doubt = $derived(cellInDoubt(dial))

  // The cursor stands in the first cell: what is typed or pasted at once goes there.
  onMount(() => {
    grid?.focus({ preventScroll: true })
  })

  function press(key: string): boolean {
    wrong = ''
    return room.press(key, t.stepDial(dial.row + 1))
  }

  function onkeydown(event: KeyboardEvent) {
    const { key } = event
    if (event.altKey || event.metaKey) return
    if (event.ctrlKey && key !== 'Enter' && key !== 'Delete') return
    const name = event.ctrlKey ? `Ctrl+${key}` : key === 'Tab' && event.shiftKey ? 'Shift+Tab' : key
    // At its ends the grid lets Tab out.
    if (name === 'Tab' && dial.slot === 'damage' && dial.row >= dial.rows.length && dial.word === '') return
    if (name === 'Shift+Tab' && dial.slot === 'speed' && dial.row === 0) return
    if (key === 'Escape' && dial.word === '') return
    if (!press(name)) return
    event.preventDefault()
    event.stopPropagation()
    void tick().then(() => grid?.querySelector('[data-here]')?.scrollIntoView({ block: 'nearest' }))
  }

  function onpaste(event: ClipboardEvent) {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    event.preventDefault()
    event.stopPropagation()
    if (text.trim() === '') return
    const failed = room.paste(text, t.stepPaste)
    wrong = failed ? t.notRead(failed.line, failed.found) : ''
  }
;
async () => {


 { svelteHTML.createElement("div", { "class":`editor`,});
   { const $$_div1 = svelteHTML.createElement("div", {                "class":`grid`,"role":`grid`,"tabindex":0,"aria-label":t.dialGrid,"aria-activedescendant":`cell-${dial.row}-${dial.slot}`,...__sveltets_2_empty({"data-testid":`dial-grid`}),onkeydown,onpaste,});grid = $$_div1;
     { svelteHTML.createElement("div", {   "class":`row head small quiet`,"role":`row`,});
       { svelteHTML.createElement("span", { "role":`columnheader`,});texts.figure.click; }
         for(let slot of __sveltets_2_ensureArray(SLOTS)){slot; { svelteHTML.createElement("span", { "role":`columnheader`,});texts.figure[slot]; }}
     }
       for(let row of __sveltets_2_ensureArray(rows)){row.at;
       { svelteHTML.createElement("div", {     "class":['row', { ghost: row.ghost, here: row.at === dial.row }],"role":`row`,...__sveltets_2_empty({"data-testid":row.ghost ? 'ghost' : 'dial-row'}),});
         { svelteHTML.createElement("span", {    "class":['number', 'numbers', { line: row.line }],"role":`rowheader`,});row.at + 1;row.line ? ' ▸' : '';if(row.stop){ { svelteHTML.createElement("b", { "class":`dial-stop`,});  }} }
        if(row.ko){
          
           { svelteHTML.createElement("span", {          "class":['cell', 'ko', 'dial-ko', { cursor: row.at === dial.row }],"role":`gridcell`,"id":`cell-${row.at}-speed`,...__sveltets_2_empty({"data-here":row.at === dial.row ? '' : undefined}),"onclick":() => {
              room.goTo(row.at, 'speed')
            },});t.ko; }
        }else{
             for(let cell of __sveltets_2_ensureArray(row.cells)){cell.slot;
            const cursor = row.at === dial.row && cell.slot === dial.slot;
            
             { svelteHTML.createElement("span", {              "class":['cell', `dial-${cell.colour ?? (cell.special ? 'special' : 'plain')}`, { cursor }],"role":`gridcell`,"id":`cell-${row.at}-${cell.slot}`,...__sveltets_2_empty({"data-here":cursor ? '' : undefined}),"aria-selected":cursor,"title":cell.special ? t.specialPower : cell.power,"onclick":() => {
                room.goTo(row.at, cell.slot)
                grid?.focus()
              },}); { const $$_lleClaiD4C = __sveltets_2_ensureComponent(DialCell); new $$_lleClaiD4C({ target: __sveltets_2_any(), props: {   cell,"value":shownValue(dial, cell, cursor),}});} }
          }
        }
       }
    }
   }
   { svelteHTML.createElement("p", {   "class":`small words`,"role":`status`,});
    if(wrong){ { svelteHTML.createElement("span", { "class":`wrong`,});wrong; }
    } else if (dial.word){t.typedWord(dial.word, meant);
    } else if (doubt){ { svelteHTML.createElement("button", {        "type":`button`,"tabindex":-1,"class":`link`,"onclick":() => void press('<'),});t.colourInDoubt(texts.figure[dial.slot], texts.figure[doubt.slot], doubt.value); }
    }else{t.here(dial.row + 1, texts.figure[dial.slot]);  t.colourFirst;dial.downwards ? ` · ${t.downwards}` : '';}
   }
   { svelteHTML.createElement("div", {     "class":`pad`,"role":`group`,"aria-label":t.keys.title,});
     { svelteHTML.createElement("div", { "class":`digits`,});
         for(let digit of __sveltets_2_ensureArray((['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']))){digit;
         { svelteHTML.createElement("button", {         "type":`button`,"tabindex":-1,"class":`key numbers`,...__sveltets_2_empty({"data-key":digit}),"onclick":() => void press(digit),});digit; }
      }
     }
     { svelteHTML.createElement("div", { "class":`colours`,});
         for(let { key, colour, letters } of __sveltets_2_ensureArray(pad)){key;
         { svelteHTML.createElement("button", {            "type":`button`,"tabindex":-1,"class":['key', `dial-${colour}`],...__sveltets_2_empty({"data-key":key}),"aria-label":t.colourKey(referenceTexts.dial.colours[colour], key),"onclick":() => void press(key),}); { svelteHTML.createElement("b", {});letters(dial.slot); } }
      }
       { svelteHTML.createElement("button", {            "type":`button`,"tabindex":-1,"class":`key dial-special`,...__sveltets_2_empty({"data-key":`*`}),"aria-label":t.keys.special,"onclick":() => void press('*'),});  }
       { svelteHTML.createElement("button", {            "type":`button`,"tabindex":-1,"class":`key dial-plain`,...__sveltets_2_empty({"data-key":`.`}),"aria-label":t.keys.none,"onclick":() => void press('.'),});  }
     }
     { svelteHTML.createElement("div", { "class":`others`,});
         for(let key of __sveltets_2_ensureArray((['-', '+', ' ', 'Enter', 'x', '|', '!', 'Backspace', 'Insert', 'Ctrl+Delete', 'Ctrl+Enter'] as const))){key;
         { svelteHTML.createElement("button", {         "type":`button`,"tabindex":-1,"class":`key words`,...__sveltets_2_empty({"data-key":key}),"onclick":() => void press(key),});t.keys.of[key]; }
      }
     }
     { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {         "label":t.powerHere(texts.figure[dial.slot]),"choices":powerChoices(dial.slot),"value":dial.rows[dial.row]?.cells[dial.slot].power ?? '',"onchange":(id) => {
        room.choosePower(id || undefined, t.stepDial(dial.row + 1))
        grid?.focus()
      },}});}
   }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DialGrid__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DialGrid__SvelteComponent_ = ReturnType<typeof DialGrid__SvelteComponent_>;
/*Ωignore_endΩ*/export default DialGrid__SvelteComponent_;