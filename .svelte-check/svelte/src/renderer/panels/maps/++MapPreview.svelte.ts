///<reference types="svelte" />
;
import type { CaseMap } from '../../../shared/contract/case.ts'
import { borderOf } from '../../../shared/grid/border.ts';

;type $$ComponentProps =  { map: CaseMap };function $$render() {

  
  

  const { map }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const uid = $props.id()
  /** The marks of the board's patterns in one square: dots, crossed lines, waves, slanting lines. */
  const PATTERNS: Readonly<Record<string, string>> = {
    hindering: 'M0.25 0.25h0.01M0.75 0.75h0.01',
    blocking: 'M0 0L1 1M1 0L0 1',
    water: 'M0 0.5q0.25 -0.3 0.5 0t0.5 0',
    special: 'M0 1L1 0'
  }
  const [columns, rows] = $derived(map.size)

  function kindsOf(letter: string): readonly string[] {
    if (letter === '.') return []
    const named = map.legend?.[letter]
    if (named) return named
    return letter === 'h' ? ['hindering'] : letter === 'b' ? ['blocking'] : letter === 'w' ? ['water'] : []
  }
  const toneOf = (kinds: readonly string[]): string | null => {
    if (kinds.includes('blocking')) return 'blocking'
    if (kinds.includes('water')) return 'water'
    if (kinds.some((kind) => kind.startsWith('special:'))) return 'special'
    return kinds.includes('hindering') ? 'hindering' : null
  }
  /** Runs of equal squares, so that a large map stays a small drawing. */
  const runs = $derived.by(() => {
    const found: { x: number; y: number; width: number; tone: string }[] = []
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) {
        const tone = squareTone(x, y)
        const last = found.at(-1)
        if (last?.tone === tone && last.y === y && last.x + last.width === x) last.width++
        else if (tone !== null) found.push({ x, y, width: 1, tone })
      }
    }
    return found
  })
  function squareTone(x: number, y: number): string | null {
    const terrain = toneOf(kindsOf(map.terrain?.[y]?.[x] ?? '.'))
    if (terrain !== null) return terrain
    if (Number(map.level?.[y]?.[x] ?? 1) > 1) return 'raised'
    return map.indoor?.[y]?.[x] === 'i' ? 'indoor' : null
  }
  const levelOf = (x: number, y: number): number => (x >= 0 && y >= 0 && x < columns && y < rows ? Number(map.level?.[y]?.[x] ?? 1) : 0)
  /** Where the level changes, as the red rims of the board. */
  const rims = $derived.by(() => {
    let path = ''
    if (!map.level) return path
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < columns; x++) {
        if (x + 1 < columns && levelOf(x, y) !== levelOf(x + 1, y)) path += `M${x + 1} ${y}v1`
        if (y + 1 < rows && levelOf(x, y) !== levelOf(x, y + 1)) path += `M${x} ${y + 1}h1`
      }
    return path
  })
  const walls = $derived(
    (map.walls ?? [])
      .map((wall) =>
        borderOf(wall)
          .map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`)
          .join('')
      )
      .join('')
  )
;
async () => {


  { svelteHTML.createElement("svg", {        "viewBox":`-0.2 -0.2 ${columns + 0.4} ${rows + 0.4}`,"preserveAspectRatio":`xMidYMid meet`,"shape-rendering":`crispEdges`,"aria-hidden":`true`,});
   { svelteHTML.createElement("defs", {});
       for(let [tone, path] of __sveltets_2_ensureArray(Object.entries(PATTERNS))){tone;
       { svelteHTML.createElement("pattern", {       "id":`${uid}-${tone}`,"width":`1`,"height":`1`,"patternUnits":`userSpaceOnUse`,}); { svelteHTML.createElement("path", {    "class":`ink ${tone}-ink`,"d":path,});} }
    }
   }
   { svelteHTML.createElement("rect", {      "class":`ground`,"width":columns,"height":rows,});}
     for(let run of __sveltets_2_ensureArray(runs)){`${run.x} ${run.y}`; { svelteHTML.createElement("rect", {          "class":run.tone,"x":run.x,"y":run.y,"width":run.width,"height":`1`,});}}
     for(let run of __sveltets_2_ensureArray(runs.filter(({ tone }) => tone in PATTERNS))){`${run.x} ${run.y}`; { svelteHTML.createElement("rect", {           "fill":`url(#${uid}-${run.tone})`,"x":run.x,"y":run.y,"width":run.width,"height":`1`,});}}
   { svelteHTML.createElement("path", {    "class":`rims`,"d":rims,});}
   { svelteHTML.createElement("path", {    "class":`walls`,"d":walls,});}
   { svelteHTML.createElement("rect", {      "class":`rim`,"width":columns,"height":rows,});}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const MapPreview__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type MapPreview__SvelteComponent_ = ReturnType<typeof MapPreview__SvelteComponent_>;
/*Ωignore_endΩ*/export default MapPreview__SvelteComponent_;