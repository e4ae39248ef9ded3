import type { DemoProject } from './demo-project'
import { earlierProjects } from './projects/earlier-work'
import { financeAndLawProjects } from './projects/finance-and-law'
import { internalProjects } from './projects/internal'
import { publicServicesProjects } from './projects/public-services'
import { transportAndTradeProjects } from './projects/transport-and-trade'
import { utilitiesAndEnergyProjects } from './projects/utilities-and-energy'

export const calderRoweProjects: readonly DemoProject[] = [
  ...utilitiesAndEnergyProjects,
  ...publicServicesProjects,
  ...transportAndTradeProjects,
  ...financeAndLawProjects,
  ...internalProjects,
  ...earlierProjects,
]
