import type { CompanyManagement, CompanyManagementInput } from '@praxis/contract/company/company-management'
import { useQueryClient } from '@tanstack/react-query'
import type { DraftShape } from '../../ui/forms/draft'
import { changesIfAny } from '../../ui/forms/draft-changes'
import type { FieldOfReason } from '../../ui/forms/refusal'
import { type FormRules, ruleProblems } from '../../ui/forms/rule-problems'
import { type Draft, useDraft } from '../../ui/forms/use-draft'
import { useUpdateCompanyManagement } from './settings.mutations'
import { companyManagementQuery } from './settings.queries'
import { useManagement } from './use-management'

interface SettingsDraftOptions<Values extends object> {
  /** The name under which the page's drafts are kept. */
  readonly page: string
  /** The values that the page edits, as they are saved. */
  readonly valuesOf: (management: CompanyManagement) => Values
  readonly rules?: FormRules<Values> | ((values: Values) => FormRules<Values>)
  /** The body to send for the changed fields; the other values are at hand for parts that go as a whole. */
  readonly bodyOf: (changed: Partial<Values>, values: Values) => CompanyManagementInput
  readonly fieldOfReason?: FieldOfReason
}

const shape: DraftShape = {
  rows: ['defaultDynamicDetails', 'defaultProjectDynamicDetails', 'defaultOpportunityDynamicDetails'],
}

/** The draft of a page of the settings until it is saved. */
export function useSettingsDraft<Values extends object>(
  options: SettingsDraftOptions<Values>,
): Draft<Values, Partial<Values>> {
  const { page, valuesOf, rules = {}, bodyOf, fieldOfReason } = options
  const queryClient = useQueryClient()
  const { mutateAsync: updateCompanyManagement } = useUpdateCompanyManagement()
  return useDraft({
    key: `settings/${page}`,
    record: useManagement(),
    fetchNewest: () => queryClient.fetchQuery({ ...companyManagementQuery, staleTime: 0 }),
    valuesOf,
    shape,
    problemsOf: (values) => ruleProblems(values, typeof rules === 'function' ? rules(values) : rules),
    inputOf: (saved, values) => changesIfAny(saved, values),
    send: (changed, { newest: { version }, sent }) => updateCompanyManagement({ ...bodyOf(changed, sent), version }),
    fieldOfReason,
    showsRefusal: true,
  })
}
