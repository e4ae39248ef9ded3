import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { Figure } from './figure'

describe('a figure', () => {
  const parts = [
    { id: '1', label: 'Discovery workshop', detail: '12h 00m at £110.00', amount: '£1,320.00' },
    { id: '2', label: 'Ingest contracts', amount: '£3,562.50' },
  ]

  it('opens the rows it is made of, asking for them only then', async () => {
    const onOpenParts = vi.fn()
    const { person, rerender } = renderInKit(
      <Figure label="Revenue" value="£4,882.50" parts={{ rows: undefined }} onOpenParts={onOpenParts} />,
    )
    expect(onOpenParts).not.toHaveBeenCalled()
    await person.click(screen.getByRole('button', { name: /Revenue: £4,882.50/ }))
    expect(onOpenParts).toHaveBeenCalledOnce()
    rerender(<Figure label="Revenue" value="£4,882.50" parts={{ rows: parts }} onOpenParts={onOpenParts} />)
    expect(screen.getByRole('row', { name: /Discovery workshop.*£1,320.00/ })).toBeTruthy()
    expect(screen.getByRole('row', { name: /Total.*£4,882.50/ })).toBeTruthy()
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('row')).toBeNull()
  })

  it('is plain text when nothing is known about its parts', () => {
    renderInKit(<Figure label="Margin" value="35.7%" of="plan 31.6%" bar={{ share: 1.4 }} />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('progressbar', { name: 'Margin' }).getAttribute('aria-valuenow')).toBe('100')
  })
})
