///<reference types="svelte" />
;
import { filled } from '../../../shared/base/text/filled.ts'
import { useApp } from '../../actions/app.ts'
import { eventsOf } from '../../actions/event/events.ts'
import { refusalIn } from '../../actions/event/write.ts'
import { takeArriving } from '../../actions/league/leagueFiles.ts'
import { eventTexts, mapsTexts } from '../../i18n/laterTexts.ts'
import { language } from '../../i18n/spoken.ts'
import { importingTexts, texts } from '../../i18n/texts.ts'
import { skippedWords } from '../../model/importing/foreignWords.ts'
import type { Arriving, ArrivingEvent } from '../../model/event/arriving.ts'
import Button from '../ui/Button.svelte'
import Dialog from '../ui/Dialog.svelte'
import Fold from '../ui/Fold.svelte'
import Toggle from '../ui/Toggle.svelte';

;type $$ComponentProps =  { arriving: Arriving };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { arriving }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const events = eventsOf(app)
  const t = eventTexts.arriving
  /** Refused entries that are named without being asked for, and at all. */
  const [FEW, MOST] = [5, 200]
  const league = $derived(arriving.league?.league ?? null)
  const alone = $derived(league === null && arriving.events.length === 1 ? arriving.events[0] : undefined)
  /** Ids of the events that are not imported. */
  let left = $state.raw<ReadonlySet<string>>(new Set())
  const coming = $derived(new Set(arriving.events.map(({ file }) => file.id).filter((id) => !left.has(id))))
  let working = $state(false)

  const more = ({ arrival }: ArrivingEvent) => (arrival.kind === 'longer' ? arrival.more : 0)
  const day = (at: number | null) => (at === null ? t.noDate : new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(at))
  const holds = ({ file: { state, facts }, began }: ArrivingEvent) =>
    [day(began), eventTexts.desk.players(state.players.size), t.rounds(state.rounds.length), t.entries(facts.length)].join(' · ')
  const close = () => {
    events.arriving = null
  }
  async function take() {
    working = true
    await takeArriving(app, arriving, coming)
    working = false
  }
;
async () => {


  { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {          children:() => { return __sveltets_2_any(0); },"open":true,"wide":true,"title":t.title(league && league.name, arriving.events.length),"description":t.from(arriving.program === null ? arriving.name : `${arriving.name} (${arriving.program})`),"onclose":close,"beginAt":`arriving-take`,actions:() => { async ()/*Ωignore_positionΩ*/ => {
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":close,}});texts.cancel; Button}
     { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: {        children:() => { return __sveltets_2_any(0); },"id":`arriving-take`,"look":`primary`,"disabled":working || (league === null && coming.size === 0),"onclick":() => {
        void take()
      },}});league !== null ? t.takeLeague : alone ? t.take[alone.arrival.kind](more(alone)) : t.takeSeveral(coming.size);  Button}
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
      for(let part of __sveltets_2_ensureArray(arriving.broken ?? [])){let n = 1;n;
     { svelteHTML.createElement("p", {   "class":`small`,"role":`status`,});skippedWords(part); }
  }
   { svelteHTML.createElement("ul", {   "class":`inside`,...__sveltets_2_empty({"data-testid":`arriving`}),});
       for(let one of __sveltets_2_ensureArray(arriving.events)){one.file.id;
      const { file, arrival } = one;
       { svelteHTML.createElement("li", {});
        if(league !== null || alone){ { svelteHTML.createElement("p", { "class":`strong`,});file.name; }
        }else{ { const $$_elggoT3C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT3C({ target: __sveltets_2_any(), props: {       "label":file.name,"checked":!left.has(file.id),"onchange":(now) => {
              left = new Set(now ? [...left].filter((id) => id !== file.id) : [...left, file.id])
            },}});}}
         { svelteHTML.createElement("p", { "class":`small quiet numbers`,});holds(one); }
         { svelteHTML.createElement("p", {});t.does[arrival.kind](more(one)); }
           for(let { code, count } of __sveltets_2_ensureArray(one.left)){code; { svelteHTML.createElement("p", { "class":`small quiet`,});
            filled(mapsTexts.notes[`event-${code}`], { count: String(count) });
           }}
        if(file.refused.length > 0){
           { const $$_dloF3C = __sveltets_2_ensureComponent(Fold); new $$_dloF3C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"title":t.refused,"note":String(file.refused.length),"open":file.refused.length <= FEW,}});
             { svelteHTML.createElement("ul", { "class":`small`,});
                 for(let { at, refusal } of __sveltets_2_ensureArray((file.refused.slice(0, MOST)))){at;
                const kind = String(file.facts[at - 1]?.fact.do);
                 { svelteHTML.createElement("li", {});
                   { svelteHTML.createElement("span", { "class":`quiet numbers`,});eventTexts.log.entry(at); }
                  eventTexts.kinds[kind] ?? kind; refusalIn(file.state, refusal);
                 }
              }
             }
            if(file.refused.length > MOST){ { svelteHTML.createElement("p", { "class":`quiet small`,});eventTexts.log.more(file.refused.length - MOST); }}
           Fold}
        }
       }
    }
    if(arriving.unknown.length > 0){ { svelteHTML.createElement("li", { "class":`small quiet`,});importingTexts.unknownFields(arriving.unknown); }}
   }
  
 Dialog}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ArrivingDialog__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ArrivingDialog__SvelteComponent_ = ReturnType<typeof ArrivingDialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default ArrivingDialog__SvelteComponent_;