import { Button } from '@mantine/core'
import { IconClock, IconDownload, IconPlayerPlay, IconPlus } from '@tabler/icons-react'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { NotFoundPage } from '../shell/errors/not-found-page'
import { type PaletteProvider, usePaletteProvider } from '../shell/palette/palette-context'
import { SIDE_MENU } from '../shell/workspace/side-menu-entries'
import { WorkspaceLayout } from '../shell/workspace/workspace-layout'
import type { WorkspaceViewer } from '../shell/workspace/workspace-viewer'
import { showSuccess } from '../ui/feedback/snackbar'
import { PageBody, PageHead } from '../ui/layout/page-head'
import { PhoneDock } from '../ui/layout/phone-dock'
import { DataTable } from '../ui/lists/data-table'
import { Pager } from '../ui/lists/pager'
import { Logo } from '../ui/people/logo'
import { SAMPLE_PROJECTS } from './sample-projects'

const VIEWER: WorkspaceViewer = {
  user: { username: 'amelia.hart@calder-rowe.example' },
  employee: { id: 'amelia', displayName: 'Amelia Hart' },
  company: {
    id: 'calder-rowe',
    domain: 'calder-rowe',
    name: 'Calder & Rowe',
    colours: null,
    features: new Set(['project', 'reports', 'timeSheet', 'absence', 'expense', 'asset']),
  },
  capabilities: new Set([
    'canManageEmployees',
    'canManageClients',
    'canManageCompany',
    'canManageProjects',
    'canManageAssets',
    'canProcessPayments',
    'isApprover',
  ]),
  badges: { approvals: 18, payments: 6 },
  otherWorkspaces: [{ domain: 'harbour-lane', name: 'Harbour Lane Studio' }],
  onSignOut: () => undefined,
}

function ClientsExample() {
  const [page, setPage] = useState(1)
  return (
    <>
      <PageHead
        title="Clients"
        note="38 active"
        actions={
          <>
            <Button variant="default" leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}>
              CSV
            </Button>
            <Button leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}>Add client</Button>
          </>
        }
      />
      <PageBody>
        <div>
          <DataTable
            label="Clients"
            rows={SAMPLE_PROJECTS}
            rowKey={(project) => project.id}
            rowName={(project) => project.client}
            height="tall"
            empty={{ text: 'No clients yet' }}
            onOpen={() => undefined}
            columns={[
              {
                id: 'client',
                header: 'Client',
                cell: (project) => (
                  <span style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
                    <Logo name={project.client} />
                    <b style={{ fontWeight: 600 }}>{project.client}</b>
                  </span>
                ),
              },
              { id: 'owner', header: 'Owner', cell: (project) => project.lead, desktopOnly: true },
              { id: 'revenue', header: 'Revenue this year', align: 'end', cell: (project) => project.revenue },
            ]}
          />
          <Pager page={page} per={12} total={38} onPage={setPage} />
        </div>
      </PageBody>
      <PhoneDock>
        <Button size="lg" fullWidth leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}>
          Add client
        </Button>
      </PhoneDock>
    </>
  )
}

function PaletteExample() {
  const provider = useMemo<PaletteProvider>(
    () => ({
      id: 'example-actions',
      group: 'Actions',
      order: 0,
      creates: true,
      items: [
        {
          id: 'timer',
          label: 'Start a timer',
          shortcut: 'T',
          icon: <IconPlayerPlay size={16} stroke={1.75} aria-hidden />,
          run: () => showSuccess('Created successfully'),
        },
        {
          id: 'log',
          label: 'Log time for today',
          shortcut: 'N',
          icon: <IconClock size={16} stroke={1.75} aria-hidden />,
          run: () => showSuccess('Created successfully'),
        },
      ],
    }),
    [],
  )
  usePaletteProvider(provider)
  return null
}

/** The workspace layout around one page, in a router of its own that knows every page of the menu. */
function createExampleRouter() {
  const root = createRootRoute({
    notFoundComponent: NotFoundPage,
    component: () => (
      <WorkspaceLayout viewer={VIEWER}>
        <PaletteExample />
        <Outlet />
      </WorkspaceLayout>
    ),
  })
  const pages = SIDE_MENU.map((entry) =>
    createRoute({ getParentRoute: () => root, path: entry.to, component: ClientsExample }),
  )
  return createRouter({
    routeTree: root.addChildren(pages),
    history: createMemoryHistory({ initialEntries: ['/employments/calder-rowe/clients'] }),
  })
}

export default function ShellExample() {
  const [router] = useState(createExampleRouter)
  return <RouterProvider router={router} />
}
