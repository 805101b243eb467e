///<reference types="svelte" />
;
import { onMount, tick } from 'svelte'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { clockText } from '../../../../shared/tournament/state/clockText.ts'
import {
    displayedLeft,
    displayedStill,
    displayIn,
    pagesNow,
    shownPages,
    type DisplayClock,
    type DisplayContent
  } from '../../../model/event/display.ts'
import { pageClock } from '../../../model/window/clock.ts'
import { hasStarted } from '../../../../shared/tournament/state/clock.ts';

;type $$ComponentProps =  { version: string };function $$render() {

  
  
  
  
  
  

  const { version }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const t = eventTexts.display

  let view = $state.raw<DisplayContent | null>(null)
  let other = $state(false)
  /** The monotonic clock of this window, in milliseconds. */
  let now = $state(pageClock.mono())
  /** When the view came, by the same clock. */
  let came = $state(pageClock.mono())
  let at = $state(0)
  /** When the page that stands was turned to, in milliseconds. */
  let since = pageClock.mono()
  let height = $state(0)
  let width = $state(0)
  let letters = $state(16)
  let room: HTMLElement | null = $state(null)

  onMount(() => {
    document.title = t.title
    const end = displayIn(
      version,
      (next) => {
        other = false
        view = next
        came = pageClock.mono()
      },
      () => {
        other = true
      }
    )
    const timer = setInterval(() => {
      now = pageClock.mono()
      if (view && now - since >= view.seconds * 1000) turn(1)
    }, 250)
    return () => {
      end()
      clearInterval(timer)
    }
  })
  $effect(() => {
    if (view) document.documentElement.dataset.theme = view.theme
  })
  // The letters grow with the screen; a row is as high as they are.
  $effect(() => {
    if (room && width > 0 && height > 0) letters = Number.parseFloat(getComputedStyle(room).fontSize)
  })

  const ROW_IN_LETTERS = 1.9
  /** Where a list has more rows than fit, it stands in several columns, and then on several pages. */
  const COLUMN_IN_LETTERS = 25
  const roomOf = (scale: number) => ({
    columns: Math.max(1, Math.floor(width / (letters * scale * COLUMN_IN_LETTERS))),
    rows: Math.max(3, Math.floor(height / (letters * scale * ROW_IN_LETTERS)) - 1)
  })
  /** How late it is in the event of a clock. */
  const timeIn = (clock: DisplayClock): number => clock.now + Math.max(0, now - came)
  const onlyPairings = $derived(view?.clock ? pagesNow(view, timeIn(view.clock)) !== view.pages : false)
  const pages = $derived(view === null ? [] : shownPages(onlyPairings ? pagesNow(view, 0) : view.pages, roomOf))
  const page = $derived(pages.length === 0 ? null : pages[at % pages.length]!)
  const left = $derived(view?.clock ? displayedLeft(view.clock, timeIn(view.clock)) : null)
  /** Of this event and the others, side by side. */
  const clocks = $derived(
    [...(view?.clock ? [{ event: view.event, round: view.round, clock: view.clock }] : []), ...(view?.others ?? [])].map(
      ({ event, round, clock }) => ({
        event,
        round,
        left: displayedLeft(clock, timeIn(clock)),
        started: hasStarted(clock.changes),
        still: displayedStill(clock, timeIn(clock))
      })
    )
  )
  const still = $derived(view?.clock ? displayedStill(view.clock, timeIn(view.clock)) : null)
  const started = $derived(hasStarted(view?.clock?.changes ?? []))

  /** More signs than this do not fit into two lines of a cell. */
  const TWO_LINES = 60
  // A name that is too long for its column stands in smaller letters on two lines: cut off, several may look alike.
  $effect(() => {
    if (page && letters > 0 && width > 0) void tick().then(fitNames)
  })
  function fitNames() {
    const cells = [...(room?.querySelectorAll('td') ?? [])]
    for (const cell of cells) delete cell.dataset.long
    const long = cells.filter(({ scrollWidth, clientWidth, textContent }) => scrollWidth > clientWidth && textContent.length <= TWO_LINES)
    for (const cell of long) cell.dataset.long = ''
  }

  function turn(by: number) {
    since = pageClock.mono()
    if (pages.length > 0) at = (at + by + pages.length) % pages.length
  }
  function onkeydown(key: KeyboardEvent) {
    if (key.key === 'ArrowRight' || key.key === ' ' || key.key === 'PageDown') turn(1)
    else if (key.key === 'ArrowLeft' || key.key === 'PageUp') turn(-1)
    else if (key.key === 'f') void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen())
    else return
    key.preventDefault()
  }
;
async () => {


 { svelteHTML.createElement("svelte:window", { onkeydown,});}

 { svelteHTML.createElement("main", {   ...__sveltets_2_empty({"data-testid":`display`}),...__sveltets_2_empty({"data-page":page?.id ?? ''}),});
   { svelteHTML.createElement("header", {});
     { svelteHTML.createElement("h1", {});view?.event ?? t.title; }
    if(view && view.round > 0){ { svelteHTML.createElement("span", { "class":`round numbers`,});eventTexts.pairings.round(view.round); }}
    if(left !== null && page?.id !== 'clock'){ { svelteHTML.createElement("span", {  "class":['time', 'numbers', { over: started && left === 0, quiet: !started }],});if(still){ { svelteHTML.createElement("span", { "class":`still`,});eventTexts.clock.states[still]; }}clockText(left); }}
   }
  if(view?.message){ { svelteHTML.createElement("p", { "class":`message`,});view.message; }}
   { const $$_div1 = svelteHTML.createElement("div", {    "class":`room`,});room = $$_div1;height= $$_div1.clientHeight;width= $$_div1.clientWidth;
    if(other){ { svelteHTML.createElement("p", { "class":`word`,});t.otherVersion; }
    } else if (!view){ { svelteHTML.createElement("p", { "class":`word`,});t.waiting; }
    } else if (!page){ { svelteHTML.createElement("p", { "class":`word`,});t.nothing; }
    } else if (page.list === null){
       { svelteHTML.createElement("div", { "class":`clock`,});
        if(view.others.length > 0){
           { svelteHTML.createElement("ul", {    "class":`clocks`,...__sveltets_2_empty({"data-testid":`display-clocks`}),});__sveltets_2_ensureType(String, Number, Math.ceil(clocks.length / 2));
                for(let one of __sveltets_2_ensureArray(clocks)){let index = 1;index;
               { svelteHTML.createElement("li", { "class":`tile`,});
                 { svelteHTML.createElement("span", {  "class":`event`,});one.event;  eventTexts.pairings.round(one.round);one.still ? ` · ${eventTexts.clock.states[one.still]}` : ''; }
                 { svelteHTML.createElement("span", {      "class":['tile-digits', 'numbers', { over: one.started && one.left === 0, quiet: !one.started }],"role":`timer`,"aria-live":`off`,});clockText(one.left); }
               }
            }
           }
        }else{ { svelteHTML.createElement("p", {     "class":['digits', 'numbers', { over: started && left === 0, quiet: !started }],"role":`timer`,"aria-live":`off`,});
            clockText(left ?? 0);
           }
          if(still){ { svelteHTML.createElement("p", { "class":`word`,});eventTexts.clock.states[still]; }}}
        if(view.clock && started){
           { svelteHTML.createElement("ul", {});
               for(let one of __sveltets_2_ensureArray(view.clock.tables)){one.table;
               { svelteHTML.createElement("li", { "class":`numbers`,});
                eventTexts.clock.tableLeft(one.table, clockText(displayedLeft(view.clock, timeIn(view.clock), one.more)));
               }
            }
           }
        }
       }
    }else{
      const { list } = page;
       { svelteHTML.createElement("div", {   "class":`columns`,});__sveltets_2_ensureType(String, Number, page.columns.length);__sveltets_2_ensureType(String, Number, `${page.scale} `);
            for(let rows of __sveltets_2_ensureArray(page.columns)){let index = 1;index;
           { svelteHTML.createElement("table", {});
             { svelteHTML.createElement("colgroup", {});
                 for(let column of __sveltets_2_ensureArray(list.columns)){column.label;
                 { svelteHTML.createElement("col", {  });__sveltets_2_ensureType(String, Number, `${(100 * column.share) / list.columns.reduce((sum, { share }) => sum + share, 0)}%`);}
              }
             }
             { svelteHTML.createElement("thead", {});
               { svelteHTML.createElement("tr", {});
                   for(let column of __sveltets_2_ensureArray(list.columns)){column.label; { svelteHTML.createElement("th", {   "class":{ right: column.align === 'right' },"scope":`col`,});column.label; }}
               }
             }
             { svelteHTML.createElement("tbody", {});
                  for(let cells of __sveltets_2_ensureArray(rows)){let row = 1;row;
                 { svelteHTML.createElement("tr", {});
                      for(let cell of __sveltets_2_ensureArray(cells)){let place = 1;place; { svelteHTML.createElement("td", {  "class":{ right: list.columns[place]?.align === 'right', bold: list.columns[place]?.bold, numbers: true },});cell; }}
                 }
              }
             }
           }
        }
       }
    }
   }
   { svelteHTML.createElement("footer", {});
     { svelteHTML.createElement("span", {});page?.list ? [page.list.title, page.list.about].filter(Boolean).join(' · ') : ''; }
    if(page && page.parts > 1){ { svelteHTML.createElement("span", { "class":`numbers`,});page.part + 1;  page.parts; }}
   }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DisplayScreen__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DisplayScreen__SvelteComponent_ = ReturnType<typeof DisplayScreen__SvelteComponent_>;
/*Ωignore_endΩ*/export default DisplayScreen__SvelteComponent_;