import { act, renderHook } from '@testing-library/react'
import { useMemo, useState } from 'react'
import { expect, it } from 'vitest'
import { planAxis, xOf } from '../model/plan-axis'
import { useReachedDays } from './use-reached-days'

const NAMES = 248
const HOME = { day: '2026-11-16', key: '2026-11-16' }

/** An element that scrolls as far as its content goes, as browsers do. */
function scrollerOf(contentWidth: () => number, width: number): HTMLDivElement {
  const element = document.createElement('div')
  let left = 0
  Object.defineProperty(element, 'clientWidth', { value: width })
  Object.defineProperty(element, 'scrollLeft', {
    get: () => left,
    set: (wanted: number) => {
      const next = Math.max(0, Math.min(wanted, contentWidth() - width))
      if (next === left) return
      left = next
      queueMicrotask(() => act(() => void element.dispatchEvent(new Event('scroll'))))
    },
  })
  return element
}

/** The grid of three weeks in a window that is much wider. */
function openWide() {
  let contentWidth = 0
  const scroller = { current: scrollerOf(() => contentWidth, 2_000) }
  const view = renderHook(() => {
    const [shown, setShown] = useState({ from: HOME.day, to: '2026-12-06' })
    const axis = useMemo(() => planAxis('week', shown), [shown])
    contentWidth = NAMES + axis.width
    useReachedDays(scroller, axis, shown, HOME, NAMES, setShown)
    return { axis, shown }
  })
  const settled = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  return { scroller: scroller.current, view, settled }
}

it('stands on its day although there were too few days to fill the window, and asks for those after it', async () => {
  const { scroller, view, settled } = openWide()
  await settled()
  await settled()
  const { axis, shown } = view.result.current
  expect(scroller.scrollLeft).toBe(xOf(axis, HOME.day))
  expect(shown.from).toBe(HOME.day)
  expect(shown.to > '2027-02-28').toBe(true)
})

it('asks for days before the first one once somebody scrolls there', async () => {
  const { scroller, view, settled } = openWide()
  await settled()
  await settled()
  scroller.scrollLeft = xOf(view.result.current.axis, '2026-11-02')
  await settled()
  const { axis, shown } = view.result.current
  expect(shown.from <= '2026-11-02').toBe(true)
  expect(scroller.scrollLeft).toBe(xOf(axis, '2026-11-02'))
})
