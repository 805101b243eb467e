///<reference types="svelte" />
;
import Trash from '@lucide/svelte/icons/trash-2'
import { useApp } from '../../actions/app.ts'
import { leaguesOf, removeLeague, tried } from '../../actions/league/leagues.ts'
import { leagueTexts } from '../../i18n/laterTexts.ts'
import { language } from '../../i18n/spoken.ts'
import Button from '../ui/Button.svelte'
import IconButton from '../ui/IconButton.svelte';
function $$render() {

  
  
  
  
  
  
  

  const app = useApp()
  const leagues = leaguesOf(app)
  const t = leagueTexts
  const when = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(new Date())
  /** A second press while the disk is slow makes no second league. */
  let isMaking = false
  async function make() {
    if (isMaking) return
    isMaking = true
    await tried(app, () => leagues.make(t.named(when)))
    isMaking = false
  }
;
async () => {


 { svelteHTML.createElement("section", {   "aria-label":t.title,...__sveltets_2_empty({"data-testid":`league-list`}),});
   { svelteHTML.createElement("header", {});
     { svelteHTML.createElement("h2", {});t.title; }
     { svelteHTML.createElement("span", { "class":`small quiet`,});t.explain; }
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        void make()
      },}});t.make;  Button}
   }
   { svelteHTML.createElement("ul", { "class":`cards`,});
       for(let league of __sveltets_2_ensureArray(leagues.list ?? [])){league.id;
       { svelteHTML.createElement("li", {});
         { svelteHTML.createElement("button", {       "type":`button`,"class":`card-open`,"onclick":() => {
            leagues.open = league.id
          },});
           { svelteHTML.createElement("span", { "class":`card-title`,});league.name; }
           { svelteHTML.createElement("span", { "class":`small quiet`,});t.about(league.events.length); }
         }
         { const $$_nottuBnocI3C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI3C({ target: __sveltets_2_any(), props: {       "icon":Trash,"label":t.remove(league.name),"onclick":() => {
            void removeLeague(app, league)
          },}});}
       }
    }
   }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const LeagueList__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type LeagueList__SvelteComponent_ = InstanceType<typeof LeagueList__SvelteComponent_>;
/*Ωignore_endΩ*/export default LeagueList__SvelteComponent_;