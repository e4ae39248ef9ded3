import type { AssetsOfEmployee, HeldAsset } from '@praxis/contract/assets/asset-bookings'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../../../api/testing/fake-server'
import type { WorkspaceViewer } from '../../../shell/workspace/workspace-viewer'
import { inWorkspace } from '../../../testing/in-workspace'
import { renderInKit } from '../../../testing/render-in-kit'
import { sampleWorkspace } from '../../workspaces/testing/sample-workspace'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { callum, sampleListItem } from '../testing/sample-asset'
import { AssetsOfEmployeeCard } from './assets-of-employee-card'
import { AssetsToReturn } from './assets-to-return'

afterEach(() => vi.unstubAllGlobals())

const { id, name, code, picture, categoryID } = sampleListItem()
const asset = { id, name, code, picture, categoryID, categoryName: 'Laptops' }
const assigned: HeldAsset = {
  ...{ asset, kind: 'assignment', id: 'use', since: '2026-01-05T09:00:00Z', until: null, isOverdue: false, note: '' },
}
const overdue: HeldAsset = {
  ...assigned,
  ...{ id: 'late', kind: 'booking', until: '2026-02-02T17:00:00Z', isOverdue: true },
  asset: { ...asset, id: 'van', name: 'Van', code: 'VH-002' },
}
const booked = { id: 'later', asset, from: '2027-03-01T09:00:00Z', to: '2027-03-02T17:00:00Z', isWaiting: true }
const everything: AssetsOfEmployee = { employee: callum, held: [assigned, overdue], booked: [booked] }

function show(part: ReactNode, answer: AssetsOfEmployee, viewer: Partial<WorkspaceViewer> = {}) {
  const received = serve({ 'GET /employees/callum/assets': () => answer })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queryClient.setQueryData(workspaceQuery.queryKey, sampleWorkspace('calder-rowe'))
  const company = {
    id: 'c',
    domain: 'calder-rowe',
    name: 'Calder & Rowe',
    colours: null,
    features: new Set(['asset'] as const),
  }
  const view = renderInKit(
    <QueryClientProvider client={queryClient}>{inWorkspace(part, { company, ...viewer })}</QueryClientProvider>,
  )
  return { ...view, received }
}

it('shows what somebody has, what is late, and what they booked', async () => {
  show(<AssetsOfEmployeeCard person={{ id: 'callum', contract: null }} />, everything)
  const list = within(await screen.findByRole('list', { name: 'Assets' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'MacBook Pro 16″LT-034 · assigned 05/01/2026',
    'VanVH-002 · overdue since 02/02/2026',
    'MacBook Pro 16″LT-034 · Waiting for approval, 01/03/2027 09:00 – 02/03/2027 17:00',
  ])
})

it('asks nothing on behalf of colleagues, who may not know', () => {
  const { received } = show(<AssetsOfEmployeeCard person={{ id: 'callum' }} />, everything)
  expect(received).toEqual([])
})

it('lists what must come back of somebody who leaves, and says nothing where there is nothing', async () => {
  show(<AssetsToReturn employeeID="callum" />, everything)
  const region = await screen.findByRole('region', { name: 'Assets to return' })
  expect(within(region).getByText('To bring back: 2 assets')).toBeTruthy()
  expect(within(region).getByText(/1 booking of theirs/)).toBeTruthy()
})
