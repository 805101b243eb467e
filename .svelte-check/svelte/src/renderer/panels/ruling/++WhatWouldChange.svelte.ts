///<reference types="svelte" />
;
import { untrack } from 'svelte'
import type { Ruling } from '../../../shared/contract/ruling.ts'
import type { WhatWouldChange } from '../../../shared/cases/change/whatWouldChange.ts'
import { useApp } from '../../actions/app.ts'
import { folds } from '../../model/ruling/folds.svelte.ts'
import { endPreview, groupsOf, preview, searchInSlices, triedText, type Tryable } from '../../actions/ruling/whatIf.ts'
import { rulingTexts } from '../../i18n/texts.ts'
import Button from '../ui/Button.svelte'
import Fold from '../ui/Fold.svelte'
import VerdictWord from '../parts/verdict/VerdictWord.svelte';

;type $$ComponentProps =  { ruling: Ruling };function $$render() {
 const tryButton/*Ωignore_positionΩ*/ = (tryable: Tryable, words: string, look: 'row' | 'chip')/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
   { svelteHTML.createElement("button", {                  "type":`button`,"class":look,"aria-pressed":isPinned(tryable),"aria-label":look === 'chip' ? tryable.text : undefined,"onclick":() => {
      press(tryable)
    },"onpointerenter":(event) => {
      if (event.pointerType === 'mouse') preview(app, tryable, false)
    },"onpointerleave":() => {
      endPreview(app, false)
    },"onfocus":(event) => {
      if (event.currentTarget.matches(':focus-visible')) preview(app, tryable, false)
    },"onblur":() => {
      endPreview(app, false)
    },});words; }
};return __sveltets_2_any(0)};
  
  
  
  
  
  
  
  
  
  

  const { ruling }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const { table, session } = app
  const t = rulingTexts.change
  const FIRST = 6
  /** One and the same while its result is applied: nothing is searched again. */
  const asked = $derived(table.asked)

  let found = $state.raw<WhatWouldChange | null>(null)
  let failure = $state<string | null>(null)
  let all = $state(false)

  // Only while somebody looks, and anew for another table.
  $effect(() => {
    const value = asked
    found = null
    failure = null
    all = false
    untrack(() => {
      endPreview(app, true)
    })
    if (!folds.change) return
    return searchInSlices(
      value,
      ruling,
      (result) => {
        found = result
      },
      (message) => {
        failure = message
      }
    )
  })
  $effect(() => () => {
    endPreview(app, true)
  })

  const groups = $derived(found ? groupsOf(asked, found.proposals) : [])
  const shown = $derived(all ? groups : groups.slice(0, FIRST))
  const isPinned = (tryable: Tryable) => session.preview?.pinned === true && session.preview.words === tryable.text
  const press = (tryable: Tryable) => {
    if (isPinned(tryable)) endPreview(app, true)
    else {
      endPreview(app, true)
      preview(app, tryable, true)
    }
  }
;
async () => {




  { const $$_dloF0C = __sveltets_2_ensureComponent(Fold); new $$_dloF0C({ target: __sveltets_2_any(), props: {          children:() => { return __sveltets_2_any(0); },"title":t.title,"note":found && groups.length ? t.some(groups.length) : undefined,"open":folds.change,"onchange":(open) => {
    folds.change = open
  },"testid":`change`,}});
  if(failure !== null){ { svelteHTML.createElement("p", { "class":`quiet`,});t.failed(failure); }
  } else if (!found){ { svelteHTML.createElement("p", {   "class":`quiet`,"role":`status`,});t.searching; }
  }else{
    if(groups.length === 0){ { svelteHTML.createElement("p", {});t.nothing; }}else{ { svelteHTML.createElement("p", { "class":`small quiet`,});t.hint; }}
     { svelteHTML.createElement("ul", {});
          for(let group of __sveltets_2_ensureArray(shown)){let i = 1;group.key;
        if(group.effect === 'number' && shown[i - 1]?.effect !== 'number'){ { svelteHTML.createElement("li", { "class":`small quiet`,});t.onlyNumbers; }}
        const only = group.members.length === 1 ? group.members[0] : undefined;
         { svelteHTML.createElement("li", {   "class":`group`,...__sveltets_2_empty({"data-testid":`change-group`}),});
          if(only){;__sveltets_2_ensureSnippet(tryButton(only, group.text, 'row'));}else{ { svelteHTML.createElement("span", { "class":`words`,});group.text; }}
           { svelteHTML.createElement("span", { "class":`outcome`,}); { const $$_droWtcidreV4C = __sveltets_2_ensureComponent(VerdictWord); new $$_droWtcidreV4C({ target: __sveltets_2_any(), props: {    "look":group.look,"words":group.outcome,}});} }
          if(!only){
             { svelteHTML.createElement("span", {  "class":`chips`,});   for(let member of __sveltets_2_ensureArray(group.members)){member.text;;__sveltets_2_ensureSnippet(tryButton(member, member.chip, 'chip'));} }
          }
          if(group.leftOpen){ { svelteHTML.createElement("span", { "class":`open small quiet`,});t.leftOpen; }}
         }
      }
     }
    if(groups.length > shown.length){ { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
          all = true
        },}});t.all(groups.length - shown.length);  Button}}
     { svelteHTML.createElement("p", { "class":`small quiet`,});triedText(found); }
  }
 Fold}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const WhatWouldChange__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type WhatWouldChange__SvelteComponent_ = ReturnType<typeof WhatWouldChange__SvelteComponent_>;
/*Ωignore_endΩ*/export default WhatWouldChange__SvelteComponent_;