import type { Screen } from './screen'

const planning = '/employments/calder-rowe/master-planning'

export const masterPlanningScreens: readonly Screen[] = [
  { name: 'master-planning', path: planning, shows: /Daniel Osei/, signedIn: true },
  { name: 'master-planning-targets', path: `${planning}?groupedBy=target`, shows: /Data platform/, signedIn: true },
  { name: 'master-planning-own', path: `${planning}/me`, shows: /My planning/, signedIn: true },
]
