import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import { IconArrowBackUp, IconHistory, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { messageOf } from '../../../ui/feedback/message-of'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { FormRefusal } from '../../../ui/forms/form'
import { icon } from '../../../ui/icon'
import { inDialog } from '../../../ui/late/in-dialog'
import { late } from '../../../ui/late/late'
import { Opening } from '../../../ui/late/opening'
import { ActionMenu, type MenuAction } from '../../../ui/menus/action-menu'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { INVOICES } from '../invoice-link'
import { invoiceName } from '../invoice-words'
import { useDeleteInvoice } from '../invoices.mutations'

const CreditDialog = late(
  () => import('../credit/credit-dialog').then(({ CreditDialog: part }) => ({ default: part })),
  inDialog,
)

interface InvoiceActionsProps {
  readonly invoice: Invoice
  readonly onHistory: () => void
}

/** What is rarely done with an invoice. */
export function InvoiceActions({ invoice, onHistory }: InvoiceActionsProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [isCrediting, setIsCrediting] = useState(false)
  const actions: MenuAction[] = []
  if (invoice.can.credit)
    actions.push({ label: 'Credit…', icon: <IconArrowBackUp {...icon} />, onSelect: () => setIsCrediting(true) })
  if (invoice.can.readHistory) actions.push({ label: 'History', icon: <IconHistory {...icon} />, onSelect: onHistory })
  if (invoice.can.delete)
    actions.push({
      label: 'Delete draft…',
      icon: <IconTrash {...icon} />,
      danger: true,
      onSelect: () => setIsAsking(true),
    })
  return (
    <>
      <ActionMenu label={`More options for ${invoiceName(invoice)}`} actions={actions} framed />
      <Opening>{isCrediting && <CreditDialog invoice={invoice} onClose={() => setIsCrediting(false)} />}</Opening>
      {isAsking && <DeleteDraftDialog invoice={invoice} onClose={() => setIsAsking(false)} />}
    </>
  )
}

function DeleteDraftDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { company } = useWorkspaceViewer()
  const navigate = useNavigate()
  const { mutateAsync: deleteInvoice } = useDeleteInvoice(invoice.id)
  const [refusal, setRefusal] = useState<string>()
  const confirm = async () => {
    setRefusal(undefined)
    try {
      await deleteInvoice()
    } catch (error) {
      return setRefusal(messageOf(error))
    }
    showSuccess('Deleted successfully')
    await navigate({ to: INVOICES, params: { companyDomain: company.domain }, ignoreBlocker: true })
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={confirm}
      title={`Delete ${invoiceName(invoice)}?`}
      confirmLabel="Delete draft"
      danger
    >
      {refusal && <FormRefusal>{refusal}.</FormRefusal>}
      <p>
        Time, expenses and agreements on it are open again. What was typed here, as free items and changed amounts, is
        deleted. This can’t be undone.
      </p>
    </ConfirmDialog>
  )
}
