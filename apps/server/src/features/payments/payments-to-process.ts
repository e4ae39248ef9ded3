import { Currency } from '@praxis/contract/protocol/values'
import { formatMoney } from '@praxis/domain/money/money'
import * as z from 'zod'
import { defineNotificationKind } from '../../platform/notifications/notification-kind'

const ToProcess = z.strictObject({ count: z.int(), amount: z.int(), currency: Currency })

const titleOf = ({ count }: z.infer<typeof ToProcess>): string =>
  count === 1 ? '1 approved expense to pay' : `${count} approved expenses to pay`

/** Tells those who process payments, once a week where the company wants it, that there is something to pay. */
export const paymentsToProcess = defineNotificationKind({
  name: 'paymentsToProcess',
  icon: 'due',
  feature: 'expense',
  setting: {
    section: 'Expenses',
    label: 'Payments to process',
    description: 'Approved expenses are ready to be paid, once a week',
  },
  ways: { inApp: true, mail: 'atOnce' },
  // The company's id stands for all that is to be paid.
  seen: async (_db, { capabilities }, ids) => new Set(capabilities.canProcessPayments ? ids : []),
  mailKind: 'reminder',
  payload: ToProcess,
  words: ({ payload }) => ({
    title: titleOf(payload),
    text: `${formatMoney(payload.amount, payload.currency)} in total`,
    path: 'payments',
  }),
  mail: ([{ payload }], workspaceUrl) => ({
    subject: titleOf(payload),
    heading: titleOf(payload),
    paragraphs: [`They come to ${formatMoney(payload.amount, payload.currency)} in total.`],
    action: { label: 'Process payments', url: `${workspaceUrl}/payments` },
  }),
})
