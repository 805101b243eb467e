///<reference types="svelte" />
;
import Plus from '@lucide/svelte/icons/plus'
import X from '@lucide/svelte/icons/x'
import { useApp } from '../../../actions/app.ts'
import type { NoBoardAskOf } from '../../../model/noBoard/noBoardKinds.ts'
import { changedAt } from './changedAt.ts'
import { noBoardTexts as t } from '../../../i18n/texts.ts'
import Button from '../../ui/Button.svelte'
import Field from '../../ui/Field.svelte'
import IconButton from '../../ui/IconButton.svelte'
import NumberField from '../../ui/NumberField.svelte'
import Toggle from '../../ui/Toggle.svelte';

;type $$ComponentProps =  { ask: NoBoardAskOf<'winner'> };function $$render() {

  
  
  
  
  
  
  
  
  
  
  

  const { ask }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const { noBoard } = useApp().session
;
async () => {


 { const $$_elggoT0C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT0C({ target: __sveltets_2_any(), props: {       "label":t.timeCalled,"checked":ask.time === 'called',"onchange":(on) => {
    noBoard.ask({ ...ask, time: on ? 'called' : 'open' })
  },}});}
    for(let player of __sveltets_2_ensureArray(ask.players)){let i = 1;i;
   { svelteHTML.createElement("fieldset", { "class":`form-box form-line`,});
     { const $$_dleiF1C = __sveltets_2_ensureComponent(Field); new $$_dleiF1C({ target: __sveltets_2_any(), props: {         "label":t.name,"value":player.id,"maxlength":100,"onchange":(id) => {
        if (id.trim()) noBoard.ask({ ...ask, players: changedAt(ask.players, i, { id: id.trim() }) })
      },}});}
     { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {         "label":t.points,"value":player.victoryPoints,"max":9999,"onchange":(n) => {
        noBoard.ask({ ...ask, players: changedAt(ask.players, i, { victoryPoints: n ?? 0 }) })
      },}});}
     { const $$_dleiFrebmuN1C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN1C({ target: __sveltets_2_any(), props: {         "label":t.left,"value":player.figuresLeft,"max":99,"onchange":(n) => {
        noBoard.ask({ ...ask, players: changedAt(ask.players, i, { figuresLeft: n ?? 0 }) })
      },}});}
    if(ask.players.length > 1){ { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {       "icon":X,"label":t.removeTarget(player.id),"onclick":() => {
          noBoard.ask({ ...ask, players: ask.players.filter((_, n) => n !== i) })
        },}});}}
   }
}
 { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
    noBoard.ask({ ...ask, players: [...ask.players, { id: t.player(ask.players.length + 1), victoryPoints: 0, figuresLeft: 1 }] })
  },}}); { const $$_sulP1C = __sveltets_2_ensureComponent(Plus); new $$_sulP1C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.addPlayer; Button}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const WinnerForm__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type WinnerForm__SvelteComponent_ = ReturnType<typeof WinnerForm__SvelteComponent_>;
/*Ωignore_endΩ*/export default WinnerForm__SvelteComponent_;