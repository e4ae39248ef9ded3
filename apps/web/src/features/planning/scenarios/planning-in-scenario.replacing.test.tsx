import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Refused, serve } from '../../../api/testing/fake-server'
import { renderInKit } from '../../../testing/render-in-kit'
import { barId } from '../grid/grid-place'
import { PlannerBoard } from '../planner-board'
import type { PlanningSearch } from '../planning-search'
import { SCREEN, sampleAsk } from '../testing/sample-ask'
import { idOf, type SamplePerson, samplePage } from '../testing/sample-planning'
import { useOpenedBooking } from '../use-opened-booking'
import { usePlanningRows } from '../use-planning-rows'
import { PlannedWhere } from './planned-where'
import { ScenarioBanner } from './scenario-banner'
import { useInScenario } from './scenario-context'
import { ScenarioMenu } from './scenario-menu'
import {
  ada,
  base,
  changedInScenario,
  deletedInScenario,
  sampleChanges,
  sampleScenario,
  tom,
} from './testing/sample-scenario'

vi.mock('../../../shell/workspace/workspace-context', () => ({
  useWorkspaceViewer: () => ({ employee: ada, capabilities: new Set(['canManageProjects']) }),
}))
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(SCREEN.height)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(SCREEN.width)
})

const scenario = sampleScenario()
const path = `/masterPlanning/scenarios/${scenario.id}`
const priya: SamplePerson = { place: 1, name: 'Priya Nair', isOpen: true, bookings: [base] }
const changed = { changeID: idOf(900), deletedIDs: [], bookings: [], roles: [] }
const answers = {
  'GET /masterPlanning': () => samplePage([priya]),
  'GET /planning/presence': () => ({ items: [] }),
  'PUT /planning/presence': () => undefined,
  'GET /masterPlanning/scenarios': () => ({ items: [scenario] }),
  [`GET ${path}`]: (): unknown => scenario,
  [`GET ${path}/changes`]: () => sampleChanges([changedInScenario, deletedInScenario]),
}

function Board() {
  const inScenario = useInScenario()
  const planning = usePlanningRows({ ...sampleAsk, inScenario })
  const bookings = useOpenedBooking()
  return (
    <PlannerBoard
      ask={{ ...sampleAsk, inScenario }}
      planning={planning}
      today="2026-11-12"
      onClearFilters={() => {}}
      bookings={bookings}
      home={{ day: sampleAsk.range.from, key: '' }}
    />
  )
}

const queryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

function Page({ client }: { client: QueryClient }) {
  const [search, setSearch] = useState<PlanningSearch>({ scenario: scenario.id })
  return (
    <QueryClientProvider client={client}>
      <output aria-label="Address">{search.scenario ?? 'real'}</output>
      <PlannedWhere search={search} onSearch={setSearch}>
        <ScenarioBanner />
        <ScenarioMenu />
        <Board />
      </PlannedWhere>
    </QueryClientProvider>
  )
}

const words = () => document.getElementById(barId(base.id))?.getAttribute('aria-label')

const press = async (...keys: string[]) => {
  const grid = await screen.findByLabelText('Master planning')
  for (const key of keys) await act(async () => void fireEvent.keyDown(grid, { key }))
}

async function openPriya() {
  await act(async () => (await screen.findByLabelText('Expand Priya Nair')).click())
  await waitFor(() => expect(words()).toContain('changed in this scenario'))
}

/** From this week, where the keyboard is at first. Going further back reads earlier weeks, and the first of them is no longer the bar’s. */
async function standOnBar() {
  await press('ArrowDown')
  expect(screen.getByLabelText('Master planning').getAttribute('aria-activedescendant')).toBe(barId(base.id))
}

it('every read and change is told which scenario it is about, and undoing too', async () => {
  const received = serve({
    ...answers,
    [`DELETE /masterPlanning/bookings/${base.id}`]: () => changed,
    'POST /planning/changes/undo': () => changed,
  })
  const { person } = renderInKit(<Page client={queryClient()} />)
  await openPriya()
  await standOnBar()
  await press('Delete')
  await person.click(await screen.findByText('Undo'))
  await waitFor(() => expect(received.some((call) => call.path === '/planning/changes/undo')).toBe(true))
  const told = (called: string) =>
    received
      .filter((call) => call.path === called)
      .map(({ query, body }) => query.get('scenarioID') ?? JSON.parse(body || '{}').scenarioID)
  for (const called of [
    '/masterPlanning',
    '/planning/presence',
    '/planning/changes/undo',
    `/masterPlanning/bookings/${base.id}`,
  ]) {
    expect(told(called).length).toBeGreaterThan(0)
    expect(new Set(told(called))).toEqual(new Set([scenario.id]))
  }
})

it('shows what was deleted as a ghost, and says who sees the scenario', async () => {
  serve(answers)
  renderInKit(<Page client={queryClient()} />)
  await openPriya()
  expect(screen.getByTitle(/^Deleted in this scenario: Northgate Water · Data platform: Priya Nair/)).toBeTruthy()
  expect(screen.getByLabelText('Scenario').textContent).toContain('Only you and Tom Okafor see it.')
})

it('leads back to the real plan when access ends, and says so', async () => {
  let isLetIn = true
  serve({ ...answers, [`GET ${path}`]: () => (isLetIn ? scenario : new Refused(404, 'notFound')) })
  const client = queryClient()
  renderInKit(<Page client={client} />)
  expect(await screen.findByLabelText('Scenario')).toBeTruthy()
  isLetIn = false
  await act(() => client.invalidateQueries())
  expect(
    await screen.findByText('You no longer have access to the scenario “Hiring in spring”. This is the real plan.'),
  ).toBeTruthy()
  expect(screen.getByLabelText('Address').textContent).toBe('real')
  expect(screen.queryByLabelText('Scenario')).toBeNull()
})

it('an address of somebody else’s scenario says so, with the way to the real plan', async () => {
  serve({ ...answers, [`GET ${path}`]: () => new Refused(404, 'notFound') })
  const { person } = renderInKit(<Page client={queryClient()} />)
  expect(await screen.findByText('This scenario isn’t there any more, or you weren’t let in.')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Go to the real plan' }))
  expect(screen.getByLabelText('Address').textContent).toBe('real')
})

it('a closed scenario can be read: nothing to merge, drop or change', async () => {
  const merged = sampleScenario({
    state: 'merged',
    closedBy: tom,
    closedAt: '2026-11-12T10:00:00.000Z',
    can: { edit: false, manage: false },
  })
  const received = serve({ ...answers, [`GET ${path}`]: () => merged })
  renderInKit(<Page client={queryClient()} />)
  const banner = await screen.findByLabelText('Scenario')
  expect(banner.textContent).toMatch(/Merged by Tom Okafor on .* It can be read, not changed\./)
  const offered = [...banner.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(offered).toContain('Back to the real plan')
  expect(offered).not.toContain('Merge…')
  expect(offered).not.toContain('Drop…')
  await openPriya()
  await standOnBar()
  await press('Delete')
  expect(received.filter(({ path: called }) => called.startsWith('/masterPlanning/bookings'))).toEqual([])
})

it('starts a scenario: Enter lets the first hit in, and the new one is shown', async () => {
  const started = sampleScenario({ id: idOf(701), name: 'Without the pilot' })
  const received = serve({
    ...answers,
    'GET /companyManagement/employees': () => ({ items: [tom] }),
    'POST /masterPlanning/scenarios': () => started,
    [`GET /masterPlanning/scenarios/${started.id}`]: () => started,
    [`GET /masterPlanning/scenarios/${started.id}/changes`]: () => sampleChanges([]),
  })
  const { person } = renderInKit(<Page client={queryClient()} />)
  await person.click(await screen.findByRole('button', { name: 'Scenario: Hiring in spring' }))
  await person.click(await screen.findByRole('menuitem', { name: 'New scenario…' }))
  await person.type(await screen.findByLabelText('Name'), 'Without the pilot')
  await person.type(screen.getByLabelText(/^Let people in/), 'Tom')
  await waitFor(() => expect(screen.getByRole('option', { name: /Tom Okafor/ })).toBeTruthy())
  await person.keyboard('{Enter}')
  await person.click(await screen.findByRole('radio', { name: 'Can plan' }))
  await person.click(screen.getByRole('button', { name: /^Start scenario/ }))
  await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe(started.id))
  expect(
    JSON.parse(received.find(({ path: called, body }) => called === '/masterPlanning/scenarios' && body)?.body ?? ''),
  ).toEqual({
    name: 'Without the pilot',
    members: [{ employeeID: tom.id, access: 'write' }],
  })
})
