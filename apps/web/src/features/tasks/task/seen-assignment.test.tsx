import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../../../api/testing/fake-server'
import { renderInKit } from '../../../testing/render-in-kit'
import { assignmentsQuery } from '../assignments'
import { SeenAssignment } from './seen-assignment'

afterEach(() => vi.unstubAllGlobals())

it('a task that was opened is dismissed once, also when a list from before arrives meanwhile', async () => {
  const news = { items: [{ id: 'task', title: 'Check the feeds' }], total: 1 }
  const answerNow = vi.fn()
  const received = serve({
    'GET /personals/assignments': () => news,
    'DELETE /personals/assignments/task': () => new Promise((resolve) => answerNow.mockImplementation(resolve)),
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  renderInKit(
    <QueryClientProvider client={queryClient}>
      <SeenAssignment taskID="task" />
    </QueryClientProvider>,
  )
  const dismissals = () => received.filter(({ path }) => path.endsWith('/task'))
  await waitFor(() => expect(dismissals()).toHaveLength(1))
  await queryClient.refetchQueries({ queryKey: assignmentsQuery.queryKey })
  answerNow()
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(dismissals()).toHaveLength(1)
})
