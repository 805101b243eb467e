///<reference types="svelte" />
;
import { chordWords, KEY_GROUPS, KEY_TABLE } from '../../model/window/keyTable.ts'
import { windowTexts } from '../../i18n/texts.ts';
function $$render() {

  
  
;
async () => {


 { svelteHTML.createElement("div", { "class":`sheet`,});
     for(let group of __sveltets_2_ensureArray(KEY_GROUPS)){group;
     { svelteHTML.createElement("section", {});
       { svelteHTML.createElement("h3", {});windowTexts.keys.groups[group]; }
       { svelteHTML.createElement("dl", {});
           for(let row of __sveltets_2_ensureArray(KEY_TABLE.filter((row) => row.group === group))){row.id;
           { svelteHTML.createElement("div", {});
             { svelteHTML.createElement("dt", {});
                  for(let chord of __sveltets_2_ensureArray(row.chords)){let i = 1;i;if(i > 0){ { svelteHTML.createElement("span", { "class":`or`,});windowTexts.keys.or; }} { svelteHTML.createElement("span", {  "class":`chord`,});   for(let key of __sveltets_2_ensureArray(chordWords(chord))){key; { svelteHTML.createElement("kbd", {});key; }} }}
             }
             { svelteHTML.createElement("dd", {});windowTexts.keys.does[row.id]; }
           }
        }
       }
     }
  }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const KeySheet__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type KeySheet__SvelteComponent_ = InstanceType<typeof KeySheet__SvelteComponent_>;
/*Ωignore_endΩ*/export default KeySheet__SvelteComponent_;