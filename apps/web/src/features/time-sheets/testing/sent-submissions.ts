import type { BesideSubmissions, ListedSubmission } from '@praxis/contract/time/listed-submissions'
import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'

const listed = (submission: TimeSheetSubmission): ListedSubmission => {
  const { id, employee, day, from, to, duration, project, opportunity, client, comment, request, updatedAt } =
    submission
  return {
    ...{ id, employee: { id: employee.id }, day, from, to, duration, comment, updatedAt },
    isFullyChargeable: submission.isFullyChargeable ? true : undefined,
    chargeableDuration: submission.chargeableDuration,
    project: project ? { ...project, isInternal: project.isInternal ? true : undefined } : undefined,
    opportunity: opportunity ?? undefined,
    client: client ? { id: client.id } : undefined,
    request: { state: request.state, approver: null },
    can: Object.fromEntries(Object.entries(submission.can).filter(([, isSo]) => isSo)),
  }
}

/** The submissions as a list would send them, as far as the samples have the fields. */
export const sentSubmissions = (
  submissions: readonly TimeSheetSubmission[],
): BesideSubmissions & { readonly submissions: ListedSubmission[] } => ({
  submissions: submissions.map(listed),
  people: submissions.map(({ employee }) => employee),
  clients: submissions.flatMap(({ client }) => client ?? []),
  usual: {},
})
