import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { projectTemplates } from '@praxis/contract/projects/project-templates'
import { addClient, firmOf } from './client-firm'
import { expect } from './journey'
import { addBoard } from './task-board'
import { card } from './time-firm'

export interface Firm {
  readonly workspace: string
  readonly clientID: string
  readonly projectID: string
  readonly templateID: string
  readonly employeeID: string
}

export interface TypedForm {
  readonly name: string
  readonly at: (firm: Firm) => string
  /** Opens the form, where it does not stand on the page; a draft may have opened it by itself. */
  readonly open?: (page: Page) => Locator
  readonly field: (page: Page) => Locator
  readonly text: string
  /** Opens a calendar in the form, whose code is loaded then. */
  readonly calendar?: (page: Page) => Locator
  /** Fills in the other required fields. */
  readonly complete?: (page: Page) => Promise<void>
  readonly send: (page: Page) => Locator
}

export const dialog = (page: Page) => page.getByRole('dialog')

export const shownCalendar = (page: Page) => page.getByRole('dialog').getByRole('table')

/** Every kind of form there is. */
export const forms: readonly TypedForm[] = [
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

export async function firm(request: APIRequestContext) {
  const { owner, domain, call } = await firmOf(request, 'Kept')
  const clientID = await addClient(call, 'Northgate Water')
  const board = await addBoard({ owner, domain, call }, 'Data platform', { Now: ['Map the fields'] })
  const { id: templateID } = await call(projectTemplates.createProjectTemplate, { body: { name: 'Usual' } })
  const { id: projectID, employeeID } = board
  return { owner, call, workspace: `/employments/${domain}`, clientID, projectID, templateID, employeeID }
}

/** Opens the form, unless a draft has opened it already. */
export async function open(page: Page, form: TypedForm): Promise<Locator> {
  const field = form.field(page)
  const opener = form.open?.(page)
  if (opener) {
    await expect(field.or(opener).first()).toBeVisible()
    if (!(await field.isVisible())) await opener.click()
  }
  await expect(field).toBeVisible()
  return field
}
