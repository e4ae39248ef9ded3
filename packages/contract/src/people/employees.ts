import * as z from 'zod'
import { Preferences, WeekdayNumber } from '../company/companies'
import { LeaveDays, WorkingWeek } from '../company/company-settings'
import { DynamicDetail, DynamicDetailsUpdate } from '../company/dynamic-details'
import { about, endpoint } from '../protocol/endpoint'
import { IMAGE_MAX_BYTES } from '../protocol/files'
import { pageOf, pageQuery, QueryFlag } from '../protocol/page'
import { Day, Id, Moment, madeOn, Name, Version } from '../protocol/values'
import { Permission } from './capabilities'
import { EmployeeBrief } from './employee-brief'
import { JobTitle } from './invitations'
import { PermissionChanges } from './permission-changes'

export { EmployeeBrief }

export const contractTypes = ['permanent', 'contractor'] as const
const ContractType = z.enum(contractTypes)
export type ContractType = z.infer<typeof ContractType>

/** The terms of a contract from one day on, until the next period begins or the contract ends. */
export const ContractPeriod = z
  .strictObject({
    appliedDate: Day,
    /** The last day of the period, where no other one follows directly on it. */
    endDate: Day.optional(),
    type: ContractType,
    workingTimeIntervalByDay: WorkingWeek,
    holidayEntitlementDays: LeaveDays,
    /** The rate card that hours without a role cost by; absent means none. Who sees the contract sees its name, not its rates. */
    rateCardID: Id.optional(),
  })
  .meta({ id: 'ContractPeriod' })
export type ContractPeriod = z.infer<typeof ContractPeriod>

export const Contract = z
  .strictObject({
    startDate: Day,
    /** The last day employed; null while no end is known. */
    endDate: Day.nullable(),
    /** The period of today, or the first while the contract has not begun. */
    activePeriod: ContractPeriod,
    /** The periods by day; the first begins on the start date. */
    periods: z.array(ContractPeriod),
    /** Weekdays of the active period with time to work, Sunday = 1. */
    workingDays: z.array(WeekdayNumber),
    isAvailableInClientResourcing: z.boolean(),
    /** Sent back with a change, so that two people never overwrite each other. */
    version: Version,
  })
  .meta({ id: 'Contract' })
export type Contract = z.infer<typeof Contract>

const LineManager = z.strictObject({ id: Id, displayName: z.string() })

const Contact = z.strictObject({
  email: z.string().trim().max(200),
  mobile: z.string().trim().max(40),
  landline: z.string().trim().max(40),
  fax: z.string().trim().max(40),
})

const MOST_TAGS = 50
const Tags = z.array(Name.max(60)).max(MOST_TAGS)

const details = {
  jobTitle: z.string(),
  shortDescription: z.string(),
  tags: z.array(z.string()),
  contact: Contact,
  dynamicDetails: z.array(DynamicDetail),
  isActive: z.boolean(),
}

const PendingInvitation = z.strictObject({ id: Id, email: z.string(), expiresAt: Moment, isExpired: z.boolean() })

export const EmployeePermission = z
  .strictObject({ ...Permission.shape, lineManager: LineManager.nullable() })
  .meta({ id: 'EmployeePermission' })
export type EmployeePermission = z.infer<typeof EmployeePermission>

const person = {
  id: Id,
  nanoPath: z.string(),
  displayName: z.string(),
  displayInitials: z.string(),
  profileImage: z.string().nullable(),
  isOwner: z.boolean(),
  details: z.strictObject(details),
  lineManager: LineManager.nullable(),
  /** Present while an invitation is pending, when the employee has no user yet. */
  invitation: PendingInvitation.optional(),
}

export const Employee = z
  .strictObject({
    ...person,
    user: z
      .strictObject({
        id: Id,
        username: z.string(),
        details: z.strictObject({ firstName: z.string(), lastName: z.string() }),
      })
      .nullable(),
    company: z.strictObject({ id: Id, name: z.string(), domain: z.string() }),
    /** The contract is absent for callers who are neither the employee, nor above them, nor managing employees. */
    contract: Contract.nullable().optional(),
    permission: EmployeePermission.optional(),
    preferences: Preferences.optional(),
    /** The version of everything but the contract, which has its own. */
    version: Version,
    can: z.strictObject({
      editDetails: z.boolean(),
      editContract: z.boolean(),
      editPermission: z.boolean(),
      editPreferences: z.boolean(),
      deactivate: z.boolean(),
      reactivate: z.boolean(),
      impersonate: z.boolean(),
      readHistory: z.boolean(),
    }),
  })
  .meta({ id: 'Employee' })
export type Employee = z.infer<typeof Employee>

export const EmployeeListItem = z
  .strictObject({
    ...person,
    contractType: ContractType.nullable(),
    /** Seconds a week in the active period. */
    contractedWeek: z.int().nullable(),
  })
  .meta({ id: 'EmployeeListItem' })
export type EmployeeListItem = z.infer<typeof EmployeeListItem>

export const employeeStates = ['active', 'inactive', 'pending'] as const
export const employeeSortOrders = ['displayName', '-displayName', 'jobTitle', '-jobTitle'] as const

/** Query parameters may be repeated, or hold several values between commas. */
const EmployeeFilter = z.strictObject({
  ...pageQuery(12),
  name: z.string().trim().max(200).optional(),
  tag: z.string().trim().max(60).optional(),
  lineManagerID: Id.optional(),
  state: z.enum(employeeStates).optional(),
  contractType: ContractType.optional(),
  excludeInvitations: QueryFlag.default(false),
  sortOrder: z.enum(employeeSortOrders).default('displayName'),
})
export type EmployeeFilter = z.output<typeof EmployeeFilter>

const employeeParams = z.strictObject({ id: Id })

/** Fields that are left out stay as they are. */
export const EmployeeDetailsInput = z.strictObject({
  details: z
    .strictObject({
      jobTitle: JobTitle,
      shortDescription: z.string().trim().max(2000),
      tags: Tags,
      contact: Contact.partial(),
    })
    .partial()
    .optional(),
  preferences: Preferences.partial().optional(),
  dynamicDetails: DynamicDetailsUpdate.optional(),
})
export type EmployeeDetailsInput = z.output<typeof EmployeeDetailsInput>

export const ContractInput = z.strictObject({
  /** The version of the contract that was read; 0 for the first contract. */
  version: Version,
  startDate: Day.optional(),
  /** The last day employed; null takes an end back. */
  endDate: Day.nullable().optional(),
  isAvailableInClientResourcing: z.boolean().optional(),
  periods: z.array(ContractPeriod).min(1).max(100).optional(),
})
export type ContractInput = z.output<typeof ContractInput>

export const PermissionInput = z.strictObject({
  ...PermissionChanges.shape,
  lineManagerID: Id.nullable().optional(),
})
export type PermissionInput = z.output<typeof PermissionInput>

export const teammateRelations = ['lineManager', 'teammate', 'report'] as const
export const Teammate = EmployeeBrief.extend({ relation: z.enum(teammateRelations) }).meta({ id: 'Teammate' })
export type Teammate = z.infer<typeof Teammate>

export const ChartPerson = EmployeeBrief.extend({
  lineManagerID: Id.nullable(),
  /** Whether the person is invited and has not joined yet. */
  isInvited: z.boolean(),
}).meta({ id: 'ChartPerson' })
export type ChartPerson = z.infer<typeof ChartPerson>

export const employees = about('employees', {
  getEmployee: endpoint({
    method: 'GET',
    path: '/employees/{id}',
    summary: 'Get an employee by id or by the short id of their profile link',
    access: 'employee',
    params: z.strictObject({ id: z.string().regex(/^[\w-]{1,40}$/) }),
    response: Employee,
    reasons: ['notFound'],
  }),
  getTeammates: endpoint({
    method: 'GET',
    path: '/employees/{id}/teamates',
    summary: 'List an employee’s teammates: line manager, peers and reports',
    access: 'employee',
    params: employeeParams,
    response: z.strictObject({ items: z.array(Teammate) }),
    reasons: ['notFound'],
  }),
  updateEmployeeDetails: endpoint({
    method: 'PUT',
    path: '/employees/{id}/details',
    summary: 'Change details, preferences or dynamic details; omitted fields stay',
    access: 'employee',
    params: employeeParams,
    body: EmployeeDetailsInput.extend(madeOn),
    response: Employee,
    reasons: ['notFound', 'changedMeanwhile'],
  }),
  updateEmployeePermission: endpoint({
    method: 'PUT',
    path: '/employees/{id}/permission',
    summary: 'Change another employee’s permissions and line manager',
    access: 'employee',
    capability: 'canManageEmployees',
    notWhileImpersonating: true,
    params: employeeParams,
    body: PermissionInput.extend(madeOn),
    response: Employee,
    reasons: ['notFound', 'rightNotHeld', 'ownerKeepsAccess', 'circularLineManager', 'changedMeanwhile'],
  }),
  updateEmployeeContract: endpoint({
    method: 'PUT',
    path: '/employees/{id}/contract',
    summary: 'Change the contract of an active employee',
    access: 'employee',
    notWhileImpersonating: true,
    params: employeeParams,
    body: ContractInput,
    response: Employee,
    reasons: ['notFound', 'employeeInactive', 'changedMeanwhile'],
  }),
  setEmployeeProfileImage: endpoint({
    method: 'PUT',
    path: '/employees/{id}/profileImage',
    summary: 'Set the profile image for this company; the body is the image',
    access: 'employee',
    params: employeeParams,
    imageBody: { maxBytes: IMAGE_MAX_BYTES },
    response: Employee,
    reasons: ['notFound', 'invalidFileExtension', 'fileTooLarge'],
  }),
  removeEmployeeProfileImage: endpoint({
    method: 'DELETE',
    path: '/employees/{id}/profileImage',
    summary: 'Remove the profile image for this company; the account image is used again',
    access: 'employee',
    params: employeeParams,
    response: Employee,
    reasons: ['notFound'],
  }),
  deactivateEmployee: endpoint({
    method: 'DELETE',
    path: '/employees/{id}',
    summary: 'Deactivate an employee; their work stays. A pending invitation is withdrawn instead',
    access: 'employee',
    capability: 'canManageEmployees',
    notWhileImpersonating: true,
    params: employeeParams,
    /** The last day of their contract; today by default, and an end that lies before stays. */
    query: z.strictObject({ endDate: Day.optional() }),
    response: 'nothing',
    reasons: ['notFound', 'ownerKeepsAccess'],
  }),
  reactivateEmployee: endpoint({
    method: 'PUT',
    path: '/employees/{id}/reactivate',
    summary: 'Reactivate an employee, whose rights are among the caller’s; an ended contract begins again',
    access: 'employee',
    capability: 'canManageEmployees',
    notWhileImpersonating: true,
    params: employeeParams,
    /** The first day of the contract that begins again; today by default. */
    query: z.strictObject({ startDate: Day.optional() }),
    response: Employee,
    reasons: ['notFound', 'rightNotHeld'],
  }),
  listEmployees: endpoint({
    method: 'GET',
    path: '/employeeManagement/list',
    summary: 'List employees and invited people',
    access: 'employee',
    capability: 'canManageEmployees',
    query: EmployeeFilter,
    response: pageOf(EmployeeListItem),
  }),
  listEmployeeTags: endpoint({
    method: 'GET',
    path: '/employeeManagement/tags',
    summary: 'List the tags used on employees',
    access: 'employee',
    response: z.strictObject({ items: z.array(z.string()) }),
  }),
  getOrganisationChart: endpoint({
    method: 'GET',
    path: '/employeeManagement/organisationChart',
    summary: 'List active employees and who they report to; managers are included even if they left or haven’t joined',
    access: 'employee',
    response: z.strictObject({ items: z.array(ChartPerson) }),
  }),
})

export const impersonations = {
  startImpersonation: endpoint({
    method: 'POST',
    path: '/impersonations',
    summary: 'Act as another employee: from now on send their id as employeeID and your own as impersonatorID',
    access: 'employee',
    capability: 'canImpersonate',
    notWhileImpersonating: true,
    body: z.strictObject({ employeeID: Id }),
    response: z.strictObject({ employeeID: Id, impersonatorID: Id }),
    reasons: ['notFound', 'employeeInactive'],
  }),
  stopImpersonation: endpoint({
    method: 'DELETE',
    path: '/impersonations/current',
    summary: 'Stop acting as another employee; safe to repeat',
    access: 'user',
    response: 'nothing',
  }),
}
