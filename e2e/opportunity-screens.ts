import type { Screen } from './screen'

const workspace = '/employments/calder-rowe'
const signedIn = true as const

export const opportunityScreens: readonly Screen[] = [
  { name: 'opportunities', path: `${workspace}/opportunities`, shows: /Phase 2/, signedIn },
  {
    name: 'opportunities-no-match',
    path: `${workspace}/opportunities?search=zzzz`,
    shows: /No opportunities match/,
    signedIn,
  },
  { name: 'pipeline', path: `${workspace}/opportunity-management`, shows: /after planned cost/, signedIn },
  {
    name: 'pipeline-table',
    path: `${workspace}/opportunity-management?display=table`,
    shows: /All \d+ open/,
    signedIn,
  },
  {
    name: 'create-opportunity',
    path: `${workspace}/opportunity-management/create`,
    shows: /Overall margin/,
    signedIn,
  },
]
