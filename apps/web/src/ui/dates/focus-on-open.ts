/** The code of a calendar may arrive after its dialog has opened: then the focus moves on to the day it belongs to. */
export const focusOnOpen = (calendar: HTMLElement | null): void =>
  calendar?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true })
