import type { LeftOut } from '@praxis/contract/company/figures'
import { figureOf, SECONDS } from '@praxis/domain/figures/figure'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { Figure } from './figure'

describe('a figure', () => {
  const revenue = figureOf({ unit: 'money', currency: 'GBP' }, [
    { id: '1', label: 'Discovery workshop', detail: '12h 00m at £110.00', value: 132_000 },
    { id: '2', label: 'Ingest contracts', value: 356_250 },
  ])

  it('opens the rows it is made of, asking for them only then', async () => {
    const onOpenParts = vi.fn()
    const { person, rerender } = renderInKit(
      <Figure label="Revenue" value="£4,882.50" parts={{ figure: undefined }} onOpenParts={onOpenParts} />,
    )
    expect(onOpenParts).not.toHaveBeenCalled()
    await person.click(screen.getByRole('button', { name: /Revenue: £4,882.50/ }))
    expect(onOpenParts).toHaveBeenCalledOnce()
    rerender(<Figure label="Revenue" value="£4,882.50" parts={{ figure: revenue }} onOpenParts={onOpenParts} />)
    expect(screen.getByRole('row', { name: /Discovery workshop.*£1,320.00/ })).toBeTruthy()
    expect(screen.getByRole('row', { name: /Total.*£4,882.50/ })).toBeTruthy()
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('row')).toBeNull()
  })

  it('says what it leaves out, and that it is not the whole where somebody may not see all', async () => {
    const open = async (leftOut: LeftOut[]) => {
      const parts = [
        { id: 'a', label: 'Approved', value: 3659 },
        { id: 'w', label: 'Waiting', value: 61 },
      ]
      const { person, unmount } = renderInKit(
        <Figure label="Time logged" value="1h 02m" parts={{ figure: figureOf(SECONDS, parts, leftOut) }} />,
      )
      await person.click(screen.getByRole('button'))
      const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))
      unmount()
      return rows
    }
    const denied: LeftOut = { reason: 'notCounted', label: '6 denied entries', value: 7200 }
    // In full minutes, as they are read, the parts add up.
    const parts = [
      ['Approved', '1h 01m'],
      ['Waiting', '0h 01m'],
    ]
    expect(await open([])).toEqual([...parts, ['Total', '1h 02m']])
    expect(await open([denied])).toEqual([...parts, ['Total', '1h 02m'], ['excludes 6 denied entries', '2h 00m']])
    expect(await open([{ reason: 'noAccess', label: 'other people’s time', value: null }])).toEqual([
      ...parts,
      ['Total you can see', '1h 02m'],
      ['excludes other people’s time', ''],
    ])
  })

  it.each([
    ['percentage', ['31.6%', '0.04%'], '31.64%', [3160, 4]],
    ['count', ['1', '2'], '3', [1, 2]],
  ] as const)('reads a %s', async (unit, amounts, total, values) => {
    const parts = values.map((value, index) => ({ id: `${index}`, label: `Part ${index}`, value }))
    const { person } = renderInKit(
      <Figure label="Some" value={total} parts={{ figure: figureOf({ unit, currency: null }, parts) }} />,
    )
    await person.click(screen.getByRole('button'))
    expect(screen.getAllByRole('row').map((row) => row.lastElementChild?.textContent)).toEqual([...amounts, total])
  })

  it('is plain text when nothing is known about its parts', () => {
    renderInKit(<Figure label="Margin" value="35.7%" of="plan 31.6%" bar={{ share: 1.4 }} />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('progressbar', { name: 'Margin' }).getAttribute('aria-valuenow')).toBe('100')
  })
})
