import type { APIRequestContext, Page } from '@playwright/test'
import { sharedInfos } from '@praxis/contract/portals/portal-rules'
import { projectPortals } from '@praxis/contract/portals/project-portals'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { busyPortal, fillGate, portalFirm } from './portal-firm'
import type { ScreenState } from './screen'

const LONG = `${'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(3)}<b>&amp;`

/** The id of Data platform in the demo workspace; the same in every installation. */
const DATA_PLATFORM = '9c1a49d8-74bf-8c45-a61f-39e9b52a4b41'

type Opened = Pick<Awaited<ReturnType<typeof portalFirm>>, 'address' | 'password'>

/** Each portal is made once, and its pictures are taken one after the other. */
const made = new Map<string, Promise<Opened>>()

const once = (name: string, make: (request: APIRequestContext) => Promise<Opened>) => (page: Page) => {
  const portal = made.get(name) ?? make(page.request)
  made.set(name, portal)
  return portal
}

const empty = once('empty', (request) => portalFirm(request, 'Empty portal'))

const full = once('full', async (request) => {
  const firm = await busyPortal(request, 'Full portal')
  await firm.askToApprove()
  return firm
})

/** What somebody may have typed, and more of it than anybody would. */
const absurd = once('absurd', async (request) => {
  const firm = await busyPortal(request, 'Absurd portal', undefined, {
    title: LONG.slice(0, 120),
    welcomeText: LONG.repeat(3).slice(0, 900),
  })
  const params = { id: firm.platformID, taskListId: firm.list.id }
  for (const title of [LONG, '🙂'.repeat(80), 'ا'.repeat(120)])
    await firm.call(projectTasks.createTask, {
      params,
      body: { title, priority: 2, dueDate: '1999-12-31', estimatedTime: 99_999_999 },
    })
  await firm.call(projectPortals.addPortalDocuments, {
    ...firm.ofPortal,
    files: { files: [new File(['x'], `${'very-long-name-'.repeat(12)}.txt`, { type: 'text/plain' })] },
  })
  return firm
})

/** The tab of a project on which its portals are set up, answered by what the server has not. */
const tabState = (
  name: string,
  answers: readonly (readonly [path: string, answer: object | undefined])[],
  shown: string | RegExp,
): ScreenState => ({
  name: `project-portals-${name}`,
  who: 'member',
  arrange: async (page) => {
    for (const [path, json] of answers)
      await page.route(`**/api/v1/projects/*/portals${path}`, (route) =>
        json ? route.fulfill({ json }) : route.abort(),
      )
    await page.goto(`/employments/calder-rowe/projects/${DATA_PLATFORM}/portals`)
    await page.getByText(shown).first().waitFor()
    await page.unrouteAll({ behavior: 'wait' })
  },
})

const absurdPortals = Array.from({ length: 12 }, (_, index) => ({
  ...{ id: `0198c0de-0000-7000-8000-0000000000${10 + index}`, reference: `absurd-${index}`, title: LONG.slice(0, 120) },
  ...{ welcomeText: LONG.repeat(3).slice(0, 900), preset: 'cumulativeRevenueByWeek', sharedInfos },
  ...{ visitors: [`${'very.long.name.'.repeat(6)}@northgate.example`, '@northgate.example'], isActive: index > 0 },
  ...{ passwordSetAt: index === 1 ? null : '2026-07-14T09:00:00.000Z', visitorCount: 10_000 },
  ...{ lastVisitAt: '2026-11-12T08:52:00.000Z', closedAt: index === 0 ? '2026-09-30T09:00:00.000Z' : null },
  ...{ version: 1, createdAt: '2026-07-14T09:00:00.000Z', can: { edit: true } },
}))

/** A page of a portal, reached through its gate. */
const state = (
  name: string,
  portal: (page: Page) => Promise<Opened>,
  path: string,
  arrange: (page: Page) => Promise<void>,
): ScreenState => ({
  name: `portal-${name}`,
  who: 'stranger',
  arrange: async (page) => {
    const { address, password } = await portal(page)
    await page.context().clearCookies()
    await page.goto(`${address}${path}`)
    await fillGate(page, password)
    await arrange(page)
  },
})

const display = (name: string) => async (page: Page) => {
  await page.getByRole('radiogroup', { name: 'Display' }).getByText(name).click({ force: true })
  await page.getByText('Masking rules').first().waitFor()
}

/** How the overview shows its tasks. */
const chosen = (name: string) => async (page: Page) => {
  await page.getByTitle(name, { exact: true }).click()
  await page.getByText('Masking rules').first().waitFor()
}

const shows = (text: string | RegExp) => async (page: Page) => page.getByText(text).first().waitFor()

const openTask = async (page: Page) => {
  await display('List')(page)
  await page.getByRole('treegrid', { name: 'Tasks' }).getByRole('link').first().click()
  await page.getByRole('textbox', { name: 'Comment' }).waitFor()
}

export const portalStates: readonly ScreenState[] = [
  {
    name: 'portal-gate',
    who: 'stranger',
    arrange: async (page) => {
      await page.context().clearCookies()
      await page.goto((await full(page)).address)
      await page.getByRole('heading', { name: 'Open the portal' }).waitFor()
    },
  },
  state('overview', full, '', shows('Kick-off agreed')),
  state('overview-kanban', full, '', chosen('Kanban')),
  state('overview-table-absurd', absurd, '', chosen('Table')),
  state('overview-adding', full, '', async (page) => {
    await page.getByRole('button', { name: 'Add task' }).click()
    await page.getByRole('textbox', { name: 'New task' }).waitFor()
  }),
  state('overview-empty', empty, '', shows(/No tasks yet/)),
  state('overview-absurd', absurd, '', shows('Kick-off agreed')),
  state('board', full, '/taskLists', display('List')),
  state('board-kanban', full, '/taskLists', display('Kanban')),
  state('board-table', full, '/taskLists', display('Table')),
  state('board-absurd', absurd, '/taskLists', display('List')),
  state('board-empty', empty, '/taskLists', shows(/No tasks yet/)),
  state('board-no-match', full, '/taskLists?taskNameTerm=zzzz', shows(/No tasks match/)),
  state('task', full, '/taskLists', openTask),
  state('task-absurd', absurd, '/taskLists', openTask),
  state('task-missing', full, '/taskLists/11111111-1111-4111-8111-111111111111', shows(/no longer here/)),
  state('chart', full, '/ganttChart', shows('Masking rules')),
  state('mails', full, '/mails', shows('Comments on tasks')),
  state('documents-absurd', absurd, '/documents', shows(/very-long-name/)),
  state('approvals', full, '/approvals', shows('Release 3')),
  tabState('none', [['', { items: [] }]], 'No portals yet.'),
  tabState('unreachable', [['', undefined]], 'Retry'),
  tabState(
    'absurd',
    [
      ['', { items: absurdPortals }],
      ['/*/{visitors,events}**', undefined],
      ['/*/documents', { items: [] }],
    ],
    'Retry',
  ),
]
