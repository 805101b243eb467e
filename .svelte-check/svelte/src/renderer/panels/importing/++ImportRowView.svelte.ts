///<reference types="svelte" />
;
import BookOpen from '@lucide/svelte/icons/book-open'
import ClipboardList from '@lucide/svelte/icons/clipboard-list'
import FileQuestion from '@lucide/svelte/icons/file-question-mark'
import Gavel from '@lucide/svelte/icons/gavel'
import Hexagon from '@lucide/svelte/icons/hexagon'
import MapIcon from '@lucide/svelte/icons/map'
import Mountain from '@lucide/svelte/icons/mountain'
import Package from '@lucide/svelte/icons/package'
import Users from '@lucide/svelte/icons/users'
import { useApp } from '../../actions/app.ts'
import { differenceWords, kindWords, unknownWords } from '../../model/importing/differenceWords.ts'
import { noteWords } from '../../model/importing/foreignWords.ts'
import type { ImportRow } from '../../model/importing/importRow.ts'
import { importingTexts } from '../../i18n/texts.ts'
import Badge from '../ui/Badge.svelte'
import Field from '../ui/Field.svelte'
import Toggle from '../ui/Toggle.svelte'
import Segments from '../ui/Segments.svelte'
import Later from '../parts/later/Later.svelte'
import { PINS_THAT_DIFFER } from './importingParts.ts';

;type $$ComponentProps =  { row: ImportRow };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { row }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { library, session } = useApp()
  const store = session.imports
  const icons = {
    map: MapIcon,
    figures: Users,
    elements: Package,
    team: ClipboardList,
    'special-terrain': Mountain,
    edition: BookOpen,
    'hex-map': Hexagon,
    case: FileQuestion,
    ruling: Gavel
  }
  const Icon = $derived(icons[row.incoming.kind])
  const decision = $derived(store.decisionOf(row))
  const severalFiles = $derived((store.preview?.files.length ?? 0) > 1)
  const SHOWN = 6
  const choices = (['keep-mine', 'take', 'keep-both'] as const).map((id) => ({ id, label: importingTexts.choices[id] }))
  /** The map of the library that this one would replace. */
  const replaced = $derived.by(() => {
    const { incoming, status } = row
    return incoming.kind === 'map' && status === 'different' ? library.maps.find(({ id }) => id === incoming.document.id) : undefined
  })
  const tone = { new: 'good', different: 'bad', same: 'quiet', table: 'quiet' } as const
;
async () => {


 { svelteHTML.createElement("li", { ...__sveltets_2_empty({"data-status":row.status}),});
   { svelteHTML.createElement("span", { "class":`icon`,}); { const $$_nocI2C = __sveltets_2_ensureComponent(Icon); new $$_nocI2C({ target: __sveltets_2_any(), props: {    "size":22,"aria-hidden":`true`,}});} }
   { svelteHTML.createElement("div", { "class":`words`,});
     { svelteHTML.createElement("div", { "class":`head`,});
       { svelteHTML.createElement("h3", {});row.name; }
       { const $$_egdaB3C = __sveltets_2_ensureComponent(Badge); new $$_egdaB3C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"tone":tone[row.status],}});importingTexts.status[row.status]; Badge}
     }
     { svelteHTML.createElement("p", { "class":`small quiet numbers`,});[...kindWords(row.incoming), ...(severalFiles ? [row.incoming.file] : [])].join(' · '); }
    if(row.differences.length > 0){
       { svelteHTML.createElement("ul", { "class":`differences`,});
            for(let difference of __sveltets_2_ensureArray((row.differences.slice(0, SHOWN)))){let i = 1;i; { svelteHTML.createElement("li", {});differenceWords(difference); }}
        if(row.differences.length > SHOWN){ { svelteHTML.createElement("li", { "class":`quiet`,});importingTexts.differs.more(row.differences.length - SHOWN); }}
       }
    }
    if(replaced && row.incoming.kind === 'map'){ { const $$_retaL2C = __sveltets_2_ensureComponent(Later); new $$_retaL2C({ target: __sveltets_2_any(), props: {     "part":PINS_THAT_DIFFER,"props":{ mine: replaced, theirs: row.incoming.document },}});}}
    if(row.incoming.kind === 'map' && row.incoming.picture){ { svelteHTML.createElement("p", { "class":`small quiet`,});importingTexts.picture; }}
       for(let words of __sveltets_2_ensureArray(noteWords(row.incoming))){words; { svelteHTML.createElement("p", { "class":`small quiet`,});words; }}
       for(let words of __sveltets_2_ensureArray(unknownWords(row.incoming))){words; { svelteHTML.createElement("p", { "class":`small quiet`,});words; }}
    if(row.status === 'different'){
       { svelteHTML.createElement("div", { "class":`choose`,});
         { const $$_stnemgeS3C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS3C({ target: __sveltets_2_any(), props: {        "label":importingTexts.choice(row.name),choices,"value":decision.choice,"onchange":(choice) => {
            store.decide(row, { choice })
          },}});}
        if(decision.choice === 'keep-both'){
           { svelteHTML.createElement("div", { "class":`name`,});
             { const $$_dleiF4C = __sveltets_2_ensureComponent(Field); new $$_dleiF4C({ target: __sveltets_2_any(), props: {         "label":importingTexts.otherName,"value":decision.name,"maxlength":120,"onchange":(name) => {
                store.decide(row, { name })
              },}});}
           }
        }
       }
    } else if (row.status === 'new'){
       { const $$_elggoT2C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT2C({ target: __sveltets_2_any(), props: {       "label":importingTexts.bringInShort,"checked":decision.choice === 'take',"onchange":(on) => {
          store.decide(row, { choice: on ? 'take' : 'keep-mine' })
        },}});}
    } else if (row.status === 'table'){
       { const $$_elggoT2C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT2C({ target: __sveltets_2_any(), props: {       "label":importingTexts.putOnTable,"checked":store.onTable === row.key,"onchange":(on) => {
          store.onTable = on ? row.key : null
        },}});}
    }
   }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ImportRowView__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ImportRowView__SvelteComponent_ = ReturnType<typeof ImportRowView__SvelteComponent_>;
/*Ωignore_endΩ*/export default ImportRowView__SvelteComponent_;