import type { Screen, ScreenState } from './screen'

const workspace = '/employments/calder-rowe'
/** The board of Data platform in the demo workspace; the same in every installation. */
const BOARD = `${workspace}/projects/9c1a49d8-74bf-8c45-a61f-39e9b52a4b41/taskLists`

const signedIn = true as const

export const taskScreens: readonly Screen[] = [
  { name: 'task-board', path: BOARD, shows: /Add task/, signedIn },
  { name: 'task-board-no-match', path: `${BOARD}?taskNameTerm=zzzz`, shows: /No tasks match/, signedIn },
  { name: 'my-tasks', path: `${workspace}/myTasks`, shows: /Add task/, signedIn },
]

const show = (name: 'Table' | 'Kanban'): ScreenState => ({
  name: `task-board-${name.toLowerCase()}`,
  who: 'member',
  arrange: async (page) => {
    await page.goto(BOARD)
    await page.getByText(name, { exact: true }).click({ force: true })
    await page.getByText('Add task').first().waitFor()
  },
})

export const taskStates: readonly ScreenState[] = [
  show('Table'),
  show('Kanban'),
  {
    name: 'task-panel',
    who: 'member',
    arrange: async (page) => {
      await page.goto(BOARD)
      // A board opens in the display it had last.
      await page.getByRole('radiogroup', { name: 'Display' }).getByText('List').click({ force: true })
      await page.getByRole('treegrid', { name: 'Tasks' }).getByRole('link').first().click()
      await page.getByRole('textbox', { name: 'Comment' }).waitFor()
    },
  },
]
