import { Button, UnstyledButton } from '@mantine/core'
import type { InvoiceSending } from '@praxis/contract/invoices/invoice-documents'
import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FileLinks } from '../../../ui/files/file-links'
import { Stack, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { CardFoot, CardNote, CardRow } from '../../../ui/layout/card-row'
import { ErrorState } from '../../../ui/lists/list-states'
import { Skeleton } from '../../../ui/lists/skeleton'
import { Dialog } from '../../../ui/overlays/dialog'
import { clockText, useDayText, useReadersTimeZone } from '../../reader/readers-time'
import { MailPreview } from './mail-preview'
import { sendingsQuery } from './send.queries'

/** What of an invoice went to whom. */
export function SendingsCard({ invoice, onSend }: { invoice: Invoice; onSend: () => void }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    sendingsQuery(invoice.id),
  )
  const sendings = data?.pages.flatMap(({ items }) => items)
  return (
    <Card title="Sent" count={data?.pages[0]?.metadata.total} flush>
      {!sendings && !error && (
        <CardNote>
          <Skeleton />
        </CardNote>
      )}
      {!sendings && error && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {sendings?.length === 0 && <CardNote>Not sent yet.</CardNote>}
      <ul aria-label="Sent">
        {sendings?.map((sending) => (
          <SendingRow key={sending.id} sending={sending} />
        ))}
      </ul>
      {(hasNextPage || invoice.can.send) && (
        <CardFoot>
          <Stack gap={2} align="start" style={{ padding: 'var(--s2) 0' }}>
            {hasNextPage && (
              <Button variant="subtle" size="xs" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                Show earlier
              </Button>
            )}
            {invoice.can.send && (
              <Button variant="default" onClick={onSend}>
                {sendings?.length ? 'Send again…' : 'Send…'}
              </Button>
            )}
          </Stack>
        </CardFoot>
      )}
    </Card>
  )
}

function SendingRow({ sending }: { sending: InvoiceSending }) {
  const [isOpen, setIsOpen] = useState(false)
  const dayText = useDayText()
  const timeZone = useReadersTimeZone()
  const { recipients, sentBy, sentAt, askedAt } = sending
  const [first = '', ...others] = recipients
  const when = sentAt ?? askedAt
  return (
    <>
      <CardRow
        name={
          <UnstyledButton onClick={() => setIsOpen(true)} aria-label={`Show what went to ${recipients.join(', ')}`}>
            {first}
            {others.length > 0 && ` and ${others.length} more`}
          </UnstyledButton>
        }
        second={[`${dayText(when)}, ${clockText(when, timeZone)}`, sentBy?.displayName].filter(Boolean).join(' · ')}
        end={
          sentAt === null && (
            <Text size={12} tone="third" oneLine>
              on its way…
            </Text>
          )
        }
      />
      {isOpen && <SendingDialog sending={sending} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function SendingDialog({ sending, onClose }: { sending: InvoiceSending; onClose: () => void }) {
  const { recipients, subject, text, replyTo, attachments } = sending
  return (
    <Dialog
      opened
      onClose={onClose}
      title={subject}
      actions={
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Stack gap={3}>
        <MailPreview subject={subject} text={text} recipients={recipients} replyTo={replyTo} />
        <FileLinks label="Files that were sent" files={attachments.map(({ file }) => file)} />
      </Stack>
    </Dialog>
  )
}
