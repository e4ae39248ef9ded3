import type { KeyboardEvent } from 'react'

/** The arrow keys up and down lead from one choice to the next, round and round. */
export function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-choice]')]
  const current = stops.findIndex((stop) => stop.matches(':focus'))
  stops[(current + (event.key === 'ArrowDown' ? 1 : -1) + stops.length) % stops.length]?.focus()
}
