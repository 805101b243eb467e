///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import type { VenueDesk } from '../../../actions/venue/desk.svelte.ts'
import { givePhoneSlips, showPhoneSlips } from '../../../actions/venue/phoneSlips.ts'
import { rulingTexts } from '../../../i18n/texts.ts'
import { venueTexts } from '../../../i18n/laterTexts.ts'
import { publicNames } from '../../../model/event/words/publicNames.ts'
import PaperPages from '../../parts/paper/PaperPages.svelte'
import PaperPick from '../../parts/paper/PaperPick.svelte'
import PaperWays from '../../parts/paper/PaperWays.svelte'
import Pick from '../../parts/choose/Pick.svelte'
import Button from '../../ui/Button.svelte'
import Fold from '../../ui/Fold.svelte'
import { useEvent } from '../parts/eventContext.ts';

;type $$ComponentProps =  { desk: VenueDesk };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  

  const { desk }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const event = useEvent()
  const t = venueTexts.hosting.players
  const names = $derived(event.read((state) => [...publicNames(state)].toSorted(([, a], [, b]) => a.localeCompare(b))))
  let open = $state(false)
  let paper = $state<'a4' | 'letter'>('a4')
  let count = $state(0)
  let working = $state(false)
  let player = $state('')
  /** Made anew when a slip is. */
  let made = $state(0)
  const shown = $derived.by(() => {
    void made
    void desk.wifi.name
    // Who is there, and nothing else of the event, changes them.
    void names.length
    return open ? showPhoneSlips(app, event, paper, document).then((pages) => [pages]) : null
  })

  async function give(way: 'pdf' | 'print') {
    working = true
    await givePhoneSlips(app, event, paper, way)
    working = false
  }

  async function renew() {
    if (!(await desk.tell(app, { do: 'new-slip', player }))) return
    made++
    app.session.notify('info', t.renewed(names.find(([id]) => id === player)?.[1] ?? player))
    player = ''
  }
;
async () => {


 { const $$_dloF0C = __sveltets_2_ensureComponent(Fold); const $$_dloF0 = new $$_dloF0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"title":t.title,open,"testid":`venue-players`,}});/*Ωignore_startΩ*/() => open = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_dloF0.$$bindings = 'open';
   { svelteHTML.createElement("p", { "class":`small quiet`,});t.explain; }
   { svelteHTML.createElement("div", { "class":`row`,});
     { const $$_kciPrepaP2C = __sveltets_2_ensureComponent(PaperPick); const $$_kciPrepaP2 = new $$_kciPrepaP2C({ target: __sveltets_2_any(), props: {   value:paper,}});/*Ωignore_startΩ*/() => paper = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_kciPrepaP2.$$bindings = 'value';}
     { svelteHTML.createElement("span", { "class":`small quiet`,});rulingTexts.sheet.pages(count); }
     { svelteHTML.createElement("span", { "class":`ways`,}); { const $$_syaWrepaP3C = __sveltets_2_ensureComponent(PaperWays); new $$_syaWrepaP3C({ target: __sveltets_2_any(), props: {   "disabled":working,give,}});} }
   }
   { svelteHTML.createElement("div", { "class":`row`,});
     { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {           "label":t.lost,"placeholder":t.player,"choices":names.map(([id, label]) => ({ id, label })),"value":player,"onchange":(id) => {
        player = id
      },}});}
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"disabled":player === '',"onclick":() => {
        void renew()
      },}});t.renew;  Button}
   }
   { svelteHTML.createElement("div", { "class":`sheets`,});
     { const $$_segaPrepaP2C = __sveltets_2_ensureComponent(PaperPages); const $$_segaPrepaP2 = new $$_segaPrepaP2C({ target: __sveltets_2_any(), props: {        "rows":shown,count,"columns":`repeat(auto-fill, minmax(min(100%, 320px), 1fr))`,"testid":`venue-slips`,"label":t.paper,}});/*Ωignore_startΩ*/() => count = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_segaPrepaP2.$$bindings = 'count';}
   }
 Fold}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const PlayersPart__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PlayersPart__SvelteComponent_ = ReturnType<typeof PlayersPart__SvelteComponent_>;
/*Ωignore_endΩ*/export default PlayersPart__SvelteComponent_;