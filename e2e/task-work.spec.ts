import { firmOf, nameOf } from './client-firm'
import { colleagueOf } from './colleagues'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { giveSession } from './people'
import { addBoard, dragTo, givePicture, rowOf, titlesOf, touchTo } from './task-board'

const boardOf = (domain: string, id: string) => `/employments/${domain}/projects/${id}/taskLists`

test('files are dropped and pasted where they belong, and somebody who is mentioned is told', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const firm = await firmOf(request, 'Files')
  const maya = await colleagueOf(request, firm.owner, 'Maya', { canManageProjects: true })
  const { id } = await addBoard(firm, 'Data platform', { Now: ['Map the fields'] })
  await firm.call('post', `/projects/${id}/planning/roles`, { name: 'Analyst', employeeID: maya.employeeID })
  await giveSession(page, firm.owner)
  await page.goto(boardOf(firm.domain, id))

  await page.getByRole('button', { name: 'Add to Now' }).click()
  const quick = page.getByRole('textbox', { name: 'New task in Now' })
  await quick.fill('Sign-off')
  await givePicture(quick, 'drop', 'agreed.png')
  await expect(page.getByRole('list', { name: 'Files of the new task' })).toContainText('agreed.png')
  await quick.press('Enter')
  await expect(rowOf(page, 'Sign-off')).toBeVisible()
  await quick.press('Escape')

  await page.getByRole('link', { name: 'Sign-off' }).click()
  const files = page.getByRole('region', { name: 'Files' })
  await expect(files).toContainText('agreed.png')
  await givePicture(files, 'drop', 'dropped.png')
  await expect(files).toContainText('dropped.png')
  await givePicture(files, 'paste')
  await expect(files.getByRole('listitem')).toHaveCount(3)

  const comment = page.getByRole('textbox', { name: 'Comment' })
  await comment.pressSequentially('Please look, @may')
  const suggested = page.getByRole('listbox', { name: 'People to mention' })
  await expect(suggested.getByRole('option', { name: nameOf(maya) })).toBeVisible()
  await lookAt(page, 'a comment that mentions somebody')
  await comment.press('Enter')
  await expect(comment).toHaveValue(`Please look, @${nameOf(maya)} `)
  await givePicture(comment, 'paste')
  await expect(page.getByRole('list', { name: 'Files of the comment' })).toContainText('.png')
  await page.getByRole('button', { name: 'Send' }).click()
  const comments = page.getByRole('region', { name: 'Comments' })
  await expect(comments).toContainText(`@${nameOf(maya)}`)
  await expect(comments).toContainText('.png')
  await expect
    .poll(async () => (await (await request.get('/mailbox')).text()).split(`<span>${maya.username}</span>`).length)
    .toBeGreaterThan(2)
})

test('a finger lifts a task after a rest, and scrolls without one', async ({ page, request, isMobile }) => {
  test.skip(!isMobile, 'A mouse drags at once')
  const firm = await firmOf(request, 'Fingers')
  const titles = ['One', 'Two', 'Three', 'Four']
  const { id } = await addBoard(firm, 'Data platform', {
    Now: titles,
    Later: ['Five', 'Six', 'Seven', 'Eight', 'Nine'],
  })
  await giveSession(page, firm.owner)
  await page.goto(boardOf(firm.domain, id))
  await expect(rowOf(page, 'Four')).toBeVisible()

  const before = await rowOf(page, 'One').boundingBox()
  await touchTo(page, rowOf(page, 'Three'), rowOf(page, 'One'), 0.2, 0)
  await expect.poll(async () => (await rowOf(page, 'One').boundingBox())?.y).toBeLessThan(before?.y ?? 0)
  expect((await titlesOf(page)).slice(0, 4)).toEqual(titles)

  await rowOf(page, 'Four').scrollIntoViewIfNeeded()
  await touchTo(page, rowOf(page, 'Three'), rowOf(page, 'Two'), 0.2)
  await expect.poll(async () => (await titlesOf(page)).slice(0, 4)).toEqual(['One', 'Three', 'Two', 'Four'])
  await page.reload()
  await expect.poll(async () => (await titlesOf(page)).slice(0, 4)).toEqual(['One', 'Three', 'Two', 'Four'])
})

test('lists are put in order by dragging their heads', { tag: '@mouse' }, async ({ page, request }) => {
  const firm = await firmOf(request, 'Orders')
  const { id } = await addBoard(firm, 'Data platform', { First: ['One'], Second: ['Two'], Third: [] })
  await giveSession(page, firm.owner)
  await page.goto(boardOf(firm.domain, id))
  const head = (name: string) => page.getByRole('gridcell').filter({ has: page.getByRole('heading', { name }) })
  const order = () => page.getByRole('treegrid').getByRole('heading').allInnerTexts()
  await expect.poll(order).toEqual(['First', 'Second', 'Third'])
  await dragTo(page, head('Third'), head('First'), 0.2)
  await expect.poll(order).toEqual(['Third', 'First', 'Second'])
  await dragTo(page, rowOf(page, 'Two'), head('First'), 0.5)
  await expect.poll(() => titlesOf(page)).toEqual(['Two', 'One'])
  await page.reload()
  await expect.poll(order).toEqual(['Third', 'First', 'Second'])
})

test.describe('what is gone or cannot be reached', () => {
  test.use({ refusals: [404] })

  test('a task that somebody deletes is gone for whoever has it open', async ({ page, request }) => {
    const firm = await firmOf(request, 'Gone')
    const { id } = await addBoard(firm, 'Data platform', { Now: ['One', 'Two'] })
    await giveSession(page, firm.owner)
    const listening = page.waitForResponse((response) => response.url().endsWith('/api/v1/events'))
    await page.goto(boardOf(firm.domain, id))
    await listening
    await page.getByRole('link', { name: 'Two' }).click()
    await expect(page.getByRole('textbox', { name: 'Comment' })).toBeVisible()
    const taskID = new URL(page.url()).pathname.split('/').at(-1)
    const { items } = await firm.call('get', `/projects/${id}/taskLists`)
    await firm.call('delete', `/projects/${id}/taskLists/${items[0].id}/tasks/${taskID}`)
    await expect(page.getByText('This task is no longer here.')).toBeVisible()
    await lookAt(page, 'a task that is gone')
    await page.getByRole('button', { name: 'Close it' }).click()
    await expect(page).toHaveURL(/taskLists$/)
    await expect.poll(() => titlesOf(page)).toEqual(['One'])
  })
})
