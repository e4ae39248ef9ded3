import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { Text } from '../../ui/layout/box'
import { RecordLink } from './record-link'

const ITEM = '/employments/$companyDomain/invoices/item/$itemID'

interface OnAnInvoiceProps {
  /** The item of the invoice that the record is behind. */
  readonly itemID: string
  readonly className?: string | undefined
}

/** Leads on to the invoice that a record is on; who may not see that one is told so there. */
export function OnAnInvoice({ itemID, className }: OnAnInvoiceProps) {
  const { company } = useWorkspaceViewer()
  return (
    <RecordLink className={className} address={{ to: ITEM, params: { companyDomain: company.domain, itemID } }}>
      On an invoice
    </RecordLink>
  )
}

/** Why a record that is on an invoice stays as it is. */
export function LockedByInvoice({ itemID }: { itemID: string | undefined }) {
  const { company } = useWorkspaceViewer()
  if (itemID === undefined) return null
  return (
    <Text as="p" tone="third" size={13}>
      It’s{' '}
      <RecordLink address={{ to: ITEM, params: { companyDomain: company.domain, itemID } }}>on an invoice</RecordLink>,
      so it can’t be changed.
    </Text>
  )
}
