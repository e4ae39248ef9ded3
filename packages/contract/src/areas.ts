import { approvals } from './approvals'
import { auth } from './auth'
import { clients } from './clients'
import { companies } from './companies'
import { companyManagement } from './company-management'
import { employees, impersonations } from './employees'
import type { Area } from './endpoint'
import { files } from './files'
import { invitations } from './invitations'
import { journalEntries } from './journal'
import { operations } from './operations'
import { personalProjectTasks, personals } from './personals'
import { projectAutomations } from './project-automations'
import { projectTasks } from './project-tasks'
import { projectTemplates } from './project-templates'
import { projects } from './projects'
import { requests } from './requests'
import { clientTime, projectTime, teamTime } from './time-reports'
import { timeSheetSubmissions } from './time-sheets'
import { timeTrackers } from './time-trackers'
import { users } from './users'

/** Every area there is, for what speaks of all of them: the API document and the tests that call everything. */
export const areas = {
  auth,
  users,
  companies,
  companyManagement,
  employees,
  impersonations,
  invitations,
  clients,
  journalEntries,
  projects,
  projectTasks,
  projectAutomations,
  personals,
  personalProjectTasks,
  projectTemplates,
  timeSheetSubmissions,
  timeTrackers,
  requests,
  approvals,
  clientTime,
  projectTime,
  teamTime,
  files,
  operations,
} satisfies Record<string, Area>
