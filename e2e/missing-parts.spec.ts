import type { APIRequestContext, Page } from '@playwright/test'
import { timeSheetRequests } from '@praxis/contract/time/time-sheet-approvals'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { callerOf, colleagueOf } from './colleagues'
import { expect, test } from './journey'
import { ABOUT_PARTS, failPart, PARTS, told } from './parts'
import { giveSession, type Person } from './people'
import { swept } from './swept'
import { rowOf } from './task-board'
import { dialog, type Firm, firm, forms, open, shownCalendar, type TypedForm } from './typed-forms'

test.use({ complaints: ABOUT_PARTS })

/** Logs time of somebody else that the owner is to decide on. */
async function addWaitingTime(request: APIRequestContext, owner: Person): Promise<void> {
  const robin = await colleagueOf(request, owner, 'Robin')
  const call = await callerOf(request, robin)
  const from = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`
  const { id } = await call(timeSheetSubmissions.createSubmission, { body: { from, duration: 3600 } })
  await call(timeSheetRequests.submitTimeSheets, { body: { submissionIDs: [id] } })
}

interface TypedPlace extends Pick<TypedForm, 'name' | 'at' | 'field'> {
  readonly open?: (page: Page) => Promise<unknown>
  /** How the form is opened after a reload, where that differs; a form that opens by itself needs nothing. */
  readonly again?: ((page: Page) => Promise<unknown>) | undefined
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const inOrder =
  (...steps: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page)
  }
const named = (label: string | RegExp) => (page: Page) => dialog(page).getByLabel(label)
const taskLists = ({ workspace, projectID }: Firm) => `${workspace}/projects/${projectID}/taskLists`

const TEXT = 'Night trains to Leeds'

/** Every other form that holds more than a word. */
const places: readonly TypedPlace[] = [
  {
    name: 'a denial',
    at: ({ workspace }) => `${workspace}/approvals`,
    open: press(/^Deny/),
    field: named(/Comment/),
  },
  {
    name: 'a cell of the week',
    at: ({ workspace }) => `${workspace}/timesheetsubmissions?display=grid`,
    open: inOrder(
      press('Add project or task'),
      (page) => dialog(page).getByRole('button', { name: /^Add/ }).click(),
      async (page) => {
        await page.keyboard.press('2')
        await page.keyboard.press('Tab')
      },
    ),
    again: press(/^Personal Work, .*: 2, not saved$/),
    field: (page) => page.getByRole('dialog', { name: /^Personal Work/ }).getByLabel('Comment'),
  },
  {
    name: 'a task of one’s own',
    at: ({ workspace }) => `${workspace}/clients`,
    open: async (page) => {
      await expect(page.getByRole('link', { name: 'Northgate Water' })).toBeVisible()
      await page.keyboard.press('c')
    },
    field: named('Title'),
  },
  {
    name: 'a line for a new task',
    at: taskLists,
    open: press('Add task to Now'),
    again: undefined,
    field: (page) => page.getByRole('textbox', { name: 'New task in Now' }),
  },
  {
    name: 'a title in its row',
    at: taskLists,
    open: (page) => rowOf(page, 'Map the fields').press('F2'),
    again: undefined,
    field: (page) => page.getByRole('textbox', { name: 'Title of Map the fields' }),
  },
  { name: 'a list', at: taskLists, open: press('Add list'), field: named('Name') },
  {
    name: 'a project',
    at: ({ workspace, projectID }) => `${workspace}/projects/${projectID}/settings`,
    field: (page) => page.getByLabel('Project name'),
  },
  {
    name: 'a template',
    at: ({ workspace, templateID }) => `${workspace}/project-template/${templateID}/configure`,
    field: (page) => page.getByLabel('Name', { exact: true }),
  },
  {
    name: 'a new template',
    at: ({ workspace }) => `${workspace}/project-template`,
    open: press('Add template'),
    field: named('Name'),
  },
  {
    name: 'a person',
    at: ({ workspace, employeeID }) => `${workspace}/employees/${employeeID}`,
    field: (page) => page.getByLabel('Job title'),
  },
  {
    name: 'an invitation',
    at: ({ workspace }) => `${workspace}/employee-management/employees`,
    open: press(/^Invite/),
    field: named('E-mail addresses'),
  },
  {
    name: 'a contact',
    at: ({ workspace, clientID }) => `${workspace}/clients/${clientID}?tab=contacts`,
    open: press('Add contact'),
    field: named('First name'),
  },
  {
    name: 'a row of the settings',
    at: ({ workspace }) => `${workspace}/settings/opportunityAndProjectSettings`,
    open: press('Add rate card'),
    field: named('Name'),
  },
]

/** A dialog over a list, and a page of a record. */
const KINDS = ['a denial', 'a project']

test('neither a lost network nor a new version takes what was typed into any other form @once', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(150_000)
  page.setDefaultTimeout(15_000)
  page.on('dialog', (leaving) => leaving.accept())
  const { owner, ...kept } = await firm(request)
  await addWaitingTime(request, owner)
  await giveSession(page, owner)
  for (const place of swept(places, ({ name }) => KINDS.includes(name))) {
    await test.step(place.name, async () => {
      await page.goto(place.at(kept))
      await place.open?.(page)
      const field = place.field(page)
      await field.fill(TEXT)

      await failPart(page)
      await told(page, 'A new version of Praxis is ready')
      await expect(field).toHaveValue(TEXT)
      const loaded = page.waitForEvent('load')
      // The button may lie behind a dialog.
      await page.getByRole('button', { name: 'Reload' }).first().dispatchEvent('click')
      await loaded
      await ('again' in place ? place.again : place.open)?.(page)
      await expect(field).toHaveValue(TEXT)
      // The reload of the last minute is forgotten, so that each part is the first that fails in a new version.
      await page.evaluate(() => sessionStorage.removeItem('praxis-chunk-reload'))

      await context.setOffline(true)
      await failPart(page)
      await told(page, 'Praxis can’t be reached')
      await expect(field).toHaveValue(TEXT)
      await context.setOffline(false)
    })
  }
})

test('outside a workspace, too, a missing part is told of and nothing typed is given up @once', async ({
  page,
  context,
  request,
}) => {
  const { owner } = await firm(request)
  const outside = [
    { at: '/signin', field: () => page.getByLabel('Username') },
    { at: '/workspaces', field: undefined },
    { at: '/createspace', field: () => page.getByLabel('Company name') },
    { at: '/account', field: () => page.getByLabel('First name') },
  ]
  for (const { at, field } of outside) {
    await test.step(at, async () => {
      if (at === '/workspaces') await giveSession(page, owner)
      await page.goto(at)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await field?.().fill(TEXT)
      // Text in a field without the keyboard counts as typed too.
      await field?.().blur()
      if (field) {
        await failPart(page)
        await told(page, 'A new version of Praxis is ready')
        await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
      }
      await context.setOffline(true)
      await failPart(page)
      await told(page, 'Praxis can’t be reached')
      if (field) await expect(field()).toHaveValue(TEXT)
      await context.setOffline(false)
    })
  }
})

test('a new version is told of while something is typed, and comes with it @once', async ({ page, request }) => {
  test.setTimeout(90_000)
  const { owner, ...places } = await firm(request)
  await giveSession(page, owner)
  const withCalendar = forms.filter(({ calendar }) => calendar)
  for (const form of swept(withCalendar, ({ name }) => name === 'a panel')) {
    await test.step(form.name, async () => {
      await page.goto(form.at(places))
      const field = await open(page, form)
      await field.fill(form.text)
      await page.route(PARTS, (route) => route.fulfill({ status: 404 }))
      await form.calendar?.(page).click()
      const notice = page.getByRole('alert').filter({ hasText: 'A new version of Praxis is ready' })
      await expect(notice).toBeVisible()
      await expect(field).toHaveValue(form.text)
      await page.unroute(PARTS)
      await page.evaluate(() => sessionStorage.removeItem('praxis-chunk-reload'))
      const loaded = page.waitForEvent('load')
      await notice.getByRole('button', { name: 'Reload' }).click()
      await loaded
      await expect(await open(page, form)).toHaveValue(form.text)
      // The reload of the last minute is forgotten, so that each part is the first that fails in a new version.
      await page.evaluate(() => {
        sessionStorage.removeItem('praxis-chunk-reload')
        localStorage.clear()
      })
    })
  }
})

test('with nothing unsaved a new version comes by itself @once', async ({ page, request }) => {
  const { owner, workspace } = await firm(request)
  await giveSession(page, owner)
  await page.goto(`${workspace}/timesheetsubmissions`)
  const choose = page.getByRole('button', { name: /choose another$/ })
  await expect(choose).toBeVisible()
  let isReloaded = false
  page.on('request', (asked) => {
    if (asked.isNavigationRequest()) isReloaded = true
  })
  await page.route(PARTS, (route) => (isReloaded ? route.continue() : route.fulfill({ status: 404 })))
  await choose.click()
  await expect.poll(() => isReloaded).toBe(true)
  await choose.click()
  await expect(shownCalendar(page)).toBeVisible()
})
