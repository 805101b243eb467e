///<reference types="svelte" />
;
import { untrack } from 'svelte'
import { useApp } from '../../actions/app.ts'
import { saveRuling, wordsOf, type SavedWords } from '../../actions/savedRulings/keepRuling.ts'
import { savedOnTable } from '../../actions/savedRulings/saveRuling.ts'
import { judgeOf, rememberJudge, verdictChoices } from '../../model/ruling/override.ts'
import { activeTable, activeTitle } from '../../actions/games/activeTable.ts'
import { rulingTexts, texts } from '../../i18n/texts.ts'
import Button from '../ui/Button.svelte'
import Dialog from '../ui/Dialog.svelte'
import Field from '../ui/Field.svelte'
import Pick from '../parts/choose/Pick.svelte'
import Toggle from '../ui/Toggle.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const { session, library } = app
  const t = rulingTexts.kept
  const OWN = ''

  let words = $state.raw<SavedWords>(wordsOf(null, ''))
  let overrules = $state(false)
  let verdict = $state('')
  let reason = $state('')
  let rule = $state('')
  let author = $state('')
  let saving = $state(false)

  /** The kept ruling whose words are changed; null: the one on the table is kept anew. */
  const saved = $derived(
    session.editSaved === null ? savedOnTable(app) : (library.rulings.find(({ id }) => id === session.editSaved) ?? null)
  )
  const open = $derived(session.saveOpen || session.editSaved !== null)
  const kind = $derived(saved?.case.ask.kind ?? activeTable(app).case.ask.kind)
  const choices = $derived(verdictChoices(kind))
  const picked = $derived(choices.some(({ id }) => id === verdict) ? verdict : OWN)

  function begin() {
    words = wordsOf(saved, activeTitle(app), session.answered)
    const { override } = words
    overrules = override !== null
    verdict = override?.verdict ?? choices[0]?.label ?? ''
    reason = override?.reason ?? ''
    rule = override?.rule ?? ''
    author = override?.author ?? judgeOf()
  }
  // Only as it opens: what is typed afterwards stays.
  $effect(() => {
    if (open) untrack(begin)
  })
  const set = (change: Partial<SavedWords>) => {
    words = { ...words, ...change }
  }
  const close = () => {
    session.saveOpen = false
    session.editSaved = null
  }
  const incomplete = $derived(overrules && (verdict.trim() === '' || reason.trim() === ''))

  async function save(event?: SubmitEvent) {
    event?.preventDefault()
    if (saving || incomplete) return
    saving = true
    const before = words.override
    const same =
      before &&
      before.verdict === verdict.trim() &&
      before.reason === reason.trim() &&
      (before.rule ?? '') === rule.trim() &&
      before.author === author.trim()
    const override = overrules
      ? {
          verdict: verdict.trim(),
          reason: reason.trim(),
          author: author.trim(),
          ...(rule.trim() ? { rule: rule.trim() } : {}),
          at: same ? before.at : new Date().toISOString()
        }
      : null
    const done = await saveRuling(app, { ...words, override }, saved)
    saving = false
    if (done && overrules) rememberJudge(author.trim())
    if (done) close()
  }
;
async () => {


 { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },open,"title":saved ? t.changeTitle : texts.rulings.saveTitle,"beginInside":true,"onclose":close,actions:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"onclick":close,}});texts.cancel; Button}
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {        children:() => { return __sveltets_2_any(0); },"look":`primary`,"type":`submit`,"form":`save-ruling`,"disabled":saving || incomplete,}});saving ? texts.rulings.saving : saved ? t.keepChange : texts.ruling.save;  Button}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
   { svelteHTML.createElement("form", {   "id":`save-ruling`,"onsubmit":save,});
     { const $$_dleiF2C = __sveltets_2_ensureComponent(Field); new $$_dleiF2C({ target: __sveltets_2_any(), props: {           "label":texts.rulings.titleLabel,"value":words.title,"maxlength":200,"onfocus":(event) => {
        event.currentTarget.select()
      },"onchange":(title) => {
        set({ title })
      },}});}
     { svelteHTML.createElement("div", { "class":`row`,});
       { const $$_dleiF3C = __sveltets_2_ensureComponent(Field); new $$_dleiF3C({ target: __sveltets_2_any(), props: {           "label":t.tableLabel,"value":words.table,"maxlength":20,"inputmode":`numeric`,"onchange":(table) => {
          set({ table })
        },}});}
       { const $$_dleiF3C = __sveltets_2_ensureComponent(Field); new $$_dleiF3C({ target: __sveltets_2_any(), props: {           "label":t.round,"value":words.round,"maxlength":20,"inputmode":`numeric`,"onchange":(round) => {
          set({ round })
        },}});}
       { const $$_dleiF3C = __sveltets_2_ensureComponent(Field); new $$_dleiF3C({ target: __sveltets_2_any(), props: {           "label":t.players,"value":words.players,"maxlength":200,"placeholder":t.playersHint,"onchange":(players) => {
          set({ players })
        },}});}
     }
     { const $$_dleiF2C = __sveltets_2_ensureComponent(Field); new $$_dleiF2C({ target: __sveltets_2_any(), props: {         "label":t.note,"value":words.note,"maxlength":2000,"onchange":(note) => {
        set({ note })
      },}});}
     { const $$_elggoT2C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT2C({ target: __sveltets_2_any(), props: {         "label":t.overrule,"hint":t.overruleHint,"checked":overrules,"onchange":(now) => {
        overrules = now
      },}});}
    if(overrules){
       { svelteHTML.createElement("div", { "class":`override`,});
        if(choices.length){
           { const $$_kciP3C = __sveltets_2_ensureComponent(Pick); new $$_kciP3C({ target: __sveltets_2_any(), props: {         "label":t.verdict,"choices":[...choices, { id: OWN, label: t.otherVerdict }],"value":picked,"onchange":(id) => {
              verdict = id
            },}});}
        }
        if(picked === OWN){ { const $$_dleiF3C = __sveltets_2_ensureComponent(Field); new $$_dleiF3C({ target: __sveltets_2_any(), props: {         "label":choices.length ? t.otherVerdict : t.verdict,"value":verdict,"maxlength":200,"onchange":(text) => {
              verdict = text
            },}});}}
         { const $$_dleiF3C = __sveltets_2_ensureComponent(Field); new $$_dleiF3C({ target: __sveltets_2_any(), props: {         "label":t.reason,"value":reason,"maxlength":1000,"onchange":(text) => {
            reason = text
          },}});}
         { svelteHTML.createElement("div", { "class":`row two`,});
           { const $$_dleiF4C = __sveltets_2_ensureComponent(Field); new $$_dleiF4C({ target: __sveltets_2_any(), props: {           "label":t.rule,"value":rule,"maxlength":60,"placeholder":t.ruleHint,"onchange":(text) => {
              rule = text
            },}});}
           { const $$_dleiF4C = __sveltets_2_ensureComponent(Field); new $$_dleiF4C({ target: __sveltets_2_any(), props: {         "label":t.author,"value":author,"maxlength":100,"onchange":(text) => {
              author = text
            },}});}
         }
        if(incomplete){ { svelteHTML.createElement("p", { "class":`small quiet`,});t.missing; }}
       }
    }
   }
  
 Dialog}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SaveDialog__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SaveDialog__SvelteComponent_ = ReturnType<typeof SaveDialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default SaveDialog__SvelteComponent_;