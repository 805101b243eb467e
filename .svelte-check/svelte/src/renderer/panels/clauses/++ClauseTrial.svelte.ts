///<reference types="svelte" />
;
import type { RulesetId } from '../../../shared/contract/case.ts'
import type { LooseClause } from '../../../shared/rules/terrain/clauseForms.ts'
import type { ClausePlace } from '../../model/clauses/clauseSentence.ts'
import { trialOf } from '../../model/clauses/clauseTrial.ts'
import { useApp } from '../../actions/app.ts'
import { themeOf } from '../../model/settings/media.svelte.ts'
import { toScene } from '../../model/question/toScene.ts'
import { clausesTexts as t } from '../../i18n/laterTexts.ts'
import StillBoard from '../board/StillBoard.svelte';
;

  interface Props {
    ruleset: RulesetId
    clauses: readonly LooseClause[]
    at: number
    place: ClausePlace
  };function $$render() {

  
  
  
  
  
  
  
  
  

  const { ruleset, clauses, at, place }: Props = $props()
  const { settings } = useApp()
  const view = $derived({
    cursor: null,
    highlighted: [],
    plan: 0,
    theme: themeOf(settings.current),
    squareNames: false,
    reducedMotion: true
  })
  const trial = $derived(trialOf(ruleset, clauses, at, place))
;
async () => {


 { svelteHTML.createElement("div", {     "class":`trial`,"aria-live":`polite`,...__sveltets_2_empty({"data-testid":`clause-trial`}),});
  if(trial){
       for(let side of __sveltets_2_ensureArray(([{ name: t.without, ...trial.without }, { name: t.withIt, ...trial.with }]))){side.name;
       { svelteHTML.createElement("figure", {});
         { svelteHTML.createElement("figcaption", {});side.name; }
         { svelteHTML.createElement("div", { "class":`board`,}); { const $$_draoBllitS3C = __sveltets_2_ensureComponent(StillBoard); new $$_draoBllitS3C({ target: __sveltets_2_any(), props: {    "scene":toScene(side.value, side.ruling, view),"label":`${side.name}: ${side.says}`,}});} }
         { svelteHTML.createElement("p", {});side.says; }
       }
    }
  }else{
     { svelteHTML.createElement("p", { "class":`quiet`,});t.changesNothing; }
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ClauseTrial__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ClauseTrial__SvelteComponent_ = ReturnType<typeof ClauseTrial__SvelteComponent_>;
/*Ωignore_endΩ*/export default ClauseTrial__SvelteComponent_;