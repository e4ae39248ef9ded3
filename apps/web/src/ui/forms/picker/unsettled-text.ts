/** Marks a picker's input while text is typed in it that has not become a choice. */
export const UNSETTLED = { 'data-unsettled': true } as const

/**
 * Whether a picker in this place holds text that is no choice: saving would save what was there before. The keyboard
 * goes to the picker instead.
 */
export function stopsAtUnsettledText(place: HTMLElement | null): boolean {
  const picker = place?.querySelector<HTMLElement>('[data-unsettled]')
  picker?.focus()
  return picker != null
}
