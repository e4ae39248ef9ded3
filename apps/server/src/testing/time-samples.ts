import type { areas } from '@praxis/contract/areas'
import type { EndpointSpec, Input } from '@praxis/contract/protocol/endpoint'
import type { approvals } from '@praxis/contract/requests/approvals'
import type { clientTime, projectTime, teamTime } from '@praxis/contract/time/time-reports'
import type { timeSheetApprovals } from '@praxis/contract/time/time-sheet-approvals'
import type { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import type { timeTrackers } from '@praxis/contract/time/time-trackers'
import type { SampleFirm } from './sample-firm'

export type SamplesOf<A extends Readonly<Record<string, EndpointSpec>>> = {
  readonly [E in keyof A]: (firm: SampleFirm) => Input<A[E]>
}

const week = { from: '2026-06-01', to: '2026-06-07' }
const report = { startDate: '2026-06-01', endDate: '2026-06-30' }
const unspecified = { from: '2026-06-02T00:00:00.000Z', duration: 3600 }
const ofSubmission = ({ submissionId }: SampleFirm) => ({ params: { id: submissionId } })

export const submissionSamples: SamplesOf<typeof timeSheetSubmissions> = {
  getTimeSheetPeriod: () => ({ query: week }),
  listSuggestions: () => ({ query: week }),
  listCalendarSuggestions: () => ({ query: week }),
  listLoggableItems: ({ submissionId }) => ({ query: { query: 'Marker', timeSheetSubmissionID: submissionId } }),
  getSubmissionProject: ({ projectId }) => ({ params: { projectId } }),
  createSubmission: ({ projectId, roleId, projectBoard, trackerId }) => ({
    body: { ...unspecified, projectID: projectId, roleID: roleId, taskID: projectBoard.taskId, trackerID: trackerId },
  }),
  createSubmissions: ({ projectId, clientId, submissionId }) => ({
    body: {
      submissions: [
        { ...unspecified, projectID: projectId },
        { ...unspecified, clientID: clientId },
        { ...unspecified, correctionOfID: submissionId },
      ],
    },
  }),
  updateSubmission: (firm) => ({
    ...ofSubmission(firm),
    body: { comment: 'Changed', taskID: firm.projectBoard.taskId },
  }),
  convertToProject: (firm) => ({ ...ofSubmission(firm), body: { projectID: firm.projectId, roleID: firm.roleId } }),
  deleteSubmission: ofSubmission,
}

export const trackerSamples: SamplesOf<typeof timeTrackers> = {
  listTimeTrackers: () => ({}),
  createTimeTracker: ({ projectId, projectBoard }) => ({ body: { projectID: projectId, taskID: projectBoard.taskId } }),
  updateTimeTracker: ({ trackerId, projectId }) => ({
    params: { id: trackerId },
    body: { comment: 'Changed', projectID: projectId },
  }),
  deleteTimeTracker: ({ trackerId }) => ({ params: { id: trackerId } }),
}

export const requestSamples: SamplesOf<typeof areas.requests> = {
  listActiveRequests: () => ({}),
  listRequestHistory: () => ({ query: week }),
  listDeniedRequests: () => ({}),
  acceptDenial: ({ requestId }) => ({ params: { id: requestId } }),
  listRequests: ({ requestId }) => ({ query: { requestIDs: [requestId] } }),
  getRequest: ({ requestId }) => ({ params: { id: requestId } }),
  submitTimeSheet: ({ submissionId }) => ({ body: { submissionID: submissionId } }),
  submitTimeSheets: ({ submissionId, requestId }) => ({ body: { submissionIDs: [submissionId, requestId] } }),
}

export const approvalSamples: SamplesOf<typeof approvals & typeof timeSheetApprovals> = {
  listApprovals: ({ report, projectId }) => ({ query: { employeeID: report.employeeId, projectID: projectId } }),
  countApprovals: () => ({}),
  listDecisions: () => ({ query: week }),
  listProjectChoices: ({ approvalId }) => ({ query: { timeSheetSubmissionIDs: [approvalId] } }),
  listAmendmentChoices: ({ approvalId }) => ({ params: { id: approvalId } }),
  amendTimeSheet: ({ approvalId }) => ({ params: { id: approvalId }, body: { duration: 1800 } }),
  changeRequestProject: ({ approvalId, projectId }) => ({
    params: { id: approvalId },
    body: { projectID: projectId },
  }),
  decideRequest: ({ approvalId }) => ({ params: { id: approvalId }, body: { state: 'approved' } }),
  decideRequests: ({ approvalId }) => ({ body: { requestIDs: [approvalId], state: 'approved' } }),
}

export const clientTimeSamples: SamplesOf<typeof clientTime> = {
  getClientTimeAnalysis: ({ clientId }) => ({ params: { id: clientId }, query: {} }),
  listClientSubmissions: ({ clientId, plain }) => ({
    params: { id: clientId },
    query: { employeeID: plain.employeeId },
  }),
  exportClientSubmissions: ({ clientId }) => ({ params: { id: clientId }, query: {} }),
  listLoggableProjectsOfClient: ({ clientId, submissionId }) => ({
    params: { id: clientId },
    query: { timeSheetSubmissionID: submissionId },
  }),
}

export const projectTimeSamples: SamplesOf<typeof projectTime> = {
  listProjectSubmissions: ({ projectId, plain }) => ({
    params: { id: projectId },
    query: { employeeID: plain.employeeId },
  }),
  exportProjectSubmissions: ({ projectId }) => ({ params: { id: projectId }, query: {} }),
  getProjectTimeAnalysis: ({ projectId }) => ({ params: { id: projectId }, query: {} }),
  getEmployeeTimeReportByMonth: ({ projectId }) => ({
    params: { id: projectId },
    query: { startOfMonth: '2026-06-01' },
  }),
  amendProjectSubmissions: ({ projectId, submissionId }) => ({
    params: { id: projectId },
    body: { amendments: [{ timeSheetSubmissionID: submissionId, duration: 1800 }] },
  }),
  moveSubmissionsToProject: ({ projectId, submissionId }) => ({
    params: { id: projectId },
    body: { timeSheetSubmissionIDs: [submissionId], projectID: projectId },
  }),
  previewReRating: ({ projectId, roleId }) => ({
    params: { id: projectId },
    body: { roleID: roleId, states: ['approved'] },
  }),
  reRateSubmissions: ({ projectId, roleId }) => ({
    params: { id: projectId },
    body: { roleID: roleId, states: ['approved'], version: '' },
  }),
}

export const teamTimeSamples: SamplesOf<typeof teamTime> = {
  getTimeSheetReport: () => ({ query: report }),
  exportTimeSheetReport: () => ({ query: report }),
  getTimeManagementReport: () => ({}),
}
