///<reference types="svelte" />
;
import { onDestroy, untrack, type Snippet } from 'svelte'
import { quartersBack, turningOf } from '../../board/kit/turnScene.ts'
import type { Camera } from '../../board/kit/camera.ts'
import { createTurnedView, type TurnedView } from '../../board/square/turnedView.ts'
import { withoutLayers } from '../../../shared/scene/sceneLayers.ts'
import type { BoardScene, Point, Quarter } from '../../../shared/scene/scene.ts'
import { useApp } from '../../actions/app.ts'
import { boardPreview, boardTool, onBoardKey, onBoardPointer } from '../../actions/tools/boardHand.ts'
import { questionKey, subjectOf } from '../../model/board/subject.ts'
import { boardTurn } from '../../model/board/turnBoard.ts'
import { boardCommands } from '../../model/board/boardCommands.ts'
import { dialsShown } from '../../actions/board/dialsBeside.ts'
import { toolMarks, withCosts } from '../../actions/board/boardSurvey.ts'
import { squarePixels } from '../../model/board/trueSize.ts'
import { media } from '../../model/settings/media.svelte.ts'
import { forPlayers, mirrorOut } from '../../model/board/mirror.ts'
import { hiddenLayers } from '../../model/board/layers.ts'
import { ARROWS } from '../../model/board/arrows.ts'
import { stepMarks } from '../../actions/board/stepping.ts'
import { decidingReason, reasonText, verdictLook } from '../../model/ruling/readRuling.ts'
import { texts } from '../../i18n/texts.ts'
import BoardFrame from './BoardFrame.svelte'
import BoardTools from './BoardTools.svelte'
import EdgeArrows from './EdgeArrows.svelte'
import Later from '../parts/later/Later.svelte'
import { FULL_BOARD, INSPECT } from './boardParts.ts';
;

  interface Props {
    scene: BoardScene
    describedBy: string
    /** What lies at the edge of the board, below its tools. */
    edge?: Snippet
    /** It has been drawn: what else is read now is in nobody's way. */
    onready: () => void
  };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { scene, describedBy, edge, onready }: Props = $props()
  const app = useApp()
  const { session, settings, table } = app
  /** CSS pixels that the dials cover, and those at both sides of the tools. */
  const [DIALS, BESIDE_TOOLS] = [250, 6]
  /** CSS pixels that the tools at the right edge cover; they are wider with larger texts. */
  let tools = $state(56)
  const { board: look } = session
  let view: TurnedView | null = $state.raw(null)
  let camera: Camera | null = $state.raw(null)
  let place: HTMLElement | null = null
  /** What is still to be brought into sight; null: nothing. */
  let due: 'open' | 'bring' | null = $state('open')
  /** The question that the board has shown. */
  let seen = ''
  /** The layer stays once it was opened, so that it can give the focus back. */
  let inspected = $state(false)
  $effect(() => {
    if (session.board.inspected) inspected = true
  })

  const shown = $derived(
    withoutLayers(
      { ...scene, marks: [...withCosts(app, scene.marks), ...toolMarks(app), ...stepMarks(app)] },
      hiddenLayers(settings.current)
    )
  )

  const make = (host: HTMLElement, onProblem: (message: string) => void): TurnedView => {
    place = host
    const made = createTurnedView(host, {
      onIntent: (intent) => {
        onBoardPointer(app, intent)
        // What is tapped together is in sight: nothing moves under the hand.
        if (intent.do === 'hover-square' || intent.do === 'aim') return
        seen = questionKey(table.case)
        due = null
      },
      onProblem,
      onCamera: (next) => {
        camera = next
      }
    })
    boardCommands.squareAt = (x, y) => {
      const rect = host.getBoundingClientRect()
      const isOver = x >= rect.left && x < rect.right && y >= rect.top && y < rect.bottom
      return isOver ? made.squareAt([x - rect.left, y - rect.top]) : null
    }
    boardCommands.focus = () => {
      host.focus()
    }
    boardCommands.isFocused = () => document.activeElement === host
    boardCommands.press = (key, shift) => onBoardKey(app, { key, shift, step: null, chord: true })
    return made
  }
  const mirror = mirrorOut(app.platform.version)
  onDestroy(() => {
    mirror.stop()
  })
  $effect(() => {
    const { ruling } = app.table
    const reason = ruling && decidingReason(ruling)
    // Of several windows the one that saves is the judge's.
    mirror.show(
      app.dataStore.health.health.noJournal === 'elsewhere'
        ? null
        : {
            scene: forPlayers(shown),
            look: ruling && verdictLook(ruling, app.table.asked),
            sentence: reason ? reasonText(app.table.asked, reason) : ''
          }
    )
  })

  $effect(() => {
    view?.fixScale(session.board.trueSize ? squarePixels(settings.current) : null)
  })
  const { full, facing, covers } = $derived(look)
  /** A panel at the left covers so much of the board: the tray, or the dials. */
  const left = $derived(covers ? 0 : Math.max(look.covered, dialsShown({ session, settings }) ? DIALS : 0))
  const turned = $derived(((boardTurn(settings.current, table.case.map?.size, media.wide) + (facing ? 2 : 0)) % 4) as Quarter)
  const insets = $derived.by(() => {
    const [top, bottom] = covers ? (facing ? [look.band, 0] : [0, look.band]) : [0, 0]
    // The tools at the right edge lie over no square of a map that is wholly in sight.
    return { top, right: tools + BESIDE_TOOLS, bottom, left }
  })
  $effect(() => {
    view?.setInsets(insets)
  })
  // A panel that is opened leaves less of the board: no square moves, except if it would hide an end of the question.
  const panels = $derived([session.sheetOpen && media.narrow, left].join())
  let beside = untrack(() => panels)
  $effect(() => {
    if (panels === beside) return
    beside = panels
    untrack(() => view?.showAll(subjectOf(shown)))
  })
  $effect(() => {
    session.board.wide = media.wide
  })
  let wasFull = false
  $effect(() => {
    if (full !== wasFull) due = 'open'
    wasFull = full
  })
  $effect(() => {
    if (view?.turn(turned)) due = 'open'
  })
  $effect(() => {
    // Where the corner of the map lies on the board's place, and a step to the right and one down on the map, in CSS pixels.
    void turned
    if (!view || !camera) return
    const [at, right, down] = [view.screenOf([0, 0]), view.screenOf([1, 0]), view.screenOf([0, 1])]
    const grid = [...at, right[0] - at[0], right[1] - at[1], down[0] - at[0], down[1] - at[1]]
    place?.setAttribute('data-grid', grid.map((n) => n.toFixed(2)).join(' '))
  })
  const asked = $derived(questionKey(table.case))
  $effect(() => {
    const [made, next, wanted, isWorking] = [view, asked, due, table.answer.state === 'working']
    const subject = subjectOf(shown)
    if (!made) return
    const does = wanted ?? (next === seen ? null : 'bring')
    seen = next
    if (does === null) return
    if (does === 'open') made.open(subject)
    else made.bring(subject)
    // What the ruling marks is shown, too, as soon as it is there.
    untrack(() => {
      due = isWorking ? does : null
    })
  })
  $effect(() => {
    view?.setTool(boardTool(app))
  })
  $effect(() => {
    view?.setHint(boardPreview(app))
  })

  function onkey(key: string, shift: boolean, chord: boolean): boolean {
    const arrow = ARROWS[key]
    // Arrows go where they point on the screen.
    const step = arrow ? turningOf({ columns: 0, rows: 0 }, quartersBack(turned)).step(arrow) : null
    return onBoardKey(app, { key, shift, step, chord })
  }
;
async () => {


 { const $$_emarFdraoB0C = __sveltets_2_ensureComponent(BoardFrame); new $$_emarFdraoB0C({ target: __sveltets_2_any(), props: {            make,onkey,"draw":(made) => {
    made.show(shown)
  },"closeUp":(made) => {
    made.zoomTo(subjectOf(scene).points)
  },"label":texts.board.label,describedBy,"onview":(made) => {
    view = made
    boardCommands.open = () => {
      due = 'open'
    }
    void made.ready.then(onready)
    boardCommands.reveal = ([x, y]) => {
      made.reveal([
        [x, y],
        [x + 1, y + 1]
      ])
    }
  },}});}
if(view && camera){ { const $$_sworrAegdE0C = __sveltets_2_ensureComponent(EdgeArrows); new $$_sworrAegdE0C({ target: __sveltets_2_any(), props: {     view,camera,"scene":shown,insets,}});}}
if(covers){ { const $$_retaL0C = __sveltets_2_ensureComponent(Later); new $$_retaL0C({ target: __sveltets_2_any(), props: {       "part":FULL_BOARD,"props":{},"onfail":() => {
      look.uncover()
    },}});}}
 { const $$_slooTdraoB0C = __sveltets_2_ensureComponent(BoardTools); const $$_slooTdraoB0 = new $$_slooTdraoB0C({ target: __sveltets_2_any(), props: {     scene,"below":edge,width:tools,}});/*Ωignore_startΩ*/() => tools = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_slooTdraoB0.$$bindings = 'width';}
if(inspected){ { const $$_retaL0C = __sveltets_2_ensureComponent(Later); new $$_retaL0C({ target: __sveltets_2_any(), props: {       "part":INSPECT,"props":{ screenOf: (point: Point) => view?.screenOf(point) ?? null },"onfail":() => (session.board.inspected = null),}});}}
};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const BoardHost__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type BoardHost__SvelteComponent_ = ReturnType<typeof BoardHost__SvelteComponent_>;
/*Ωignore_endΩ*/export default BoardHost__SvelteComponent_;