import type { CompanyManagementInput } from '@praxis/contract/company/company-management'
import type { StoredSettings } from '@praxis/contract/company/company-settings'
import { NEW_ROW_AUDIENCE } from '@praxis/contract/company/dynamic-detail-types'
import type { DynamicDetailDefinition } from '@praxis/contract/company/dynamic-details'
import { definitionProblems, tidyDefinitions } from '@praxis/domain/companies/dynamic-detail-definitions'
import { type FieldProblem, invalidField, Refusal } from '../../platform/refusal'

/** The given changes of one kind of settings; fields that are left out stay as they are. */
type Given<Part extends keyof CompanyManagementInput> = NonNullable<CompanyManagementInput[Part]>

const checkedDefinitions = (path: string, given: readonly DynamicDetailDefinition[]): DynamicDetailDefinition[] => {
  const definitions = tidyDefinitions(given)
  const fields = definitionProblems(definitions).map(
    ({ row, part, message }): FieldProblem => ({ path: `${path}.${row}.${part}`, message }),
  )
  if (fields.length > 0) throw new Refusal('invalidInput', { fields })
  return definitions
}

export const employeeSettingsChanges = (
  { defaultDynamicDetails, ...others }: Given<'updateEmployeeSettingInput'>,
  current: StoredSettings['employee'],
) => {
  if (!defaultDynamicDetails) return others
  const audiences = new Map(current.defaultDynamicDetails.map(({ key, audience }) => [key, audience]))
  const definitions = checkedDefinitions(
    'updateEmployeeSettingInput.defaultDynamicDetails',
    defaultDynamicDetails.map(({ audience: _, ...definition }) => definition),
  )
  const audienceOf = (key: string, row: number) =>
    defaultDynamicDetails[row]?.audience ?? audiences.get(key) ?? NEW_ROW_AUDIENCE
  return {
    ...others,
    defaultDynamicDetails: definitions.map((definition, row) => ({
      ...definition,
      audience: audienceOf(definition.key, row),
    })),
  }
}

export const timeSheetSettingsChanges = (
  given: Given<'updateTimeSheetSettingsInput'>,
  current: StoredSettings['timeSheet'],
) => {
  const { underUtilisedBelowPercent, overUtilisedAbovePercent } = { ...current, ...given }
  if (underUtilisedBelowPercent > overUtilisedAbovePercent) {
    const changed =
      given.overUtilisedAbovePercent === undefined ? 'underUtilisedBelowPercent' : 'overUtilisedAbovePercent'
    const limit =
      changed === 'underUtilisedBelowPercent'
        ? `Maximum of ${overUtilisedAbovePercent} is required`
        : `Minimum of ${underUtilisedBelowPercent} is required`
    throw invalidField(`updateTimeSheetSettingsInput.${changed}`, limit)
  }
  return given
}

/** Clients are searched by keys that are defined; a key that is no longer defined is dropped from the search. */
export const clientSettingsChanges = (
  given: Omit<Given<'updateClientSettingsInput'>, 'contactTypes' | 'journalEntryCategories'>,
  current: StoredSettings['client'],
) => {
  const path = 'updateClientSettingsInput'
  const defaultDynamicDetails = given.defaultDynamicDetails
    ? checkedDefinitions(`${path}.defaultDynamicDetails`, given.defaultDynamicDetails)
    : current.defaultDynamicDetails
  const keys = new Set(defaultDynamicDetails.map(({ key }) => key))
  given.searchableDynamicFields?.forEach((key, index) => {
    if (!keys.has(key)) throw invalidField(`${path}.searchableDynamicFields.${index}`, 'Unknown key')
  })
  const searchable = given.searchableDynamicFields ?? current.searchableDynamicFields
  return { defaultDynamicDetails, searchableDynamicFields: [...new Set(searchable)].filter((key) => keys.has(key)) }
}

export const opportunityAndProjectSettingsChanges = ({
  defaultProjectDynamicDetails: ofProjects,
  defaultOpportunityDynamicDetails: ofOpportunities,
  ...others
}: Given<'updateOpAndProjSettingsInput'>): Given<'updateOpAndProjSettingsInput'> => {
  const path = 'updateOpAndProjSettingsInput'
  return {
    ...others,
    ...(ofProjects && {
      defaultProjectDynamicDetails: checkedDefinitions(`${path}.defaultProjectDynamicDetails`, ofProjects),
    }),
    ...(ofOpportunities && {
      defaultOpportunityDynamicDetails: checkedDefinitions(`${path}.defaultOpportunityDynamicDetails`, ofOpportunities),
    }),
  }
}
