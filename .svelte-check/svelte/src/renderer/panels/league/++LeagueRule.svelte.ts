///<reference types="svelte" />
;
import { LEAGUE_RULES, type NamedRule } from '../../../shared/tournament/league/rule.ts'
import type { LeagueRule as Rule, Worth } from '../../../shared/tournament/league/ruleFields.ts'
import { leagueTexts } from '../../i18n/laterTexts.ts'
import { readWorth, readWorths } from '../../model/league/leagueLists.ts'
import { namedRule, ruleOf } from '../../model/league/leagues.svelte.ts'
import Pick from '../parts/choose/Pick.svelte'
import Field from '../ui/Field.svelte'
import Fold from '../ui/Fold.svelte'
import NumberField from '../ui/NumberField.svelte'
import Segments from '../ui/Segments.svelte';

;type $$ComponentProps =  { rule: Rule; onchange: (rule: Rule) => void };function $$render() {

  
  
  
  
  
  
  
  
  
  

  const { rule, onchange }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const t = leagueTexts
  const NAMES = Object.keys(LEAGUE_RULES) as NamedRule[]
  const WORTHS = ['win', 'bye', 'attended', 'score'] as const

  const named = $derived(namedRule(rule))
  /** What is typed and not taken over yet: that is done when the field is left. */
  let typed = $state.raw<Readonly<Record<string, string>>>({})
  const places = $derived(typed.places ?? (rule.places ?? []).join(', '))
  const worthOf = (name: (typeof WORTHS)[number]) => typed[name] ?? String(rule[name] ?? 0)
  const wrong = $derived(readWorths(places) === null || WORTHS.some((name) => read(worthOf(name)) === null))

  const read = (words: string): Worth | null => (words.trim() === '' ? 0 : readWorth(words))

  /** A worth that is nothing is not written. */
  function put(changes: Readonly<Record<string, Worth | Worth[] | undefined>>) {
    const all = Object.entries({ ...rule, ...changes }).filter(([, value]) => value !== undefined && value !== 0)
    onchange(Object.fromEntries(all))
  }
  function take() {
    const list = readWorths(places)
    if (wrong || list === null || Object.keys(typed).length === 0) return
    const worths = WORTHS.map((name) => [name, read(worthOf(name)) ?? 0] as const)
    typed = {}
    put({ places: list.length === 0 ? undefined : list, ...Object.fromEntries(worths) })
  }
;
async () => {


 { const $$_kciP0C = __sveltets_2_ensureComponent(Pick); new $$_kciP0C({ target: __sveltets_2_any(), props: {            "label":t.rule,"hideLabel":true,"choices":NAMES.map((id) => ({ id, label: t.rules[id] })),"value":named ?? '',"shown":t.rules.own,"onchange":(id) => {
    const found = NAMES.find((one) => one === id)
    if (found) onchange(ruleOf(found, rule))
  },}});}
 { const $$_dleiFrebmuN0C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN0C({ target: __sveltets_2_any(), props: {              "label":t.best,"value":rule.best,"min":1,"max":1000,"optional":true,"placeholder":t.allCount,"onchange":(best) => {
    put({ best })
  },}});}
 { const $$_dloF0C = __sveltets_2_ensureComponent(Fold); new $$_dloF0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"title":t.inDetail,"open":named === null,}});
   { const $$_dleiF1C = __sveltets_2_ensureComponent(Field); new $$_dleiF1C({ target: __sveltets_2_any(), props: {             "label":t.places,"value":places,"maxlength":2000,"aria-invalid":readWorths(places) === null,"onblur":take,"onchange":(words) => {
      typed = { ...typed, places: words }
    },}});}
   { svelteHTML.createElement("div", { "class":`shared`,});
     { svelteHTML.createElement("span", { "class":`small quiet`,});t.shared; }
     { const $$_stnemgeS2C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS2C({ target: __sveltets_2_any(), props: {         "label":t.shared,"choices":(['split', 'same'] as const).map((id) => ({ id, label: t.sharing[id] })),"value":rule.shared ?? 'split',"onchange":(shared) => {
        put({ shared })
      },}});}
   }
     for(let name of __sveltets_2_ensureArray(WORTHS)){name;
     { const $$_dleiF1C = __sveltets_2_ensureComponent(Field); new $$_dleiF1C({ target: __sveltets_2_any(), props: {             "label":t[name],"value":worthOf(name),"maxlength":20,"aria-invalid":read(worthOf(name)) === null,"onblur":take,"onchange":(words) => {
        typed = { ...typed, [name]: words }
      },}});}
  }
  if(wrong){ { svelteHTML.createElement("p", {   "class":`small`,"role":`status`,});t.wrong; }}
 Fold}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const LeagueRule__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type LeagueRule__SvelteComponent_ = ReturnType<typeof LeagueRule__SvelteComponent_>;
/*Ωignore_endΩ*/export default LeagueRule__SvelteComponent_;