import { type RefObject, useLayoutEffect, useState } from 'react'

export interface ScrollPlace {
  /** The element that scrolls around the list. */
  readonly scroller: HTMLElement | null
  /** How far down in the scroller the list begins. */
  readonly offset: number
}

function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent)
    if (overflowY === 'auto' || overflowY === 'scroll') return parent
  }
  return null
}

/** Where a long list stands in the page that scrolls it; what is above the list may grow. */
export function useScrollPlace(ref: RefObject<HTMLElement | null>): ScrollPlace {
  const [place, setPlace] = useState<ScrollPlace>({ scroller: null, offset: 0 })

  useLayoutEffect(() => {
    const element = ref.current
    const scroller = element && scrollerOf(element)
    if (!element || !scroller) return
    const measure = () => {
      const top = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop
      const offset = Math.round(top)
      setPlace((current) =>
        current.scroller === scroller && current.offset === offset ? current : { scroller, offset },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    for (const child of scroller.children) observer.observe(child)
    return () => observer.disconnect()
  }, [ref])

  return place
}
