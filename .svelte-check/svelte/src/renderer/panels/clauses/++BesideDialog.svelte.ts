///<reference types="svelte" />
;
import Trash from '@lucide/svelte/icons/trash-2'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import { useApp } from '../../actions/app.ts'
import { keepTerrain } from '../../actions/setup/keepTerrain.ts'
import { terrainOfCase } from '../../model/library/ownTerrain.ts'
import {
    conditionsOf,
    isStatedCondition,
    ownTerrainIn,
    sidesWithFigures,
    STATED_CONDITIONS,
    withConditionText,
    withConditions,
    withObjectText,
    withoutOwnTerrain,
    withOwnTerrain,
    withPool,
    withTeam,
    withTerrainClauses
  } from '../../model/clauses/beside.ts'
import { effectsOfKind, kebab, powerName } from '../../model/table/figures/powerNames.ts'
import { sideName } from '../../model/timeline/eventWords.ts'
import { clausesTexts } from '../../i18n/laterTexts.ts'
import { setupTexts, texts } from '../../i18n/texts.ts'
import type { ClixCase } from '../../../shared/contract/case.ts'
import Button from '../ui/Button.svelte'
import Dialog from '../ui/Dialog.svelte'
import Field from '../ui/Field.svelte'
import Fold from '../ui/Fold.svelte'
import IconButton from '../ui/IconButton.svelte'
import NumberField from '../ui/NumberField.svelte'
import Pick from '../parts/choose/Pick.svelte'
import PickMany from '../parts/choose/PickMany.svelte'
import { textOn } from '../../model/table/position/things.ts'
import { grenadesToCome, isMarker } from '../../model/clauses/markers.ts'
import MarkerFields from './MarkerFields.svelte'
import StillToCome from './StillToCome.svelte'
import ThingTexts from './ThingTexts.svelte'
import WrittenText from './WrittenText.svelte'
import ClauseBuilder from './ClauseBuilder.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const { table, session } = app
  const t = clausesTexts.beside
  const value = $derived(table.case)
  const conditions = $derived(conditionsOf(value))
  const lendable = $derived([...effectsOfKind(value, 'power'), ...effectsOfKind(value, 'ability')])
  const terrains = $derived(ownTerrainIn(value))
  const sound = $derived(terrainOfCase(value))
  const teamAbilities = $derived([{ id: '', label: t.noAta }, ...effectsOfKind(value, 'team-ability')])
  let typedTerrain = $state('')

  const change = (next: ClixCase, merge: string) => {
    table.change(setupTexts.beside.step, next, merge)
  }
  function addTerrain() {
    const name = typedTerrain.trim()
    const id = kebab(name)
    if (id === '') return
    change(withOwnTerrain(value, id, name), `terrain ${id}`)
    typedTerrain = ''
  }
;
async () => {


  { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); new $$_golaiD0C({ target: __sveltets_2_any(), props: {         children:() => { return __sveltets_2_any(0); },"open":session.besideOpen,"title":setupTexts.beside.title,"description":t.description,"wide":true,"onclose":() => {
    session.besideOpen = false
  },}});
   { svelteHTML.createElement("div", {   "class":`beside`,...__sveltets_2_empty({"data-testid":`beside`}),});
     { svelteHTML.createElement("section", {});
       { svelteHTML.createElement("h3", { "class":`part`,});t.conditions; }
       { const $$_ynaMkciP3C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP3C({ target: __sveltets_2_any(), props: {             "label":t.inPlay,"choices":STATED_CONDITIONS.map((id) => ({ id, label: powerName(id) })),"values":conditions.map(({ id }) => id),"nameOf":powerName,"own":kebab,"onchange":(ids) => {
          change(withConditions(value, ids), 'conditions')
        },}});}
         for(let text of __sveltets_2_ensureArray(conditions)){text.id;
         { const $$_dloF3C = __sveltets_2_ensureComponent(Fold); new $$_dloF3C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"title":text.name?.trim() || powerName(text.id),"note":text.clauses ? String(text.clauses.length) : undefined,}});
           { svelteHTML.createElement("div", { "class":`inner`,});
            if(isStatedCondition(text.id)){ { svelteHTML.createElement("p", { "class":`small quiet`,});t.stated; }}
             { const $$_txeTnettirW5C = __sveltets_2_ensureComponent(WrittenText); new $$_txeTnettirW5C({ target: __sveltets_2_any(), props: {       text,"besideFigures":true,"choices":[],"onchange":(next) => {
                change(withConditionText(value, next), `condition ${text.id}`)
              },}});}
           }
         Fold}
      }
     }
    if(value.objects?.length){
       { svelteHTML.createElement("section", {});
         { svelteHTML.createElement("h3", { "class":`part`,});texts.tray.objects; }
           for(let object of __sveltets_2_ensureArray(value.objects)){object.id;
          const special = textOn(object, 'special') ?? textOn(object, 'inHand');
           { const $$_dloF3C = __sveltets_2_ensureComponent(Fold); new $$_dloF3C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"title":`${object.name ?? texts.objects[object.kind]}, ${formatSquareName(object.at)}`,"note":special ? (special.name ?? powerName(special.id)) : undefined,}});
             { svelteHTML.createElement("div", { "class":`inner`,});
              if(isMarker(object)){
                 { const $$_sdleiFrekraM5C = __sveltets_2_ensureComponent(MarkerFields); new $$_sdleiFrekraM5C({ target: __sveltets_2_any(), props: {     value,object,"onchange":(next) => {
                    change(next, `marker ${object.id}`)
                  },}});}
              }
               { const $$_stxeTgnihT5C = __sveltets_2_ensureComponent(ThingTexts); new $$_stxeTgnihT5C({ target: __sveltets_2_any(), props: {       "thing":object,"choices":lendable,"onchange":(said) => {
                  change(withObjectText(value, object.id, said), `object ${object.id} ${Object.keys(said).join()}`)
                },}});}
             }
           Fold}
        }
       }
    }
     { svelteHTML.createElement("section", {});
       { svelteHTML.createElement("h3", { "class":`part`,});t.forces; }
         for(let side of __sveltets_2_ensureArray(sidesWithFigures(value))){side;
        const team = value.teams?.[side];
         { const $$_dloF3C = __sveltets_2_ensureComponent(Fold); new $$_dloF3C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"title":sideName(side),"note":team?.theme ?? (team?.ata ? powerName(team.ata.id) : undefined),}});
           { svelteHTML.createElement("div", { "class":`inner two`,});
             { const $$_dleiF5C = __sveltets_2_ensureComponent(Field); new $$_dleiF5C({ target: __sveltets_2_any(), props: {         "label":t.theme,"value":team?.theme ?? '',"maxlength":60,"onchange":(theme) => {
                change(withTeam(value, side, { theme: kebab(theme) || undefined }), `theme ${side}`)
              },}});}
             { const $$_dleiFrebmuN5C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN5C({ target: __sveltets_2_any(), props: {        "label":t.rerolls,"value":team?.probabilityControl,"optional":true,"onchange":(probabilityControl) => {
                change(withTeam(value, side, { probabilityControl }), `rerolls ${side}`)
              },}});}
             { const $$_kciP5C = __sveltets_2_ensureComponent(Pick); new $$_kciP5C({ target: __sveltets_2_any(), props: {         "label":t.ata,"choices":teamAbilities,"value":team?.ata?.id ?? '',"onchange":(id) => {
                change(withTeam(value, side, { ata: id === '' ? undefined : { ...team?.ata, id } }), `ata ${side}`)
              },}});}
            if(team?.ata){
              const ata = team.ata;
               { const $$_ynaMkciP5C = __sveltets_2_ensureComponent(PickMany); new $$_ynaMkciP5C({ target: __sveltets_2_any(), props: {             "label":t.ataKeywords,"choices":[],"values":ata.keywords ?? [],"nameOf":powerName,"own":kebab,"onchange":(ids) => {
                  change(
                    withTeam(value, side, { ata: ids.length > 0 ? { ...ata, keywords: ids } : { id: ata.id } }),
                    `ata keywords ${side}`
                  )
                },}});}
            }
             { const $$_dleiFrebmuN5C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN5C({ target: __sveltets_2_any(), props: {        "label":t.grenades,"value":value.grenadePool?.[side],"optional":true,"onchange":(left) => {
                change(withPool(value, side, left), `pool ${side}`)
              },}});}
           }
         Fold}
      }
     }
    if(grenadesToCome(value).length > 0 && value.figures?.length){
       { svelteHTML.createElement("section", { ...__sveltets_2_empty({"data-testid":`still-to-come`}),});
         { svelteHTML.createElement("h3", { "class":`part`,});t.toCome; }
         { svelteHTML.createElement("p", { "class":`small quiet`,});t.toComeNote; }
         { const $$_emoCoTllitS3C = __sveltets_2_ensureComponent(StillToCome); new $$_emoCoTllitS3C({ target: __sveltets_2_any(), props: {    value,"onchange":(next) => {
            change(next, 'still to come')
          },}});}
       }
    }
     { svelteHTML.createElement("section", {});
       { svelteHTML.createElement("h3", { "class":`part`,});t.terrain; }
       { svelteHTML.createElement("p", { "class":`small quiet`,});t.terrainNote; }
         for(let terrain of __sveltets_2_ensureArray(terrains)){terrain.id;
        const rule = sound.find(({ id }) => id === terrain.id);
         { const $$_dloF3C = __sveltets_2_ensureComponent(Fold); new $$_dloF3C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"title":terrain.name,"note":String(terrain.clauses.length),"open":terrains.length === 1,}});
           { svelteHTML.createElement("div", { "class":`inner`,});
             { const $$_redliuBesualC5C = __sveltets_2_ensureComponent(ClauseBuilder); new $$_redliuBesualC5C({ target: __sveltets_2_any(), props: {           "name":terrain.name,"place":`squares`,"clauses":terrain.clauses,"least":1,"onchange":(clauses) => {
                if (clauses) change(withTerrainClauses(value, terrain.id, clauses), `terrain ${terrain.id}`)
              },}});}
             { svelteHTML.createElement("div", { "class":`row`,});
              if(rule){
                 { const $$_nottuB6C = __sveltets_2_ensureComponent(Button); new $$_nottuB6C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"onclick":() => void keepTerrain(app, rule),}});t.keepTerrain; Button}
              }
              if(withoutOwnTerrain(value, terrain.id)){
                 { const $$_nottuBnocI6C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI6C({ target: __sveltets_2_any(), props: {       "icon":Trash,"label":t.removeTerrain(terrain.name),"onclick":() => {
                    const next = withoutOwnTerrain(value, terrain.id)
                    if (next) change(next, `no terrain ${terrain.id}`)
                  },}});}
              }
             }
            if(!withoutOwnTerrain(value, terrain.id)){ { svelteHTML.createElement("p", { "class":`small quiet`,});t.terrainUsed; }}
           }
         Fold}
      }
       { svelteHTML.createElement("form", {     "class":`row`,"onsubmit":(submitted) => {
          submitted.preventDefault()
          addTerrain()
        },});
         { const $$_dleiF4C = __sveltets_2_ensureComponent(Field); new $$_dleiF4C({ target: __sveltets_2_any(), props: {         "label":t.terrainName,"value":typedTerrain,"maxlength":120,"onchange":(name) => {
            typedTerrain = name
          },}});}
         { const $$_nottuB4C = __sveltets_2_ensureComponent(Button); new $$_nottuB4C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"type":`submit`,"disabled":kebab(typedTerrain) === '',}});t.addTerrain; Button}
       }
     }
   }
 Dialog}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const BesideDialog__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type BesideDialog__SvelteComponent_ = ReturnType<typeof BesideDialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default BesideDialog__SvelteComponent_;