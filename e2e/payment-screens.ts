import type { Screen } from './screen'

const payments = '/employments/calder-rowe/payments'

export const paymentScreens: readonly Screen[] = [
  { name: 'payments', path: payments, shows: /Processed/, signedIn: true },
  {
    name: 'payments-no-match',
    path: `${payments}?search=nothingisfoundbythis`,
    shows: /No payments match/,
    signedIn: true,
  },
  {
    name: 'approvals-expenses',
    path: '/employments/calder-rowe/approvals?requestType=expense',
    shows: /£|caught up/,
    signedIn: true,
  },
]
