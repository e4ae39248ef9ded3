import type { Project } from '@praxis/contract/projects/projects'
import { Suspense } from 'react'
import { late } from '../../../ui/late/late'
import { budgetsOfProject } from '../../projects/budgets-of-project'
import { PlaceOfPlan } from '../place-of-plan'

const MoneyOfProjectCards = late(() =>
  import('./money-of-project-cards').then((module) => ({ default: module.MoneyOfProjectCards })),
)

/** The charts of the dashboard, whose code comes after the page and only for those who see money. */
export function LateMoneyCards({ project }: { project: Project }) {
  if (!budgetsOfProject(project)) return null
  return (
    <Suspense fallback={<PlaceOfPlan />}>
      <MoneyOfProjectCards project={project} />
    </Suspense>
  )
}
