import { plans } from '@praxis/contract/plans/plans'
import { api } from '../../../api/api'
import { DownloadButton } from '../../../ui/files/download-button'
import { saveFile } from '../../../ui/files/save-file'
import type { PlanTarget } from '../plan-target'

/** The plan as a file for spreadsheets. */
export function ResourcePlanDownload({ target }: { target: PlanTarget }) {
  const endpoint = target.kind === 'project' ? plans.exportProjectResourcePlan : plans.exportOpportunityResourcePlan
  const download = async () =>
    saveFile(await api.download(endpoint, { params: { id: target.id } }), 'resource-plan.csv')
  return <DownloadButton label="Download the resource plan as CSV" download={download} />
}
