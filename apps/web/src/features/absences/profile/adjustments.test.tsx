import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { serve } from '../../../api/testing/fake-server'
import { renderInKit } from '../../../testing/render-in-kit'
import { sampleReport } from '../testing/sample-absence'
import { AdjustmentsCard } from './adjustments-card'
import { signedDays } from './signed-days'

vi.mock('../../reader/readers-time', () => ({ useDayText: () => (moment: string) => moment.slice(0, 10) }))

const ID = '0198c0de-0000-7000-8000-000000000001'

const show = (can: { adjust: boolean; enterAbsence: boolean }, items = sampleReport().annualLeave?.adjustmentItems) => {
  const report = sampleReport()
  const { annualLeave } = report
  return renderInKit(
    <QueryClientProvider client={new QueryClient()}>
      <AdjustmentsCard
        employeeID={ID}
        report={{ ...report, can, annualLeave: annualLeave && { ...annualLeave, adjustmentItems: items ?? [] } }}
      />
    </QueryClientProvider>,
  )
}

it('is not there for those who have nothing to see and may not adjust', () => {
  show({ adjust: false, enterAbsence: false }, [])
  expect(screen.queryByText('Adjustments')).toBeNull()
})

it('sends whole or half days with a reason, also to take some away', async () => {
  const received = serve({ [`POST /employees/${ID}/leaveAdjustments`]: () => sampleReport() })
  const { person } = show({ adjust: true, enterAbsence: true })
  await person.click(screen.getByRole('button', { name: 'Add adjustment' }))
  const dialog = screen.getByRole('dialog')
  const save = [...dialog.querySelectorAll('button')].find(({ type }) => type === 'submit')
  await person.type(screen.getByLabelText('Days'), '0.3')
  await person.type(screen.getByLabelText('Reason'), 'Sold back')
  if (save) await person.click(save)
  expect(received).toHaveLength(0)
  expect(await screen.findByText('Use whole or half days')).toBeTruthy()
  await person.clear(screen.getByLabelText('Days'))
  await person.type(screen.getByLabelText('Days'), '-1.5')
  if (save) await person.click(save)
  await waitFor(() => expect(received).toHaveLength(1))
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    day: sampleReport().year.startDate,
    days: -1.5,
    reason: 'Sold back',
  })
})

it('writes days with their sign', () => {
  expect([2, -0.5, 1].map(signedDays)).toEqual(['+2 days', '−0.5 days', '+1 day'])
})
