import type { EmployeeBrief } from '@praxis/contract/people/employees'
import type { EmployeeTimeReport, TimeSheetReport } from '@praxis/contract/time/time-reports'

const HOUR = 3600

export const samplePerson = (id: string, displayName: string): EmployeeBrief => ({
  id,
  displayName,
  displayInitials: displayName.slice(0, 1),
  profileImage: null,
  jobTitle: 'Consultant',
  isActive: true,
})

/** Somebody's week of 37.5 contracted hours, all of it over. */
export const sampleReportOf = (
  employeeID: string,
  lineManagerID: string | null,
  hours: number,
): EmployeeTimeReport => ({
  employeeID,
  lineManagerID,
  contractedTime: 37.5 * HOUR,
  contractedTimeToDate: 37.5 * HOUR,
  loggedTime: hours * HOUR,
  loggedTimeToDate: hours * HOUR,
  chargeableTime: hours * HOUR,
  chargedTime: hours * HOUR,
  unsubmittedTime: 0,
  waitingForApprovalTime: 0,
  approvedTime: hours * HOUR,
  utilisation: hours / 37.5,
  projectIDs: ['platform'],
  byProject: [{ projectID: 'platform', loggedTime: hours * HOUR, chargeableTime: hours * HOUR }],
})

/** Amelia manages Priya and Tom; nobody manages Amelia. */
export const sampleReport = (): TimeSheetReport => ({
  startDate: '2026-11-02',
  endDate: '2026-11-08',
  projects: [
    {
      id: 'platform',
      details: { name: 'Data platform' },
      isInternal: false,
      client: { id: 'northgate', name: 'Northgate Water', logoImage: null, isActive: true },
    },
  ],
  employees: [
    samplePerson('amelia', 'Amelia Hart'),
    samplePerson('priya', 'Priya Naïr'),
    samplePerson('tom', 'Tom Okafor'),
  ],
  lineManagers: [samplePerson('amelia', 'Amelia Hart')],
  reportsByEmployee: [
    sampleReportOf('amelia', null, 30),
    sampleReportOf('priya', 'amelia', 45),
    sampleReportOf('tom', 'amelia', 10),
  ],
  overUtilisedEmployees: [{ id: 'priya' }],
  underUtilisedEmployees: [{ id: 'tom' }],
  limits: { underUtilisedBelowPercent: 80, overUtilisedAbovePercent: 110 },
})
