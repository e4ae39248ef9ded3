import type { BudgetPlan } from '@praxis/contract/plans/budget-plan'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LOST, serve } from '../../../api/testing/fake-server'
import { renderInKit } from '../../../ui/forms/testing/render-in-kit'
import { budgetPlanQuery } from '../plans.queries'
import { sampleBudgetPlan, sampleTarget } from '../testing/sample-plans'
import { PlanGrid } from './plan-grid'
import { PlanNotices } from './plan-notices'
import { useBudgetPlanDraft } from './use-budget-plan-draft'

afterEach(() => {
  vi.unstubAllGlobals()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

function Editor({ first }: { first: BudgetPlan }) {
  const { data = first } = useQuery(budgetPlanQuery(sampleTarget))
  const plan = useBudgetPlanDraft(sampleTarget, data)
  return (
    <>
      <output>{plan.draft.isDirty ? 'unsaved' : 'as saved'}</output>
      <button type="button" onClick={() => void plan.draft.save()}>
        Save
      </button>
      <PlanNotices plan={plan} currency="GBP" canEdit />
      <PlanGrid
        target={sampleTarget}
        plan={plan}
        currency="GBP"
        canEdit
        showsShares={false}
        thisMonth="2026-11"
        forecast={undefined}
      >
        {null}
      </PlanGrid>
    </>
  )
}

const ground = ({
  can: _,
  snapshot: __,
  currency: ___,
  version,
  savedAt,
  savedBy,
  keptOn,
  keptSince,
  ...rest
}: BudgetPlan) => rest

/** An editor whose server calculates what the test says, and saves what it is sent. */
function openEditor(
  calculate: (snapshot: BudgetPlan['snapshot']) => unknown = (snapshot) => ({
    ...ground(sampleBudgetPlan()),
    snapshot,
  }),
) {
  const server = { plan: sampleBudgetPlan(), asked: [] as unknown[] }
  serve({
    [`GET /projects/${sampleTarget.id}/budgetPlan`]: () => server.plan,
    'POST /budgetPlans/updateSnapshot': ({ body }) => {
      const { snapshot, changedPath } = JSON.parse(body)
      server.asked.push(changedPath)
      return calculate(snapshot)
    },
    [`PUT /projects/${sampleTarget.id}/budgetPlan`]: ({ body }) => {
      const { snapshot, version } = JSON.parse(body)
      server.plan = sampleBudgetPlan({ snapshot, version: version + 1 })
      return server.plan
    },
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queryClient.setQueryData(budgetPlanQuery(sampleTarget).queryKey, server.plan)
  const user = renderInKit(
    <QueryClientProvider client={queryClient}>
      <Editor first={server.plan} />
    </QueryClientProvider>,
  )
  return { user, server }
}

// By label rather than by role: a sheet has so many buttons that asking each for its role takes seconds.
const cell = (name: string) => screen.getByLabelText(new RegExp(`^${name}`))
const goTo = (name: string) => act(() => cell(name).focus())
const DECEMBER = 'Consultancy revenue, December 2026'

it('is edited by keyboard alone: arrows, typing, Enter and Tab go on, Escape restores', async () => {
  const { user, server } = openEditor()
  goTo('Consultancy revenue, October 2026')
  await user.keyboard('{End}16400{Enter}')
  expect(cell(DECEMBER).textContent).toBe('16,400')
  expect(document.activeElement).toBe(cell('Consultancy cost, December 2026'))
  expect(screen.getByLabelText('Consultancy revenue, calculated: Varies by month')).toBeTruthy()
  await user.keyboard('9{Escape}')
  expect(cell('Consultancy cost, December 2026').textContent).toBe('12,000')
  await user.keyboard('{Home}1{Tab}')
  expect(document.activeElement).toBe(cell('Consultancy cost, November 2026'))
  expect(server.asked[0]).toEqual(['consultancyBudget', '2026-12', 'revenue'])
})

it('keeps a mistyped letter from the shortcuts of the page', () => {
  openEditor()
  goTo(DECEMBER)
  expect(fireEvent.keyDown(cell(DECEMBER), { key: 'c' })).toBe(false)
  expect(cell(DECEMBER).textContent).toBe('20,000')
})

it('drops pending changes once they are equal to the saved plan', async () => {
  const { user } = openEditor()
  goTo('Others cost, October 2026')
  await user.keyboard('5{Enter}')
  expect(screen.getByRole('status').textContent).toBe('unsaved')
  goTo('Others cost, October 2026')
  await user.keyboard('{Delete}')
  expect(screen.getByRole('status').textContent).toBe('as saved')
})

it('says what typing does to a calculated row, and takes it back', async () => {
  const { user } = openEditor()
  goTo(DECEMBER)
  await user.keyboard('16400{Enter}')
  goTo(DECEMBER)
  await user.keyboard('{F2}')
  expect(screen.getByText(/^Was 20,000, from resource plan/)).toBeTruthy()
  await user.click(screen.getByText('Back to resource plan'))
  expect(cell(DECEMBER).textContent).toBe('20,000')
  expect(screen.getByRole('status').textContent).toBe('as saved')
})

it('fills to the right with Ctrl D and takes a block from a spreadsheet with decimal commas', async () => {
  const { user } = openEditor()
  goTo('Others cost, October 2026')
  await user.keyboard('700{Enter}')
  goTo('Others cost, October 2026')
  await user.keyboard('{Control>}d{/Control}')
  expect(cell('Others cost, December 2026').textContent).toBe('700')
  goTo('Expenses revenue, November 2026')
  fireEvent.paste(cell('Expenses revenue, November 2026'), {
    clipboardData: { getData: () => '1.234,50\t2.000,00\n10,25\t–\n' },
  })
  expect(cell('Expenses revenue, November 2026').textContent).toBe('1,234.50')
  expect(cell('Expenses revenue, December 2026').textContent).toBe('2,000.00')
  expect(cell('Expenses cost, November 2026').textContent).toBe('10.25')
  expect(cell('Expenses cost, December 2026').textContent).toBe('–')
})

it('lets the latest answer win: an earlier one that comes late changes nothing', async () => {
  let answerFirst: (answer: unknown) => void = () => undefined
  const first = new Promise<unknown>((resolve) => {
    answerFirst = resolve
  })
  let calls = 0
  const { user } = openEditor((snapshot) => {
    calls += 1
    return calls === 1 ? first : { ...ground(sampleBudgetPlan()), snapshot }
  })
  goTo('Others cost, October 2026')
  await user.keyboard('5{Enter}')
  goTo('Others cost, October 2026')
  await user.keyboard('8{Enter}')
  answerFirst({ ...ground(sampleBudgetPlan()), snapshot: sampleBudgetPlan().snapshot })
  await waitFor(() => expect(calls).toBe(2))
  expect(cell('Others cost, October 2026').textContent).toBe('8')
})

it('keeps what was typed when the server can’t be reached, and warns of what new dates drop', async () => {
  let isDown = true
  const { user } = openEditor((snapshot) =>
    isDown ? LOST : { ...ground(sampleBudgetPlan()), snapshot, droppedRevenue: 123_400 },
  )
  goTo('Others cost, October 2026')
  await user.keyboard('5{Enter}')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('What you typed is kept')
  expect(cell('Others cost, October 2026').textContent).toBe('5')
  isDown = false
  await user.click(screen.getByText('Retry'))
  expect(await screen.findByText(/saving drops £1,234.00 revenue/)).toBeTruthy()
})

it('refuses what is no amount in its cell', async () => {
  const { user } = openEditor()
  goTo(DECEMBER)
  await user.keyboard('1x{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('“1x” isn’t an amount')
  await user.keyboard('{Escape}')
  expect(cell(DECEMBER).textContent).toBe('20,000')
})

it('opens a cell at the second tap of a finger, which has no keys to begin with', () => {
  openEditor()
  const tap = () => {
    fireEvent.pointerDown(cell(DECEMBER), { pointerType: 'touch' })
    act(() => cell(DECEMBER).focus())
    fireEvent.click(cell(DECEMBER))
  }
  tap()
  expect(cell(DECEMBER).tagName).toBe('BUTTON')
  tap()
  expect(cell(DECEMBER).tagName).toBe('INPUT')
})
