import { Button } from '@mantine/core'
import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import { formatMoney } from '@praxis/domain/money/money'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../ui/feedback/message-of'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { FormRefusal } from '../../../ui/forms/form'
import { saveOnNewest } from '../../../ui/forms/save-on-newest'
import { Stack } from '../../../ui/layout/box'
import { ErrorState } from '../../../ui/lists/list-states'
import { Skeletons } from '../../../ui/lists/skeleton'
import { Dialog } from '../../../ui/overlays/dialog'
import { OpenWork } from '../create/open-work'
import { everything, sumsOfChoice, workInput } from '../create/work-choice'
import { useAddOpenWork } from '../invoices.mutations'
import { invoiceQuery, uninvoicedWorkQuery } from '../invoices.queries'

interface AddWorkDialogProps {
  readonly invoice: Invoice
  readonly onClose: () => void
}

const WIDTH = 1040

/** Puts open work of an invoice’s projects on the draft. */
export function AddWorkDialog({ invoice, onClose }: AddWorkDialogProps) {
  const queryClient = useQueryClient()
  const {
    data: work,
    error,
    refetch,
  } = useQuery(
    uninvoicedWorkQuery({
      projectIDs: invoice.projects.map(({ id }) => id),
      timeSheetGrouping: invoice.timeSheetGrouping,
    }),
  )
  const { mutateAsync: addOpenWork, isPending } = useAddOpenWork(invoice.id)
  const [choice, setChoice] = useState(everything)
  const [refusal, setRefusal] = useState<string>()
  const sums = work && sumsOfChoice(work, choice)
  const net = sums ? sums.time + sums.expenses + sums.agreements + sums.waitingItems : 0
  const add = async () => {
    if (!work) return
    setRefusal(undefined)
    try {
      await saveOnNewest(
        invoice,
        () => queryClient.fetchQuery({ ...invoiceQuery(invoice.id), staleTime: 0 }),
        ({ version }) => addOpenWork({ ...workInput(work, choice), version }),
      )
    } catch (problem) {
      return setRefusal(messageOf(problem))
    }
    showSuccess('Added to the draft')
    onClose()
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Add open work"
      width={WIDTH}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={net === 0} loading={isPending} onClick={() => void add()}>
            Add {formatMoney(net, invoice.currency)}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {refusal && <FormRefusal>{refusal}</FormRefusal>}
        {work ? (
          <OpenWork work={work} choice={choice} onChoice={setChoice} />
        ) : error ? (
          <ErrorState text={error.message} onRetry={() => void refetch()} />
        ) : (
          <Skeletons count={6} />
        )}
      </Stack>
    </Dialog>
  )
}
