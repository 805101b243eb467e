///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { noteOn, toolSentence } from '../../../actions/board/boardSurvey.ts'
import { boardTexts } from '../../../i18n/texts.ts'
import VerdictWord from '../../parts/verdict/VerdictWord.svelte';
function $$render() {

  
  
  
  

  const app = useApp()
  const { session } = app
  const at = $derived(session.hovered ?? session.cursor)
  const note = $derived(at ? noteOn(app, at) : null)
  const tool = $derived(toolSentence(app))
  const SHAPES = { clear: 'open', hindered: 'half', blocked: 'bar' } as const
;
async () => {


 { svelteHTML.createElement("div", {     "class":`note`,"role":`status`,...__sveltets_2_empty({"data-testid":`square-note`}),});
  if(note){
     { svelteHTML.createElement("p", { "class":`lead numbers`,});
      if(note.verdict){ { svelteHTML.createElement("strong", { }); { const $$_droWtcidreV3C = __sveltets_2_ensureComponent(VerdictWord); new $$_droWtcidreV3C({ target: __sveltets_2_any(), props: {       "look":{ shape: SHAPES[note.verdict], tone: note.verdict },"words":boardTexts.sight.words[note.verdict],"size":`20px`,}});} }}
       { svelteHTML.createElement("strong", {});note.square; }if(note.lead){ { svelteHTML.createElement("span", { "class":`quiet`,});note.lead; }}
     }
     { svelteHTML.createElement("p", { "class":`two-lines`,});
      note.sentence;if(note.rule){ { svelteHTML.createElement("span", { "class":`rule numbers`,});note.rule; }}
     }
  }else{
     { svelteHTML.createElement("p", { "class":`two-lines`,});tool ?? boardTexts.note.point; }
  }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SquareNote__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SquareNote__SvelteComponent_ = ReturnType<typeof SquareNote__SvelteComponent_>;
/*Ωignore_endΩ*/export default SquareNote__SvelteComponent_;