import { Id } from '@praxis/contract/protocol/values'
import { plannedFigure } from '@praxis/domain/projects/project-figures'
import * as z from 'zod'
import { defineFigure } from '../../platform/figures/figure-definition'
import { Refusal } from '../../platform/refusal'
import { budgetsOf } from '../targetables/queries/targetable-budgets'
import { openProject } from './queries/get-project'

const planned = (part: 'revenue' | 'cost') =>
  defineFigure({
    feature: 'project',
    arguments: z.strictObject({ projectID: Id }),
    explain: async ({ db, actor, asked }) => {
      const { row, permissions } = await openProject(db, actor, asked.projectID)
      if (!permissions.seesMoney) throw new Refusal('invalidPermission')
      return plannedFigure(budgetsOf(row), part, row.currency)
    },
  })

export const plannedFigures = { plannedRevenue: planned('revenue'), plannedCost: planned('cost') }
