import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { giveSession } from './people'
import { fillGate, VISITOR } from './portal-firm'
import { timeFirm } from './time-firm'

// What is on screen is asked for once more as access ends.
test.use({ refusals: [401, 404] })

test('the firm sets a portal up and shares it, and both sides see at once what the other does', async ({
  page,
  openBrowser,
  request,
}) => {
  test.setTimeout(180_000)
  const firm = await timeFirm(request, 'Sharing')
  const params = { id: firm.platformID }
  const list = await firm.call(projectTasks.createTaskList, { params, body: { name: 'Ingest' } })
  const ofList = { ...params, taskListId: list.id }
  await firm.call(projectTasks.createTask, { params: ofList, body: { title: 'Masking rules' } })
  await firm.call(projectTasks.createTask, { params: ofList, body: { title: 'Source mapping' } })
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/projects/${firm.platformID}/portals`)
  await expect(page.getByText('No portals yet.')).toBeVisible()
  await lookAt(page, 'a project without portals')

  await page.getByRole('button', { name: 'Add portal' }).click()
  const adding = page.getByRole('dialog', { name: 'Add portal' })
  await expect(adding.getByLabel('Title')).toHaveValue('Data platform')
  await adding.getByLabel(/^Visitors/).fill(VISITOR)
  await page.keyboard.press('Enter')
  await lookAt(page, 'a new portal')
  await adding.getByRole('button', { name: 'Add portal' }).click()
  await expect(page.getByText('None yet, so nobody comes in')).toBeVisible()

  // Nothing is shared before it is saved; the preview shows what it will come to.
  const preview = page.getByRole('img', { name: /^Visitors see / })
  await expect(preview).toHaveAccessibleName('Visitors see waiting for you, progress, documents, tasks, plan, journal')
  await page.getByRole('switch', { name: 'See logged time' }).click({ force: true })
  await expect(preview).toHaveAccessibleName(/time by month/)
  await page.getByLabel('Welcome text').fill('Release 3 is ready for your review.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('You have unsaved changes')).toHaveCount(0)

  await page.getByRole('button', { name: 'Set password…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Set password' }).click()
  const shown = page.getByRole('dialog', { name: 'The portal’s password' })
  const password = await shown.getByLabel('Password').inputValue()
  await lookAt(page, 'the password, this once')
  await shown.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: `Send invitation to ${VISITOR}` }).click()
  await expect(page.getByText(`Invitation sent to ${VISITOR}`)).toBeVisible()
  const address = await page.getByLabel('Address').inputValue()
  await lookAt(page, 'a portal that is open')

  const client = await openBrowser()
  await client.goto(address)
  await fillGate(client, password)
  await expect(client.getByText('Release 3 is ready for your review.')).toBeVisible()
  const latest = page.getByRole('list', { name: 'Latest in this portal' })
  await expect(latest).toContainText('opened the portal')

  await page.getByRole('button', { name: 'Ask for approval' }).click()
  const asking = page.getByRole('dialog', { name: 'Ask for approval' })
  await asking.getByLabel('Title').fill('Release 3')
  await asking.getByRole('combobox', { name: 'Task lists' }).click()
  await page.getByRole('option', { name: 'Ingest' }).click()
  await page.keyboard.press('Tab')
  await lookAt(page, 'asking for approval')
  await asking.getByRole('button', { name: 'Ask for approval' }).click()
  await expect(asking).toHaveCount(0)

  await client.getByRole('link', { name: 'Review Release 3' }).click()
  await client.getByRole('button', { name: 'Ask about Masking rules' }).click()
  await client.getByLabel('Question about Masking rules').fill('Are the old customers in it?')
  await client.getByRole('button', { name: 'Send question' }).click()
  await expect(client.getByText('Not answered yet')).toBeVisible()

  await expect(latest).toContainText('questioned “Release 3”')
  await page.getByRole('list', { name: 'Approvals' }).getByRole('link', { name: 'Release 3' }).click()
  const signOff = page.getByRole('dialog', { name: 'Release 3' })
  await expect(signOff.getByText('Are the old customers in it?')).toBeVisible()
  await signOff.getByRole('textbox', { name: 'Answer about Masking rules' }).fill('Yes, since Monday.')
  await lookAt(page, 'an answer that is typed')
  await signOff.getByRole('button', { name: 'Send answer' }).click()

  await expect(client.getByText('Yes, since Monday.')).toBeVisible()
  await client.getByLabel('Your full name').fill('Sam Orr')
  await client.getByRole('button', { name: 'Approve' }).click()
  await expect(client.getByText('Approved by Sam Orr')).toBeVisible()
  await expect(signOff.getByText(`Sam Orr (${VISITOR})`)).toBeVisible()
  await lookAt(page, 'what was approved')
  await signOff.getByRole('button', { name: 'Close' }).click()
  await expect(latest).toContainText('approved “Release 3”')

  const opening = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Preview as a visitor' }).click()
  const asVisitor = await opening
  await expect(asVisitor.getByText('This is what visitors of the portal see.')).toBeVisible()
  await asVisitor.close()

  await page.getByRole('button', { name: 'Actions for Data platform' }).last().click()
  await page.getByRole('menuitem', { name: 'Close…' }).click()
  await page.getByRole('button', { name: 'Close portal' }).click()
  await expect(client.getByRole('heading', { name: 'Invalid portal reference' })).toBeVisible()
  await lookAt(page, 'a portal that is closed')
})
