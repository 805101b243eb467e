///<reference types="svelte" />
;
import { formatSquareName } from '../../../../shared/grid/squareName.ts'
import type { LineProfile, ProfileSquare } from '../../../../shared/scene/lineProfile.ts'
import { useApp } from '../../../actions/app.ts'
import { media } from '../../../model/settings/media.svelte.ts'
import { profileOf } from '../../../model/board/profile.ts'
import { boardTexts, texts } from '../../../i18n/texts.ts';
function $$render() {

  
  
  
  
  
  

  const { table, timeline, session, settings } = useApp()
  const profile: LineProfile | null = $derived(timeline.on ? null : profileOf(table.case, table.ruling, settings.current.board?.profile))
  const words = boardTexts.profile

  const WIDTH = 36
  const LEVEL = 20
  const HEAD = 30
  const FOOT = 18
  const LEFT = 58
  const TALL = { tiny: 0.45, standard: 0.75, giant: 1.35, colossal: 1.9 } as const
  const top = $derived(profile?.top ?? 1)
  const height = $derived(HEAD + top * LEVEL + FOOT)
  const groundOf = (level: number) => HEAD + (top - level + 1) * LEVEL
  const middle = (i: number) => LEFT + (i + 0.5) * WIDTH
  /** The line leaves and meets figures at breast height. */
  const eye = (level: number) => groundOf(level) - LEVEL * 0.45

  /** Where the first blocker stops the line; null where nothing does, or a corner does. */
  function stopOf({ squares }: LineProfile): number | null {
    const i = squares.findIndex(({ blockers, wallAfter }) => blockers.includes(1) || wallAfter === 1)
    const first = squares[i]
    if (!first) return null
    return first.wallAfter === 1 ? LEFT + (i + 1) * WIDTH : Math.max(middle(0), LEFT + i * WIDTH)
  }
  const hindersBefore = ({ squares }: LineProfile): boolean => {
    const first = squares.findIndex(({ blockers, wallAfter }) => blockers.includes(1) || wallAfter === 1)
    return squares.slice(0, first).some(({ hinders }) => hinders)
  }
  function heightAt({ from, to, squares }: LineProfile, x: number): number {
    const [first, last] = [middle(0), middle(squares.length - 1)]
    return eye(from) + ((eye(to) - eye(from)) * (x - first)) / (last - first)
  }

  function described(square: ProfileSquare): string {
    const parts = [
      words.at(formatSquareName(square.at), square.level),
      ...square.kinds.map((kind) => boardTexts.layers[kind].toLowerCase()),
      ...(square.figure ? [words.figure(square.figure.name, texts.sizes[square.figure.size])] : []),
      ...square.blockers.map(words.blocks),
      ...(square.hinders ? [words.hinders] : []),
      ...(square.wallAfter === null ? [] : [words.blocks(square.wallAfter)])
    ]
    return parts.join(', ')
  }
;
async () => {



if(profile && !(media.narrow && session.sheetOpen)){
  const stop = stopOf(profile);
  const ends = [profile.squares[0]!, profile.squares[profile.squares.length - 1]!] as const;
   { svelteHTML.createElement("section", {     "class":`profile`,"aria-label":words.text(formatSquareName(ends[0].at), formatSquareName(ends[1].at)),...__sveltets_2_empty({"data-testid":`profile`}),});
     { svelteHTML.createElement("svg", {        "viewBox":`0 0 ${LEFT + profile.squares.length * WIDTH + 8} ${height}`,"width":LEFT + profile.squares.length * WIDTH + 8,height,"aria-hidden":`true`,});
         for(let level of __sveltets_2_ensureArray((Array.from({ length: top }, (_, i) => i + 1)))){level;
         { svelteHTML.createElement("path", {    "class":`level`,"d":`M${LEFT} ${groundOf(level)}h${profile.squares.length * WIDTH}`,});}
         { svelteHTML.createElement("text", {       "class":`label`,"x":LEFT - 8,"y":groundOf(level) - 4,"text-anchor":`end`,});words.level(level); }
      }
          for(let square of __sveltets_2_ensureArray(profile.squares)){let i = 1;i;
        const x = LEFT + i * WIDTH;
        const ground = groundOf(square.level);
         { svelteHTML.createElement("rect", {         "class":['earth', { raised: square.level > 1 }],x,"y":ground,"width":WIDTH,"height":height - FOOT - ground,});}
         { svelteHTML.createElement("path", {    "class":`top`,"d":`M${x} ${ground}h${WIDTH}`,});}
        if(square.kinds.includes('blocking')){ { svelteHTML.createElement("rect", {           "class":`blocking`,"x":x + 4,"y":ground - LEVEL * 0.9,"width":WIDTH - 8,"height":LEVEL * 0.9,});}
        } else if (square.kinds.includes('hindering')){ { svelteHTML.createElement("path", {    "class":`hindering`,"d":`M${x + 5} ${ground}l4 -9l4 9l4 -9l4 9l4 -9l4 9`,});}}
        if(square.figure){
          const tall = TALL[square.figure.size] * LEVEL;
           { svelteHTML.createElement("rect", {            "class":`figure`,"x":middle(i) - 9,"y":ground - tall,"width":`18`,"height":tall,"rx":`7`,});}
        }
        if(square.wallAfter !== null){ { svelteHTML.createElement("path", {    "class":`wall`,"d":`M${x + WIDTH} ${ground}v${-LEVEL * 0.95}`,});}}
         { svelteHTML.createElement("text", {       "class":`name`,"x":middle(i),"y":height - 5,"text-anchor":`middle`,});formatSquareName(square.at); }
      }
       { svelteHTML.createElement("path", {     "class":['line', stop === null ? profile.verdict : hindersBefore(profile) ? 'hindered' : 'clear'],"d":`M${middle(0)} ${eye(profile.from)}L${stop ?? middle(profile.squares.length - 1)} ${heightAt(profile, stop ?? middle(profile.squares.length - 1))}`,});}
      if(stop !== null){
         { svelteHTML.createElement("path", {    "class":`line blocked`,"d":`M${stop} ${heightAt(profile, stop)}L${middle(profile.squares.length - 1)} ${eye(profile.to)}`,});}
         { svelteHTML.createElement("path", {    "class":`bar`,"d":`M${stop} ${heightAt(profile, stop) - 9}v18`,});}
      }
          for(let square of __sveltets_2_ensureArray(profile.squares)){let i = 1;i;
           for(let number of __sveltets_2_ensureArray(square.blockers)){number; { svelteHTML.createElement("g", { }); { svelteHTML.createElement("circle", {        "class":`badge`,"cx":middle(i),"cy":`14`,"r":`10`,});} { svelteHTML.createElement("text", {        "class":`number`,"x":middle(i),"y":`18.5`,"text-anchor":`middle`,});number; } }}
        if(square.wallAfter !== null){ { svelteHTML.createElement("circle", {        "class":`badge`,"cx":LEFT + (i + 1) * WIDTH,"cy":`14`,"r":`10`,});} { svelteHTML.createElement("text", {        "class":`number`,"x":LEFT + (i + 1) * WIDTH,"y":`18.5`,"text-anchor":`middle`,});square.wallAfter; }}
      }
     }
     { svelteHTML.createElement("ol", { "class":`ui-hidden`,});
          for(let square of __sveltets_2_ensureArray(profile.squares)){let i = 1;i; { svelteHTML.createElement("li", {});described(square); }}
     }
    if(profile.raised){ { svelteHTML.createElement("p", { "class":`small quiet`,});words.counts(profile.from, profile.to); }}
   }
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const HeightProfile__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type HeightProfile__SvelteComponent_ = ReturnType<typeof HeightProfile__SvelteComponent_>;
/*Ωignore_endΩ*/export default HeightProfile__SvelteComponent_;