import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** The small edition of axe: a page reads it in half the time. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** An attribute of the texts whose contrast is measured. */
const MARK = 'data-contrast-measured'

/** What axe finds. It is injected into a page once, and is there for as long as the page is. */
export async function faultsOf(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  if (!isThere) await page.evaluate(source)
  await page.evaluate(markOneTextOfEachLook, MARK)
  const violations = await page.evaluate(async (mark) => {
    const { axe: here } = globalThis as typeof globalThis & { axe: typeof axe }
    here.configure({ rules: [{ id: 'color-contrast', selector: `[${mark}]` }] })
    // Pages here hold neither frames nor media, which axe would fetch first.
    const found = await here.run({ resultTypes: ['violations'], preload: false })
    for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
    return found.violations
  }, MARK)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/**
 * Measuring contrast takes axe four fifths of its time, and hundreds of texts of a page look alike. So one text of each
 * look is measured: of everything that its contrast, and whether axe measures it, depends on. Runs in the page.
 */
function markOneTextOfEachLook(mark: string): void {
  const grounds = new Map<Element, string>()
  /** What is drawn behind an element by those around it. */
  const groundOf = (element: Element | null): string => {
    if (element === null) return ''
    const known = grounds.get(element)
    if (known !== undefined) return known
    const { position, backgroundColor, backgroundImage, opacity, filter, clip, clipPath } = getComputedStyle(element)
    // What leaves the flow may lie on something that is not around it, so each such place is a ground of its own.
    const place = position === 'static' || position === 'relative' ? '' : grounds.size
    const own = [place, backgroundColor, backgroundImage, opacity, filter, clip, clipPath].join()
    const ground = `${groundOf(element.parentElement)}/${own}`
    grounds.set(element, ground)
    return ground
  }
  const isOnTop = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === element
  }
  const lookOf = (element: Element): string => {
    const { color, fontSize, fontWeight, textShadow, visibility } = getComputedStyle(element)
    const isOut = element.closest(':disabled, [aria-disabled=true], [aria-hidden=true], [inert]') !== null
    return [groundOf(element), color, fontSize, fontWeight, textShadow, visibility, isOut, isOnTop(element)].join()
  }
  const hasText = (element: Element): boolean =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())

  const seen = new Set<string>()
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasText(element)) continue
    // A label, or what is named as one, is passed over by axe where its control is disabled.
    const isLabel = element.id !== '' || element.closest('label') !== null
    const look = lookOf(element)
    if (seen.has(look) && !isLabel) continue
    seen.add(look)
    element.setAttribute(mark, '')
  }
}
