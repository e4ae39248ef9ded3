import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../../api/testing/fake-server'
import { inWorkspace } from '../../testing/in-workspace'
import { renderInKit } from '../../testing/render-in-kit'
import type { RequestTypeView } from '../requests/request-type-view'
import { timeSheetView } from '../time-sheets/approval/time-sheet-view'
import { ApprovalsCard } from './approvals-card'

afterEach(() => vi.unstubAllGlobals())

/** A type that the contract does not know yet. */
const seatsView = { ...timeSheetView, type: 'seats', plural: 'Seats' } as unknown as RequestTypeView

it('leads to the inbox of each type', async () => {
  serve({
    'GET /approvals/active/count': () => ({
      ...{ totalCount: 5, timeSheetCount: 2, timeSheetWaitSince: null },
      ...{ seatsCount: 3, seatsWaitSince: null },
    }),
  })
  renderInKit(
    <QueryClientProvider client={new QueryClient()}>
      {inWorkspace(<ApprovalsCard types={[timeSheetView, seatsView]} />)}
    </QueryClientProvider>,
  )
  const linkOf = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await linkOf(/Time sheets/)).toMatch(/approvals$/)
  expect(await linkOf(/Seats/)).toMatch(/approvals\?requestType=seats$/)
})
