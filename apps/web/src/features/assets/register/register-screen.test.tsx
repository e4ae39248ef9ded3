import type { AssetListItem } from '@praxis/contract/assets/asset-shapes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Refused, serve } from '../../../api/testing/fake-server'
import type { Capability } from '../../../shell/workspace/workspace-viewer'
import { inWorkspace } from '../../../testing/in-workspace'
import { renderInKit } from '../../../testing/render-in-kit'
import { sampleWorkspace } from '../../workspaces/testing/sample-workspace'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { sampleCategory, sampleListItem } from '../testing/sample-asset'
import { RegisterScreen } from './register-screen'
import type { RegisterSearch } from './register-search'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => vi.unstubAllGlobals())

const van = { id: 'vehicles', name: 'Vehicles', position: 1, assetCount: 1 }
const listed: { readonly assets: AssetListItem[]; readonly category: ReturnType<typeof sampleCategory> }[] = [
  { category: sampleCategory(), assets: [sampleListItem()] },
  {
    category: sampleCategory(van),
    assets: [sampleListItem({ id: 'van', name: 'Van', code: 'VH-002', categoryID: 'vehicles' })],
  },
]

interface Shown {
  readonly search?: RegisterSearch
  readonly items?: typeof listed
  readonly capabilities?: Capability[]
  readonly answers?: Parameters<typeof serve>[0]
}

function show({ search = {}, items = listed, capabilities = ['canManageAssets'], answers = {} }: Shown = {}) {
  const total = items.reduce((sum, { assets }) => sum + assets.length, 0)
  const received = serve({
    'GET /assetCategories': () => ({
      items: items.map(({ category, assets }) => ({ ...category, assets })),
      metadata: { page: 1, per: 50, total, hasMore: false },
    }),
    'GET /assetCategories/options': () => ({ items: [] }),
    'GET /assetCategories/count': () => ({
      ...{ categoryCount: items.length, assetCount: total, retiredCount: 0, toDecideCount: 2, ownWaitingCount: 1 },
      ...{ ownBookingCount: 0, overdueCount: 0 },
    }),
    ...answers,
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  queryClient.setQueryData(workspaceQuery.queryKey, sampleWorkspace('calder-rowe'))
  const { person } = renderInKit(
    <QueryClientProvider client={queryClient}>
      {inWorkspace(<RegisterScreen search={search} />, { capabilities: new Set(capabilities) })}
    </QueryClientProvider>,
  )
  const asked = () => received.filter(({ path }) => path === '/assetCategories').map(({ query }) => query)
  return { person, asked, received }
}

it('lists assets by category, and counts what waits for the reader', async () => {
  show()
  const laptops = await screen.findByRole('region', { name: 'Laptops' })
  expect(within(laptops).getByText('booking needed, approved by hand')).toBeTruthy()
  expect(within(laptops).getByRole('link', { name: 'MacBook Pro 16″' })).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Vehicles' })).getByText('VH-002')).toBeTruthy()
  expect(await screen.findByText('2 in 2 categories')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Awaiting approval/ }).textContent).toBe('Awaiting approval2')
})

it('asks for what is free from one midnight of the reader to another', async () => {
  const { asked } = show({ search: { freeFrom: '2026-07-13', freeTo: '2026-07-14', search: 'mac' } })
  await screen.findByRole('region', { name: 'Laptops' })
  expect(Object.fromEntries(asked()[0] ?? [])).toEqual({
    ...{ freeFrom: '2026-07-12T23:00:00.000Z', freeTo: '2026-07-14T23:00:00.000Z', search: 'mac' },
    ...{ page: '1', per: '50' },
  })
})

it('has nothing to manage for those who only borrow', async () => {
  const category = sampleCategory({ can: { edit: false, delete: false } })
  const { person } = show({ capabilities: [], items: [{ category, assets: [sampleListItem()] }] })
  await screen.findByRole('region', { name: 'Laptops' })
  for (const name of ['Add asset', 'Add category', 'Actions for Laptops', 'Download these assets as CSV'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'State' }))
  expect(screen.queryByRole('menuitemradio', { name: 'Retired' })).toBeNull()
})

it('prints labels of what is selected, across categories', async () => {
  const asked = vi.fn()
  const label = {
    assetID: 'van',
    name: 'Van',
    code: 'VH-002',
    categoryName: 'Vehicles',
    url: 'https://praxis.example/van',
  }
  const { person } = show({
    answers: {
      'GET /assetCategories/labels': ({ query }) => {
        asked(query.getAll('assetIDs').join())
        return { items: [label] }
      },
    },
  })
  await person.click(await screen.findByRole('checkbox', { name: 'Select MacBook Pro 16″' }))
  await person.click(screen.getByRole('checkbox', { name: 'Select Van' }))
  await person.click(screen.getByRole('button', { name: 'Print labels' }))
  expect(await screen.findAllByRole('img', { name: 'QR code of VH-002' })).toBeTruthy()
  expect(asked).toHaveBeenCalledWith('macbook,van')
})

it('moves a category, and says why it can’t be deleted', async () => {
  const { person, received } = show({
    answers: {
      'PUT /assetCategories/laptops': () => sampleCategory({ position: 1 }),
      'DELETE /assetCategories/laptops': () => new Refused(409, 'recordInUse', { usedBy: 'assets' }),
    },
  })
  const menu = await screen.findByRole('button', { name: 'Actions for Laptops' })
  await person.click(menu)
  expect(screen.queryByRole('menuitem', { name: 'Move up' })).toBeNull()
  await person.click(await screen.findByRole('menuitem', { name: 'Move down' }))
  const moved = received.find(({ path }) => path === '/assetCategories/laptops')
  expect(JSON.parse(moved?.body ?? '')).toEqual({ position: 1, version: 1 })
  await person.click(menu)
  await person.click(await screen.findByRole('menuitem', { name: 'Delete…' }))
  await person.click(await screen.findByRole('button', { name: 'Delete category' }))
  expect(await screen.findByText(/Move its assets to another category first/)).toBeTruthy()
})

it('begins with a category, and finds nothing without saying that there is nothing', async () => {
  show({ items: [] })
  expect(await screen.findByText(/^No assets yet/)).toBeTruthy()
})

it('says that no asset matches, with a way back to all of them', async () => {
  show({ items: listed.map((each) => ({ ...each, assets: [] })), search: { condition: 'broken' } })
  expect(await screen.findByText('No assets match these filters')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeTruthy()
})

it('can be asked for again when it did not come', async () => {
  show({ answers: { 'GET /assetCategories': () => new Refused(503, 'unavailable') } })
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy()
})
