import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { HistoryPanel } from './history-panel'

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
    const entry = screen.getByRole('list', { name: 'History' })
    expect(entry.textContent).toContain('Amelia Hart as Tom Okafor changed the contract')
    expect(entry.textContent).toContain('01/06/2026 10:05')
    expect(entry.textContent).toContain('Hoursfrom–to37h 30m')
  })

  it('says that nothing has changed yet', () => {
    renderInKit(<HistoryPanel entries={[]} />)
    expect(screen.getByText('No changes yet')).toBeTruthy()
  })
})
