import type { Locator, Page } from '@playwright/test'

interface Point {
  readonly x: number
  readonly y: number
}

/** One finger from touching to letting go; with `rests` it waits until that is there, as something is lifted then. */
export async function moveFinger(
  page: Page,
  from: Point,
  to: Point,
  { rests }: { rests?: Locator } = {},
): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', from)
  if (rests) await rests.first().waitFor()
  for (let step = 1; step <= 10; step += 1)
    await touch('touchMove', {
      x: from.x + ((to.x - from.x) * step) / 10,
      y: from.y + ((to.y - from.y) * step) / 10,
    })
  await touch('touchEnd')
  await browser.detach()
}
