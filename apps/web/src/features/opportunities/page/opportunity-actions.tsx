import { Button } from '@mantine/core'
import type { Opportunity } from '@praxis/contract/opportunities/opportunities'
import { IconArrowsExchange, IconChevronDown, IconHistory, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { icon } from '../../../ui/icon'
import { ActionMenu, type MenuAction } from '../../../ui/menus/action-menu'
import { DeleteRecordDialog } from '../../../ui/overlays/delete-record-dialog'
import { pipelineStagesQuery } from '../../settings/settings.queries'
import { LostReasonDialog } from '../lost-reason-dialog'
import { MoveToProjectDialog, type TemplateField } from '../move-to-project-dialog'
import { useDeleteOpportunity } from '../opportunities.mutations'
import { isLost, stageText } from '../opportunity-words'
import { StageDot } from '../stage-chip'
import { useStageMoves } from '../use-stage-moves'
import { historiesOfOpportunity } from './histories-of-opportunity'
import classes from './opportunity.module.css'

interface OpportunityActionsProps {
  readonly opportunity: Opportunity
  readonly TemplateField: TemplateField
  readonly onHistory: () => void
}

/** What can be done with an opportunity: another stage, a project, and more. */
export function OpportunityActions({ opportunity, TemplateField, onHistory }: OpportunityActionsProps) {
  const { company, capabilities } = useWorkspaceViewer()
  const [asks, setAsks] = useState<'move' | 'delete'>()
  const close = () => setAsks(undefined)
  const { id, client, can, details, version, project } = opportunity
  const { mutateAsync: deleteOpportunity } = useDeleteOpportunity(id)
  const actions: MenuAction[] = []
  if (historiesOfOpportunity(opportunity).length > 0)
    actions.push({ label: 'History', icon: <IconHistory {...icon} />, onSelect: onHistory })
  if (can.delete)
    actions.push({ label: 'Delete…', icon: <IconTrash {...icon} />, danger: true, onSelect: () => setAsks('delete') })
  return (
    <>
      {can.changeStage && <StageMenu opportunity={opportunity} />}
      {capabilities.has('canManageProjects') && (can.moveToProject || !project) && (
        <Button
          // On a phone the card below says why not, and the menu stays on its line.
          className={can.moveToProject ? undefined : classes.desktop}
          disabled={!can.moveToProject}
          onClick={() => setAsks('move')}
        >
          Move to project
        </Button>
      )}
      <ActionMenu label={`More options for ${details.name}`} actions={actions} framed />
      {asks === 'move' && (
        <MoveToProjectDialog
          opportunity={{ id, name: details.name, client, lead: details.lead, version }}
          TemplateField={TemplateField}
          onClose={close}
        />
      )}
      <DeleteRecordDialog
        name={details.name}
        confirmLabel="Delete opportunity"
        opened={asks === 'delete'}
        onClose={close}
        onDelete={() => deleteOpportunity()}
        list={{ to: '/employments/$companyDomain/opportunity-management', params: { companyDomain: company.domain } }}
        instead={opportunity.isClosed ? undefined : 'Close it as lost instead.'}
      >
        This also deletes its plans, roles and permissions. An opportunity with a project, journal entries or time can’t
        be deleted. This can’t be undone.
      </DeleteRecordDialog>
    </>
  )
}

function StageMenu({ opportunity: { id, details } }: { opportunity: Opportunity }) {
  const { data: stages = [] } = useQuery(pipelineStagesQuery)
  const { move, enterStage, asked, stopAsking } = useStageMoves(stages)
  const { name, pipelineStage } = details
  return (
    <>
      <ActionMenu
        label="Stage"
        actions={stages
          .filter((stage) => stage.id !== pipelineStage?.id)
          .map((stage) => ({
            label: isLost(stage) ? `${stage.name}…` : stageText(stage),
            icon: <StageDot color={stage.color} />,
            onSelect: () => move({ opportunity: { id, name, pipelineStage }, stage }),
          }))}
        target={
          <Button
            variant="default"
            leftSection={<IconArrowsExchange {...icon} />}
            rightSection={<IconChevronDown size={14} stroke={1.75} aria-hidden />}
          >
            Stage
          </Button>
        }
      />
      {asked && (
        <LostReasonDialog
          opportunity={asked.opportunity}
          stage={asked.stage}
          onLost={(reason) => enterStage(asked, reason)}
          onClose={stopAsking}
        />
      )}
    </>
  )
}
