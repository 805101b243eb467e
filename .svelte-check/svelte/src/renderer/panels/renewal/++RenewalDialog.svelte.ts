///<reference types="svelte" />
;
import { useApp } from '../../actions/app.ts'
import { Renewal } from '../../actions/renewal/renewal.svelte.ts'
import { renewalTexts as t } from '../../i18n/laterTexts.ts'
import { language } from '../../i18n/spoken.ts'
import Button from '../ui/Button.svelte'
import Dialog from '../ui/Dialog.svelte';
function $$render() {

  
  
  
  
  
  

  const app = useApp()
  const { session, platform } = app
  const renewal = platform.updates ? new Renewal(app, platform.updates) : null
  $effect(() => {
    if (session.renewalOpen) void renewal?.open()
  })
  const close = () => {
    if (renewal?.isBusy) return
    renewal?.leave()
    session.renewalOpen = false
  }
  const now = $derived(renewal?.state ?? { at: 'beginning' as const })
  const update = $derived('update' in now ? now.update : null)
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const dayOf = (iso: string): string => day.format(new Date(iso))
  const mib = (bytes: number): number => Math.max(1, Math.round(bytes / 1024 / 1024))
;
async () => {


 { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {       children:() => { return __sveltets_2_any(0); },"open":session.renewalOpen,"title":t.title,"description":t.what,"onclose":close,actions:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"disabled":renewal?.isBusy ?? false,"onclick":close,}});t.close; Button}
    if(renewal?.place?.key && update === null){
      if(renewal.place.host !== null){
         { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"disabled":renewal.isBusy,"onclick":() => void renewal.look('address'),}});t.fromAddress(renewal.place.host); Button}
      }
       { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"look":`primary`,"disabled":renewal.isBusy,"onclick":() => void renewal.look('file'),}});t.fromFile; Button}
    } else if (update !== null && renewal){
       { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"look":`primary`,"disabled":renewal.isBusy,"onclick":() => void renewal.take(),}});t.take; Button}
    }
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
   { svelteHTML.createElement("div", {     "class":`column`,"aria-live":`polite`,...__sveltets_2_empty({"data-testid":`renewal`}),});
     { svelteHTML.createElement("p", {});t.own(platform.version, platform.built === '' ? null : dayOf(platform.built)); }
    if(renewal?.place?.key === false){
       { svelteHTML.createElement("p", { "class":`told`,});t.refused['no-key']; }
    } else if (update){
       { svelteHTML.createElement("p", { "class":`offer`,}); { svelteHTML.createElement("strong", {});t.offered(update.version, dayOf(update.built), mib(update.bytes)); } }
       { svelteHTML.createElement("p", {});t.signed; }
       { svelteHTML.createElement("p", { });update.against !== 'newer';t.against[update.against]; }
      if(now.at === 'not-backed-up'){ { svelteHTML.createElement("p", { "class":`told`,});t.notBackedUp(now.why); }}
      if(now.at === 'backing-up'){ { svelteHTML.createElement("p", {});t.backingUp; }}
      if(now.at === 'starting'){ { svelteHTML.createElement("p", {});t.starting; }}
    } else if (now.at === 'looking'){
       { svelteHTML.createElement("p", {});t.looking; }
    } else if (now.at === 'refused'){
       { svelteHTML.createElement("p", {   "class":`told`,"role":`alert`,});t.refused[now.why.refused];now.why.found === '' ? '' : ` (${now.why.found})`; }
       { svelteHTML.createElement("p", {});t.untouched; }
    } else if (now.at === 'failed'){
       { svelteHTML.createElement("p", {   "class":`told`,"role":`alert`,});now.why; }
       { svelteHTML.createElement("p", {});t.untouched; }
    }
   }
  
 Dialog}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RenewalDialog__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RenewalDialog__SvelteComponent_ = ReturnType<typeof RenewalDialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default RenewalDialog__SvelteComponent_;