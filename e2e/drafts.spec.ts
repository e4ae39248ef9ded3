import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { addClient, firmOf } from './client-firm'
import { callerOf, colleagueOf } from './colleagues'
import { expect, test } from './journey'
import { giveSession, type Person } from './people'
import { addBoard, rowOf } from './task-board'
import { card } from './time-firm'

interface Firm {
  readonly workspace: string
  readonly clientID: string
  readonly projectID: string
  readonly templateID: string
  readonly employeeID: string
}

interface TypedForm {
  readonly name: string
  readonly at: (firm: Firm) => string
  /** Opens it, where it does not stand on the page; what was typed into it may do so by itself. */
  readonly open?: (page: Page) => Locator
  readonly field: (page: Page) => Locator
  readonly text: string
  /** Shows a calendar, whose code comes when it is first looked at. */
  readonly calendar?: (page: Page) => Locator
  /** Fills in what else it takes. */
  readonly complete?: (page: Page) => Promise<void>
  readonly send: (page: Page) => Locator
}

const dialog = (page: Page) => page.getByRole('dialog')

const shownCalendar = (page: Page) => page.getByRole('dialog').getByRole('table')

/** Every kind of form there is. */
const forms: readonly TypedForm[] = [
  {
    name: 'a dialog',
    at: ({ workspace }) => `${workspace}/clients`,
    open: (page) => page.getByRole('button', { name: 'Add client' }).first(),
    field: (page) => dialog(page).getByLabel('Client name'),
    text: 'Ashdown Rail',
    send: (page) => dialog(page).getByRole('button', { name: /^Add client/ }),
  },
  {
    name: 'a page',
    at: ({ workspace }) => `${workspace}/project-management/create-internal`,
    field: (page) => page.getByLabel('Project name'),
    text: 'Night trains',
    calendar: (page) => page.getByRole('button', { name: 'Choose Start date' }),
    send: (page) => page.getByRole('button', { name: /^Create project/ }),
  },
  {
    name: 'a panel',
    at: ({ workspace }) => `${workspace}/timesheetsubmissions`,
    open: (page) => page.getByRole('button', { name: 'Log time', exact: true }).first(),
    field: (page) => card(page).getByLabel('Comment'),
    text: 'Mapped the billing feeds',
    calendar: (page) => card(page).getByRole('button', { name: 'Choose Date' }),
    complete: (page) => card(page).getByLabel('Duration').fill('1h'),
    send: (page) => card(page).getByRole('button', { name: 'Create' }),
  },
  {
    name: 'a page of the settings',
    at: ({ workspace }) => `${workspace}/settings`,
    field: (page) => page.getByLabel('Name', { exact: true }),
    text: 'Birch & Partners',
    send: (page) => page.getByRole('button', { name: /^Save/ }),
  },
  {
    name: 'a record',
    at: ({ workspace, clientID }) => `${workspace}/clients/${clientID}`,
    field: (page) => page.getByLabel('City'),
    text: 'Leeds',
    send: (page) => page.getByRole('button', { name: /^Save/ }),
  },
  {
    name: 'a page outside a workspace',
    at: () => '/account',
    field: (page) => page.getByLabel('First name'),
    text: 'Olivia',
    send: (page) => page.getByRole('button', { name: /^Save/ }).first(),
  },
  {
    name: 'a journal',
    at: ({ workspace, clientID }) => `${workspace}/clients/${clientID}?tab=journal`,
    open: (page) => page.getByRole('button', { name: /^What happened with/ }),
    field: (page) => page.getByRole('textbox', { name: 'Title' }),
    text: 'Steering group 5',
    calendar: (page) => page.getByRole('button', { name: 'Choose Date' }),
    send: (page) => page.getByRole('button', { name: /^Add entry/ }),
  },
  {
    name: 'a comment',
    at: ({ workspace, projectID }) => `${workspace}/projects/${projectID}/taskLists`,
    open: (page) => page.getByRole('link', { name: 'Map the fields' }),
    field: (page) => page.getByRole('textbox', { name: 'Comment' }),
    text: 'Asked Ruth for the figures',
    send: (page) => page.getByRole('button', { name: 'Send' }),
  },
]

async function firm(request: APIRequestContext) {
  const { owner, domain, call } = await firmOf(request, 'Kept')
  const clientID = await addClient(call, 'Northgate Water')
  const board = await addBoard({ owner, domain, call }, 'Data platform', { Now: ['Map the fields'] })
  const { id: templateID } = await call('post', '/projectTemplates', { name: 'Usual' })
  const { id: projectID, employeeID } = board
  return { owner, call, workspace: `/employments/${domain}`, clientID, projectID, templateID, employeeID }
}

/** Time of somebody else that the owner is to decide on. */
async function addWaitingTime(request: APIRequestContext, owner: Person): Promise<void> {
  const robin = await colleagueOf(request, owner, 'Robin')
  const call = await callerOf(request, robin)
  const from = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`
  const { id } = await call('post', '/timeSheetSubmissions', { from, duration: 3600 })
  await call('post', '/requests/timeSheets/multiple', { submissionIDs: [id] })
}

interface TypedPlace extends Pick<TypedForm, 'name' | 'at' | 'field'> {
  readonly open?: (page: Page) => Promise<unknown>
  /** How it is opened after a reload, where that differs; what stands open by itself needs nothing. */
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

/** What was typed may already have opened it again. */
async function open(page: Page, form: TypedForm): Promise<Locator> {
  const field = form.field(page)
  const opener = form.open?.(page)
  if (opener) {
    await expect(field.or(opener).first()).toBeVisible()
    if (!(await field.isVisible())) await opener.click()
  }
  await expect(field).toBeVisible()
  return field
}

const PARTS = '**/assets/*.js'
/** What the browser itself says about parts that did not come is no fault of the page. */
const ABOUT_PARTS =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|\/assets\/|This part of Praxis couldn’t be loaded|status of 404/

test.afterEach(({ faults }) => {
  faults.splice(0, faults.length, ...faults.filter((fault) => !ABOUT_PARTS.test(fault)))
})

test('a lost network, a reload and another visit lose nothing of any form @once', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(150_000)
  // Whatever the browser asks before it leaves.
  page.on('dialog', (leaving) => leaving.accept())
  const { owner, ...places } = await firm(request)
  await giveSession(page, owner)
  for (const form of forms) {
    await test.step(form.name, async () => {
      await page.goto(form.at(places))
      const field = await open(page, form)
      await field.fill(form.text)

      if (form.calendar) {
        await page.route(PARTS, (route) => route.abort())
        await context.setOffline(true)
        await form.calendar(page).click()
        await expect(page.getByRole('alert').filter({ hasText: 'Praxis can’t be reached' })).toBeVisible()
        await expect(field).toHaveValue(form.text)
        await page.unroute(PARTS)
        await context.setOffline(false)
        await expect(shownCalendar(page)).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(field).toHaveValue(form.text)
      }

      await page.reload()
      await expect(await open(page, form)).toHaveValue(form.text)
      await expect(page.getByText(/[Uu]nsaved changes from \d\d:\d\d/).first()).toBeVisible()
      await form.complete?.(page)
      await form.send(page).click()
      await expect(
        page
          .getByText(/(Created|Updated) successfully/)
          .or(page.getByText(form.text))
          .first(),
      ).toBeVisible()
      await expect
        .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('praxis-draft'))))
        .toEqual([])
    })
  }
})

/** As the bundler tells of a part that did not come. */
const failPart = (page: Page) =>
  page.evaluate(() =>
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('It did not come') })),
  )

const told = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible()

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
  for (const place of places) {
    await test.step(place.name, async () => {
      await page.goto(place.at(kept))
      await place.open?.(page)
      const field = place.field(page)
      await field.fill(TEXT)

      await failPart(page)
      await told(page, 'A new version of Praxis is ready')
      await expect(field).toHaveValue(TEXT)
      const loaded = page.waitForEvent('load')
      // It may lie behind a dialog.
      await page.getByRole('button', { name: 'Reload' }).first().dispatchEvent('click')
      await loaded
      await ('again' in place ? place.again : place.open)?.(page)
      await expect(field).toHaveValue(TEXT)
      // Each of them is the first new version of its minute.
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
      // Not only what has the keyboard counts as typed.
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
  for (const form of forms.filter(({ calendar }) => calendar)) {
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
      // Each of them is the first new version of its minute.
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
