import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../../api/testing/fake-server'
import { renderInKit } from '../../testing/render-in-kit'
import { sampleWorkspace } from '../workspaces/testing/sample-workspace'
import { workspaceQuery } from '../workspaces/workspaces.queries'
import type { PrefilledSubmission } from './prefilled-submission'
import { SubmissionDialog } from './submission-dialog'
import { dataPlatform, sampleProject, sampleSubmission } from './testing/sample-time'

vi.mock('../../shell/leaving-guard', () => ({ LeavingGuard: () => null }))
vi.mock('../../shell/workspace/workspace-context', () => ({
  useWorkspaceViewer: () => ({ company: { name: 'Calder & Rowe', features: new Set() } }),
}))
afterEach(() => vi.unstubAllGlobals())

function renderDialog(start: PrefilledSubmission) {
  const received = serve({
    'GET /timeSheetSubmissions/loggableProjects': () => ({ items: [] }),
    'GET /personals/trackableTasks': () => ({ items: [] }),
    [`GET /timeSheetSubmissions/projects/${dataPlatform.id}/details`]: () => sampleProject(),
    [`GET /projects/${dataPlatform.id}/roles`]: () => ({ items: [] }),
    'POST /timeSheetSubmissions': () => sampleSubmission(),
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queryClient.setQueryData(workspaceQuery.queryKey, sampleWorkspace('one'))
  queryClient.setQueryDefaults(workspaceQuery.queryKey, { staleTime: Number.POSITIVE_INFINITY })
  const rendered = renderInKit(
    <QueryClientProvider client={queryClient}>
      <SubmissionDialog start={start} onClose={vi.fn()} />
    </QueryClientProvider>,
  )
  return { received, ...rendered }
}

it('is called Log time and begins with the project, the keyboard in it and no list in the way', async () => {
  renderDialog({})
  expect(await screen.findByRole('dialog', { name: 'Log time' })).toBeTruthy()
  const project = screen.getByRole('combobox', { name: /^Project or client/ })
  await vi.waitFor(() => expect(document.activeElement).toBe(project))
  expect(screen.queryByRole('option')).toBeNull()
})

it('begins with the duration where the project is known, and takes it as 1:30', async () => {
  const { person, received } = renderDialog({ projectID: dataPlatform.id, day: '2026-11-11' })
  const duration = await screen.findByLabelText('Duration')
  await vi.waitFor(() => expect(document.activeElement).toBe(duration))
  await person.type(duration, '1:30')
  await person.click(screen.getByRole('button', { name: /^Create/ }))
  await vi.waitFor(() => expect(received.some(({ body }) => body !== '')).toBe(true))
  expect(JSON.parse(received.find(({ body }) => body !== '')?.body ?? '')).toMatchObject({
    projectID: dataPlatform.id,
    from: '2026-11-11T00:00:00.000Z',
    to: null,
    duration: 5400,
  })
})
