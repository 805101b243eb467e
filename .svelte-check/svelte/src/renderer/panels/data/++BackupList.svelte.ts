///<reference types="svelte" />
;
import Archive from '@lucide/svelte/icons/archive'
import TriangleAlert from '@lucide/svelte/icons/triangle-alert'
import { useApp } from '../../actions/app.ts'
import { dataTexts } from '../../i18n/texts.ts'
import Badge from '../ui/Badge.svelte'
import Button from '../ui/Button.svelte'
import EmptyState from '../ui/EmptyState.svelte'
import { countsLine } from './counts.ts'
import { dayAndTime } from './times.ts';
function $$render() {

  
  
  
  
  
  
  
  
  

  const { dataStore } = useApp()
  const { backups } = dataStore
  const t = dataTexts.list
;
async () => {


 { svelteHTML.createElement("section", { "aria-labelledby":`data-backups`,});
   { svelteHTML.createElement("h2", { "id":`data-backups`,});t.title; }
   { svelteHTML.createElement("p", { "class":`quiet about`,});t.text; }
  if(backups.generations.length === 0){
     { const $$_etatSytpmE1C = __sveltets_2_ensureComponent(EmptyState); new $$_etatSytpmE1C({ target: __sveltets_2_any(), props: {      "icon":Archive,"title":t.empty,"text":t.emptyText,}});}
  }else{
     { svelteHTML.createElement("ul", { "class":`rows`,});
         for(let one of __sveltets_2_ensureArray(backups.generations)){one.name;
        const time = dayAndTime(one.takenAt);
         { svelteHTML.createElement("li", {   ...__sveltets_2_empty({"data-testid":`backup`}),...__sveltets_2_empty({"data-why":one.why}),});
           { svelteHTML.createElement("div", { "class":`words`,});
             { svelteHTML.createElement("span", { "class":`time numbers`,});time; }
             { svelteHTML.createElement("span", { "class":`quiet`,});t.why(one.why); }
            if(one.read === null){ { svelteHTML.createElement("span", { "class":`small quiet`,});t.reading; }
            } else if ('damage' in one.read){ { svelteHTML.createElement("span", { "class":`small damage`,});one.read.damage; }
            }else{ { svelteHTML.createElement("span", { "class":`small quiet`,});countsLine(one.read.counts); }}
           }
           { svelteHTML.createElement("span", { "class":`small quiet numbers size`,});t.size(one.bytes); }
          if(one.read !== null && 'damage' in one.read){
             { const $$_egdaB3C = __sveltets_2_ensureComponent(Badge); new $$_egdaB3C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"tone":`bad`,}}); { const $$_trelAelgnairT4C = __sveltets_2_ensureComponent(TriangleAlert); new $$_trelAelgnairT4C({ target: __sveltets_2_any(), props: {    "size":14,"aria-hidden":`true`,}});}t.damaged; Badge}
          }else{
             { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"disabled":one.read === null,"aria-label":`${t.look}: ${time}`,"onclick":() => {
                void dataStore.choose(one)
              },}});t.look;  Button}
          }
         }
      }
     }
  }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const BackupList__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type BackupList__SvelteComponent_ = InstanceType<typeof BackupList__SvelteComponent_>;
/*Ωignore_endΩ*/export default BackupList__SvelteComponent_;