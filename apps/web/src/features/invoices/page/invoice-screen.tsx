import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import { formatMoney } from '@praxis/domain/money/money'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { inHistoryPanel } from '../../../shell/record/in-history-panel'
import { RecordFrame, RecordPage } from '../../../shell/record/record-page'
import { UnsavedDraft } from '../../../shell/record/unsaved-draft'
import { late } from '../../../ui/late/late'
import { CardStack } from '../../../ui/layout/card-stack'
import { Notice } from '../../plans/notice'
import { itemsText, projectsText } from '../invoice-words'
import { useIsInvoiceDeleted } from '../invoices.mutations'
import { invoiceQuery } from '../invoices.queries'
import { BilledCards } from './billed-cards'
import { DetailsCard } from './details-card'
import { DocumentsCard } from './documents-card'
import classes from './invoice.module.css'
import { InvoiceActions } from './invoice-actions'
import { InvoiceFoot } from './invoice-foot'
import { InvoiceHead } from './invoice-head'
import type { InvoiceSearch } from './invoice-search'
import { ItemsCard } from './items-card'
import { headLabels, useInvoiceDraft } from './use-invoice-draft'
import { useItemsEditing } from './use-items-editing'

const HistoryPanel = late(
  () => import('./invoice-history').then(({ InvoiceHistoryPanel: part }) => ({ default: part })),
  inHistoryPanel,
)

const NOT_THERE = 'This invoice was deleted, or you don’t have access to it.'

interface InvoiceScreenProps {
  readonly invoiceID: string
  readonly search: InvoiceSearch
}

/** An invoice: a draft is edited in place, a billed one is read. */
export function InvoiceScreen({ invoiceID, search }: InvoiceScreenProps) {
  const isDeleted = useIsInvoiceDeleted(invoiceID)
  const query = useQuery({ ...invoiceQuery(invoiceID), enabled: !isDeleted })
  return (
    <RecordPage query={query} title="Invoice" notThere={NOT_THERE} goesWhenGone>
      {(invoice) => <InvoicePage key={invoice.id} saved={invoice} search={search} />}
    </RecordPage>
  )
}

function InvoicePage({ saved, search }: { saved: Invoice; search: InvoiceSearch }) {
  const navigate = useNavigate()
  const editing = useItemsEditing(saved)
  const draft = useInvoiceDraft(saved)
  const { invoice, canEdit, isSaving } = editing
  const showHistory = (isOpen: boolean) =>
    void navigate({ to: '.', search: isOpen ? { history: true } : {}, replace: true, resetScroll: false })
  return (
    <RecordFrame
      banners={
        <UnsavedDraft
          draft={draft}
          note={draft.input && Object.keys(draft.input).map(labelOf).join(', ')}
          labels={headLabels}
          textOf={(_path, value) => (value === null ? 'by the terms' : String(value))}
          record={{ entity: 'invoice', id: saved.id }}
        />
      }
      head={
        <InvoiceHead
          invoice={invoice}
          actions={<InvoiceActions invoice={saved} onHistory={() => showHistory(true)} />}
        />
      }
      history={search.history && <HistoryPanel invoice={saved} onClose={() => showHistory(false)} />}
      bodyClass={classes.body}
    >
      <div className={classes.columns}>
        <CardStack>
          {!saved.isWhole && (
            <Notice tone="info">
              You see the lines of {projectsText(saved)} alone. The invoice has more, of projects whose invoicing you
              don’t have access to.
            </Notice>
          )}
          <ItemsCard editing={editing} draft={draft} />
        </CardStack>
        <CardStack>
          <DetailsCard invoice={saved} draft={draft} canEdit={canEdit} />
          <WaitingNotice invoice={invoice} />
          <BilledCards invoice={saved} />
          {saved.isWhole && <DocumentsCard invoice={saved} />}
        </CardStack>
      </div>
      {saved.stage === 'draft' && <InvoiceFoot invoice={invoice} isSaving={isSaving} isDirty={draft.isDirty} />}
    </RecordFrame>
  )
}

const isHeadField = (name: string): name is keyof typeof headLabels => name in headLabels
const labelOf = (name: string): string => (isHeadField(name) ? headLabels[name] : name)

/** What earlier choices leave for the next invoice. */
function WaitingNotice({ invoice: { waiting, currency, stage } }: { invoice: Invoice }) {
  if (waiting.count === 0) return null
  return (
    <Notice tone="info">
      {itemsText(waiting.count)} {waiting.count === 1 ? 'waits' : 'wait'} for the next invoice,{' '}
      {formatMoney(waiting.subtotal, currency)}
      {stage === 'draft' && '. Bill them now from the menu of each.'}
    </Notice>
  )
}
