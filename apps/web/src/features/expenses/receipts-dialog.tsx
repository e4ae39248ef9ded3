import { Button } from '@mantine/core'
import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import { Dialog } from '../../ui/overlays/dialog'
import { titleOf } from './expense-words'
import { ReceiptViewer } from './receipts/receipt-viewer'

/** The receipts of a claim, over a list that has no room for them. */
export function ReceiptsDialog({ claim, onClose }: { claim: Expense; onClose: () => void }) {
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Receipts of ${titleOf(claim)}`}
      actions={
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      }
    >
      <ReceiptViewer receipts={claim.receipts} />
    </Dialog>
  )
}
