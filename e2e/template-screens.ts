import type { Screen, ScreenState } from './screen'

const workspace = '/employments/calder-rowe'
/** The id of Data platform in the demo workspace; the same in every installation. */
const DATA_PLATFORM = '9c1a49d8-74bf-8c45-a61f-39e9b52a4b41'
const gantt = `${workspace}/projects/${DATA_PLATFORM}/ganttChart`

const signedIn = true as const

export const templateScreens: readonly Screen[] = [
  { name: 'templates', path: `${workspace}/project-template`, shows: /Published/, signedIn },
  {
    name: 'templates-no-match',
    path: `${workspace}/project-template?search=zzzz`,
    shows: /No templates match/,
    signedIn,
  },
  { name: 'gantt', path: gantt, shows: /^(Sources|Pipelines|Model and quality)$/, signedIn },
  { name: 'gantt-day', path: `${gantt}?scale=day`, shows: /^(Sources|Pipelines|Model and quality)$/, signedIn },
  { name: 'gantt-month', path: `${gantt}?scale=month`, shows: /^(Sources|Pipelines|Model and quality)$/, signedIn },
  { name: 'gantt-no-match', path: `${gantt}?taskNameTerm=zzzz`, shows: /No tasks match/, signedIn },
]

const longTitle = 'The Right Honourable Society of Independent Consulting Engineers of Upper and Lower Mercia'

const openTab = (name: string, tab: string, shows: string): ScreenState => ({
  name,
  who: 'member',
  arrange: async (page) => {
    await page.goto(`${workspace}/project-template`)
    await page.getByRole('list', { name: 'Project templates' }).getByRole('link').first().click()
    await page.getByRole('link', { name: tab, exact: true }).click()
    await page.getByText(shows).filter({ visible: true }).first().waitFor()
  },
})

export const templateStates: readonly ScreenState[] = [
  openTab('template-configure', 'Configure', 'Task fields'),
  openTab('template-task-lists', 'Task lists', 'Add task'),
  openTab('template-task-statuses', 'Task statuses', 'Add status'),
  openTab('template-automations', 'Automations', 'Add rule'),
  {
    name: 'templates-none',
    who: 'member',
    arrange: async (page) => {
      const metadata = { page: 1, per: 12, total: 0, hasMore: false }
      await page.route('**/api/v1/projectTemplates?*', (route) => route.fulfill({ json: { items: [], metadata } }))
      await page.goto(`${workspace}/project-template`)
      await page.getByText('A template gives new projects').waitFor()
      await page.unrouteAll({ behavior: 'wait' })
    },
  },
  {
    name: 'gantt-unreachable',
    who: 'member',
    arrange: async (page) => {
      await page.route('**/ganttChart', (route) =>
        route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
      )
      await page.goto(gantt)
      await page.getByRole('button', { name: 'Retry' }).waitFor()
      await page.unrouteAll({ behavior: 'wait' })
    },
  },
  {
    name: 'gantt-absurd',
    who: 'member',
    arrange: async (page) => {
      await page.route('**/api/v1/**/ganttChart', async (route) => {
        const response = await route.fetch()
        const answer = await response.json()
        for (const taskList of answer.taskLists) {
          taskList.name = longTitle
          for (const [index, task] of taskList.tasks.entries()) {
            task.title = longTitle
            if (index % 3 === 1) Object.assign(task, { startDate: '1066-10-14', endDate: '2999-12-31' })
          }
        }
        await route.fulfill({ response, json: answer })
      })
      await page.goto(gantt)
      await page.getByText(longTitle).first().waitFor()
      await page.unrouteAll({ behavior: 'wait' })
    },
  },
]
