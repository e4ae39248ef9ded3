import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useMemo } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { usePaletteProvider } from '../palette/palette-context'
import { SIDE_MENU } from './side-menu-entries'
import { WorkspaceLayout } from './workspace-layout'
import type { WorkspaceViewer } from './workspace-viewer'

const viewer: WorkspaceViewer = {
  user: { username: 'amelia.hart@calder-rowe.example' },
  employee: { id: 'amelia', displayName: 'Amelia Hart' },
  company: {
    id: 'calder-rowe',
    domain: 'calder-rowe',
    name: 'Calder & Rowe',
    colours: null,
    features: new Set(['project', 'timeSheet', 'absence']),
  },
  capabilities: new Set(['canManageClients', 'isApprover']),
  badges: { approvals: 18 },
  otherWorkspaces: [{ domain: 'harbour-lane', name: 'Harbour Lane Studio' }],
  onSignOut: vi.fn(),
}

const startTimer = vi.fn()
const openProject = vi.fn()
const searchProjects = vi.fn(async (query: string) => [
  { id: 'p1', label: `Timetable portal for ${query}`, kind: 'Project', run: openProject },
])

function Feature() {
  const actions = useMemo(
    () => ({
      id: 'timers',
      group: 'Actions',
      order: 0,
      creates: true,
      items: [{ id: 'start', label: 'Start a timer', shortcut: 'T', run: startTimer }],
    }),
    [],
  )
  const records = useMemo(() => ({ id: 'projects', group: 'Projects', order: 1, search: searchProjects }), [])
  usePaletteProvider(actions)
  usePaletteProvider(records)
  return null
}

async function renderWorkspace(overrides: Partial<WorkspaceViewer> = {}) {
  const root = createRootRoute({
    component: () => (
      <WorkspaceLayout viewer={{ ...viewer, ...overrides }}>
        <Feature />
        <Outlet />
      </WorkspaceLayout>
    ),
  })
  const pages = SIDE_MENU.map(({ label, to }) =>
    createRoute({ getParentRoute: () => root, path: to, component: () => <h1>{label} page</h1> }),
  )
  const router = createRouter({
    routeTree: root.addChildren(pages),
    history: createMemoryHistory({ initialEntries: ['/employments/calder-rowe/clients'] }),
  })
  const rendered = renderInKit(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { name: 'Clients page' })
  return { router, ...rendered }
}

beforeEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
})

describe('the side menu', () => {
  it('marks the current page, shows what waits, and goes to another page', async () => {
    const { person } = await renderWorkspace()
    const menu = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(menu.getByRole('link', { name: 'Clients' }).getAttribute('aria-current')).toBe('page')
    expect(menu.getByRole('link', { name: /Dashboard/ }).getAttribute('aria-current')).toBeNull()
    expect(menu.getByRole('link', { name: /Approvals.*18/ })).toBeTruthy()
    expect(menu.queryByRole('link', { name: 'Expenses' })).toBeNull()
    await person.click(menu.getByRole('link', { name: 'Absences and Holidays' }))
    expect(await screen.findByRole('heading', { name: 'Absences and Holidays page' })).toBeTruthy()
  })

  it('is mini until pinned, and remembers it', async () => {
    const { person } = await renderWorkspace()
    await person.click(screen.getByRole('button', { name: 'Pin menu' }))
    expect(screen.getByRole('button', { name: 'Collapse menu' })).toBeTruthy()
    expect(localStorage.getItem('praxis-menu-pinned')).toBe('true')
  })

  it('opens as a drawer, which closes when something was chosen', async () => {
    const { person } = await renderWorkspace()
    await person.click(screen.getByRole('button', { name: 'Open menu' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await person.click(drawer.getByRole('link', { name: 'My Tasks' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull())
    expect(await screen.findByRole('heading', { name: 'My Tasks page' })).toBeTruthy()
  })
})

describe('the top bar', () => {
  it('leads to the dashboard by the company, and to other workspaces', async () => {
    const { person } = await renderWorkspace()
    expect(screen.getByRole('link', { name: 'Calder & Rowe' }).getAttribute('href')).toBe('/employments/calder-rowe')
    await person.click(screen.getByRole('button', { name: 'Switch workspace' }))
    const other = await screen.findByRole('menuitem', { name: 'Harbour Lane Studio' })
    expect(other.getAttribute('href')).toBe('/employments/harbour-lane')
    expect(screen.getByRole('menuitem', { name: 'All workspaces' }).getAttribute('href')).toBe('/workspaces')
  })

  it('creates what the features offer', async () => {
    const { person } = await renderWorkspace()
    await person.click(screen.getByRole('button', { name: 'Create' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Start a timer' }))
    expect(startTimer).toHaveBeenCalledOnce()
  })

  it('changes the colour scheme and signs out from the user menu', async () => {
    const { person } = await renderWorkspace()
    await person.click(screen.getByRole('button', { name: 'Amelia Hart: user menu' }))
    await person.click(await screen.findByRole('menuitemradio', { name: 'Dark' }))
    expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark')
    await person.click(screen.getByRole('menuitem', { name: 'Sign out' }))
    expect(viewer.onSignOut).toHaveBeenCalledOnce()
  })
})

describe('the command palette', () => {
  it('opens by Ctrl K, finds pages, actions and records, and goes there by Enter', async () => {
    const { person } = await renderWorkspace()
    await person.keyboard('{Control>}k{/Control}')
    const search = screen.getByPlaceholderText('Search or jump to…')
    await person.type(search, 'time')
    expect(await screen.findByText('Timetable portal for time')).toBeTruthy()
    expect(screen.getByText('Start a timer')).toBeTruthy()
    await person.clear(search)
    await person.type(search, 'abs{Enter}')
    expect(await screen.findByRole('heading', { name: 'Absences and Holidays page' })).toBeTruthy()
  })

  it('has the keyboard in the moment of the key that opens it, and gives it back', async () => {
    const { person } = await renderWorkspace()
    const before = screen.getByRole('link', { name: 'Clients' })
    before.focus()
    fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true })
    expect(document.activeElement).toBe(screen.getByPlaceholderText('Search or jump to…'))
    await person.tab()
    expect(document.activeElement).toBe(screen.getByPlaceholderText('Search or jump to…'))
    await person.keyboard('t{Escape}')
    expect(startTimer).not.toHaveBeenCalled()
    await waitFor(() => expect(document.activeElement).toBe(before))
  })

  it('takes by Enter what is found, also when it is pressed before that', async () => {
    const { person } = await renderWorkspace()
    await person.keyboard('{Control>}k{/Control}ashdown{Enter}')
    await waitFor(() => expect(openProject).toHaveBeenCalledOnce())
    expect(screen.queryByRole('dialog', { name: 'Command palette' })).toBeNull()
  })
})

describe('keys', () => {
  it('do from any page what the palette offers with a key, and are told by a question mark', async () => {
    const { person } = await renderWorkspace()
    await person.keyboard('t')
    expect(startTimer).toHaveBeenCalledOnce()
    await person.keyboard('?')
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(within(help).getByText('Start a timer')).toBeTruthy()
    await person.keyboard('t')
    expect(startTimer).toHaveBeenCalledOnce()
  })
})

describe('the banner of an impersonation', () => {
  it('stands above the page and stops it', async () => {
    const onStop = vi.fn()
    const { person } = await renderWorkspace({ impersonation: { name: 'Tom Okafor', onStop } })
    await person.click(within(await screen.findByRole('status')).getByRole('button', { name: 'Stop' }))
    expect(onStop).toHaveBeenCalledOnce()
  })
})
