import type { Project } from '@praxis/contract/projects/projects'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HistorySidePanel } from '../../../shell/record/history-side-panel'
import { DisplaySwitch } from '../../../ui/lists/display-switch'
import { type HistoryOf, projectHistoryQuery } from '../projects.queries'
import { shownProjectEntry } from './project-history'

const CHOICES: { value: HistoryOf; label: string }[] = [
  { value: 'project', label: 'Project' },
  { value: 'projectBudget', label: 'Budget' },
]

/** Who changed what; the budget has a history of its own, for those who may see it. */
export function ProjectHistoryPanel({ project, onClose }: { project: Project; onClose: () => void }) {
  const { can, figures, details } = project
  const choices = CHOICES.filter(({ value }) => (value === 'project' ? can.readHistory : figures !== undefined))
  const [chosen, setChosen] = useState<HistoryOf>(can.readHistory ? 'project' : 'projectBudget')
  const [page, setPage] = useState(1)
  const query = useQuery(projectHistoryQuery(chosen, project.id, page))
  return (
    <HistorySidePanel
      query={query}
      shown={(entry) => shownProjectEntry(entry, details.currency)}
      onPage={setPage}
      onClose={onClose}
    >
      {choices.length > 1 && (
        <div>
          <DisplaySwitch
            choices={choices}
            value={chosen}
            onChange={(next) => {
              setChosen(next)
              setPage(1)
            }}
          />
        </div>
      )}
    </HistorySidePanel>
  )
}
