import { withDefinedDetails } from '@praxis/domain/dynamic-details/dynamic-detail'
import { useSuspenseQuery } from '@tanstack/react-query'
import { DynamicDetailsEditor } from '../../../ui/forms/dynamic-details/dynamic-details-editor'
import { TextareaField } from '../../../ui/forms/textarea-field'
import { recordPickers } from '../../clients/record-pickers'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import type { ClaimFieldsProps } from './claim-fields-props'
import type { ClaimValues } from './claim-values'

/** The comment, and the fields that the company has added to claims. */
export function ExtraFields({ form, problemAt }: ClaimFieldsProps<ClaimValues>) {
  const { defaultDynamicDetails } = useSuspenseQuery(workspaceQuery).data.company.expenseSettings
  const details = form.field('dynamicDetails')
  return (
    <>
      <TextareaField {...form.field('comment')} label="Comment" optional />
      <DynamicDetailsEditor
        {...details}
        label="Details"
        hideLabel
        pickers={recordPickers}
        definedKeys={defaultDynamicDetails.map(({ key }) => key)}
        value={withDefinedDetails(form.values.dynamicDetails, defaultDynamicDetails)}
        error={details.error ?? problemAt?.('dynamicDetails')}
      />
    </>
  )
}
