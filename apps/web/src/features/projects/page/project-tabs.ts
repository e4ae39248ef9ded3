import type { Project } from '@praxis/contract/projects'
import type { LinkProps } from '@tanstack/react-router'

const PAGE = '/employments/$companyDomain/projects/$projectID'

interface ProjectTab {
  readonly label: string
  readonly to: NonNullable<LinkProps['to']>
  /** The first tab's address is the beginning of the others'. */
  readonly exact?: true
  readonly isOpen: (project: Pick<Project, 'permissions' | 'can'>) => boolean
}

const DASHBOARD = {
  label: 'Dashboard',
  to: PAGE,
  exact: true,
  isOpen: () => true,
} as const satisfies ProjectTab

export const JOURNAL = {
  label: 'Journal',
  to: `${PAGE}/journal`,
  isOpen: ({ permissions }) => permissions.journal !== 'noAccess',
} as const satisfies ProjectTab

export const TASK_LISTS = {
  label: 'Tasks',
  to: `${PAGE}/taskLists`,
  isOpen: ({ permissions }) => permissions.taskLists !== 'noAccess',
} as const satisfies ProjectTab

export const GANTT = {
  label: 'Gantt',
  to: `${PAGE}/ganttChart`,
  isOpen: ({ permissions }) => permissions.taskLists !== 'noAccess',
} as const satisfies ProjectTab

export const RESOURCE_PERMISSIONS = {
  label: 'Permissions',
  to: `${PAGE}/resourcePermissions`,
  isOpen: ({ can }) => can.editPermissions,
} as const satisfies ProjectTab

export const SETTINGS = {
  label: 'Settings',
  to: `${PAGE}/settings`,
  isOpen: ({ can }) => can.edit || can.editBudgets || can.editRoles,
} as const satisfies ProjectTab

/** In the order they stand in. */
const TABS: readonly ProjectTab[] = [DASHBOARD, TASK_LISTS, GANTT, JOURNAL, RESOURCE_PERMISSIONS, SETTINGS]

/** The tabs that the reader may open. */
export const tabsOf = (project: Pick<Project, 'permissions' | 'can'>): ProjectTab[] =>
  TABS.filter(({ isOpen }) => isOpen(project))
