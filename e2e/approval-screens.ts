import type { Screen } from './screen'

const workspace = '/employments/calder-rowe'
const signedIn = true as const

export const approvalScreens: readonly Screen[] = [
  { name: 'approvals', path: `${workspace}/approvals`, shows: /Chargeable|waits/, signedIn },
  { name: 'approvals-entries', path: `${workspace}/approvals?groupBy=entry`, shows: /Chargeable|waits/, signedIn },
  {
    name: 'approvals-no-match',
    path: `${workspace}/approvals?search=zzzz`,
    shows: /No pending requests match/,
    signedIn,
  },
  { name: 'approvals-decided', path: `${workspace}/approvals/decided`, shows: /Decided by me/, signedIn },
  { name: 'requests', path: `${workspace}/requests`, shows: /Request History/, signedIn },
]
