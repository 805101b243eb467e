///<reference types="svelte" />
;
import { ATTACK_DICE } from '../../../shared/games/descent/case.ts'
import type { AttackDie, AttackFace } from '../../../shared/games/descent/case.ts'
import { useApp } from '../../actions/app.ts'
import { faceProblem, knownFaces, usableFaces, type AttackFaces } from '../../model/descent/descentFaces.ts'
import { descentToolState } from '../../model/descent/descentToolState.svelte.ts'
import { descentTexts, texts } from '../../i18n/texts.ts'
import Badge from '../ui/Badge.svelte'
import Button from '../ui/Button.svelte'
import Dialog from '../ui/Dialog.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  

  const { session, settings } = useApp()
  const t = descentTexts.faces
  const begin = (kept: AttackFaces) => ({
    blue: kept.blue ?? knownFaces('blue'),
    yellow: kept.yellow ?? knownFaces('yellow'),
    red: kept.red ?? knownFaces('red')
  })
  let draft = $state.raw(begin({}))
  $effect(() => {
    if (descentToolState.facesOpen) draft = begin(usableFaces(settings.current.descentFaces))
  })

  const set = (die: AttackDie, at: number, change: Partial<AttackFace>) => {
    draft = { ...draft, [die]: draft[die].map((face, index) => (index === at ? { ...face, ...change } : face)) }
  }
  const shownOn = ({ miss, range }: AttackFace) => (miss ? t.cross : range > 0 ? t.shownRange(range) : t.noRange)

  function keep() {
    const whole = ATTACK_DICE.filter((die) => faceProblem(die, draft[die]) === null)
    settings.set({ descentFaces: Object.fromEntries(whole.map((die) => [die, draft[die]])) })
    session.notify(
      'info',
      whole.length === ATTACK_DICE.length ? t.kept : t.keptFew(whole.map((die) => descentTexts.dice[die]).join(', ') || '–')
    )
    descentToolState.facesOpen = false
  }
  function forget() {
    settings.set({ descentFaces: undefined })
    draft = begin({})
  }
;
async () => {


  { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {        children:() => { return __sveltets_2_any(0); },"open":descentToolState.facesOpen,"title":t.title,"description":t.text,"onclose":() => {
    descentToolState.facesOpen = false
  },actions:() => { async ()/*Ωignore_positionΩ*/ => {
    if(settings.current.descentFaces !== undefined){ { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":forget,}});t.forget; Button}}
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        descentToolState.facesOpen = false
      },}});texts.cancel;  Button}
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":keep,}});t.save; Button}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
   { svelteHTML.createElement("div", {   "class":`dice`,...__sveltets_2_empty({"data-testid":`faces`}),});
       for(let die of __sveltets_2_ensureArray(ATTACK_DICE)){die;
      const problem = faceProblem(die, draft[die]);
       { svelteHTML.createElement("section", { "aria-label":descentTexts.dice[die],});
         { svelteHTML.createElement("h3", {});
           { svelteHTML.createElement("span", { "class":['swatch', die],}); }descentTexts.dice[die];if(problem === null){ { const $$_egdaB4C = __sveltets_2_ensureComponent(Badge); new $$_egdaB4C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"tone":`good`,}});t.complete; Badge}}
         }
         { svelteHTML.createElement("ol", {});
              for(let face of __sveltets_2_ensureArray(draft[die])){let at = 1;at;
             { svelteHTML.createElement("li", {});
               { svelteHTML.createElement("span", { "class":`small shown`,});die === 'red' ? `${t.face} ${at + 1}` : shownOn(face); }
               { svelteHTML.createElement("span", {     "class":`hearts`,"role":`group`,"aria-label":`${t.hearts}, ${t.face} ${at + 1}`,});
                   for(let hearts of __sveltets_2_ensureArray((die === 'red' ? [face.hearts] : [0, 1, 2]))){hearts;
                   { svelteHTML.createElement("button", {            "type":`button`,"class":`numbers`,"aria-pressed":face.hearts === hearts,"disabled":die === 'red',"aria-label":t.faceHearts(descentTexts.dice[die], at + 1, hearts),"onclick":() => {
                      set(die, at, { hearts })
                    },});hearts;  }
                }
               }
               { svelteHTML.createElement("button", {          "type":`button`,"class":`surge`,"aria-pressed":face.surges > 0,"aria-label":t.faceSurge(descentTexts.dice[die], at + 1),"onclick":() => {
                  set(die, at, { surges: face.surges > 0 ? 0 : 1 })
                },});  }
             }
          }
         }
        if(problem !== null){ { svelteHTML.createElement("p", {   "class":`small problem`,...__sveltets_2_empty({"data-testid":`problem-${die}`}),});problem; }}
       }
    }
   }
   { svelteHTML.createElement("p", { "class":`small quiet`,});t.defense; }
  
 Dialog}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const FacesDialog__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type FacesDialog__SvelteComponent_ = ReturnType<typeof FacesDialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default FacesDialog__SvelteComponent_;