///<reference types="svelte" />
;
import { useApp } from '../../actions/app.ts'
import {
    PAGE_LIES,
    SHEET_KINDS,
    giveSheet,
    hasBoard,
    hasPart,
    showPages,
    type OnPaper,
    type SheetWay
  } from '../../actions/ruling/sheet.ts'
import { eventTexts } from '../../i18n/laterTexts.ts'
import type { OnSheet } from '../../actions/event/onSheet.ts'
import type { Kept } from '../../actions/savedRulings/saveRuling.ts'
import { squareInches } from '../../model/board/trueSize.ts'
import { rulingTexts, texts } from '../../i18n/texts.ts'
import PaperPages from '../parts/paper/PaperPages.svelte'
import PaperPick from '../parts/paper/PaperPick.svelte'
import PaperWays from '../parts/paper/PaperWays.svelte'
import SquareSize from '../parts/choose/SquareSize.svelte'
import Button from '../ui/Button.svelte'
import Dialog from '../ui/Dialog.svelte'
import Pick from '../parts/choose/Pick.svelte'
import Segments from '../ui/Segments.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const { session, settings } = app
  const t = rulingTexts.sheet
  const saved = $derived(session.sheetFor)
  let kind = $state<OnPaper['kind']>('ruling')
  const kinds = $derived(SHEET_KINDS.filter((one) => one !== 'part' || (saved !== null && hasPart(saved))))
  /** Another ruling may be about the whole of its map. */
  const shownKind = $derived(kinds.includes(kind) ? kind : 'board')
  let paper = $state<OnPaper['paper']>('a4')
  let lie = $state<OnPaper['lie']>('auto')
  const what = $derived<OnPaper>({ kind: shownKind, paper, lie, inches: squareInches(settings.current) })
  let pages = $state(0)
  let working = $state(false)
  const withBoard = $derived(saved !== null && hasBoard(saved))
  const isBoard = $derived(withBoard && shownKind !== 'ruling')
  const close = () => {
    session.sheetFor = null
  }

  /** Of a ruling that was given in no event; an event has one setting for all that others read. */
  let names = $state<'with' | 'without'>('with')
  /** Somebody is named in it, or may be. */
  const named = $derived(saved !== null && [saved.event, saved.players, saved.note, saved.override].some((one) => one !== undefined))
  const withNames = $derived(!named || names === 'with')
  /** As it is on the sheet: with its event, and without the names that are not to be there. */
  async function madeOf(ruling: Kept, withNames: boolean): Promise<OnSheet> {
    if (withNames && ruling.event === undefined) return { ruling, names: null, toSettings: null }
    const { onSheet } = await import('../../actions/event/onSheet.ts')
    return onSheet(app, ruling, withNames)
  }
  const made = $derived(saved ? madeOf(saved, withNames) : null)
  const sheet = $derived(made ? made.then(({ ruling }) => ruling) : null)
  const shown = $derived.by(() => {
    const on = what
    return sheet ? sheet.then((ruling) => showPages(app, ruling, on, document)) : null
  })

  async function give(way: SheetWay) {
    if (!sheet || working) return
    working = true
    await giveSheet(app, await sheet, way, what)
    working = false
  }
;
async () => {


 { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"open":saved !== null,"title":t.title,"onclose":close,actions:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"onclick":close,}});texts.close; Button}
    if(isBoard){
       { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"disabled":working,"onclick":() => {
          void give('board-svg')
        },}});t.boardSvg;  Button}
       { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"disabled":working,"onclick":() => {
          void give('board-png')
        },}});t.png;  Button}
    }else{
       { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"disabled":working,"onclick":() => {
          void give('text')
        },}});t.text;  Button}
       { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"disabled":working,"onclick":() => {
          void give('png')
        },}});t.png;  Button}
    }
     { const $$_syaWrepaP0C = __sveltets_2_ensureComponent(PaperWays); new $$_syaWrepaP0C({ target: __sveltets_2_any(), props: {   "disabled":working,give,}});}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
  if(withBoard){
     { const $$_stnemgeS1C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS1C({ target: __sveltets_2_any(), props: {         "label":t.kind,"choices":kinds.map((id) => ({ id, label: t.kinds[id] })),"value":shownKind,"onchange":(id) => {
        kind = id
      },}});}
  }
   { svelteHTML.createElement("div", { "class":`top`,});
     { const $$_kciPrepaP2C = __sveltets_2_ensureComponent(PaperPick); const $$_kciPrepaP2 = new $$_kciPrepaP2C({ target: __sveltets_2_any(), props: {   value:paper,}});/*Ωignore_startΩ*/() => paper = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_kciPrepaP2.$$bindings = 'value';}
    if(isBoard){ { const $$_eziSerauqS2C = __sveltets_2_ensureComponent(SquareSize); new $$_eziSerauqS2C({ target: __sveltets_2_any(), props: {}});}}else{ { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {         "label":t.lie,"choices":PAGE_LIES.map((id) => ({ id, label: t.lies[id] })),"value":lie,"onchange":(id) => {
          lie = PAGE_LIES.find((known) => known === id) ?? 'auto'
        },}});}}
    if(named && !isBoard && made){
         { const $$_value = await (made);{ const { names: ofEvent, toSettings } = $$_value; 
        if(ofEvent === null){
           { const $$_stnemgeS2C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS2C({ target: __sveltets_2_any(), props: {         "label":eventTexts.exports.names,"choices":(['with', 'without'] as const).map((id) => ({ id, label: eventTexts.exports.namesOf[id] })),"value":names,"onchange":(id) => {
              names = id
            },}});}
        }else{
           { svelteHTML.createElement("span", {   "class":`small quiet`,...__sveltets_2_empty({"data-testid":`sheet-names`}),});eventTexts.paper.recordNames[ofEvent]; }
          if(toSettings){
             { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
                close()
                toSettings()
              },}});eventTexts.paper.otherNames;  Button}
          }
        }
      }}
    }
     { svelteHTML.createElement("span", { "class":`small quiet pages`,});t.pages(pages); }
   }
  if(isBoard){ { svelteHTML.createElement("p", { "class":`small quiet`,});t.tiled; }}
   { svelteHTML.createElement("div", { "class":`view`,}); { const $$_segaPrepaP2C = __sveltets_2_ensureComponent(PaperPages); const $$_segaPrepaP2 = new $$_segaPrepaP2C({ target: __sveltets_2_any(), props: {        "rows":shown,count:pages,"testid":`sheet`,"label":isBoard ? t.kinds[shownKind] : t.title,}});/*Ωignore_startΩ*/() => pages = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_segaPrepaP2.$$bindings = 'count';} }
  
 Dialog}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SheetDialog__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SheetDialog__SvelteComponent_ = ReturnType<typeof SheetDialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default SheetDialog__SvelteComponent_;