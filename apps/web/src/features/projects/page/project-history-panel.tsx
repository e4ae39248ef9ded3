import type { Project } from '@praxis/contract/projects/projects'
import { useState } from 'react'
import { DisplaySwitch } from '../../../ui/lists/display-switch'
import { RecordHistoryPanel } from '../../workspaces/record-history-panel'
import { type HistoryOfProject, historiesOfProject } from './histories-of-project'
import { shownProjectEntry } from './project-history'

/** Who changed what; budget, agreements and planning have histories of their own, for those who may see them. */
export function ProjectHistoryPanel({ project, onClose }: { project: Project; onClose: () => void }) {
  const choices = historiesOfProject(project)
  const [chosen, setChosen] = useState<HistoryOfProject>(choices[0]?.value ?? 'project')
  return (
    <RecordHistoryPanel
      key={chosen}
      topic={chosen === 'projectPlanning' ? 'planning' : 'projects'}
      entity={chosen}
      id={project.id}
      shown={(entry) => shownProjectEntry(entry, project.details.currency)}
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
