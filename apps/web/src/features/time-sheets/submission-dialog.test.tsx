import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Refused, serve } from '../../api/testing/fake-server'
import { inWorkspace } from '../../testing/in-workspace'
import { renderInKit } from '../../testing/render-in-kit'
import { sampleWorkspace } from '../workspaces/testing/sample-workspace'
import { workspaceQuery } from '../workspaces/workspaces.queries'
import type { PrefilledSubmission } from './prefilled-submission'
import { SubmissionDialog } from './submission-dialog'
import { dataPlatform, sampleProject, sampleSubmission } from './testing/sample-time'
import { sentSubmissions } from './testing/sent-submissions'

afterEach(() => vi.unstubAllGlobals())

const listed = { type: 'project', id: dataPlatform.id, title: 'Data platform', subtitle: 'Northgate Water', logo: null }

const sampleRole = (name: string) => ({ id: name, name, employee: null, rateCard: null, version: 1 })

type Opened = Pick<Parameters<typeof SubmissionDialog>[0], 'start' | 'submission'>

const renderDialog = (start: PrefilledSubmission, project?: () => unknown) => openDialog({ start }, { project })

function openDialog(
  opened: Opened,
  { project = () => sampleProject(), ...answers }: Record<string, (() => unknown) | undefined> = {},
) {
  const received = serve({
    'GET /timeSheetSubmissions/loggableProjects': () => ({ items: [listed] }),
    [`GET /projects/${dataPlatform.id}/taskLists/trackableTasks`]: () => ({ items: [] }),
    'GET /personals/taskLists/trackableTasks': () => ({ items: [] }),
    [`GET /timeSheetSubmissions/projects/${dataPlatform.id}/details`]: project,
    [`GET /projects/${dataPlatform.id}/roles`]: () => ({ items: [] }),
    'POST /timeSheetSubmissions': () => sampleSubmission(),
    ...(answers as Record<string, () => unknown>),
  })
  const onClose = vi.fn()
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queryClient.setQueryData(workspaceQuery.queryKey, sampleWorkspace('one'))
  queryClient.setQueryDefaults(workspaceQuery.queryKey, { staleTime: Number.POSITIVE_INFINITY })
  const rendered = renderInKit(
    <QueryClientProvider client={queryClient}>
      {inWorkspace(<SubmissionDialog {...opened} onClose={onClose} />)}
    </QueryClientProvider>,
  )
  return { received, onClose, ...rendered }
}

it('is called Log time and begins with the project, the keyboard in it and no list in the way', async () => {
  renderDialog({})
  expect(await screen.findByRole('dialog', { name: 'Log time' })).toBeTruthy()
  const project = screen.getByRole('combobox', { name: /^Project, opportunity or client/ })
  await vi.waitFor(() => expect(document.activeElement).toBe(project), 10_000)
  expect(screen.queryByRole('option')).toBeNull()
})

it('begins with the duration where the project is known, and takes it as 1:30', async () => {
  const { person, received } = renderDialog({ projectID: dataPlatform.id, day: '2026-11-11' })
  const duration = await screen.findByLabelText('Duration')
  await vi.waitFor(() => expect(document.activeElement).toBe(duration), 10_000)
  await person.type(duration, '1:30')
  await person.click(screen.getByRole('button', { name: /^Create/ }))
  await vi.waitFor(() => expect(received.some(({ body }) => body !== '')).toBe(true), 10_000)
  expect(JSON.parse(received.find(({ body }) => body !== '')?.body ?? '')).toMatchObject({
    projectID: dataPlatform.id,
    from: '2026-11-11T00:00:00.000Z',
    to: null,
    duration: 5400,
  })
})

it.each([true, false])(
  'keeps the keyboard while the project that was chosen is looked up (new tasks: %s)',
  async (createTask) => {
    const asked: ((project: unknown) => void)[] = []
    const { person } = renderDialog({}, () => new Promise((resolve) => asked.push(resolve)))
    const project = await screen.findByRole('combobox', { name: /^Project, opportunity or client/ })
    await vi.waitFor(() => expect(document.activeElement).toBe(project), 10_000)
    await person.keyboard('data')
    await screen.findByRole('option', { name: /Data platform/ })
    await person.keyboard('{Enter}')
    await person.tab()
    while (document.activeElement?.getAttribute('aria-label')?.startsWith('Clear')) await person.tab()
    const entered = document.activeElement
    expect(entered).toBe(screen.getByRole('radio', { name: 'Existing task' }))
    await vi.waitFor(() => expect(asked).toHaveLength(1), 10_000)
    asked[0]?.(sampleProject({ can: { trackTime: true, createTask } }))
    await screen.findByLabelText('Chargeable time')
    expect(document.activeElement).toBe(entered)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'New task' }).disabled).toBe(!createTask)
    await person.tab()
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Task' }))
    expect(screen.queryAllByRole('radio')).toHaveLength(createTask ? 2 : 0)
  },
)

const { id } = sampleSubmission()
const periodOf = (submissions: readonly TimeSheetSubmission[]) => () => ({
  ...{ from: '2026-11-11', to: '2026-11-11' },
  ...sentSubmissions(submissions),
})

it('says that an entry was deleted while it was edited, and logs what was typed anew', async () => {
  const { person, received, onClose } = openDialog(
    { submission: sampleSubmission() },
    {
      [`PATCH /timeSheetSubmissions/${id}`]: () => new Refused(404, 'notFound'),
      'GET /timeSheetSubmissions/byPeriod': periodOf([]),
    },
  )
  const comment = await screen.findByLabelText(/^Comment/)
  await person.clear(comment)
  await person.type(comment, 'Mapped all feeds')
  await person.click(screen.getByRole('button', { name: /^Save/ }))
  expect(await screen.findByText(/This entry was deleted in the meantime/)).toBeTruthy()
  expect(comment).toHaveProperty('value', 'Mapped all feeds')
  await person.click(await screen.findByRole('button', { name: /^Log as new entry/ }))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled(), 10_000)
  const logged = received.findLast(({ path, body }) => path === '/timeSheetSubmissions' && body !== '')
  expect(JSON.parse(logged?.body ?? '')).toMatchObject({ comment: 'Mapped all feeds', projectID: dataPlatform.id })
})

it('says of an entry that is still there that its project is not', async () => {
  const { person } = openDialog(
    { submission: sampleSubmission() },
    {
      [`PATCH /timeSheetSubmissions/${id}`]: () => new Refused(404, 'notFound'),
      'GET /timeSheetSubmissions/byPeriod': periodOf([sampleSubmission()]),
    },
  )
  await person.type(await screen.findByLabelText(/^Comment/), ' again')
  await person.click(screen.getByRole('button', { name: /^Save/ }))
  expect(await screen.findByText(/The project, opportunity, client or task was deleted/)).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Save/ })).toBeTruthy()
})

it('keeps role and chargeable time in place, out of reach, while another project is looked up', async () => {
  const other = { ...listed, id: '0190b2c4-0000-7000-8000-000000000002', title: 'Harbour wall' }
  const lookedUp: ((project: unknown) => void)[] = []
  const { person } = openDialog(
    { start: { projectID: dataPlatform.id, day: '2026-11-11' } },
    {
      'GET /timeSheetSubmissions/loggableProjects': () => ({ items: [other] }),
      [`GET /projects/${dataPlatform.id}/roles`]: () => ({ items: [sampleRole('Analyst')] }),
      [`GET /timeSheetSubmissions/projects/${other.id}/details`]: () =>
        new Promise((resolve) => lookedUp.push(resolve)),
      [`GET /projects/${other.id}/taskLists/trackableTasks`]: () => ({ items: [] }),
      [`GET /projects/${other.id}/roles`]: () => new Promise((resolve) => lookedUp.push(resolve)),
    },
  )
  const chargeable = () => screen.getByLabelText<HTMLInputElement>('Chargeable time')
  const role = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Role' })
  await screen.findByLabelText('Chargeable time')
  await vi.waitFor(() => expect(role().value).toBe('Analyst'), 10_000)
  const project = screen.getByRole('combobox', { name: /^Project, opportunity or client/ })
  await person.clear(project)
  await person.type(project, 'harbour')
  await screen.findByRole('option', { name: /Harbour wall/ })
  await person.keyboard('{Enter}')
  await vi.waitFor(() => expect(lookedUp).toHaveLength(2), 10_000)
  expect([chargeable().disabled, role().disabled, role().value]).toEqual([true, true, ''])
  lookedUp[0]?.(sampleProject({ id: other.id, isNonChargeableTimeAllowed: true }))
  lookedUp[1]?.({ items: [sampleRole('Engineer')] })
  await vi.waitFor(() => expect([chargeable().disabled, role().disabled]).toEqual([false, false]), 10_000)
  expect(role().value).toBe('Engineer')
})

it('asks for neither task nor charge where time is on an opportunity', async () => {
  const { person, received } = renderDialog({ opportunityID: dataPlatform.id, day: '2026-11-11' })
  expect(await screen.findByText('Time on opportunities isn’t chargeable.')).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: 'Task' })).toBeNull()
  await person.type(screen.getByLabelText('Duration'), '1:30')
  await person.click(screen.getByRole('button', { name: /^Create/ }))
  await vi.waitFor(() => expect(received.some(({ body }) => body !== '')).toBe(true), 10_000)
  expect(JSON.parse(received.find(({ body }) => body !== '')?.body ?? '')).toMatchObject({
    ...{ projectID: null, opportunityID: dataPlatform.id, taskID: null, duration: 5400 },
  })
})
