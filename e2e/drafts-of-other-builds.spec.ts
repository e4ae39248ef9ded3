import type { APIRequestContext, Page } from '@playwright/test'
import { journalEntries } from '@praxis/contract/clients/journal'
import { companies } from '@praxis/contract/company/companies'
import { employees } from '@praxis/contract/people/employees'
import { users } from '@praxis/contract/people/users'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { colleagueOf, giveContract } from './colleagues'
import { expect, test } from './journey'
import { giveSession } from './people'
import { firm } from './typed-forms'

/** A firm with something to edit at every place whose drafts were kept in another way. */
async function editedFirm(request: APIRequestContext) {
  const places = await firm(request)
  const { owner, call, clientID, projectID, employeeID } = places
  const colleague = await colleagueOf(request, owner, 'Priya')
  await giveContract(request, owner, colleague.employeeID)
  const { contract } = await call(employees.getEmployee, { params: { id: colleague.employeeID } })
  const { id: userID } = await call(users.getMe, {})
  const { company } = await call(companies.openWorkspace, {})
  const { items: lists } = await call(projectTasks.listTaskLists, { params: { id: projectID } })
  const { id: entryID } = await call(journalEntries.createJournalEntry, {
    body: { clientID, entryDate: '2026-11-12', title: 'Kick-off', content: '', categoryID: null },
    files: { files: [] },
  })
  return {
    ...places,
    /** Whose drafts are on the device. */
    scope: `${userID}/${employeeID}`,
    companyName: company.name,
    entryID,
    taskID: lists[0]?.tasks[0]?.id ?? '',
    colleagueID: colleague.employeeID,
    contractVersion: contract?.version ?? 0,
  }
}

/** Leaves drafts on the device as another build has written them, for the tab that the journey is in. */
const leaveDrafts = (page: Page, scope: string, texts: Readonly<Record<string, string>>) =>
  page.evaluate(
    (left) => {
      sessionStorage.setItem('praxis-tab', 'journey')
      for (const [key, text] of Object.entries(left.texts))
        localStorage.setItem(
          `praxis-draft/${left.scope}/${key}#journey`,
          `{"value":${text},"keptAt":${Date.now()},"tab":"journey"}`,
        )
    },
    { scope, texts },
  )

test('what was typed before a deployment that keeps drafts in another way is in the forms after it @once @long', async ({
  page,
  request,
}) => {
  page.on('dialog', (leaving) => leaving.accept())
  const places = await editedFirm(request)
  const { workspace, templateID, taskID, clientID, projectID, entryID, colleagueID, contractVersion } = places
  await giveSession(page, places.owner)
  await page.goto(`${workspace}/clients`)
  await leaveDrafts(page, places.scope, {
    'settings/details': `{"edits":{"name":"Birch & Partners"},"base":{"name":"${places.companyName}"},"idempotencyKey":"2b6920201709f88838d6354c72c4768b"}`,
    [`template/${templateID}`]: `{"edits":{"name":"Usual and more"},"base":{"name":"Usual"},"idempotencyKey":"979e1b33871f704459f61d2cec8a7565"}`,
    [`journal/entry/${entryID}`]: `{"edits":{"title":"Kick-off with Ruth"},"base":{"title":"Kick-off"},"idempotencyKey":"926f6501ca316665acd8db388a748aa9"}`,
    [`task/${taskID}/title`]: `{"draft":{"edited":{"text":"Map all fields"},"base":{"text":"Map the fields"}}}`,
    [`task/${taskID}/taskDescription`]: `{"draft":{"edited":{"text":"<p>Of all feeds</p>"},"base":{"text":""}}}`,
    [`employee/${colleagueID}/contract`]: `{"version":${contractVersion},"startDate":"2024-03-01","isAvailableInClientResourcing":true,"periods":[{"key":"2024-01-01","appliedDate":"2024-03-01","type":"permanent","week":{"1":0,"2":27000,"3":27000,"4":27000,"5":27000,"6":27000,"7":0},"holidayEntitlementDays":25}]}`,
  })

  await page.goto(`${workspace}/settings`)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Birch & Partners')
  await page.goto(`${workspace}/employees/${colleagueID}?tab=contract`)
  await expect(page.getByRole('textbox', { name: 'Start date' })).toHaveValue('01/03/2024')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Updated successfully')).toBeVisible()
  await page.goto(`${workspace}/project-template/${templateID}`)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Usual and more')
  await page.goto(`${workspace}/clients/${clientID}/journal`)
  await page.getByRole('button', { name: 'Actions for Kick-off' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Kick-off with Ruth')
  await page.goto(`${workspace}/projects/${projectID}/taskLists`)
  await page.getByRole('link', { name: 'Map the fields' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Map all fields')
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveText('Of all feeds')
})

test.describe('a draft that no build understands', () => {
  test.use({ complaints: /TypeError|Error in route match/ })

  test('does not keep anybody from a page, and is offered there @once', async ({ page, request }) => {
    const places = await editedFirm(request)
    const { workspace, projectID, taskID, scope } = places
    await giveSession(page, places.owner)
    await page.goto(`${workspace}/clients`)
    await leaveDrafts(page, scope, { [`task/${taskID}/comment`]: '{"draft":{"text":7}}' })
    await page.goto(`${workspace}/projects/${projectID}/taskLists`)
    await page.getByRole('link', { name: 'Map the fields' }).click()
    await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('')
    await expect(page.getByText(/Unsaved changes from \d\d:\d\d/)).toBeVisible()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByText(/Unsaved changes from/)).toHaveCount(0)
  })
})
