import { projectTime } from '@praxis/contract/time/time-reports'
import type { SubmissionAmendment } from '@praxis/contract/time/time-sheet-shapes'
import { useCall } from '../../api/use-call'

const changes = ['timeReports', 'timeSheetSubmissions', 'requests', 'approvals', 'tasks'] as const

export const useAmendProjectSubmissions = (projectID: string) =>
  useCall(
    projectTime.amendProjectSubmissions,
    (amendments: readonly (SubmissionAmendment & { readonly timeSheetSubmissionID: string })[]) => ({
      params: { id: projectID },
      body: { amendments: [...amendments] },
    }),
    { changes },
  )

export const useMoveSubmissionsToProject = (fromProjectID: string) =>
  useCall(
    projectTime.moveSubmissionsToProject,
    ({ ids, projectID }: { readonly ids: readonly string[]; readonly projectID: string }) => ({
      params: { id: fromProjectID },
      body: { timeSheetSubmissionIDs: [...ids], projectID },
    }),
    { changes },
  )
