import type { ResourcePlan } from '@praxis/contract/plans/resource-plan'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../../../api/testing/fake-server'
import { renderInKit } from '../../../ui/forms/testing/render-in-kit'
import { sampleResourcePlan, sampleTarget } from '../testing/sample-plans'
import { RoleCard } from './role-card'
import { useResourceDraft } from './use-resource-draft'

afterEach(() => {
  vi.unstubAllGlobals()
  window.localStorage.clear()
})

const SENIOR = '0198c0de-0000-7000-8000-000000000041'

function Editor({ plan }: { plan: ResourcePlan }) {
  const editing = useResourceDraft(sampleTarget, plan)
  const [role] = editing.values.roles
  return (
    <>
      <button type="button" onClick={() => void editing.draft.save()}>
        Save
      </button>
      {role && <RoleCard plan={plan} editing={editing} role={role} isAdded={false} />}
    </>
  )
}

/** The card of a plan's only role; the server gives it the rates of the card that it names, and keeps what is saved. */
function openRole(plan = sampleResourcePlan()) {
  const saved: unknown[] = []
  serve({
    'GET /companyManagement/rateCards': () => ({ items: [{ id: SENIOR, name: 'Senior', code: 'SEN', version: 1 }] }),
    'GET /companyManagement/employees': () => ({ items: [] }),
    'POST /resourcePlans/updateEmployee': ({ body }) => {
      const { snapshot } = JSON.parse(body)
      const roles = snapshot.roles.map((role: { rateCardID: string | null }) => ({
        ...role,
        ...(role.rateCardID && { hourlyCharge: 15_000, hourlyCost: 9_000 }),
      }))
      return { snapshot: { ...snapshot, roles }, sums: plan.sums, weeks: plan.weeks }
    },
    [`PUT /projects/${sampleTarget.id}/resourcePlan`]: ({ body }) => {
      saved.push(JSON.parse(body).snapshot.roles[0])
      return plan
    },
  })
  const user = renderInKit(
    <QueryClientProvider client={new QueryClient()}>
      <Editor plan={plan} />
    </QueryClientProvider>,
  )
  return { user, saved }
}

const charge = () => screen.getByLabelText<HTMLInputElement>('Charge an hour')

it('a role takes the rates of the rate card that is chosen, says what they were, and sends both', async () => {
  const { user, saved } = openRole()
  expect(charge().value).toMatch(/120\.00/)
  await user.click(screen.getByRole('combobox', { name: /^Rate card/ }))
  await user.click(await screen.findByRole('option', { name: /Senior/ }))
  await waitFor(() => expect(charge().value).toMatch(/150\.00/))
  expect(screen.getByText('was £120')).toBeTruthy()
  await user.click(screen.getByText('Save'))
  await waitFor(() => expect(saved).toMatchObject([{ rateCardID: SENIOR, hourlyCharge: 15_000, hourlyCost: 9_000 }]))
})

it('a role without rates yet gets them from those who may set rates', () => {
  const { snapshot } = sampleResourcePlan()
  const roles = snapshot.roles.map(({ hourlyCharge: _, hourlyCost: __, ...role }) => role)
  openRole(sampleResourcePlan({ snapshot: { ...snapshot, roles } }))
  expect(charge().value).toBe('')
  expect(charge().disabled).toBe(false)
})

it('rates stand still for those who may only see them', () => {
  openRole(sampleResourcePlan({ can: { edit: true, setRates: false } }))
  expect(charge().disabled).toBe(true)
})
