import type { Project } from '@praxis/contract/projects/projects'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HistoryPanel } from '../../../ui/history/history-panel'
import { DisplaySwitch } from '../../../ui/lists/display-switch'
import { Pager } from '../../../ui/lists/pager'
import { SidePanel } from '../../../ui/overlays/side-panel'
import { type HistoryOf, projectHistoryQuery } from '../projects.queries'
import { shownProjectEntry } from './project-history'

const CHOICES: { value: HistoryOf; label: string }[] = [
  { value: 'project', label: 'Project' },
  { value: 'projectBudget', label: 'Budget' },
]

/** Who changed what; the budget has a history of its own, for those who may see it. */
export function HistorySidePanel({ project, onClose }: { project: Project; onClose: () => void }) {
  const { can, figures, details } = project
  const choices = CHOICES.filter(({ value }) => (value === 'project' ? can.readHistory : figures !== undefined))
  const [chosen, setChosen] = useState<HistoryOf>(can.readHistory ? 'project' : 'projectBudget')
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(projectHistoryQuery(chosen, project.id, page))
  return (
    <SidePanel title="History" onClose={onClose}>
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
      <HistoryPanel
        entries={data?.items.map((entry) => shownProjectEntry(entry, details.currency))}
        error={data ? null : (error?.message ?? null)}
        onRetry={() => void refetch()}
      />
      {data && data.metadata.total > data.metadata.per && <Pager {...data.metadata} onPage={setPage} />}
    </SidePanel>
  )
}
