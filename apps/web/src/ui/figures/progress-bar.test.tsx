import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { ProgressBar } from './progress-bar'

const drawn = (share: number, upTo?: number) => {
  const { unmount } = renderInKit(<ProgressBar label="Logged" share={share} {...(upTo && { upTo })} />)
  const bar = screen.getByRole('progressbar', { name: 'Logged' })
  const [fill, mark] = [...bar.children] as HTMLElement[]
  const shown = { now: bar.getAttribute('aria-valuenow'), fill: fill?.style.width, mark: mark?.style.insetInlineStart }
  unmount()
  return shown
}

it('is full at the whole, and no fuller', () => {
  expect(drawn(0.5)).toEqual({ now: '50', fill: '50%', mark: undefined })
  expect(drawn(1.07)).toEqual({ now: '100', fill: '100%', mark: undefined })
})

it('goes on past a mark where more than the whole can be told from the whole', () => {
  expect(drawn(1, 1.25)).toEqual({ now: '100', fill: '80%', mark: '80%' })
  expect(drawn(1.1, 1.25)).toEqual({ now: '110', fill: '88%', mark: '80%' })
  expect(drawn(3, 1.25)).toEqual({ now: '125', fill: '100%', mark: '80%' })
})
