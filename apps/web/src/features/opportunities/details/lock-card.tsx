import type { Workspace } from '@praxis/contract/company/companies'
import type { Opportunity } from '@praxis/contract/opportunities/opportunities'
import { whyNotConvertible } from '@praxis/domain/opportunities/conversion'
import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import classes from './details.module.css'

const PERCENT = 100

interface LockCardProps {
  readonly opportunity: Opportunity
  readonly settings: Workspace['company']['opportunityAndProjectSettings']
}

/** Says why an opportunity can't become a project yet, and where that can be changed. */
export function LockCard({ opportunity, settings }: LockCardProps) {
  const { company, capabilities } = useWorkspaceViewer()
  const { details, project, can, isClosed, analytics } = opportunity
  const { pipelineStage } = details
  // The banner says of one that is a project already where that is.
  if (can.moveToProject || project || !pipelineStage || !capabilities.has('canManageProjects')) return null
  const hasProject = (analytics.projectCount ?? 0) > 0
  const why = whyNotConvertible({
    ...settings,
    probability: Math.round(pipelineStage.probability * PERCENT),
    hasProject,
  })
  if (!why) return null
  const isOnlyTooEarly = !isClosed && !hasProject
  return (
    <p className={classes.lock}>
      <IconLock size={16} stroke={1.75} aria-hidden />
      <span>
        {isOnlyTooEarly ? 'It can become a project once it’s won.' : `It can’t become a project: ${why}.`}{' '}
        {isOnlyTooEarly && capabilities.has('canManageCompany') && (
          <>
            <Link
              to="/employments/$companyDomain/settings/opportunityAndProjectSettings"
              params={{ companyDomain: company.domain }}
            >
              Allow at any stage
            </Link>{' '}
            in the settings.
          </>
        )}
      </span>
    </p>
  )
}
