import type { Project } from '@praxis/contract/projects/projects'
import { canRead } from '@praxis/domain/targetables/targetable-policy'
import { useState } from 'react'
import { DisplaySwitch } from '../../../ui/lists/display-switch'
import { RecordHistoryPanel } from '../../workspaces/record-history-panel'
import { shownProjectEntry } from './project-history'

type HistoryOf = 'project' | 'projectBudget' | 'projectAgreements'

const CHOICES: { value: HistoryOf; label: string }[] = [
  { value: 'project', label: 'Project' },
  { value: 'projectBudget', label: 'Budget' },
  { value: 'projectAgreements', label: 'Agreements' },
]

/** Who changed what; budget and agreements have histories of their own, for those who may see them. */
export function ProjectHistoryPanel({ project, onClose }: { project: Project; onClose: () => void }) {
  const { can, figures, details, permissions } = project
  const isShown: Record<HistoryOf, boolean> = {
    project: can.readHistory,
    projectBudget: figures !== undefined,
    projectAgreements: figures !== undefined && canRead(permissions.agreements),
  }
  const choices = CHOICES.filter(({ value }) => isShown[value])
  const [chosen, setChosen] = useState<HistoryOf>(can.readHistory ? 'project' : 'projectBudget')
  return (
    <RecordHistoryPanel
      key={chosen}
      topic="projects"
      entity={chosen}
      id={project.id}
      shown={(entry) => shownProjectEntry(entry, details.currency)}
      onClose={onClose}
    >
      {choices.length > 1 && (
        <div>
          <DisplaySwitch choices={choices} value={chosen} onChange={setChosen} />
        </div>
      )}
    </RecordHistoryPanel>
  )
}
