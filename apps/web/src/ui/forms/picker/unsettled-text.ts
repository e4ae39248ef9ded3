/** On a picker's input while something is typed in it that has not become a choice. */
export const UNSETTLED = { 'data-unsettled': true } as const

/**
 * A picker holds text that stands for nothing: saving would save what was there before it was typed. The keyboard goes there instead.
 */
export function stopsAtUnsettledText(place: HTMLElement | null): boolean {
  const picker = place?.querySelector<HTMLElement>('[data-unsettled]')
  picker?.focus()
  return picker != null
}
