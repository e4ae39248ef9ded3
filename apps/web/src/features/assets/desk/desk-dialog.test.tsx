import type { Asset } from '@praxis/contract/assets/asset-shapes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Refused, serve } from '../../../api/testing/fake-server'
import { inWorkspace } from '../../../testing/in-workspace'
import { renderInKit } from '../../../testing/render-in-kit'
import { sampleWorkspace } from '../../workspaces/testing/sample-workspace'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { callum, keepers, sampleAsset } from '../testing/sample-asset'
import { type DeskAction, DeskDialog } from './desk-dialog'

afterEach(() => vi.unstubAllGlobals())

const path = '/assetCategories/laptops/assets/macbook'

function show(asset: Asset, action: DeskAction, answers: Parameters<typeof serve>[0]) {
  const received = serve({ 'GET /companyManagement/employees': () => ({ items: [callum] }), ...answers })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queryClient.setQueryData(workspaceQuery.queryKey, sampleWorkspace('calder-rowe'))
  const onClose = vi.fn()
  const { person } = renderInKit(
    <QueryClientProvider client={queryClient}>
      {inWorkspace(<DeskDialog asset={asset} action={action} onClose={onClose} />)}
    </QueryClientProvider>,
  )
  const sent = () => received.filter(({ path: at }) => at.startsWith(path)).map(({ body }) => JSON.parse(body))
  return { person, onClose, sent }
}

it('assigns with a note, and says what stands in the way', async () => {
  let isRefused = true
  const asset = sampleAsset({ can: keepers })
  const { person, onClose, sent } = show(asset, 'assign', {
    [`PUT ${path}/assign`]: () => {
      if (!isRefused) return asset
      isRefused = false
      return new Refused(409, 'assetHasBookings', { asset: asset.name, bookings: 'Megan Price, 18/11/2026' })
    },
  })
  await person.click(screen.getByRole('button', { name: /^Assign/ }))
  expect(await screen.findByText('Person is required')).toBeTruthy()
  await person.click(screen.getByRole('combobox', { name: 'Person' }))
  await person.click(await screen.findByRole('option', { name: /Callum Reid/ }))
  await person.type(screen.getByRole('textbox', { name: /^Note/ }), 'With its charger')
  await person.click(screen.getByRole('button', { name: /^Assign/ }))
  expect(await screen.findByText(/is booked: Megan Price, 18\/11\/2026/)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: /^Assign/ }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent().at(-1)).toEqual({ employeeID: 'callum', note: 'With its charger' })
})

it('takes until the end of today unless another day is said', async () => {
  const { person, onClose, sent } = show(sampleAsset({ can: { take: true } }), 'take', {
    [`POST ${path}/history/nonRequiredBooking`]: () => sampleAsset(),
  })
  await person.click(screen.getByRole('button', { name: /^Take/ }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent()).toEqual([{ movement: 'taken', note: '' }])
})

const use = {
  from: '2026-11-10T09:00:00Z',
  to: '2026-11-13T17:30:00Z',
  isWaiting: false,
  returnedAt: null,
  isOverdue: false,
}

it.each([
  ['booking', 'requiredBooking', { bookingID: 'use', movement: 'broughtBack', note: '' }],
  ['taking', 'nonRequiredBooking', { movement: 'broughtBack', note: '' }],
] as const)('brings back what is out for a %s', async (kind, address, body) => {
  const out = { ...use, id: 'use', kind, employee: callum, takenAt: '2026-11-10T09:00:00Z' }
  const { person, onClose, sent } = show(sampleAsset({ uses: [out], can: { bringBack: true } }), 'bringBack', {
    [`POST ${path}/history/${address}`]: () => sampleAsset(),
  })
  expect(screen.getByText('Callum Reid has it now.')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: /^Bring back/ }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent()).toEqual([body])
})
