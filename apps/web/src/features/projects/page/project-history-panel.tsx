import type { Project } from '@praxis/contract/projects/projects'
import { useState } from 'react'
import { DisplaySwitch } from '../../../ui/lists/display-switch'
import { RecordHistoryPanel } from '../../workspaces/record-history-panel'
import { shownProjectEntry } from './project-history'

type HistoryOf = 'project' | 'projectBudget'

const CHOICES: { value: HistoryOf; label: string }[] = [
  { value: 'project', label: 'Project' },
  { value: 'projectBudget', label: 'Budget' },
]

/** Who changed what; the budget has a history of its own, for those who may see it. */
export function ProjectHistoryPanel({ project, onClose }: { project: Project; onClose: () => void }) {
  const { can, figures, details } = project
  const choices = CHOICES.filter(({ value }) => (value === 'project' ? can.readHistory : figures !== undefined))
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
