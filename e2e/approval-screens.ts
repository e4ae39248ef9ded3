import type { Screen } from './screen'

const workspace = '/employments/calder-rowe'
const signedIn = true as const

export const approvalScreens: readonly Screen[] = [
  { name: 'approvals', path: `${workspace}/approvals`, shows: /\d+h \d\dm/, signedIn },
  { name: 'approvals-entries', path: `${workspace}/approvals?groupBy=entry`, shows: /\d+h \d\dm/, signedIn },
  {
    name: 'approvals-no-match',
    path: `${workspace}/approvals?search=zzzz`,
    shows: /No pending requests match/,
    signedIn,
  },
  {
    name: 'approvals-decided',
    path: `${workspace}/approvals/decided`,
    shows: /Nothing decided|Approved|Denied/,
    signedIn,
  },
  { name: 'requests', path: `${workspace}/requests`, shows: /Request History/, signedIn },
]
