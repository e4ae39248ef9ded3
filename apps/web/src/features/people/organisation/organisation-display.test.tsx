import type { ChartPerson } from '@praxis/contract/people/employees'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { WorkspaceViewerProvider } from '../../../shell/workspace/workspace-context'
import { renderInKit } from '../../../testing/render-in-kit'
import { sampleWorkspace } from '../../workspaces/testing/sample-workspace'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { OrganisationChart } from './organisation-chart'
import { everybodyAbove, personTree, rowsOf } from './person-tree'
import { PersonTree } from './person-tree-list'
import type { ShownTree } from './shown-tree'

afterEach(cleanup)

const person = (id: string, lineManagerID: string | null): ChartPerson => ({
  id,
  displayName: `Person ${id}`,
  displayInitials: 'P',
  profileImage: null,
  jobTitle: 'Staff',
  isActive: true,
  lineManagerID,
  isInvited: false,
})

async function show(Display: ComponentType<ShownTree>, people: readonly ChartPerson[]) {
  const tree = personTree(people)
  function Folding() {
    const [open, setOpen] = useState<ReadonlySet<string>>(everybodyAbove(tree))
    const toggle = (id: string) => setOpen(open.has(id) ? new Set() : everybodyAbove(tree))
    return <Display rows={rowsOf(tree, open)} found={undefined} onToggle={toggle} isFixed={false} />
  }
  const viewer = {
    user: { username: '' },
    employee: { id: '0', displayName: '' },
    company: { id: '1', domain: 'firm', name: 'Firm', colours: null, features: new Set<never>() },
    capabilities: new Set<never>(),
    badges: {},
    otherWorkspaces: [],
    onSignOut: vi.fn(),
  }
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queryClient.setQueryData(workspaceQuery.queryKey, sampleWorkspace('firm'))
  const router = createRouter({
    routeTree: createRootRoute({ component: Folding }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  renderInKit(
    <QueryClientProvider client={queryClient}>
      <WorkspaceViewerProvider viewer={viewer}>
        <RouterProvider router={router} />
      </WorkspaceViewerProvider>
    </QueryClientProvider>,
  )
  await screen.findByRole('tree')
}

const few = [person('0', null), person('1', '0'), person('2', '0')]

describe.each([
  ['chart', OrganisationChart],
  ['list', PersonTree],
])('the %s', (_, Display) => {
  it('draws only what is on screen of a large firm', async () => {
    await show(
      Display,
      Array.from({ length: 2000 }, (__, index) => person(String(index), index === 0 ? null : '0')),
    )
    expect(screen.getAllByRole('treeitem').length).toBeGreaterThan(5)
    expect(screen.getAllByRole('treeitem').length).toBeLessThan(200)
  })

  it('draws a chain as long as the firm is large', async () => {
    await show(
      Display,
      Array.from({ length: 2000 }, (__, index) => person(String(index), index === 0 ? null : String(index - 1))),
    )
    expect(screen.getAllByRole('treeitem').length).toBeLessThan(200)
  })

  it('folds', async () => {
    await show(Display, few)
    fireEvent.click(screen.getByRole('button', { name: 'Collapse Person 0' }))
    expect(screen.getAllByRole('treeitem')).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Expand Person 0' }))
    expect(screen.getAllByRole('treeitem')).toHaveLength(3)
  })
})

it('is walked in the chart along what it looks like', async () => {
  await show(OrganisationChart, few)
  const at = (name: string) => screen.getByRole('treeitem', { name: `${name}, Staff` })
  const press = async (from: string, key: string, to: string) => {
    fireEvent.keyDown(at(from), { key })
    await waitFor(() => expect(document.activeElement).toBe(at(to)))
  }
  at('Person 0').focus()
  await press('Person 0', 'ArrowDown', 'Person 1')
  await press('Person 1', 'ArrowRight', 'Person 2')
  await press('Person 2', 'ArrowLeft', 'Person 1')
  await press('Person 1', 'ArrowUp', 'Person 0')
})
