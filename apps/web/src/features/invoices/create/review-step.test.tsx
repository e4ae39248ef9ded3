import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInKit } from '../../../testing/render-in-kit'
import { sampleWork } from '../testing/sample-work'
import { newDraft } from './new-invoice'
import { ReviewStep } from './review-step'

it('says hours with two decimals, so that they stand below each other, and counts of things without', () => {
  const work = sampleWork()
  const time = work.time.map((line) => ({ ...line, quantity: 19.5 }))
  renderInKit(<ReviewStep work={{ ...work, time }} draft={newDraft('platform', 'key')} onChange={vi.fn()} />)
  const quantities = screen.getAllByRole('row').map((row) => row.querySelectorAll('td')[0]?.textContent)
  expect(quantities).toContain('19.50')
  expect(quantities).toContain('1')
})
