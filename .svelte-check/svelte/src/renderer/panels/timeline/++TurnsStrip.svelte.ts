///<reference types="svelte" />
;
import X from '@lucide/svelte/icons/x'
import { useApp } from '../../actions/app.ts'
import { backToTurns, forgetTurns } from '../../actions/timeline/timelineActions.ts'
import { timelineTexts as t } from '../../i18n/texts.ts'
import { mainLine } from '../../model/table/keptGame.ts'
import Button from '../ui/Button.svelte'
import IconButton from '../ui/IconButton.svelte';
function $$render() {

  
  
  
  
  
  
  

  const app = useApp()
  const kept = $derived(app.table.kept)
;
async () => {


if(kept){
  const count = mainLine(kept.game).length;
   { svelteHTML.createElement("section", {     "class":`strip`,"aria-label":t.title,...__sveltets_2_empty({"data-testid":`kept-turns`}),});
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        backToTurns(app)
      },}});t.backToTurns;  Button}
     { svelteHTML.createElement("span", { "class":`words quiet`,});kept.apart ? t.turnsBefore(count) : t.keptTurns(kept.game.at, count); }
     { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {       "icon":X,"label":t.forgetTurns,"onclick":() => {
        forgetTurns(app)
      },}});}
   }
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const TurnsStrip__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type TurnsStrip__SvelteComponent_ = ReturnType<typeof TurnsStrip__SvelteComponent_>;
/*Ωignore_endΩ*/export default TurnsStrip__SvelteComponent_;