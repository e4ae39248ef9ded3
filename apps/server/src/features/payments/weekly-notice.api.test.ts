import { notifications } from '@praxis/contract/people/notifications'
import { beforeAll, expect, it } from 'vitest'
import { doWhatIsDue } from '../../testing/due-work/do-what-is-due'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { mailsTo } from '../accounts/testing/account-holder'
import { createPaymentsFirm, type PaymentsFirm } from './testing/payments-firm'

let server: TestServer
let now = '2026-11-16T08:59:00.000Z'

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(now) })
})

const told = async (firm: PaymentsFirm) =>
  Promise.all(
    [firm.owner, firm.finance, firm.lead, firm.ana].map(async (person) =>
      (await person.call(notifications.listNotifications, {})).items.map(({ title, text, path }) => [
        title,
        text,
        path,
      ]),
    ),
  )

it('those who pay are told on Monday at nine what there is to pay, where the company wants that', async () => {
  const [wants, wantsNot, owesNothing] = [
    await createPaymentsFirm(server),
    await createPaymentsFirm(server),
    await createPaymentsFirm(server),
  ]
  for (const firm of [wants, owesNothing]) await firm.settings({ expense: { autoProcess: true } })
  for (const firm of [wants, wantsNot])
    for (const state of ['approved', 'approved', 'waitingForApproval'] as const) await firm.owe(firm.ana, { state })
  await doWhatIsDue(server)
  expect(await told(wants)).toEqual([[], [], [], []])
  now = '2026-11-16T09:00:00.000Z'
  for (let times = 0; times < 2; times++) await doWhatIsDue(server)
  const notice = ['2 approved expenses to pay', '£24.00 in total', 'payments']
  expect(await told(wants)).toEqual([[notice], [notice], [], []])
  for (const firm of [wantsNot, owesNothing]) expect(await told(firm)).toEqual([[], [], [], []])
  expect((await mailsTo(server, wants.finance.username)).map(({ subject }) => subject)).toEqual([notice[0]])
  await server.sql('update employees set can_process_payments = false where id = $1', [wants.finance.employeeId])
  expect((await told(wants))[1]).toEqual([])
})
