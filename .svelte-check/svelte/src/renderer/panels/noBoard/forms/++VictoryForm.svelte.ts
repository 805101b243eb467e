///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import {
    newFigure,
    tidyScored,
    withoutFigure,
    withTableFigures,
    type VictoryAsk,
    type VictoryEntry
  } from '../../../model/noBoard/victory.ts'
import { noBoardTexts as t } from '../../../i18n/texts.ts'
import Fold from '../../ui/Fold.svelte'
import Pick from '../../parts/choose/Pick.svelte'
import PickMany from '../../parts/choose/PickMany.svelte'
import Toggle from '../../ui/Toggle.svelte'
import AddFigures from './AddFigures.svelte'
import BoughtFields from './BoughtFields.svelte'
import LineFields from './LineFields.svelte'
import ListedFigure from './ListedFigure.svelte'
import WordsField from './WordsField.svelte';

;type $$ComponentProps =  { ask: VictoryAsk };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  

  const { ask }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { session, table } = useApp()
  const { noBoard } = session
  const players = $derived(ask.players ?? [])
  /** Who scores is asked where there are three and more. */
  const several = $derived(players.length >= 3)
  /** The players, with one who is named and plays no more: what is wrong is said, and the name stays to be seen. */
  const named = (who: string | undefined): string[] => [...new Set([...players, ...(who === undefined ? [] : [who])])]
  const nobody = { id: '', label: t.force.unstated }
  const nameOf = (id: string): string => ask.figures.find((figure) => figure.id === id)?.name ?? id

  function change(part: Partial<VictoryAsk>) {
    noBoard.ask({ ...ask, ...part })
  }
  function edit(index: number, part: Partial<VictoryEntry>) {
    change({ figures: ask.figures.map((figure, i) => (i === index ? tidyScored({ ...figure, ...part }) : figure)) })
  }
  function mark(how: 'defeated' | 'captured' | 'controlled', id: string, on: boolean) {
    const others = ask[how]?.filter((one) => one !== id) ?? []
    const marked = on ? [...others, id] : others
    change({ [how]: how === 'defeated' || marked.length > 0 ? marked : undefined })
  }
;
async () => {


    for(let figure of __sveltets_2_ensureArray(ask.figures)){let i = 1;figure.id;
   { svelteHTML.createElement("fieldset", {   "class":`form-box`,...__sveltets_2_empty({"data-testid":`scored-figure`}),});
     { const $$_erugiFdetsiL1C = __sveltets_2_ensureComponent(ListedFigure); new $$_erugiFdetsiL1C({ target: __sveltets_2_any(), props: {      figure,"onchange":(part) => {
        edit(i, part)
      },"onremove":ask.figures.length > 1
        ? () => {
            change(withoutFigure(ask, figure.id))
          }
        : undefined,}});}
     { svelteHTML.createElement("div", { "class":`form-line`,});
       { const $$_elggoT2C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT2C({ target: __sveltets_2_any(), props: {       "label":t.defeated,"checked":ask.defeated.includes(figure.id),"onchange":(on) => {
          mark('defeated', figure.id, on)
        },}});}
      if(ask.defeated.includes(figure.id)){
           for(let how of __sveltets_2_ensureArray((['captured', 'controlled'] as const))){how;
           { const $$_elggoT2C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT2C({ target: __sveltets_2_any(), props: {       "label":t.how[how],"checked":ask[how]?.includes(figure.id) ?? false,"onchange":(on) => {
              mark(how, figure.id, on)
            },}});}
        }
      }
     }
    if(several && ask.defeated.includes(figure.id)){
       { svelteHTML.createElement("div", { "class":`form-line`,});
           for(let who of __sveltets_2_ensureArray((['player', 'inTurnOf', 'damagedBy'] as const))){who;
           { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {         "label":t.victory[who],"choices":[nobody, ...named(figure[who]).map((id) => ({ id, label: id }))],"value":figure[who] ?? '',"onchange":(id) => {
              edit(i, { [who]: id === '' ? undefined : id })
            },}});}
        }
       }
    }
     { const $$_dloF1C = __sveltets_2_ensureComponent(Fold); new $$_dloF1C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"title":t.force.more,}});
       { svelteHTML.createElement("div", { "class":`form-column`,});
         { const $$_sdleiFeniL3C = __sveltets_2_ensureComponent(LineFields); new $$_sdleiFeniL3C({ target: __sveltets_2_any(), props: {    figure,"onchange":(part) => {
            edit(i, part)
          },}});}
         { const $$_dleiFsdroW3C = __sveltets_2_ensureComponent(WordsField); new $$_dleiFsdroW3C({ target: __sveltets_2_any(), props: {       "label":t.force.feats,"words":figure.feats,"onchange":(feats) => {
            edit(i, { feats })
          },}});}
         { const $$_dleiFsdroW3C = __sveltets_2_ensureComponent(WordsField); new $$_dleiFsdroW3C({ target: __sveltets_2_any(), props: {       "label":t.force.keywords,"words":figure.keywords,"onchange":(keywords) => {
            edit(i, { keywords })
          },}});}
         { const $$_ynaMkciP3C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP3C({ target: __sveltets_2_any(), props: {          "label":t.victory.replacedBy,"choices":ask.figures.filter(({ id }) => id !== figure.id).map(({ id }) => ({ id, label: nameOf(id) })),"values":figure.replacedBy ?? [],nameOf,"onchange":(ids) => {
            edit(i, { replacedBy: ids.length > 0 ? [...ids] : undefined })
          },}});}
       }
     Fold}
   }
}
 { const $$_serugiFddA0C = __sveltets_2_ensureComponent(AddFigures); new $$_serugiFddA0C({ target: __sveltets_2_any(), props: {     "onadd":() => {
    change({ figures: [...ask.figures, newFigure(ask, t.figure(ask.figures.length + 1))] })
  },"onside":(side) => {
    change(withTableFigures(table.case, side))
  },}});}

 { const $$_dloF0C = __sveltets_2_ensureComponent(Fold); new $$_dloF0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"title":t.victory.extras,"testid":`victory-extras`,}});
   { svelteHTML.createElement("div", { "class":`form-column`,});
     { const $$_dleiFsdroW2C = __sveltets_2_ensureComponent(WordsField); new $$_dleiFsdroW2C({ target: __sveltets_2_any(), props: {       "label":t.victory.players,"words":ask.players,"onchange":(players) => {
        change({ players })
      },}});}
     { const $$_sdleiFthguoB2C = __sveltets_2_ensureComponent(BoughtFields); new $$_sdleiFthguoB2C({ target: __sveltets_2_any(), props: {    "bought":ask,"onchange":change,}});}
   }
 Fold}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const VictoryForm__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type VictoryForm__SvelteComponent_ = ReturnType<typeof VictoryForm__SvelteComponent_>;
/*Ωignore_endΩ*/export default VictoryForm__SvelteComponent_;