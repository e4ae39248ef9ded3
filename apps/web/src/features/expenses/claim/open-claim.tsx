import { Button } from '@mantine/core'
import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import { IconCopy } from '@tabler/icons-react'
import { useEffect, useId } from 'react'
import { LeavingGuard } from '../../../shell/leaving-guard'
import { attempt } from '../../../ui/feedback/attempt'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { ChangedMeanwhile } from '../../../ui/forms/changed-meanwhile'
import { Form } from '../../../ui/forms/form'
import { FormDelete, SaveButton } from '../../../ui/forms/form-actions'
import { icon } from '../../../ui/icon'
import { SidePanel } from '../../../ui/overlays/side-panel'
import { titleOf } from '../expense-words'
import { useAddReceipts, useRemoveReceipt } from '../expenses.mutations'
import { ReceiptArea } from '../receipts/receipt-area'
import { useDeletion } from '../use-deletion'
import { ClaimHistory } from './claim-history'
import { COLLISION_LABELS } from './claim-labels'
import type { ClaimOpening } from './claim-opening'
import { problemsAt } from './claim-problems'
import { ClaimTitle } from './claim-title'
import type { ClaimValues } from './claim-values'
import { DoublesNotice } from './doubles-notice'
import type { KindOfClaim } from './kinds-of-claim'
import { NeighbourButtons } from './neighbour-buttons'
import { useClaimDraft } from './use-claim-draft'
import { useCreateClaim } from './use-create-claim'

interface OpenClaimProps<Values extends ClaimValues> extends ClaimOpening {
  readonly expense: Expense
  readonly kind: KindOfClaim<Values>
  /** The claim was made of a receipt just now: nobody need be told that the rest is missing. */
  readonly isFresh: boolean
}

/** The panel of a claim that is not submitted yet, to be filled in, copied or deleted. */
export function OpenClaim<Values extends ClaimValues>(props: OpenClaimProps<Values>) {
  const { expense, kind, onClose, onOpen, onDirty } = props
  const formId = useId()
  const draft = useClaimDraft(expense, kind)
  const { mutateAsync: addReceipts } = useAddReceipts(expense.id)
  const { mutateAsync: removeReceipt } = useRemoveReceipt(expense.id)
  const { deleteClaim } = useDeletion()
  const create = useCreateClaim(kind)
  const isFresh = props.isFresh && expense.version === 1
  const { isDirty } = draft
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
  const problemAt = problemsAt(expense, kind.valuesOf(expense), draft.values)
  const duplicate = async () => {
    const copying = create(draft.values)
    if (!(await attempt(copying))) return
    showSuccess('Claim duplicated')
    onOpen((await copying).id)
  }
  const { Fields } = kind
  return (
    <SidePanel
      title={<ClaimTitle title={titleOf(expense)} state={expense.request.state} />}
      onClose={() => {
        draft.discard()
        void onClose()
      }}
      isDirty={isDirty}
      headActions={<NeighbourButtons {...props} />}
      startActions={
        expense.can.delete && (
          <FormDelete
            onClick={async () => {
              draft.discard()
              // The panel goes first: it would ask for a claim that is gone.
              await onClose()
              await deleteClaim(expense)
            }}
          />
        )
      }
      actions={
        <>
          <Button variant="default" leftSection={<IconCopy {...icon} />} onClick={() => void duplicate()}>
            Duplicate
          </Button>
          <SaveButton form={draft} formId={formId} label="Save" canSave={isDirty} />
        </>
      }
    >
      <LeavingGuard isDirty={isDirty && !draft.isSaving} onDiscard={draft.discard} />
      {!kind.isMileage && (
        <ReceiptArea
          receipts={expense.receipts}
          onAdd={(receipts, onUpload) => addReceipts({ receipts, onUpload })}
          onRemove={({ id, name }) => void attempt(removeReceipt(id), `Removed ${name}`)}
          problem={isFresh ? undefined : expense.problems.find(({ field }) => field === 'receipts')?.message}
        />
      )}
      <DoublesNotice doubles={expense.doubles} onOpen={onOpen} />
      <ChangedMeanwhile collisions={draft.collisions} onChoose={draft.choose} labels={COLLISION_LABELS} />
      <Form form={draft} id={formId} label={titleOf(expense)}>
        <Fields form={draft} expense={expense} problemAt={isFresh ? undefined : problemAt} />
      </Form>
      <ClaimHistory expense={expense} />
    </SidePanel>
  )
}
