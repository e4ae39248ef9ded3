import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Refused, serve } from '../../../api/testing/fake-server'
import { inWorkspace } from '../../../testing/in-workspace'
import { renderInKit } from '../../../ui/forms/testing/render-in-kit'
import { CopyBudgetPlan } from '../budget/copy-budget-plan'
import { planValues } from '../budget/plan-values'
import { useBudgetPlanDraft } from '../budget/use-budget-plan-draft'
import { sampleBudgetPlan, sampleSnapshot, sampleTarget } from '../testing/sample-plans'

afterEach(() => {
  vi.unstubAllGlobals()
  window.localStorage.clear()
})

const OTHER = '0198c0de-0000-7000-8000-000000000022'
const brief = (id: string, name: string) => ({ id, name, isActive: true, isInternal: true, client: null })

function Editor() {
  const plan = useBudgetPlanDraft(sampleTarget, sampleBudgetPlan())
  return (
    <>
      <output>{JSON.stringify(plan.values)}</output>
      <CopyBudgetPlan target={sampleTarget} plan={plan} currency="GBP" />
    </>
  )
}

const otherPlan = sampleBudgetPlan({ snapshot: sampleSnapshot({ othersCostCalculationMethod: 'fixedMonthly' }) })

/** Chooses the other project to copy from, whose plan the server answers with. */
async function copyFrom(answer: unknown) {
  const received = serve({
    'GET /projects/list': () => ({ items: [brief(sampleTarget.id, 'Data platform'), brief(OTHER, 'Telemetry')] }),
    'GET /opportunities/list': () => ({ items: [] }),
    [`GET /projects/${OTHER}/budgetPlan`]: () => answer,
    'POST /budgetPlans/updateSnapshot': ({ body }) => {
      const { can, currency, savedAt, savedBy, keptOn, keptSince, version, ...ground } = sampleBudgetPlan()
      return { ...ground, snapshot: JSON.parse(body).snapshot }
    },
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const user = renderInKit(<QueryClientProvider client={queryClient}>{inWorkspace(<Editor />)}</QueryClientProvider>)
  await user.click(screen.getByRole('button', { name: 'Copy from…' }))
  await user.click(await screen.findByRole('combobox', { name: 'Project or opportunity' }))
  await user.click(await screen.findByRole('option', { name: /Telemetry/ }))
  expect(screen.queryByRole('option', { name: /Data platform/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  return received
}

it('puts another plan into what is edited, and saves nothing', async () => {
  const received = await copyFrom(otherPlan)
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), 10_000)
  const values: ReturnType<typeof planValues> = JSON.parse(screen.getByRole('status').textContent ?? '')
  expect(values['othersBudget/cost'].method).toBe('fixedMonthly')
  expect(received.some(({ path }) => path === `/projects/${sampleTarget.id}/budgetPlan`)).toBe(false)
})

it.each([
  ['which its copier may not read', new Refused(401, 'invalidPermission'), 'You don’t have access to this plan'],
  ['in another currency', { ...otherPlan, currency: 'EUR' }, 'That plan is in EUR, this one in GBP'],
])('says why a plan %s can’t be copied, and changes nothing', async (_, answer, text) => {
  await copyFrom(answer)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual(planValues(sampleSnapshot()))
})
