import type { Locator, Page } from '@playwright/test'

interface Point {
  readonly x: number
  readonly y: number
}

/** Moves one finger from touching to letting go; it waits until `rests` is there, as something is lifted then. */
export async function moveFinger(
  page: Page,
  from: Point,
  to: Point,
  { rests }: { rests?: Locator } = {},
): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  const path = Array.from({ length: 10 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * (step + 1)) / 10,
    y: from.y + ((to.y - from.y) * (step + 1)) / 10,
  }))
  const start = touch('touchStart', from)
  if (rests) {
    await start
    await rests.first().waitFor()
  }
  // Touches are sent without waiting for each: on a slow machine the finger would seem to rest.
  await Promise.all([start, ...path.map((point) => touch('touchMove', point)), touch('touchEnd')])
  await browser.detach()
}
