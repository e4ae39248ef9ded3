import type { Page, Route } from '@playwright/test'
import type { Screen, ScreenState } from './screen'

const workspace = '/employments/calder-rowe'
/** The id of Data platform in the demo workspace; the same in every installation. */
const DATA_PLATFORM = '9c1a49d8-74bf-8c45-a61f-39e9b52a4b41'

const signedIn = true as const

export const projectScreens: readonly Screen[] = [
  { name: 'projects', path: `${workspace}/projects?attribute=all`, shows: /Data platform/, signedIn },
  { name: 'projects-no-match', path: `${workspace}/projects?search=zzzz`, shows: /No projects match/, signedIn },
  { name: 'project-management', path: `${workspace}/project-management`, shows: /\d active/, signedIn },
  { name: 'create-client', path: `${workspace}/project-management/create-client`, shows: /Overall margin/, signedIn },
  {
    name: 'create-internal',
    path: `${workspace}/project-management/create-internal`,
    shows: /Overall margin/,
    signedIn,
  },
  ...[
    { tab: '', shows: /Budget against actual/ },
    { tab: '/planning', shows: /Breakdown/ },
    { tab: '/resourcePlan', shows: /What it comes to/ },
    { tab: '/budgetPlan', shows: /Forecast at the end/ },
    { tab: '/forecast', shows: /Budget by week/ },
    { tab: '/timeBasedProgress', shows: /Working days gone by/ },
    { tab: '/agreements', shows: /Agreement items/ },
    { tab: '/journal', shows: /Journal/ },
    { tab: '/portals', shows: /Release 3, acceptance/ },
    { tab: '/resourcePermissions', shows: /Project managers/ },
    { tab: '/settings', shows: /asked for with every time entry/ },
  ].map(({ tab, shows }) => ({
    name: `project${tab.replace('/', '-')}`,
    path: `${workspace}/projects/${DATA_PLATFORM}${tab}`,
    shows,
    signedIn,
  })),
]

const longName = 'The Right Honourable Society of Independent Consulting Engineers of Upper and Lower Mercia'

const person = {
  id: '0198c0de-0000-7000-8000-0000000000e1',
  displayName: `Sir ${longName.slice(4, 64)}`,
  displayInitials: 'SR',
  profileImage: null,
  jobTitle: `Acting Deputy Secretary of ${longName}`,
  isActive: true,
}
const client = { id: '0198c0de-0000-7000-8000-0000000000c1', name: longName, logoImage: null, isActive: true }
const tags = Array.from({ length: 12 }, (_, index) => longName.slice(index, index + 30).trim())
const most = { revenue: 999_999_999_999, cost: 1_000_000_000_000 }
const budgets = { consultancyBudget: most, expensesBudget: most, otherBudget: { revenue: 0, cost: 1 } }
const figures = { totalRevenue: 1_999_999_999_998, totalCost: 2_000_000_000_001, feeMargin: -0.1, wholeMargin: -0.1 }

/** Answers with what the server does, but with values that no layout was drawn for. */
async function fulfilAbsurdly(route: Route): Promise<void> {
  const response = await route.fetch()
  const answer = await response.json()
  const path = new URL(route.request().url()).pathname
  if (path.endsWith('/paginated'))
    for (const item of answer.items)
      Object.assign(item, { name: longName, client, lead: person, tags, figures, currency: 'ZAR', teamCount: 120 })
  else if (path.endsWith('/employees'))
    answer.items = [person, person].map((each, index) => ({ ...each, id: `${index}` }))
  else if (path.endsWith('/allRoles')) for (const role of answer.items) role.name = longName
  else if (path.endsWith('/resourcePermissions')) for (const row of answer.items) row.employee = person
  else if (answer.details) {
    Object.assign(answer, { client, ...budgets, figures, completedAt: '2026-11-11T09:00:00.000Z' })
    const row = { key: longName, value: longName, type: 'freeText', isRequired: false, isStrategic: true }
    Object.assign(answer.details, { name: longName, lead: person, tags, currency: 'ZAR', isActive: false })
    Object.assign(answer.details, { importID: longName, dynamicDetails: [row] })
  }
  await route.fulfill({ response, json: answer })
}

const absurd = (name: string, path: string, shows: string): ScreenState => ({
  name,
  who: 'member',
  arrange: async (page) => {
    await page.route(/\/api\/v1\/(projects|projectManagement)\//, fulfilAbsurdly)
    await page.goto(`${workspace}${path}`)
    await page.getByText(shows).filter({ visible: true }).first().waitFor()
    await page.unrouteAll({ behavior: 'wait' })
  },
})

const showList = (page: Page) => page.getByText('List', { exact: true }).click({ force: true })

export const projectStates: readonly ScreenState[] = [
  {
    name: 'projects-unreachable',
    who: 'member',
    arrange: async (page) => {
      await page.route('**/api/v1/projects/paginated', (route) => route.abort())
      await page.goto(`${workspace}/projects`)
      await page.getByRole('button', { name: 'Retry' }).waitFor()
      await page.unrouteAll({ behavior: 'wait' })
    },
  },
  {
    name: 'projects-none',
    who: 'member',
    arrange: async (page) => {
      const metadata = { page: 1, per: 12, total: 0, hasMore: false }
      await page.route('**/api/v1/projects/paginated', (route) => route.fulfill({ json: { items: [], metadata } }))
      await page.goto(`${workspace}/projects`)
      await page.getByText('You aren’t assigned to any projects.').waitFor()
      await page.unrouteAll({ behavior: 'wait' })
    },
  },
  {
    name: 'projects-list',
    who: 'member',
    arrange: async (page) => {
      await page.goto(`${workspace}/projects?attribute=all`)
      await showList(page)
      await page.getByRole('grid', { name: 'Active projects' }).waitFor()
    },
  },
  {
    name: 'project-unsaved',
    who: 'member',
    arrange: async (page) => {
      await page.goto(`${workspace}/projects/${DATA_PLATFORM}/settings`)
      await page.getByLabel('Project name').fill(longName)
      await page.getByText('You have unsaved changes').waitFor()
    },
  },
  absurd('projects-absurd', '/projects?attribute=all&state=all', longName),
  absurd('project-management-absurd', '/project-management', longName),
  absurd('project-absurd', `/projects/${DATA_PLATFORM}`, 'This project was completed'),
  absurd('project-permissions-absurd', `/projects/${DATA_PLATFORM}/resourcePermissions`, 'Project managers'),
  absurd('project-settings-absurd', `/projects/${DATA_PLATFORM}/settings`, 'asked for with every time entry'),
]
