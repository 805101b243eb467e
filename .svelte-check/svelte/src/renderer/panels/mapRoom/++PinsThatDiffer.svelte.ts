///<reference types="svelte" />
;
  import { CheckClient } from '../../model/mapRoom/checkClient.ts'

  /** One worker for all maps that are shown at once. */
  const client = new CheckClient()
  let shown = 0
;;

import { useApp } from '../../actions/app.ts'
import { pinWords } from '../../actions/mapRoom/pins/pinWords.ts'
import { rulesOfRoom } from '../../actions/mapRoom/rooms.ts'
import type { CheckAnswer } from '../../model/mapRoom/checks.ts'
import { problemText, shippedText } from '../../i18n/texts.ts'
import { mapRoomTexts as t } from '../../i18n/laterTexts.ts';
;

  type Said = CheckAnswer<'pinChanges'>;;
  type Version = Parameters<typeof client.ask<'pinChanges'>>[1]['map'];
;type $$ComponentProps =  { mine: Version; theirs: Version };function $$render() {

  
  
  
  
  
  


  const { mine, theirs }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const has = $derived((mine.pins?.length ?? 0) + (theirs.pins?.length ?? 0) > 0)
  let said = $state.raw<Said | null>(null)

  $effect(() => {
    if (!has) return
    let gone = false
    said = null
    void client.ask('pinChanges', { before: mine, map: theirs, rules: rulesOfRoom(app) }).then((answer) => {
      if (!gone) said = answer
    })
    return () => {
      gone = true
    }
  })
  $effect(() => {
    shown += 1
    return () => {
      shown -= 1
      if (shown === 0) client.giveUp()
    }
  })
;
async () => {




if(has){
   { svelteHTML.createElement("div", {     "class":`small`,"role":`status`,...__sveltets_2_empty({"data-testid":`pins-that-differ`}),});
    if(!said){ { svelteHTML.createElement("p", { "class":`quiet`,});t.checks.working; }
    } else if (!said.ok){ { svelteHTML.createElement("p", {});problemText(said.problems[0]); }
    } else if (said.value.length === 0){ { svelteHTML.createElement("p", { "class":`quiet`,});t.pins.allAlike; }
    }else{
       { svelteHTML.createElement("p", {});t.pins.change(said.value.length); }
       { svelteHTML.createElement("ul", {});
           for(let { id, title, was, is } of __sveltets_2_ensureArray(said.value)){id;
           { svelteHTML.createElement("li", {});
             { svelteHTML.createElement("strong", {});shippedText(title ?? id); } t.pins.changed(
              was ? pinWords(was) : t.pins.unasked,
              is ? pinWords(is) : t.pins.unasked
            );
           }
        }
       }
    }
   }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const PinsThatDiffer__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PinsThatDiffer__SvelteComponent_ = ReturnType<typeof PinsThatDiffer__SvelteComponent_>;
/*Ωignore_endΩ*/export default PinsThatDiffer__SvelteComponent_;