import type { APIRequestContext, Page } from '@playwright/test'
import { companies } from '@praxis/contract/company/companies'
import { projects } from '@praxis/contract/projects/projects'
import { timeSheetRequests } from '@praxis/contract/time/time-sheet-approvals'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { firmOf } from './client-firm'
import { callerOf, colleagueOf, giveContract } from './colleagues'

const DAY_MS = 86_400_000

/** A day before today, as the API writes it. */
export const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

/** A firm whose owner decides on the time of somebody who works there, and an internal project of it. */
export async function approvalFirm(request: APIRequestContext, name: string) {
  const firm = await firmOf(request, name)
  const robin = await colleagueOf(request, firm.owner, 'Robin')
  await giveContract(request, firm.owner, robin.employeeID)
  const { employment } = await firm.call(companies.openWorkspace, {})
  const project = await firm.call(projects.createInternalProject, {
    body: {
      name: 'Data platform',
      leadID: employment.id,
      isPublicToAllEmployees: true,
    },
  })
  const callAsRobin = await callerOf(request, robin)

  /** Logs time of Robin’s without a time of day; returns its id. */
  const log = async (day: string, hours: number, comment: string): Promise<string> => {
    const { id } = await callAsRobin(timeSheetSubmissions.createSubmission, {
      body: {
        projectID: project.id,
        from: `${day}T00:00:00.000Z`,
        duration: hours * 3600,
        comment,
      },
    })
    return id
  }
  const submit = (submissionIDs: string[]) =>
    callAsRobin(timeSheetRequests.submitTimeSheets, { body: { submissionIDs } })
  return { ...firm, robin, projectID: project.id, callAsRobin, log, submit }
}

/** The week of Robin in the project: a row on desktops, a card on phones. */
export const weekOf = (page: Page, isMobile: boolean) =>
  isMobile
    ? page.getByRole('list', { name: 'Time sheets waiting for approval' }).getByRole('listitem').first()
    : page.getByRole('grid').getByRole('row').filter({ hasText: 'Robin Marlow' }).first()

export async function unfold(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: /entr(y|ies)$/ }).click()
  else await weekOf(page, isMobile).getByText('Data platform').click()
}
