import type { CompanyManagement, CompanyManagementInput } from '@praxis/contract/company/company-management'
import { useQueryClient } from '@tanstack/react-query'
import { showSuccess } from '../../ui/feedback/snackbar'
import type { DraftShape } from '../../ui/forms/draft'
import type { FormOptions } from '../../ui/forms/use-form'
import { type RecordForm, useRecordForm } from '../../ui/forms/use-record-form'
import { type FieldOfReason, refusingOnField } from './refusal-on-field'
import { useUpdateCompanyManagement } from './settings.mutations'
import { companyManagementQuery } from './settings.queries'
import { useManagement } from './use-management'

interface SettingsDraftOptions<Values extends object> extends Pick<FormOptions<Values>, 'rules'> {
  /** The name under which the page's drafts are kept. */
  readonly page: string
  /** The values that the page edits, as they are saved. */
  readonly valuesOf: (management: CompanyManagement) => Values
  /** The body to send for the changed fields; the other values are at hand for parts that go as a whole. */
  readonly bodyOf: (changed: Partial<Values>, values: Values) => CompanyManagementInput
  readonly fieldOfReason?: FieldOfReason
}

const shape: DraftShape = {
  rows: ['defaultDynamicDetails', 'defaultProjectDynamicDetails', 'defaultOpportunityDynamicDetails'],
}

/** The draft of a page of the settings until it is saved. */
export function useSettingsDraft<Values extends object>({
  page,
  valuesOf,
  rules = {},
  bodyOf,
  fieldOfReason = {},
}: SettingsDraftOptions<Values>): RecordForm<Values> {
  const management = useManagement()
  const queryClient = useQueryClient()
  const { mutateAsync: updateCompanyManagement } = useUpdateCompanyManagement()
  return useRecordForm({
    draft: `settings/${page}`,
    record: management,
    fetchNewest: () => queryClient.fetchQuery({ ...companyManagementQuery, staleTime: 0 }),
    valuesOf,
    shape,
    rules,
    onSave: ({ version }, changed, values) =>
      refusingOnField(updateCompanyManagement({ ...bodyOf(changed, values), version }), fieldOfReason),
    onSaved: () => showSuccess('Updated successfully'),
  })
}
