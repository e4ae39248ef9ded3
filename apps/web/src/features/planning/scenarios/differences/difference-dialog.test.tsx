import type { ScenarioChange } from '@praxis/contract/planning/planning-scenarios'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Refused, serve } from '../../../../api/testing/fake-server'
import { renderInKit } from '../../../../testing/render-in-kit'
import { idOf } from '../../testing/sample-planning'
import { PlannedWhereContext } from '../scenario-context'
import { inConflict, madeInScenario, sampleChanges, sampleScenario } from '../testing/sample-scenario'
import { DifferenceDialog } from './difference-dialog'

const scenario = sampleScenario()
const path = `/masterPlanning/scenarios/${scenario.id}`
const go = vi.fn()
const onClose = vi.fn()

const answers = (items: readonly ScenarioChange[]) => ({
  [`GET ${path}/changes`]: () => sampleChanges(items),
  [`GET ${path}/difference`]: () => ({
    ...Object.fromEntries(
      Object.entries(sampleChanges([])).filter(([name]) => name.endsWith('Infos') && name !== 'roleInfos'),
    ),
    changeCount: items.length,
    conflictCount: 1,
    problemCount: 0,
    real: { hard: 216_000, soft: 0 },
    scenario: { hard: 324_000, soft: 36_000 },
    people: [
      {
        employeeID: idOf(1),
        hard: 108_000,
        soft: 36_000,
        weeks: [{ monday: '2026-11-23', hard: 108_000, soft: 36_000 }],
      },
    ],
    targets: [],
  }),
})

function show(merges: boolean, can = scenario.can) {
  go.mockClear()
  onClose.mockClear()
  return renderInKit(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PlannedWhereContext value={{ inScenario: { scenarioID: scenario.id }, scenario, go }}>
        <DifferenceDialog scenario={{ ...scenario, can }} merges={merges} onClose={onClose} />
      </PlannedWhereContext>
    </QueryClientProvider>,
  )
}

const merged = (mergedCount: number) => ({
  changeID: idOf(900),
  mergedCount,
  scenario: { ...scenario, state: 'merged', changeCount: 2 },
})

it('merges once it is said what stands, tells what was merged, and can undo it in the real plan', async () => {
  const received = serve({
    ...answers([inConflict, madeInScenario]),
    [`POST ${path}/merge`]: () => merged(2),
    'POST /planning/changes/undo': () => ({ changeID: null, deletedIDs: [], bookings: [], roles: [] }),
  })
  const { person } = show(true)
  await person.click(await screen.findByRole('button', { name: 'Merge 2 changes' }))
  expect(await screen.findByText('The real plan has changed too: choose what stands for 1 conflict.')).toBeTruthy()
  expect(screen.getByText('Choose what stands')).toBeTruthy()
  expect(received.some(({ path: called }) => called.endsWith('/merge'))).toBe(false)

  await person.click(screen.getByRole('radio', { name: 'Take the scenario’s' }))
  await person.click(screen.getByRole('button', { name: 'Merge 2 changes' }))
  expect(await screen.findByText('2 changes of “Hiring in spring” merged into the real plan')).toBeTruthy()
  expect(JSON.parse(received.find(({ path: called }) => called.endsWith('/merge'))?.body ?? '')).toEqual({
    changeIDs: [inConflict.id, madeInScenario.id],
    overwriteIDs: [inConflict.id],
  })
  expect(go).toHaveBeenCalledWith(undefined)
  expect(onClose).toHaveBeenCalled()

  await person.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Merge undone')).toBeTruthy()
  expect(JSON.parse(received.find(({ path: called }) => called.endsWith('/undo'))?.body ?? '')).toEqual({
    changeID: idOf(900),
  })
})

it('keeping the real plan discards that change, and merges the others', async () => {
  const received = serve({
    ...answers([inConflict, madeInScenario]),
    [`POST ${path}/discard`]: () => ({ changeID: idOf(901), deletedIDs: [], bookings: [], roles: [] }),
    [`POST ${path}/merge`]: () => merged(1),
  })
  const { person } = show(true)
  await person.click(await screen.findByRole('radio', { name: 'Keep the real plan' }))
  await person.click(screen.getByRole('button', { name: 'Merge 2 changes' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const sent = (end: string) => JSON.parse(received.find(({ path: called }) => called.endsWith(end))?.body ?? '')
  expect(sent('/discard')).toEqual({ changeIDs: [inConflict.id] })
  expect(sent('/merge')).toEqual({ changeIDs: [madeInScenario.id], overwriteIDs: [] })
})

it('says why the server refuses, and keeps what was chosen', async () => {
  serve({
    ...answers([madeInScenario]),
    [`POST ${path}/merge`]: () => new Refused(409, 'scenarioRateCardGone'),
  })
  const { person } = show(true)
  await person.click(await screen.findByRole('button', { name: 'Merge 1 change' }))
  expect((await screen.findByRole('alert')).textContent).toContain('The rate card of a role no longer exists')
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Select new booking/ }).checked).toBe(true)
})

it('a change that cannot be merged is not chosen, says why, and can be discarded', async () => {
  serve(answers([{ ...madeInScenario, problem: 'personLeft' }]))
  const { person } = show(true)
  expect(await screen.findByText(/This person has left/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Merge' }).disabled).toBe(true)
  await person.click(screen.getByRole('checkbox', { name: /Select new booking/ }))
  expect(screen.getByText('1 selected change can’t be merged')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Discard 1 change' }).disabled).toBe(false)
})

it('sums what differs, and leaves those who only read nothing to choose', async () => {
  serve(answers([inConflict]))
  const { person } = show(false, { edit: false, manage: false })
  // The difference of both plans, and that of Priya’s only week.
  expect(await screen.findAllByText('+40h 00m')).toHaveLength(2)
  expect(screen.getByRole('table', { name: 'Differences by person' }).textContent).toContain('Priya Nair')
  await person.click(screen.getByText('Changes 1'))
  expect(await screen.findByText(/Tom Okafor changed this in the real plan/)).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('radio', { name: 'Keep the real plan' })).toBeNull()
  await person.click(screen.getByText('Problems 0'))
  expect(screen.getByText('No problems: every change can be merged')).toBeTruthy()
})
