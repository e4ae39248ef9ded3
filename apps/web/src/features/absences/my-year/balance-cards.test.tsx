import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderInKit } from '../../../testing/render-in-kit'
import { sampleWorkspace } from '../../workspaces/testing/sample-workspace'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { sampleBalance, sampleReport, studyLeave } from '../testing/sample-absence'
import { BalanceCards } from './balance-cards'

function open(report: Parameters<typeof BalanceCards>[0]['report']) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queryClient.setQueryData(workspaceQuery.queryKey, sampleWorkspace('calder-rowe'))
  return renderInKit(
    <QueryClientProvider client={queryClient}>
      <BalanceCards report={report} />
    </QueryClientProvider>,
  )
}
const words = () => screen.getByLabelText('Leave balance').textContent

describe('the cards of what is left', () => {
  it('say what is left of what, and open its parts', async () => {
    const { person } = open(sampleReport())
    expect(words()).toContain('6 days leftof 27.5, 3 carried over17.5 taken · 3 booked · 1 waiting')
    expect(words()).toContain('Study leave3 days leftof 52 taken')
    await person.click(screen.getByRole('button', { name: 'Annual leave left: 6 days left, show breakdown' }))
    expect((await screen.findByText('Expired')).closest('tr')?.textContent).toContain('−1 day')
  })

  it('say what has accrued so far where leave comes month by month', () => {
    open(sampleReport({ annualLeave: sampleBalance({ accrual: { accrued: 23, left: 4 } }) }))
    expect(words()).toContain('23 days accrued so far, 4 of them left')
  })

  it('sum the days of a reason without an allowance, and wait for a contract', () => {
    open(
      sampleReport({
        annualLeave: null,
        reasons: [{ reason: studyLeave, allowance: null, takenPast: 1, takenAhead: 0.5, waiting: 0, left: null }],
      }),
    )
    expect(words()).toContain('Leave is counted once you have a contract.')
    expect(words()).toContain('1.5 daysno allowance1 taken · 0.5 booked')
  })

  it('keep their place while they load', () => {
    open(undefined)
    expect(screen.getByLabelText('Leave balance').getAttribute('aria-busy')).toBe('true')
  })
})
