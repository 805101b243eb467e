///<reference types="svelte" />
;
import { onMount } from 'svelte'
import { useApp } from '../../actions/app.ts'
import { changeLines, differenceSentence } from '../../actions/mapRoom/differenceSentence.ts'
import { messageOf } from '../../../shared/base/result.ts'
import { SHOWN_DIFFERENCES, SIGNS } from '../../model/mapRoom/differenceMarks.ts'
import type { MapRoom } from '../../model/mapRoom/mapRoom.svelte.ts'
import type { RoomChecks } from '../../model/mapRoom/roomChecks.svelte.ts'
import { mapRoomTexts as t } from '../../i18n/laterTexts.ts'
import Button from '../ui/Button.svelte'
import Fold from '../ui/Fold.svelte'
import Segments from '../ui/Segments.svelte';

;type $$ComponentProps =  { room: MapRoom; checks: RoomChecks };function $$render() {

  
  
  
  
  
  
  
  
  
  
  

  const { room, checks }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  type Revision = Awaited<ReturnType<typeof app.library.mapRevisions>>[number]
  let revisions = $state.raw<readonly Revision[]>([])
  let chosen = $state.raw<Revision | null>(null)

  async function load() {
    try {
      await room.flush()
      revisions = await app.library.mapRevisions(room.id)
    } catch (error) {
      app.session.notify('error', messageOf(error))
    }
  }
  void load()
  onMount(() => () => {
    checks.endComparing()
  })

  async function compare(revision: Revision) {
    chosen = revision
    await checks.compare(revision.document, room.document)
  }
  async function keep() {
    await room.keepRevision()
    app.session.notify('info', t.versions.kept(room.document.meta?.revision ?? 0))
    await load()
  }
  const difference = $derived(checks.difference)
  const versions = $derived([room.document, ...(chosen ? [chosen.document] : [])])
  const words = $derived(chosen && difference ? differenceSentence(t.versions.revision(chosen.revision), difference, versions) : '')

  async function copy() {
    try {
      await app.platform.copy(words)
      app.session.notify('info', t.versions.copied)
    } catch (error) {
      app.session.notify('error', messageOf(error))
    }
  }
  const lines = $derived(difference ? changeLines(difference, versions) : [])
  const shown = SHOWN_DIFFERENCES.map((id) => ({ id, label: t.versions.shown[id] }))
  function goBack(revision: Revision) {
    room.change(t.steps.revision(revision.revision), { ...revision.document, meta: { ...revision.document.meta } })
  }
;
async () => {


 { svelteHTML.createElement("div", { "class":`buttons`,});
   { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"onclick":() => void keep(),}});t.versions.keep; Button}
 }
if(revisions.length === 0){ { svelteHTML.createElement("p", { "class":`quiet`,});t.versions.none; }}
 { svelteHTML.createElement("ul", {});
     for(let revision of __sveltets_2_ensureArray(revisions)){revision.id;
     { svelteHTML.createElement("li", {});
       { svelteHTML.createElement("span", { "class":`numbers`,});t.versions.revision(revision.revision);  { svelteHTML.createElement("span", { "class":`quiet small`,});revision.at.slice(0, 10); } }
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"onclick":() => void compare(revision),}});t.versions.compare; Button}
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
          goBack(revision)
        },}});t.versions.goBack;  Button}
      if(chosen === revision){
        if(difference){
           { svelteHTML.createElement("p", {   "class":`words`,...__sveltets_2_empty({"data-testid":`difference`}),});words; }
          if(!difference.same){
             { svelteHTML.createElement("div", { "class":`words`,});
               { const $$_stnemgeS3C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS3C({ target: __sveltets_2_any(), props: {         "label":t.versions.show,"choices":shown,"value":checks.shownDifference,"onchange":(id) => (checks.shownDifference = id),}});}
              if(checks.shownDifference === 'ground'){ { svelteHTML.createElement("p", { "class":`small quiet`,});t.versions.signs; }
              } else if (checks.shownDifference === 'lines'){ { svelteHTML.createElement("p", { "class":`small quiet`,});t.versions.changedLines; }}
             }
             { svelteHTML.createElement("ol", {   "class":`words changes`,...__sveltets_2_empty({"data-testid":`changes`}),});
                 for(let line of __sveltets_2_ensureArray(lines)){line.text;
                 { svelteHTML.createElement("li", {});
                   { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
                      room.point(line.squares, line.edges)
                    },}); { svelteHTML.createElement("strong", { "class":line.how,});SIGNS[line.how]; } line.text; }
                 }
              }
             }
             { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"onclick":() => void copy(),}});t.versions.copy; Button}
          }
        }else{ { svelteHTML.createElement("p", { "class":`quiet words`,});t.checks.working; }}
      }
     }
  }
 }
 { const $$_dloF0C = __sveltets_2_ensureComponent(Fold); new $$_dloF0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"title":t.versions.history,"note":String(room.steps.history.past.length),}});
  if(room.steps.history.past.length === 0){ { svelteHTML.createElement("p", { "class":`quiet`,});t.versions.noSteps; }}
   { svelteHTML.createElement("ol", {});
        for(let step of __sveltets_2_ensureArray(room.steps.history.past.slice(-40).toReversed())){let index = 1;index; { svelteHTML.createElement("li", { "class":`small`,});step.label; }}
   }
 Fold}
if(room.steps.ways.length > 0){
   { svelteHTML.createElement("h2", {});t.versions.ways; }
   { svelteHTML.createElement("ul", { ...__sveltets_2_empty({"data-testid":`ways`}),});
       for(let way of __sveltets_2_ensureArray(room.steps.ways)){way.id;
       { svelteHTML.createElement("li", {});
         { svelteHTML.createElement("span", {});way.label;  { svelteHTML.createElement("span", { "class":`quiet small`,});t.versions.steps(way.steps); } }
         { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
            room.takeWay(way.id)
          },}});t.versions.take;  Button}
         { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
            room.forgetWay(way.id)
          },}});t.versions.forget;  Button}
       }
    }
   }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RoomVersions__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RoomVersions__SvelteComponent_ = ReturnType<typeof RoomVersions__SvelteComponent_>;
/*Ωignore_endΩ*/export default RoomVersions__SvelteComponent_;