import type { FigurePart } from '@praxis/contract/company/figures'
import type { PlanSide } from '@praxis/contract/plans/plan-rules'
import { Link } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { useProjectOfPage } from '../../projects/use-project-of-page'
import classes from '../plans.module.css'
import { forecastFigureQuery } from '../plans.queries'
import { rowsBehind } from './rows-behind'

/** What a side of a forecast is made of, as a whole or in a month: each role at its rate, each item, with the way to the rows. */
export function useForecastParts(projectID: string) {
  const { company } = useWorkspaceViewer()
  const project = useProjectOfPage(projectID)
  const params = { companyDomain: company.domain, projectID }
  const labelOf = (part: FigurePart) => {
    const rows = rowsBehind(part, project)
    return rows ? (
      <Link {...rows} params={params} className={classes.rows}>
        {part.label}
      </Link>
    ) : (
      part.label
    )
  }
  return (side: PlanSide, month?: string) => ({ query: forecastFigureQuery(projectID, side, month), labelOf })
}
