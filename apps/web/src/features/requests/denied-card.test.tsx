import type { Request } from '@praxis/contract/requests/requests'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../../api/testing/fake-server'
import { inWorkspace } from '../../testing/in-workspace'
import { renderInKit } from '../../testing/render-in-kit'
import { timeSheetView } from '../time-sheets/approval/time-sheet-view'
import { sampleSubmission } from '../time-sheets/testing/sample-time'
import { sampleWorkspace } from '../workspaces/testing/sample-workspace'
import { workspaceQuery } from '../workspaces/workspaces.queries'
import { DeniedCard } from './denied-card'

afterEach(() => vi.unstubAllGlobals())

const { employee } = sampleSubmission()
const deniedRequest = (id: string, comment: string) =>
  ({
    id,
    requestType: 'timeSheet',
    comment,
    state: 'denied',
    approvedBy: employee,
    timeSheetSubmission: sampleSubmission({ id }),
  }) as Request

function renderDenied(denied: Request[], per = 3) {
  const accepted: string[] = []
  serve({
    'GET /requests/denied': () => {
      const items = denied.filter(({ id }) => !accepted.includes(id))
      return {
        items: items.slice(0, per),
        metadata: { page: 1, per, total: items.length, hasMore: items.length > per },
      }
    },
    'GET /timeSheetSubmissions/loggableProjects': () => ({ items: [] }),
    'GET /personals/trackableTasks': () => ({ items: [] }),
    'PUT /requests/one/acceptance': () => {
      accepted.push('one')
      return undefined
    },
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queryClient.setQueryData(workspaceQuery.queryKey, sampleWorkspace('calder-rowe'))
  queryClient.setQueryDefaults(workspaceQuery.queryKey, { staleTime: Number.POSITIVE_INFINITY })
  return renderInKit(
    <QueryClientProvider client={queryClient}>
      {inWorkspace(<DeniedCard views={[timeSheetView]} per={per} />)}
    </QueryClientProvider>,
  )
}

it('says what was denied and why, and one press opens the correction', async () => {
  const { person } = renderDenied([deniedRequest('one', 'Wrong project')])
  expect(await screen.findByRole('heading', { name: 'Denied: needs your correction' })).toBeTruthy()
  expect(screen.getByText('Wrong project')).toBeTruthy()
  expect(screen.queryByText('View all')).toBeNull()
  await person.click(screen.getByRole('button', { name: /^Correct and resubmit/ }))
  expect(await screen.findByRole('dialog', { name: 'Correct and resubmit' })).toBeTruthy()
})

it('is gone once the last one is left as denied', async () => {
  const { person } = renderDenied([deniedRequest('one', '')])
  expect(await screen.findByText(/no reason given/)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: /^Leave/ }))
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
})

it('leads to the rest of many, and is not there without any', async () => {
  const { unmount } = renderDenied([deniedRequest('one', ''), deniedRequest('two', '')], 1)
  expect(await screen.findByText('View all')).toBeTruthy()
  unmount()
  renderDenied([])
  await waitFor(() => expect(screen.queryByText('View all')).toBeNull())
  expect(screen.queryByRole('region')).toBeNull()
})
