// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { HistoryPanel } from '../history/history-panel'
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

describe('the history', () => {
  it('says who, as whom, when, and from what to what', () => {
    renderInKit(
      <HistoryPanel
        timeZone="Europe/London"
        entries={[
          {
            id: '1',
            who: { id: 'a', name: 'Amelia Hart' },
            asWhom: 'Tom Okafor',
            did: 'changed the contract',
            at: '2026-06-01T09:05:00Z',
            changes: [{ field: 'Hours', before: null, after: '37h 30m' }],
          },
        ]}
      />,
    )
    const entry = screen.getByRole('listitem', { name: '' })
    expect(entry.textContent).toContain('Amelia Hart as Tom Okafor changed the contract')
    expect(entry.textContent).toContain('01/06/2026 10:05')
    expect(entry.textContent).toContain('Hoursfrom–to37h 30m')
  })

  it('says that nothing has changed yet', () => {
    renderInKit(<HistoryPanel entries={[]} />)
    expect(screen.getByText('Nothing has changed yet')).toBeTruthy()
  })
})
