///<reference types="svelte" />
;
import { messageOf } from '../../../../shared/base/result.ts'
import { isRecord } from '../../../../shared/base/validate.ts'
import { useApp } from '../../../actions/app.ts'
import { write } from '../../../actions/event/write.ts'
import { factSaid } from '../../../actions/venue/joining.svelte.ts'
import { venueTexts } from '../../../i18n/laterTexts.ts'
import type { Dispute } from '../../../model/event/log/away.ts'
import Button from '../../ui/Button.svelte'
import { useEvent } from '../parts/eventContext.ts';

;type $$ComponentProps =  { dispute: Dispute; ondone: () => void };function $$render() {

  
  
  
  
  
  
  
  
  

  const { dispute, ondone }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const event = useEvent()
  const t = venueTexts.dispute
  const who = (by: unknown): string => {
    if (!isRecord(by)) return t.unknown
    if (typeof by.person === 'string') return by.person
    return typeof by.role === 'string' && Object.hasOwn(venueTexts.roles, by.role)
      ? (venueTexts.roles as Readonly<Record<string, string>>)[by.role]!
      : t.unknown
  }

  async function keep() {
    try {
      await event.away?.settle(dispute.id)
      app.session.notify('info', t.settled)
      ondone()
    } catch (error) {
      app.session.notify('error', messageOf(error))
    }
  }
  async function take() {
    const { round, table, match, winner, score, kind, first } = dispute.told
    const fact = { do: 'correct', round, table, match, winner, score, kind, first, reason: t.reason }
    if (await write(app, event, [fact])) ondone()
  }
;
async () => {


 { svelteHTML.createElement("section", {   "class":`dispute`,...__sveltets_2_empty({"data-testid":`dispute`}),});
   { svelteHTML.createElement("h3", {}); t.title; }
  if(dispute.counts){
     { svelteHTML.createElement("p", {}); { svelteHTML.createElement("span", { "class":`small quiet`,});t.counts(who(dispute.counts.json.by)); } factSaid(event.host, dispute.counts.json); }
  }
   { svelteHTML.createElement("p", {}); { svelteHTML.createElement("span", { "class":`small quiet`,});t.told(who(dispute.told.by)); } factSaid(event.host, dispute.told); }
   { svelteHTML.createElement("div", { "class":`buttons`,});
    if(event.away?.maySettle){
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
          void keep()
        },}});t.keep;  Button}
    }
    if(event.may('correct')){
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
          void take()
        },}});t.take;  Button}
    }else{ { svelteHTML.createElement("span", { "class":`small quiet`,});t.asks; }}
   }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DisputeBox__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DisputeBox__SvelteComponent_ = ReturnType<typeof DisputeBox__SvelteComponent_>;
/*Ωignore_endΩ*/export default DisputeBox__SvelteComponent_;