///<reference types="svelte" />
;
import ArrowLeft from '@lucide/svelte/icons/arrow-left'
import Download from '@lucide/svelte/icons/download'
import Plus from '@lucide/svelte/icons/plus'
import Printer from '@lucide/svelte/icons/printer'
import Sheet from '@lucide/svelte/icons/sheet'
import Trash from '@lucide/svelte/icons/trash-2'
import Users from '@lucide/svelte/icons/users'
import X from '@lucide/svelte/icons/x'
import { useApp } from '../../../actions/app.ts'
import { finderOf, rulesOfFigures } from '../../../actions/figures/finder.ts'
import { changeTeam, deleteTeam, newTeam, printTeam, saveTeam, saveTeamTable, withMember } from '../../../actions/figures/teams.ts'
import { noBoardReason } from '../../../model/noBoard/noBoardReason.ts'
import { sheetOf } from '../../../model/figures/teamSheet.ts'
import { noBoardTexts, shippedText, texts } from '../../../i18n/texts.ts'
import { figuresTexts as t } from '../../../i18n/laterTexts.ts'
import { inWords, listed } from '../../../model/noBoard/force.ts'
import ChooseButton from '../../importing/ChooseButton.svelte'
import ChosenBar from '../../importing/ChosenBar.svelte'
import BoughtFields from '../../noBoard/forms/BoughtFields.svelte'
import LeftOutList from '../../parts/LeftOutList.svelte'
import Pick from '../../parts/choose/Pick.svelte'
import PickMany from '../../parts/choose/PickMany.svelte'
import RuleLink from '../../parts/verdict/RuleLink.svelte'
import Badge from '../../ui/Badge.svelte'
import Button from '../../ui/Button.svelte'
import EmptyState from '../../ui/EmptyState.svelte'
import Field from '../../ui/Field.svelte'
import Fold from '../../ui/Fold.svelte'
import IconButton from '../../ui/IconButton.svelte'
import NumberField from '../../ui/NumberField.svelte'
import Toggle from '../../ui/Toggle.svelte'
import { LENGTHS } from '../../../text/lengths.ts';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const { library } = app
  const finder = finderOf(app)
  const rules = $derived(rulesOfFigures(app))
  const stored = $derived(library.teams.find(({ id }) => id === finder.teamId) ?? null)
  const sheet = $derived(stored ? sheetOf(stored.team, library.figureSets, rules) : null)
  let typed = $state('')
  /** The member for whom a figure is being chosen; null: a new one. */
  let choosing = $state<number | null>(null)
  /** What is added goes to the sideline. */
  let beside = $state(false)
  const SHOWN = 8
  const hits = $derived(typed.trim() === '' ? [] : finder.index.find(typed).slice(0, SHOWN))
  const answer = $derived(sheet?.answer.state === 'ruled' ? sheet.answer : null)
  const ruling = $derived(answer?.ruling ?? null)

  function take(set: string, figure: string) {
    if (!stored) return
    const at = choosing
    const chosen = { figure: { set, id: figure }, points: undefined, line: undefined }
    if (beside && choosing === null) {
      const name = library.figureSets.find(({ id }) => id === set)?.figures.find(({ id }) => id === figure)?.name
      void changeTeam(app, stored, ({ sideline = [] }) => ({
        sideline: [...sideline, { count: 1, ...(name !== undefined && { name }), figure: { set, id: figure } }]
      }))
      typed = ''
      return
    }
    void changeTeam(app, stored, ({ members }) => ({
      members: at === null ? [...members, { count: 1, figure: { set, id: figure } }] : withMember(members, at, chosen)
    }))
    typed = ''
    choosing = null
  }
;
async () => {


if(stored === null || sheet === null){
   { svelteHTML.createElement("div", { "class":`bar`,});
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        void newTeam(app)
      },}}); { const $$_sulP2C = __sveltets_2_ensureComponent(Plus); new $$_sulP2C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.team.new;  Button}
   }
  if(library.teams.length === 0){
     { const $$_etatSytpmE0C = __sveltets_2_ensureComponent(EmptyState); new $$_etatSytpmE0C({ target: __sveltets_2_any(), props: {      "icon":Users,"title":t.team.empty,"text":t.team.emptyText,}});}
  }else{
     { const $$_raBnesohC0C = __sveltets_2_ensureComponent(ChosenBar); new $$_raBnesohC0C({ target: __sveltets_2_any(), props: {}});}
     { svelteHTML.createElement("ul", {   "class":`teams`,...__sveltets_2_empty({"data-testid":`teams`}),});
         for(let one of __sveltets_2_ensureArray(library.teams)){one.id;
         { svelteHTML.createElement("li", { "class":`one`,});
           { svelteHTML.createElement("button", {     "type":`button`,"onclick":() => {
              finder.teamId = one.id
            },}); { svelteHTML.createElement("b", {});one.team.name; } { svelteHTML.createElement("span", {  "class":`small quiet numbers`,});t.team.of(one.team.total, one.team.buildTotal ?? null);  texts.figures.count(
                one.team.members.reduce((sum, { count }) => sum + count, 0)
              ); } } { const $$_nottuBesoohC2C = __sveltets_2_ensureComponent(ChooseButton); new $$_nottuBesoohC2C({ target: __sveltets_2_any(), props: {      "table":`teams`,"id":one.id,"name":one.team.name,}});}
         }
      }
     }
  }
}else{
  const team = stored.team;
   { svelteHTML.createElement("div", { "class":`bar`,});
     { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {       "icon":ArrowLeft,"label":t.team.all,"onclick":() => {
        finder.teamId = null
      },}});}
     { svelteHTML.createElement("span", { "class":`gap`,}); }
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        void printTeam(app, stored, sheet)
      },}}); { const $$_retnirP2C = __sveltets_2_ensureComponent(Printer); new $$_retnirP2C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.team.print;  Button}
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        void saveTeam(app, stored)
      },}}); { const $$_daolnwoD2C = __sveltets_2_ensureComponent(Download); new $$_daolnwoD2C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.save;  Button}
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        void saveTeamTable(app, stored)
      },}}); { const $$_teehS2C = __sveltets_2_ensureComponent(Sheet); new $$_teehS2C({ target: __sveltets_2_any(), props: {    "size":18,"aria-hidden":`true`,}});}t.team.csv;  Button}
     { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {       "icon":Trash,"label":t.deleteOf(team.name),"onclick":() => {
        void deleteTeam(app, stored)
      },}});}
   }
   { svelteHTML.createElement("div", {   "class":`team`,...__sveltets_2_empty({"data-testid":`team`}),});
     { svelteHTML.createElement("div", { "class":`who`,});
       { svelteHTML.createElement("div", { "class":`fields`,});
         { const $$_dleiF3C = __sveltets_2_ensureComponent(Field); new $$_dleiF3C({ target: __sveltets_2_any(), props: {         "label":texts.figure.name,"value":team.name,"maxlength":120,"onchange":(name) => {
            if (name.trim()) void changeTeam(app, stored, { name })
          },}});}
         { const $$_dleiFrebmuN3C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN3C({ target: __sveltets_2_any(), props: {          "label":t.team.build,"value":team.buildTotal,"optional":true,"max":5000,"onchange":(buildTotal) => {
            void changeTeam(app, stored, { buildTotal })
          },}});}
         { const $$_kciP3C = __sveltets_2_ensureComponent(Pick); new $$_kciP3C({ target: __sveltets_2_any(), props: {         "label":t.team.theme,"choices":[{ id: '', label: t.team.noTheme }, ...sheet.keywords.map((id) => ({ id, label: id }))],"value":team.theme ?? '',"onchange":(theme) => {
            void changeTeam(app, stored, { theme: theme || undefined })
          },}});}
       }
       { const $$_dloF2C = __sveltets_2_ensureComponent(Fold); new $$_dloF2C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"title":t.team.bought,"testid":`team-bought`,}});
         { svelteHTML.createElement("div", { "class":`bought`,});
           { const $$_sdleiFthguoB4C = __sveltets_2_ensureComponent(BoughtFields); new $$_sdleiFthguoB4C({ target: __sveltets_2_any(), props: {     "bought":team,"onchange":(part) => {
              void changeTeam(app, stored, part)
            },}});}
           { const $$_dleiF4C = __sveltets_2_ensureComponent(Field); new $$_dleiF4C({ target: __sveltets_2_any(), props: {       "label":`${t.team.objects} (${noBoardTexts.force.listHint})`,"value":inWords(team.objects),"onchange":(words) => {
              void changeTeam(app, stored, { objects: listed(words) })
            },}});}
         }
       Fold}
       { svelteHTML.createElement("ul", { "class":`members`,});
            for(let row of __sveltets_2_ensureArray(sheet.rows)){let at = 1;at;
           { svelteHTML.createElement("li", { });row.found.unknown !== null;
             { const $$_dleiFrebmuN4C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN4C({ target: __sveltets_2_any(), props: {          "label":t.team.countOf(row.name),"hideLabel":true,"value":row.found.member.count,"min":1,"onchange":(count) => {
                if (count) void changeTeam(app, stored, ({ members }) => ({ members: withMember(members, at, { count }) }))
              },}});}
             { svelteHTML.createElement("span", {  "class":`name`,}); { svelteHTML.createElement("b", {});row.name; }
              if(row.found.unknown){ { svelteHTML.createElement("span", { "class":`small wrong`,});t.team.unknown[row.found.unknown]; }
              }else{ { svelteHTML.createElement("span", { "class":`small quiet numbers`,});[row.found.figure?.set, row.found.figure?.number].filter(Boolean).join(' '); }}
             }
            if(row.lines.length > 0){
               { const $$_kciP4C = __sveltets_2_ensureComponent(Pick); new $$_kciP4C({ target: __sveltets_2_any(), props: {          "label":t.team.lineOf(row.name),"hideLabel":true,"choices":row.lines,"value":String(row.found.member.line ?? 0),"onchange":(id) => {
                  void changeTeam(app, stored, ({ members }) => ({
                    members: withMember(members, at, { line: Number(id), points: undefined })
                  }))
                },}});}
            }
             { svelteHTML.createElement("span", { "class":`numbers points`,});row.points ?? '?'; }
            if(team.feats && team.feats.length > 0){
               { const $$_ynaMkciP4C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP4C({ target: __sveltets_2_any(), props: {            "label":t.team.featsOf(row.name),"inline":true,"choices":team.feats.map(({ id, name }) => ({ id, label: name ?? id })),"values":row.found.member.feats ?? [],"nameOf":(id) => team.feats?.find((feat) => feat.id === id)?.name ?? id,"onchange":(ids) => {
                  void changeTeam(app, stored, ({ members }) => ({
                    members: withMember(members, at, { feats: ids.length > 0 ? [...ids] : undefined })
                  }))
                },}});}
            }
            if(row.found.unknown){
               { const $$_nottuB4C = __sveltets_2_ensureComponent(Button); new $$_nottuB4C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
                  choosing = at
                  typed = row.name
                },}});t.team.choose;  Button}
            }
             { const $$_nottuBnocI4C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI4C({ target: __sveltets_2_any(), props: {       "icon":X,"label":t.team.remove(row.name),"onclick":() => {
                void changeTeam(app, stored, ({ members }) => ({ members: members.toSpliced(at, 1) }))
              },}});}
           }
        }
       }
      if(sheet.sideline.length > 0){
         { svelteHTML.createElement("h3", { "class":`part`,});t.team.sideline; }
         { svelteHTML.createElement("ul", {   "class":`members`,...__sveltets_2_empty({"data-testid":`team-sideline`}),});
              for(let row of __sveltets_2_ensureArray(sheet.sideline)){let at = 1;at;
             { svelteHTML.createElement("li", {});
               { svelteHTML.createElement("span", {  "class":`name`,}); { svelteHTML.createElement("b", {});row.name; } { svelteHTML.createElement("span", {  "class":`small quiet numbers`,});[row.found.figure?.set ?? row.found.member.set, row.found.figure?.number ?? row.found.member.number]
                    .filter(Boolean)
                    .join(' '); } }
               { const $$_nottuBnocI4C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI4C({ target: __sveltets_2_any(), props: {       "icon":X,"label":t.team.remove(row.name),"onclick":() => {
                  void changeTeam(app, stored, ({ sideline = [] }) => {
                    const left = sideline.toSpliced(at, 1)
                    return { sideline: left.length > 0 ? left : undefined }
                  })
                },}});}
             }
          }
         }
      }
      if(choosing === null){ { const $$_elggoT2C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT2C({ target: __sveltets_2_any(), props: {       "label":t.team.toSideline,"checked":beside,"onchange":(on) => {
            beside = on
          },}});}}
       { svelteHTML.createElement("input", {                "class":`entry`,"bind:value":typed,"maxlength":LENGTHS.search,"placeholder":choosing === null ? t.team.add : t.team.chooseFor(sheet.rows[choosing]?.name ?? ''),"aria-label":choosing === null ? t.team.add : t.team.chooseFor(sheet.rows[choosing]?.name ?? ''),"autocomplete":`off`,...__sveltets_2_empty({"data-search":true}),"onkeydown":(event) => {
          if (event.key === 'Enter' && hits[0]) take(hits[0].set.id, hits[0].figure.id)
          if (event.key === 'Escape' && typed) {
            typed = ''
            choosing = null
            event.stopPropagation()
          }
        },});/*Ωignore_startΩ*/() => typed = __sveltets_2_any(null);/*Ωignore_endΩ*/}
       { svelteHTML.createElement("ul", {   "class":`hits`,...__sveltets_2_empty({"data-testid":`team-hits`}),});
           for(let { set, figure } of __sveltets_2_ensureArray(hits)){`${set.id} ${figure.id}`;
           { svelteHTML.createElement("li", {});
             { svelteHTML.createElement("button", {     "type":`button`,"onclick":() => {
                take(set.id, figure.id)
              },}); { svelteHTML.createElement("span", { "class":`one-line`,});figure.name; } { svelteHTML.createElement("span", {  "class":`small quiet numbers one-line`,});[`${figure.set ?? ''}${figure.number ?? ''}`, shippedText(set.name), figure.points ?? '?']
                  .filter(Boolean)
                  .join(' · '); } }
           }
        }
       }
     }
     { svelteHTML.createElement("section", {     "class":`said`,"aria-label":t.team.checks,...__sveltets_2_empty({"data-testid":`team-checks`}),});
       { svelteHTML.createElement("p", { "class":`sum numbers`,});t.team.of(typeof ruling?.total === 'number' ? ruling.total : sheet.total, team.buildTotal ?? null); }
      if(sheet.stated !== null){
         { svelteHTML.createElement("p", { "class":`wrong`,});t.team.stated(sheet.stated); }
         { svelteHTML.createElement("p", {});
           { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
              void changeTeam(app, stored, {})
            },}});t.team.addUp;  Button}
         }
      }
      if(answer && ruling){
         { svelteHTML.createElement("p", {});
           { const $$_egdaB3C = __sveltets_2_ensureComponent(Badge); new $$_egdaB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"tone":ruling.verdict === 'legal' && sheet.unknown.length === 0 ? 'good' : ruling.verdict === 'illegal' ? 'bad' : 'quiet',}});noBoardTexts.verdicts[ruling.verdict] ?? ruling.verdict;  Badge}
         }
         { svelteHTML.createElement("ul", {});
              for(let reason of __sveltets_2_ensureArray(ruling.because)){let i = 1;i; { svelteHTML.createElement("li", {});
               { svelteHTML.createElement("span", {});noBoardReason(answer.question, reason); } { const $$_kniLeluR4C = __sveltets_2_ensureComponent(RuleLink); new $$_kniLeluR4C({ target: __sveltets_2_any(), props: {  "rule":reason.rule,}});}
             }}
              for(let row of __sveltets_2_ensureArray(sheet.unknown)){let i = 1;i; { svelteHTML.createElement("li", { "class":`wrong`,});t.team.unknownMember(row.name); }}
         }
         { const $$_tsiLtuOtfeL2C = __sveltets_2_ensureComponent(LeftOutList); new $$_tsiLtuOtfeL2C({ target: __sveltets_2_any(), props: {  "items":ruling.notConsidered,}});}
      } else if (sheet.answer.state === 'incomplete'){ { svelteHTML.createElement("p", { "class":`wrong`,});sheet.answer.message; }}
     }
   }
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const TeamsView__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type TeamsView__SvelteComponent_ = ReturnType<typeof TeamsView__SvelteComponent_>;
/*Ωignore_endΩ*/export default TeamsView__SvelteComponent_;