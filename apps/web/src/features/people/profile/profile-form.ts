import type { Preferences } from '@praxis/contract/company/companies'
import type { DynamicDetailDefinition, EmployeeDetailDefinition } from '@praxis/contract/company/dynamic-details'
import { adminCapabilities, type Capability } from '@praxis/contract/people/capabilities'
import type {
  Employee,
  EmployeeDetailsInput,
  EmployeePermission,
  PermissionInput,
} from '@praxis/contract/people/employees'
import { type EditedDetail, withDefinedDetails } from '@praxis/domain/dynamic-details/dynamic-detail'
import { dynamicDetailChanges } from '@praxis/domain/dynamic-details/dynamic-detail-changes'
import type { DraftShape } from '../../../ui/forms/draft'
import { changesIfAny } from '../../../ui/forms/draft-changes'
import { type ContractDraft, contractInput, draftOf } from '../employment-contract/contract-draft'
import { withSavedRateCards } from '../employment-contract/earlier-contract'
import { rebasedContract } from '../employment-contract/rebase-contract'

type EmployeeDetails = Employee['details']

export type DetailsForm = Pick<EmployeeDetails, 'jobTitle' | 'shortDescription' | 'tags' | 'contact'>

export type PermissionForm = Omit<EmployeePermission, 'isAdmin'>

/** What can be edited on a profile, part by part; a part that the reader may not see is undefined. */
export interface ProfileForm {
  readonly details: DetailsForm
  readonly dynamicDetails: readonly EditedDetail[]
  readonly preferences: Preferences | undefined
  readonly permission: PermissionForm | undefined
  readonly contract: ContractDraft | undefined
}

export type ProfilePart = keyof ProfileForm

/** A contract is chosen as a whole: a merge by field would not keep the order of its periods. */
export const profileShape: DraftShape<ProfileForm> = {
  groups: ['details', 'details.contact', 'preferences', 'permission'],
  rows: ['dynamicDetails'],
  complete: { contract: withSavedRateCards },
  rebase: { contract: rebasedContract },
}

type ProfileEdits = Partial<ProfileForm>

export const profileTabs = ['details', 'contract', 'absences', 'permission', 'preferences', 'image'] as const
export type ProfileTab = (typeof profileTabs)[number]

export const tabOfPart: Record<ProfilePart, ProfileTab> = {
  details: 'details',
  dynamicDetails: 'details',
  preferences: 'preferences',
  permission: 'permission',
  contract: 'contract',
}

/** The custom fields that whoever edits a profile may see: their own, or as somebody who manages employees. */
export const definitionsFor = (
  { canManageEmployees }: Pick<EmployeePermission, 'canManageEmployees'>,
  definitions: readonly EmployeeDetailDefinition[],
): readonly EmployeeDetailDefinition[] =>
  definitions.filter(({ audience }) => audience !== 'managers' || canManageEmployees)

export function profileForm(employee: Employee, definitions: readonly DynamicDetailDefinition[]): ProfileForm {
  const { jobTitle, shortDescription, tags, contact, dynamicDetails } = employee.details
  const { isAdmin: _, ...permission } = employee.permission ?? { isAdmin: false }
  return {
    details: { jobTitle, shortDescription, tags, contact },
    dynamicDetails: withDefinedDetails(dynamicDetails, definitions),
    preferences: employee.preferences,
    permission: 'revenue' in permission ? permission : undefined,
    contract: employee.contract ? draftOf(employee.contract) : undefined,
  }
}

export const isAdmin = (permission: Record<Capability, boolean>): boolean =>
  adminCapabilities.every((capability) => permission[capability])

function permissionInput(saved: PermissionForm, edited: PermissionForm): PermissionInput | undefined {
  const { lineManager: savedManager, ...savedRest } = saved
  const { lineManager, ...rest } = edited
  const changes = changesIfAny(savedRest, rest)
  if (lineManager?.id === savedManager?.id) return changes
  return { ...changes, lineManagerID: lineManager?.id ?? null }
}

export interface ProfileInputs {
  readonly details: EmployeeDetailsInput | undefined
  readonly contract: ReturnType<typeof contractInput>
  readonly permission: PermissionInput | undefined
}

function detailsInput(saved: ProfileForm, edits: ProfileEdits): EmployeeDetailsInput | undefined {
  const details = edits.details && changesIfAny(saved.details, edits.details)
  const contact = details?.contact && changesIfAny(saved.details.contact, details.contact)
  const preferences = edits.preferences && saved.preferences && changesIfAny(saved.preferences, edits.preferences)
  const dynamicDetails = edits.dynamicDetails && dynamicDetailChanges(saved.dynamicDetails, edits.dynamicDetails)
  if (!details && !preferences && !dynamicDetails) return undefined
  return {
    ...(details && { details: { ...details, ...(contact && { contact }) } }),
    ...(preferences && { preferences }),
    ...(dynamicDetails && { dynamicDetails }),
  }
}

/** The calls to make: each only when something of it differs from what is saved, and with only what differs. */
export function profileInputs(employee: Employee, saved: ProfileForm, edits: ProfileEdits): ProfileInputs {
  return {
    details: detailsInput(saved, edits),
    contract: edits.contract && contractInput(edits.contract, employee.contract ?? null),
    permission: edits.permission && saved.permission && permissionInput(saved.permission, edits.permission),
  }
}

export function changedParts({ details, contract, permission }: ProfileInputs): ReadonlySet<ProfilePart> {
  const parts: [ProfilePart, unknown][] = [
    ['details', details?.details],
    ['dynamicDetails', details?.dynamicDetails],
    ['preferences', details?.preferences],
    ['contract', contract],
    ['permission', permission],
  ]
  return new Set(parts.filter(([, input]) => input !== undefined).map(([part]) => part))
}
