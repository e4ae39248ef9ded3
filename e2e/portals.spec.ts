import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sharedInfos } from '@praxis/contract/portals/portal-rules'
import { projectPortals } from '@praxis/contract/portals/project-portals'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { linkOfMail } from './mailbox'
import { giveSession } from './people'
import { busyPortal, enterPortal, fillGate, portalFirm, VISITOR } from './portal-firm'

test.describe('the gate of a portal', () => {
  test.use({ refusals: [401] })

  test('keeps what was typed, lets in with the right password, and remembers who came @phone', async ({
    page,
    context,
    request,
  }) => {
    const firm = await portalFirm(request, 'Gate')
    await page.goto(firm.address)
    await expect(page).toHaveTitle(/^Data platform · Gate/)
    await expect(page.getByLabel('E-mail')).toBeFocused()
    await lookAt(page, 'the gate')

    await fillGate(page, 'Wrong-Password-1')
    await expect(page.getByRole('alert')).toContainText('The e-mail or the password isn’t right')
    await expect(page.getByLabel('E-mail')).toHaveValue(VISITOR)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Wrong-Password-1')
    await lookAt(page, 'a refused attempt')

    await fillGate(page, firm.password)
    await expect(page.getByText('Release 3 is ready for your review.')).toBeVisible()
    await lookAt(page, 'the overview')

    // What is kept is for pages of portals, and no password is in it.
    const [kept] = (await context.cookies()).filter(({ name }) => name === 'portals')
    expect(kept).toMatchObject({ path: '/portals', sameSite: 'Strict' })
    expect(decodeURIComponent(kept?.value ?? '')).toContain(VISITOR)
    expect(decodeURIComponent(kept?.value ?? '')).not.toContain(firm.password)
    await page.reload()
    await expect(page.getByText('Release 3 is ready for your review.')).toBeVisible()

    // Another password ends the visit, which the page hears of.
    await firm.call(projectPortals.setPortalPassword, { ...firm.ofPortal, body: {} })
    await expect(page.getByRole('alert')).toContainText('Come in again')
    await expect(page.getByLabel('E-mail')).toHaveValue(VISITOR)
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    expect((await context.cookies()).filter(({ name }) => name === 'portals')).toEqual([])
  })
})

test.describe('many wrong passwords', () => {
  test.use({ refusals: [401, 429] })

  test('are answered with when to try again, for whoever goes on @once', async ({ page, request }) => {
    const firm = await portalFirm(request, 'Guessed')
    await page.goto(firm.address)
    await fillGate(page, 'Wrong-Password-1')
    const alert = page.getByRole('alert')
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await expect(alert).toBeVisible()
      if (/Too many attempts/.test((await alert.textContent()) ?? '')) break
      await page.getByRole('button', { name: 'Open', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Open', exact: true })).toBeEnabled()
    }
    await expect(alert).toContainText(/Too many attempts\. Try again in \d+ minutes\./)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Wrong-Password-1')
    await lookAt(page, 'too many attempts')
  })
})

test.describe('a portal that is closed', () => {
  test.use({ refusals: [404] })

  test('ends for whoever is in it @once', async ({ page, request }) => {
    const firm = await portalFirm(request, 'Closed')
    await enterPortal(page, firm)
    const { version } = firm.portal
    await firm.call(projectPortals.updatePortal, { ...firm.ofPortal, body: { isActive: false, version } })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Invalid portal reference' })).toBeVisible()
    await lookAt(page, 'an invalid reference')
  })
})

test('a document is downloaded, and nothing is left after signing out', async ({ page, request }) => {
  const firm = await portalFirm(request, 'Documents', { sharedInfos: ['documents'] })
  await firm.call(projectPortals.addPortalDocuments, {
    ...firm.ofPortal,
    files: { files: [new File(['Accepted.'], 'acceptance-notes.txt', { type: 'text/plain' })] },
  })
  await enterPortal(page, firm)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download acceptance-notes.txt' }).click()
  expect(await readFile(await (await saved).path(), 'utf8')).toBe('Accepted.')

  await page.getByRole('link', { name: 'Documents' }).first().click()
  await expect(page).toHaveURL(`${firm.address}/documents`)
  await lookAt(page, 'documents')
  await page.goBack()
  await expect(page.getByText('Northgate Water').or(page.getByText('Project lead')).first()).toBeVisible()

  const menu = page.getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('status')).toHaveText('You’re signed out')
  await page.reload()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
})

test('somebody of the firm sees what visitors see, and that it is a preview @once', async ({ page, request }) => {
  const firm = await portalFirm(request, 'Preview')
  const { session } = await firm.call(projectPortals.previewPortal, firm.ofPortal)
  await page.goto(`${firm.address}#preview=${session}`)
  await expect(page.getByText('This is what visitors of the portal see.')).toBeVisible()
  expect(page.url()).not.toContain('preview')
  await lookAt(page, 'a preview')
  await page.reload()
  await page.getByRole('button', { name: 'End preview' }).click()
  await expect(page.getByRole('alert')).toContainText('The preview has ended')
})

test('a client looks around, questions a line, and approves once it is answered', async ({ page, request }) => {
  test.setTimeout(120_000)
  const firm = await busyPortal(request, 'Sign-off')
  const signOff = await firm.askToApprove()
  await enterPortal(page, firm)
  const figures = page.getByRole('region', { name: 'How the project is going' })
  await expect(figures).toContainText('1 of 2 tasks done')
  await expect(figures).toContainText('£1,800')
  await expect(figures).toContainText('15h 00m in all')
  await expect(page.getByText('Kick-off agreed')).toBeVisible()
  await lookAt(page, 'a busy overview')
  const goTo = (name: string) =>
    page.getByRole('navigation').getByRole('link', { name }).filter({ visible: true }).click()
  for (const [name, shows] of [
    ['Time', 'Time by week'],
    ['Budget', 'Budget by week'],
    ['Journal', 'We start with the feeds.'],
  ] as const) {
    const more = page.getByRole('button', { name: 'More' })
    if (await more.isVisible()) await more.click()
    await goTo(name)
    await expect(page.getByText(shows).first()).toBeVisible()
    await lookAt(page, name)
  }

  await goTo('Overview')
  await page.getByRole('link', { name: 'Review Release 3' }).click()
  await expect(page.getByText(signOff.hash)).toBeVisible()
  await page.getByRole('button', { name: 'Ask about Masking rules' }).click()
  await page.getByLabel('Question about Masking rules').fill('Are the old customers in it?')
  await lookAt(page, 'a question that is typed')
  // Nothing typed is lost, however the page goes.
  await page.reload()
  await expect(page.getByLabel('Question about Masking rules')).toHaveValue('Are the old customers in it?')
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByText('Not answered yet')).toBeVisible()
  await expect(page.getByText('Questions asked')).toBeVisible()

  await firm.answer(signOff.id, 'Yes, since Monday.')
  await page.reload()
  await expect(page.getByText('Yes, since Monday.')).toBeVisible()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Your full name is required')).toBeVisible()
  await page.getByLabel('Your full name').fill('Sam Orr')
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Approved by Sam Orr')).toBeVisible()
  await lookAt(page, 'an approval')
  await goTo('Overview')
  await expect(page.getByText('Waiting for you')).toHaveCount(0)
})

test('a client works on the board: changes a status, comments, attaches a file, adds a task @phone', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const firm = await busyPortal(request, 'Board')
  await enterPortal(page, firm)
  await page.getByRole('link', { name: 'Masking rules' }).click()
  await expect(page).toHaveURL(`${firm.address}/taskLists/${firm.task.id}`)
  const panel = page.getByRole('region', { name: 'Ingest' }).or(page.getByRole('dialog', { name: 'Ingest' }))
  await expect(panel.getByText('For all customers.')).toBeVisible()
  await lookAt(page, 'a task')

  await panel.getByRole('button', { name: 'Status', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'In progress' }).click()
  await expect(panel.getByRole('button', { name: 'Status', exact: true })).toContainText('In progress')
  await panel.getByLabel('Comment', { exact: true }).fill('Looks right to us.')
  await panel.getByRole('button', { name: 'Send' }).click()
  await expect(panel.getByRole('region', { name: 'Comments' })).toContainText('Looks right to us.')
  await panel.getByLabel('Files to attach').setInputFiles({
    name: 'rules.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Mask all names.'),
  })
  const saved = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Download rules.txt' }).click()
  expect(await readFile(await (await saved).path(), 'utf8')).toBe('Mask all names.')
  await lookAt(page, 'a task that a client worked on')
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(`${firm.address}/taskLists`)

  const grid = page.getByRole('treegrid', { name: 'Tasks' })
  await expect(grid.getByRole('link', { name: 'Masking rules' })).toBeVisible()
  await page.getByRole('button', { name: 'Add task to Ingest' }).click()
  await page.getByLabel('New task in Ingest').fill('Sign the masking rules')
  await page.keyboard.press('Enter')
  await expect(grid.getByRole('link', { name: 'Sign the masking rules' })).toBeVisible()
  await page.keyboard.press('Escape')
  await lookAt(page, 'the lists')
})

test('the tasks of the overview are shown as somebody prefers them, and take new ones @phone', async ({
  page,
  request,
}) => {
  const firm = await busyPortal(request, 'Overview')
  await enterPortal(page, firm)
  await page.getByTitle('Kanban', { exact: true }).click()
  const column = page.getByRole('region', { name: 'Backlog' })
  await expect(column.getByRole('link', { name: 'Masking rules' })).toBeVisible()
  await lookAt(page, 'the overview with columns')
  await page.getByTitle('Table', { exact: true }).click()
  await expect(page.getByRole('row', { name: /Masking rules/ })).toContainText('Ingest')
  await lookAt(page, 'the overview with a table')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Table' })).toBeChecked()

  await page.getByRole('button', { name: 'Add task' }).click()
  await page.getByRole('textbox', { name: 'New task' }).fill('Sign the masking rules')
  await page.keyboard.press('Enter')
  await expect(page.getByText('was added to Ingest.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Sign the masking rules/ })).toBeVisible()
  await lookAt(page, 'a task added on the overview')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('textbox', { name: 'New task' })).toBeHidden()
})

test('the board shows and offers only what the keys of the portal open @once', async ({ page, request }) => {
  const firm = await busyPortal(request, 'Keys', [])
  await enterPortal(page, firm)
  await page.getByRole('link', { name: 'All tasks' }).click()
  const grid = page.getByRole('treegrid', { name: 'Tasks' })
  await expect(grid.getByRole('link', { name: 'Masking rules' })).toBeVisible()
  for (const name of [/^Add/, /^Complete /, /Status of/, /Priority of/, 'Columns'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  for (const text of [/logged/i, /estimate/i, / done/])
    await expect(page.locator('main').getByText(text)).toHaveCount(0)
  await lookAt(page, 'the lists without keys')
  await page.getByText('Kanban').click({ force: true })
  await expect(page.getByRole('article', { name: 'Masking rules' })).toBeVisible()
  await lookAt(page, 'the kanban')
  // The choice is kept for the next visit.
  await page.reload()
  await page.getByRole('article', { name: 'Masking rules' }).click()
  const panel = page.getByRole('region', { name: 'Ingest' })
  await expect(panel.getByText('For all customers.')).toBeVisible()
  for (const name of ['Status', 'Priority', 'Due date', 'Attach', 'Send'])
    await expect(panel.getByRole('button', { name, exact: true })).toHaveCount(0)
  for (const name of ['Comments', 'Files', 'History', 'Details'])
    await expect(panel.getByRole('region', { name })).toHaveCount(0)
  await page.getByRole('link', { name: 'Plan' }).click()
  await expect(
    page.getByRole('list', { name: 'Gantt chart' }).getByRole('link', { name: 'Masking rules' }),
  ).toBeVisible()
  await lookAt(page, 'the Gantt chart')
})

test.describe('a portal that changes while somebody looks at it', () => {
  // What is on screen is asked for once more as keys and access end.
  test.use({ refusals: [401, 404] })

  test('the client and the firm see at once what the other does, and the end of access', async ({
    page,
    openBrowser,
    request,
  }) => {
    test.setTimeout(120_000)
    const firm = await busyPortal(request, 'Live')
    const listening = page.waitForResponse((response) => response.url().endsWith('/events'))
    await enterPortal(page, firm)
    await listening
    const office = await openBrowser()
    await giveSession(office, firm.owner)
    await office.goto(`/employments/${firm.domain}/projects/${firm.platformID}/taskLists/${firm.task.id}`)
    await expect(office.getByText('For all customers.')).toBeVisible()

    const ofTask = { params: { id: firm.platformID, taskListId: firm.list.id, taskId: firm.task.id } }
    await firm.call(projectTasks.updateTask, { ...ofTask, body: { title: 'Masking rules, second draft' } })
    await page.getByRole('link', { name: 'Masking rules, second draft' }).click()
    const panel = page.getByRole('region', { name: 'Ingest' })
    await panel.getByLabel('Comment', { exact: true }).fill('Is this the last one?')
    await panel.getByRole('button', { name: 'Send' }).click()
    await expect(office.getByRole('region', { name: 'Comments' })).toContainText('Is this the last one?')
    await expect(office.getByRole('region', { name: 'Comments' })).toContainText('Portal: ')
    await office.getByLabel('Comment', { exact: true }).fill('Yes, we hope.')
    await office.getByRole('button', { name: 'Send' }).click()
    await expect(panel.getByRole('region', { name: 'Comments' })).toContainText('Yes, we hope.')

    const { version } = firm.portal
    const left = { sharedInfos: [], version }
    const changed = await firm.call(projectPortals.updatePortal, { ...firm.ofPortal, body: left })
    await expect(panel.getByRole('region', { name: 'Comments' })).toHaveCount(0)
    await firm.call(projectPortals.updatePortal, {
      ...firm.ofPortal,
      body: { isActive: false, version: changed.version },
    })
    await expect(page.getByRole('heading', { name: 'Invalid portal reference' })).toBeVisible()
  })
})

test('a client chooses what to be mailed of, and stops it from a mail @phone', async ({ page, request }) => {
  // On the desktop and on the phone at once, the same visitor is mailed of both.
  const title = `Platform by mail ${randomUUID().slice(0, 8)}`
  const firm = await busyPortal(request, 'Mails', sharedInfos, { title })
  await page.goto(firm.address)
  await fillGate(page, firm.password)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await firm.askToApprove()
  const menu = page.getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('link', { name: 'E-mails' }).filter({ visible: true }).click()
  await expect(page.getByLabel('Comments on tasks')).toBeChecked()
  await page.getByLabel('Comments on tasks').uncheck()
  await expect(page.getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Comments on tasks')).not.toBeChecked()
  await lookAt(page, 'the choice of e-mails')

  const { pathname, search } = await linkOfMail(request, VISITOR, `[^<]*${title}`)
  await page.goto(pathname + search)
  await page.getByRole('button', { name: 'Stop these e-mails' }).click()
  await expect(page.getByRole('heading', { name: 'You get no more of these e-mails' })).toBeVisible()
  await page.goto(`${firm.address}/mails`)
  await expect(page.getByLabel('New invoices')).toBeChecked()
  await expect(page.getByLabel(/^Approvals you/)).not.toBeChecked()
})
