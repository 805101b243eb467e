/** Dragging something out of the tray onto the board with pointer events: mouse, pen and finger alike. */
import type { Attachment } from 'svelte/attachments'
import type { App } from '../../actions/app.ts'
import { carryTo, cancelDrag, drop, type Cargo } from '../../actions/setup/carry.ts'

/** CSS pixels after which a press is a drag. */
const REACH = 8

/**
 * Lets its element be dragged to a square of the board. A press without a drag stays the click that it is. In a list
 * that scrolls, a finger that goes up or down scrolls and one that goes sideways drags.
 */
export const dragOut =
  (app: Pick<App, 'session'>, cargo: () => Cargo): Attachment<HTMLElement> =>
  (element) => {
    let start: { readonly id: number; readonly x: number; readonly y: number; dragging: boolean } | null = null
    const { setup } = app.session
    const aborter = new AbortController()
    const { signal } = aborter

    let ignoreClick = false
    const end = () => {
      start = null
      cancelDrag(setup)
    }
    element.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button !== 0 || !event.isPrimary) return
        start = { id: event.pointerId, x: event.clientX, y: event.clientY, dragging: false }
        // From here on its moves come here, wherever the pointer goes.
        element.setPointerCapture(event.pointerId)
      },
      { signal }
    )
    element.addEventListener(
      'pointermove',
      (event) => {
        if (start?.id !== event.pointerId) return
        if (!start.dragging) {
          if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < REACH) return
          start.dragging = true
        }
        carryTo(app, cargo(), event.clientX, event.clientY)
      },
      { signal }
    )
    element.addEventListener(
      'pointerup',
      (event) => {
        if (start?.id !== event.pointerId) return
        const { dragging } = start
        start = null
        if (!dragging) return
        ignoreClick = true
        // Where no click follows (the pointer was let go elsewhere) the next one counts again.
        setTimeout(() => {
          ignoreClick = false
        }, 0)
        drop(app)
      },
      { signal }
    )
    // The click that follows a drag means nothing.
    element.addEventListener(
      'click',
      (event) => {
        if (!ignoreClick) return
        event.stopImmediatePropagation()
        event.preventDefault()
      },
      { signal, capture: true }
    )
    element.addEventListener('pointercancel', end, { signal })
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !start?.dragging) return
        event.stopPropagation()
        end()
      },
      { signal, capture: true }
    )
    return () => {
      if (start?.dragging) end()
      aborter.abort()
    }
  }
