/** The chunk of a calendar may come after its dialog has opened: the focus then moves on to the day it belongs to. */
export const focusOnOpen = (calendar: HTMLElement | null): void =>
  calendar?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true })
