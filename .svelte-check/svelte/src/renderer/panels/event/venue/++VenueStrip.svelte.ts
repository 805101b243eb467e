///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { factSaid, remoteRefusal, venueOf } from '../../../actions/venue/joining.svelte.ts'
import { deskOf } from '../../../actions/venue/desk.svelte.ts'
import { venueTexts } from '../../../i18n/laterTexts.ts'
import { messageOf } from '../../../../shared/base/result.ts'
import { language } from '../../../i18n/spoken.ts'
import Button from '../../ui/Button.svelte'
import MoveBox from './MoveBox.svelte'
import StandingStrip from './StandingStrip.svelte'
import { useEvent } from '../parts/eventContext.ts';
function $$render() {

  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const event = useEvent()
  const t = venueTexts.strip
  /** Worked out anew with every news: what it is made of goes on by itself. */
  const now = $derived(
    event.there(({ role, devices, link, unsent, notYet, refused, disputes, standBys }) => ({
      role,
      devices,
      link,
      unsent,
      notYet,
      standBys: [...standBys],
      refused: [...refused],
      disputes: disputes.length
    }))
  )
  let open = $state(false)
  /** Of a head judge: who asks to be let in at the host is said on every view. */
  const desk = deskOf(app, event)
  $effect(() => desk?.watch())
  const asking = $derived(desk?.picture?.asking.length ?? 0)
  /** How far the last thing has come that was written here. */
  const last = $derived(
    event.there((away) => {
      const own = event.entries.findLast(({ fact }) => fact.by.device === away.device)
      return own ? away.reached(own.fact) : 'here'
    }) ?? 'here'
  )
  /** Of the desktop app, which looks at it itself. */
  const secure = $derived(app.platform.venue.fixed ? '' : venueOf(app).joined?.certificate === undefined ? t.plain : t.secure)
  const time = (at: number) => new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at)
  const standing = $derived.by(() => {
    if (!now) return { mark: '', words: '' }
    const { link } = now
    if (link.is === 'refused') return { mark: '!', words: remoteRefusal(event.host, link) }
    if (link.is === 'down') return { mark: '○', words: t.down(time(link.since)) }
    return { mark: '●', words: t.up(venueTexts.roles[now.role], now.devices) }
  })

  async function read(n: number) {
    try {
      await event.away?.dismiss(n)
    } catch (error) {
      app.session.notify('error', messageOf(error))
    }
  }
;
async () => {


if(now){
   { const $$_pirtSgnidnatS0C = __sveltets_2_ensureComponent(StandingStrip); const $$_pirtSgnidnatS0 = new $$_pirtSgnidnatS0C({ target: __sveltets_2_any(), props: {       children:() => { return __sveltets_2_any(0); },"label":t.label,"testid":`venue-strip`,"bad":now.link.is !== 'up' || now.notYet !== null,"disputes":now.disputes,said:() => { async ()/*Ωignore_positionΩ*/ => {
       { svelteHTML.createElement("span", { "aria-hidden":`true`,});standing.mark; }
       { svelteHTML.createElement("span", {});standing.words; }
       { svelteHTML.createElement("span", {  "class":`numbers`,});now.unsent === 0
          ? `${venueTexts.marks[last === 'two' ? 'two' : 'saved']} ${[t.allSent, t.lastOf[last]].filter(Boolean).join(' · ')}`
          : `${venueTexts.marks.here} ${t.unsent(now.unsent)}`; }
      if(secure && now.link.is === 'up'){ { svelteHTML.createElement("span", { "class":`quiet`,});secure; }}
      if(now.notYet !== null){ { svelteHTML.createElement("span", {});t.notYet; }
      } else if (now.link.is === 'down'){ { svelteHTML.createElement("span", { "class":`quiet`,});t.goOn; }}
    };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {said} = $$_pirtSgnidnatS0.$$prop_def;/*Ωignore_endΩ*/
    
    if(now.refused.length > 0){
       { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"look":`quiet`,"aria-expanded":open,"onclick":() => {
          open = !open
        },}}); t.outbox(now.refused.length);  Button}
    }
    if(asking > 0 && event.view !== 'venue'){
       { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":() => {
          event.view = 'venue'
        },}});venueTexts.hosting.asks(asking);  Button}
    }
    if(now.link.is !== 'up'){ { const $$_xoBevoM1C = __sveltets_2_ensureComponent(MoveBox); new $$_xoBevoM1C({ target: __sveltets_2_any(), props: {  "standBys":now.standBys,}});}}
    if(open && now.refused.length > 0){
       { svelteHTML.createElement("ul", { ...__sveltets_2_empty({"data-testid":`venue-refused`}),});
           for(let one of __sveltets_2_ensureArray(now.refused)){one.n;
           { svelteHTML.createElement("li", {});
             { svelteHTML.createElement("span", {});
              t.refusedNow(one.fact ? factSaid(event.host, one.fact) : venueTexts.shared.title, remoteRefusal(event.host, one));
              one.dispute ? t.asDispute : '';
             }
             { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
                void read(one.n)
              },}});t.read;  Button}
           }
        }
       }
    }
   StandingStrip}
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const VenueStrip__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type VenueStrip__SvelteComponent_ = ReturnType<typeof VenueStrip__SvelteComponent_>;
/*Ωignore_endΩ*/export default VenueStrip__SvelteComponent_;