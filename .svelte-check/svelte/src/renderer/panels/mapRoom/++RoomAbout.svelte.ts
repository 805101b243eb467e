///<reference types="svelte" />
;
import { useApp } from '../../actions/app.ts'
import { exportRoom, losingOf, resizeTo, setMeta, useRoom } from '../../actions/mapRoom/aboutRoom.ts'
import { countFinding, isStillFound, pointAt } from '../../actions/mapRoom/findingText.ts'
import { printRoom } from '../../actions/mapRoom/printRoom.ts'
import { joined } from '../../../shared/mapEdit/resize.ts'
import { MAP_SIZES } from '../../../shared/mapEdit/blankMap.ts'
import type { GridFit } from '../../model/mapPicture/gridFit.svelte.ts'
import type { MapRoom } from '../../model/mapRoom/mapRoom.svelte.ts'
import type { RoomChecks } from '../../model/mapRoom/roomChecks.svelte.ts'
import { shippedText } from '../../i18n/texts.ts'
import { mapRoomTexts as t } from '../../i18n/laterTexts.ts'
import RoomPicture from './RoomPicture.svelte'
import Pick from '../parts/choose/Pick.svelte'
import Button from '../ui/Button.svelte'
import Field from '../ui/Field.svelte'
import Fold from '../ui/Fold.svelte'
import NumberField from '../ui/NumberField.svelte'
import Segments from '../ui/Segments.svelte'
import Toggle from '../ui/Toggle.svelte';
;

  interface Props {
    room: MapRoom
    checks: RoomChecks
    /** The grid of a picture is to be laid. */
    onlay: (making: GridFit) => void
  };function $$render() {
 const compared/*Ωignore_positionΩ*/ = (same: boolean, found: number, what: string)/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
  const finding = countFinding(checks.lint?.findings ?? [], what);
  if(same){ { svelteHTML.createElement("span", { "class":`small agrees`,});t.about.agrees; }
  } else if (finding){
     { svelteHTML.createElement("button", {        "type":`button`,"class":`small differs`,"aria-pressed":room.seen !== null && isStillFound(room.seen, [finding]),"onclick":() => {
        pointAt(room, finding)
      },});t.about.drawn(found); }
  }else{ { svelteHTML.createElement("span", { "class":`small differs`,});t.about.drawn(found); }}
};return __sveltets_2_any(0)};
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { room, checks, onlay }: Props = $props()
  const app = useApp()
  const file = $derived(room.document)
  const meta = $derived(file.meta ?? {})
  // svelte-ignore state_referenced_locally
  let [columns, rows] = $state.raw(room.document.map.size)
  const ANCHORS = ['upper-left', 'middle', 'lower-right'] as const
  let anchor = $state<(typeof ANCHORS)[number]>('upper-left')
  const losing = $derived(losingOf(file, [columns, rows], anchor))
  const choices = <K extends string>(words: Readonly<Record<K, string>>) =>
    (Object.entries(words) as [K, string][]).map(([id, label]) => ({ id, label }))
  const others = $derived(app.library.maps.filter(({ id }) => id !== room.id).map(({ id, name }) => ({ id, label: shippedText(name) })))
  let other = $state('')
  let side = $state<'right' | 'below'>('right')
  let author = $state('')
  const COUNTED = ['hindering', 'blocking', 'water', 'elevated', 'indoor', 'walls', 'barriers', 'stairs'] as const
  const census = $derived(checks.lint?.census)
  function drawn(kind: (typeof COUNTED)[number]): number | null {
    if (!census) return null
    if (kind !== 'elevated') return census[kind]
    return Object.entries(census.levels).reduce((sum, [level, n]) => (level === '1' ? sum : sum + n), 0)
  }
  const STARTING = ['startingAreas', 'startingSquares'] as const
  const startingDrawn = $derived.by((): readonly [number, number] => {
    const areas = Object.values(file.map.starting ?? {})
    return [areas.length, areas.reduce((sum, own) => sum + own.length, 0)]
  })
  /** Both are kept together: of the one that was not counted what is drawn. */
  function countStarting(index: number, value: number | undefined) {
    const now = file.counts?.starting ?? startingDrawn
    const starting = value === undefined ? undefined : index === 0 ? ([value, now[1]] as const) : ([now[0], value] as const)
    room.change(t.about.counted, { ...file, counts: { ...file.counts, starting } }, `count starting ${index}`)
  }
  const isVerified = $derived(meta.verified?.filter(({ revision }) => revision === meta.revision) ?? [])

  function join() {
    const found = app.library.maps.find(({ id }) => id === other)
    if (!found) return
    const next = joined(file, found, side)
    const known = new Set(next.specialTerrain.map(({ id }) => id))
    room.change(t.steps.join(found.name), {
      ...next,
      specialTerrain: [...next.specialTerrain, ...found.specialTerrain.filter(({ id }) => !known.has(id))]
    })
    ;[columns, rows] = next.map.size
  }

  /** The picture is printed over the ground. */
  let pictureToo = $state(false)
  const PAPERS = [
    ['a4', 'A4'],
    ['letter', 'Letter']
  ] as const
;
async () => {




 { svelteHTML.createElement("div", { "class":`form`,});
   { const $$_dleiF1C = __sveltets_2_ensureComponent(Field); new $$_dleiF1C({ target: __sveltets_2_any(), props: {         "label":t.about.name,"value":shippedText(file.name),"maxlength":120,"onchange":(name) => {
      if (name.trim() !== '') room.change(t.steps.about, { ...file, name }, 'name')
    },}});}
   { svelteHTML.createElement("label", { "class":`area`,});
     { svelteHTML.createElement("span", { "class":`small quiet label`,});t.about.description; }
     { svelteHTML.createElement("textarea", {          "class":`entry`,"rows":2,"maxlength":2000,"value":shippedText(file.description),"oninput":(event) => {
        room.change(t.steps.about, { ...file, description: event.currentTarget.value }, 'description')
      },}); }
   }
     for(let field of __sveltets_2_ensureArray((['author', 'set', 'number'] as const))){field;
     { const $$_dleiF1C = __sveltets_2_ensureComponent(Field); new $$_dleiF1C({ target: __sveltets_2_any(), props: {         "label":t.about[field],"value":meta[field] ?? '',"maxlength":200,"onchange":(value) => {
        setMeta(room, { [field]: value || undefined }, field)
      },}});}
  }
   { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":t.about.kind,"choices":choices(t.about.kinds),"value":meta.kind ?? '',"onchange":(kind) => {
      setMeta(room, { kind: kind || undefined })
    },}});}
   { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":t.about.permission,"choices":choices(t.about.permissions),"value":meta.permission ?? '',"onchange":(permission) => {
      setMeta(room, { permission: permission || undefined })
    },}});}
   { const $$_kciP1C = __sveltets_2_ensureComponent(Pick); new $$_kciP1C({ target: __sveltets_2_any(), props: {         "label":t.about.source,"choices":choices(t.about.sources),"value":meta.source ?? '',"onchange":(source) => {
      setMeta(room, { source: source || undefined })
    },}});}
 }
 { svelteHTML.createElement("div", { "class":`buttons`,});
   { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
      useRoom(app, room)
    },}});t.use;  Button}
  if(file.picture?.file && meta.permission === 'own photo'){
     { svelteHTML.createElement("p", { "class":`small`,});t.about.ownUse; }
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"onclick":() => void exportRoom(app, room, true),}});t.about.withPicture; Button}
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":() => void exportRoom(app, room, false),}});t.about.withoutPicture; Button}
  }else{
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"look":`primary`,"onclick":() => void exportRoom(app, room, true),}});t.about.export; Button}
  }
 }
if(room.picture){
   { const $$_elggoT0C = __sveltets_2_ensureComponent(Toggle); new $$_elggoT0C({ target: __sveltets_2_any(), props: {      "label":t.about.pictureToo,"checked":pictureToo,"onchange":(on) => (pictureToo = on),}});}
}
 { svelteHTML.createElement("div", { "class":`buttons`,});
     for(let [paper, name] of __sveltets_2_ensureArray(PAPERS)){paper;
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"onclick":() => void printRoom(app, room, paper, pictureToo),}});t.about.trueSize; name; Button}
  }
 }
 { const $$_dloF0C = __sveltets_2_ensureComponent(Fold); new $$_dloF0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"title":t.picture.title,"note":file.picture?.file ? '' : t.picture.absent,}});
   { const $$_erutciPmooR1C = __sveltets_2_ensureComponent(RoomPicture); new $$_erutciPmooR1C({ target: __sveltets_2_any(), props: {  room,onlay,}});}
 Fold}
 { const $$_dloF0C = __sveltets_2_ensureComponent(Fold); new $$_dloF0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"title":t.about.size,"note":file.map.size.join(' × '),}});
   { svelteHTML.createElement("div", { "class":`form`,});
     { svelteHTML.createElement("div", { "class":`sizes`,});
         for(let size of __sveltets_2_ensureArray(MAP_SIZES)){size.join();
         { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
            ;[columns, rows] = size
          },}});size.join(' × ');  Button}
      }
     }
     { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {          "label":t.about.columns,"value":columns,"min":1,"max":200,"onchange":(value) => (columns = value ?? columns),}});}
     { const $$_dleiFrebmuN2C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN2C({ target: __sveltets_2_any(), props: {          "label":t.about.rows,"value":rows,"min":1,"max":200,"onchange":(value) => (rows = value ?? rows),}});}
     { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {         "label":t.about.anchor,"choices":choices(t.about.anchors),"value":anchor,"onchange":(id) => {
        anchor = ANCHORS.find((one) => one === id) ?? 'upper-left'
      },}});}
    if(losing > 0){ { svelteHTML.createElement("p", { "class":`small`,});t.about.losing(losing); }}
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
        resizeTo(room, [columns, rows], anchor)
      },}});t.about.resize;  Button}
   }
 Fold}
 { const $$_dloF0C = __sveltets_2_ensureComponent(Fold); new $$_dloF0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"title":t.about.join,}});
   { svelteHTML.createElement("div", { "class":`form`,});
     { const $$_kciP2C = __sveltets_2_ensureComponent(Pick); new $$_kciP2C({ target: __sveltets_2_any(), props: {         "label":t.about.joinWith,"choices":others,"value":other,"onchange":(id) => {
        other = id
      },}});}
     { const $$_stnemgeS2C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS2C({ target: __sveltets_2_any(), props: {         "label":t.about.joinSide,"choices":[
        { id: 'right', label: t.about.right },
        { id: 'below', label: t.about.below }
      ],"value":side,"onchange":(id) => {
        side = id
      },}});}
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"disabled":other === '',"onclick":join,}});t.about.joinNow; Button}
   }
 Fold}
 { const $$_dloF0C = __sveltets_2_ensureComponent(Fold); new $$_dloF0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"title":t.about.counted,"note":isVerified[0] && t.about.verified(isVerified[0].by, isVerified[0].on),}});
   { svelteHTML.createElement("div", { "class":`form`,});
     { svelteHTML.createElement("p", { "class":`small quiet`,});t.about.countedHint; }
       for(let kind of __sveltets_2_ensureArray(COUNTED)){kind;
      const typed = file.counts?.[kind];
      const found = drawn(kind);
       { svelteHTML.createElement("div", { "class":`count`,});
         { const $$_dleiFrebmuN3C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN3C({ target: __sveltets_2_any(), props: {          "label":t.about.counts[kind],"value":typed,"max":40000,"optional":true,"onchange":(value) => {
            room.change(t.about.counted, { ...file, counts: { ...file.counts, [kind]: value } }, `count ${kind}`)
          },}});}
        if(typed !== undefined && found !== null){;__sveltets_2_ensureSnippet(compared(typed === found, found, kind));}
       }
    }
        for(let part of __sveltets_2_ensureArray(STARTING)){let index = 1;part;
      const typed = file.counts?.starting?.[index];
       { svelteHTML.createElement("div", { "class":`count`,});
         { const $$_dleiFrebmuN3C = __sveltets_2_ensureComponent(NumberField); new $$_dleiFrebmuN3C({ target: __sveltets_2_any(), props: {          "label":t.about.counts[part],"value":typed,"max":40000,"optional":true,"onchange":(value) => {
            countStarting(index, value)
          },}});}
        if(typed !== undefined){;__sveltets_2_ensureSnippet(compared(typed === startingDrawn[index], startingDrawn[index]!, 'starting'));}
       }
    }
     { const $$_dleiF2C = __sveltets_2_ensureComponent(Field); new $$_dleiF2C({ target: __sveltets_2_any(), props: {        "label":t.about.verifier,"value":author,"maxlength":120,"onchange":(value) => (author = value),}});}
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"disabled":author.trim() === '',"onclick":() => {
        const on = new Date().toISOString().slice(0, 10)
        setMeta(room, (now) => ({ verified: [...(now.verified ?? []), { by: author.trim(), on, revision: now.revision ?? 0 }] }))
      },}});t.about.verify;  Button}
   }
 Fold}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RoomAbout__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RoomAbout__SvelteComponent_ = ReturnType<typeof RoomAbout__SvelteComponent_>;
/*Ωignore_endΩ*/export default RoomAbout__SvelteComponent_;