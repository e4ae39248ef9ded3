import type { DragRules } from './drag-rules'
import { scrollNearEdges } from './scroll-near-edges'

interface TouchPlace<Place, Edge> {
  readonly place: () => Place | null
  readonly showEdge: (edge: Edge | undefined) => void
}

interface TouchSource<Dragged> {
  readonly dragged: () => Dragged | null
  readonly showDragged: (isDragged: boolean) => void
}

type DropHandler<Dragged, Place, Edge> = (dragged: Dragged, place: Place, edge: Edge) => void

let fingers = 0

/** Whether a finger is down: the browser's own drag and drop must not begin then. */
export const isTouching = (): boolean => fingers > 0

/** How long a finger rests on an element until it is lifted, and how far it may stray meanwhile: else it scrolls. */
const REST_MS = 300
const STRAY_PX = 8

interface Over<Place, Edge> {
  readonly target: TouchPlace<Place, Edge>
  readonly place: Place
  readonly edge: Edge
}

/** Dragging by finger, of things of one kind. */
export function touchDrag<Dragged, Place, Edge>(rules: DragRules<Dragged, Place, Edge>) {
  const places = new Map<Element, TouchPlace<Place, Edge>>()
  const handlers = new Set<DropHandler<Dragged, Place, Edge>>()

  const placeUnder = (x: number, y: number, dragged: Dragged): Over<Place, Edge> | undefined => {
    for (let element = document.elementFromPoint(x, y); element; element = element.parentElement) {
      const target = places.get(element)
      const place = target?.place()
      if (target && place && rules.canDropOn(dragged, place))
        return { target, place, edge: rules.edgeAt(element, y, dragged, place) }
    }
    return undefined
  }

  /** One finger from touching to letting go; its events come to the element it began on, even once that is gone. */
  const followFinger = (
    element: HTMLElement,
    source: TouchSource<Dragged>,
    dragged: Dragged,
    start: Touch,
    target: EventTarget,
  ) => {
    const stop = new AbortController()
    const { signal } = stop
    let at = { x: start.clientX, y: start.clientY }
    let picture: HTMLElement | undefined
    let over: Over<Place, Edge> | undefined
    fingers += 1

    const look = () => {
      const next = placeUnder(at.x, at.y, dragged)
      if (over && over.target !== next?.target) over.target.showEdge(undefined)
      over = next
      over?.target.showEdge(rules.isSameThing(dragged, over.place) ? undefined : over.edge)
    }
    const lift = () => {
      const box = element.getBoundingClientRect()
      picture = pictureOf(element, box)
      document.documentElement.dataset.lifted = ''
      source.showDragged(true)
      navigator.vibrate?.(10)
      const step = () => {
        if (signal.aborted) return
        if (scrollNearEdges(at)) look()
        requestAnimationFrame(step)
      }
      step()
    }
    const timer = setTimeout(lift, REST_MS)

    const end = () => {
      clearTimeout(timer)
      stop.abort()
      fingers -= 1
      over?.target.showEdge(undefined)
      if (!picture) return
      picture.remove()
      delete document.documentElement.dataset.lifted
      source.showDragged(false)
    }
    const onMove = (event: TouchEvent) => {
      const finger = [...event.touches].find(({ identifier }) => identifier === start.identifier)
      if (!finger || event.touches.length > 1) return end()
      at = { x: finger.clientX, y: finger.clientY }
      const [byX, byY] = [at.x - start.clientX, at.y - start.clientY]
      if (!picture) {
        if (Math.hypot(byX, byY) > STRAY_PX) end()
        return
      }
      event.preventDefault()
      picture.style.transform = `translate(${byX}px, ${byY}px)`
      look()
    }
    const onEnd = (event: TouchEvent) => {
      const dropped = picture && over
      // Letting go of a lifted element must not count as a press.
      if (picture) event.preventDefault()
      end()
      if (dropped && !rules.isSameThing(dragged, dropped.place))
        for (const handler of handlers) handler(dragged, dropped.place, dropped.edge)
    }
    const notNow = (event: Event) => event.preventDefault()
    target.addEventListener('touchmove', onMove as EventListener, { passive: false, signal })
    target.addEventListener('touchend', onEnd as EventListener, { passive: false, signal })
    target.addEventListener('touchcancel', end, { signal })
    // A long press would also open the menu of a link.
    addEventListener('contextmenu', notNow, { capture: true, signal })
  }

  /** Lifts the element after a long press. It listens for moves from the start: later, the page would scroll. */
  const registerSource = (element: HTMLElement, source: TouchSource<Dragged>): (() => void) => {
    const onStart = (event: TouchEvent) => {
      const [finger] = event.touches
      const dragged = source.dragged()
      if (!finger || !dragged || event.touches.length > 1 || isTouching()) return
      followFinger(element, source, dragged, finger, event.target ?? element)
    }
    const keepsScrollingStoppable = () => {}
    element.addEventListener('touchstart', onStart, { passive: true })
    element.addEventListener('touchmove', keepsScrollingStoppable, { passive: false })
    return () => {
      element.removeEventListener('touchstart', onStart)
      element.removeEventListener('touchmove', keepsScrollingStoppable)
    }
  }

  return {
    registerSource,
    registerPlace: (element: Element, place: TouchPlace<Place, Edge>): (() => void) => {
      places.set(element, place)
      return () => places.delete(element)
    },
    registerDrops: (handler: DropHandler<Dragged, Place, Edge>): (() => void) => {
      handlers.add(handler)
      return () => handlers.delete(handler)
    },
  }
}

/** A copy of the element, to be carried by the finger. */
function pictureOf(element: HTMLElement, { left, top, width, height }: DOMRect): HTMLElement {
  const picture = element.cloneNode(true) as HTMLElement
  picture.setAttribute('aria-hidden', 'true')
  picture.removeAttribute('data-row-key')
  picture.removeAttribute('data-card')
  picture.dataset.carried = ''
  // The copy lies outside the board and still looks as it does there.
  picture.dataset.look = element.closest<HTMLElement>('[data-look]')?.dataset.look ?? ''
  Object.assign(picture.style, {
    position: 'fixed',
    inset: 'auto',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: '400',
    pointerEvents: 'none',
    opacity: '0.92',
    boxShadow: 'var(--shadow)',
  })
  document.body.append(picture)
  return picture
}
