import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../../../api/testing/fake-server'
import { inWorkspace } from '../../../testing/in-workspace'
import { renderInKit } from '../../../testing/render-in-kit'
import { sampleWorkspace } from '../../workspaces/testing/sample-workspace'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { SubmissionDialog } from '../submission-dialog'
import { sampleSubmission } from '../testing/sample-time'
import type { CardSubject } from './card-subject'
import { SubmissionPanel } from './submission-panel'

afterEach(() => vi.unstubAllGlobals())

const { employee, request, can } = sampleSubmission()
const denied = sampleSubmission({
  project: null,
  request: { ...request, state: 'denied', approver: employee, comment: 'Mapped in the afternoon' },
  can: { ...can, edit: false, delete: false, submit: false, correct: true },
})
const corrected = sampleSubmission({ project: null, correctionOf: { id: denied.id } })
const WHY = 'Denied by Priya Nair: Mapped in the afternoon'

function renderCard(ui: ReactElement) {
  const received = serve({
    'GET /timeSheetSubmissions/loggableProjects': () => ({ items: [] }),
    'GET /personals/trackableTasks': () => ({ items: [] }),
    'POST /timeSheetSubmissions': () => corrected,
    'POST /requests/timeSheets': () => ({ id: corrected.id, state: 'waitingForApproval' }),
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queryClient.setQueryData(workspaceQuery.queryKey, sampleWorkspace('one'))
  queryClient.setQueryDefaults(workspaceQuery.queryKey, { staleTime: Number.POSITIVE_INFINITY })
  return { received, ...renderInKit(<QueryClientProvider client={queryClient}>{inWorkspace(ui)}</QueryClientProvider>) }
}

function Panel() {
  const [subject, setSubject] = useState<CardSubject>({ kind: 'existing', submission: denied })
  return (
    <SubmissionPanel
      key={subject.kind}
      subject={subject}
      onClose={vi.fn()}
      onSubject={setSubject}
      onDraft={vi.fn()}
      newer={undefined}
      overlapsOf={() => []}
    />
  )
}

const reasons = () => screen.getAllByText((_text, element) => element?.tagName === 'P' && element.textContent === WHY)

it('why it was denied stays in sight while it is put right beside the time sheet', async () => {
  const { person } = renderCard(<Panel />)
  expect(reasons()).toHaveLength(1)
  await person.click(screen.getByRole('button', { name: 'Correct and resubmit' }))
  expect(screen.getByRole('button', { name: /^Resubmit/ })).toBeTruthy()
  expect(reasons()).toHaveLength(1)
})

it('the dialog over other pages says the same', () => {
  renderCard(<SubmissionDialog corrects={denied} onClose={vi.fn()} />)
  expect(reasons()).toHaveLength(1)
})

it('one press saves the correction and submits it', async () => {
  const onClose = vi.fn()
  const { person, received } = renderCard(<SubmissionDialog corrects={denied} onClose={onClose} />)
  await person.click(screen.getByRole('button', { name: /^Resubmit/ }))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled(), 10_000)
  const sent = received.filter(({ body }) => body !== '').map(({ body }) => JSON.parse(body))
  expect(sent).toEqual([
    expect.objectContaining({ correctionOfID: denied.id, duration: denied.duration }),
    { submissionID: corrected.id },
  ])
})
