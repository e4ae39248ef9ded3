import { projectExpenses } from '@praxis/contract/expenses/project-expenses'
import type { Project } from '@praxis/contract/projects/projects'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/api'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { ExplainedFigure } from '../../ui/figures/explained-figure'
import { DownloadButton } from '../../ui/files/download-button'
import { saveFile } from '../../ui/files/save-file'
import { expensesSpentQuery, projectExpensesQuery } from './spent/spent.queries'
import { SpentCard } from './spent/spent-card'
import { spentWords } from './spent/spent-words'

/** What was spent on a project against its expenses budget, for those who may read its time. */
export function ProjectExpensesCard({ project }: { project: Project }) {
  const { company } = useWorkspaceViewer()
  const isShown = company.features.has('expense') && project.permissions.timeSheetSubmissions !== 'noAccess'
  return isShown ? <ExpensesOf project={project} /> : null
}

function ExpensesOf({ project: { id, details } }: { project: Project }) {
  const [page, setPage] = useState(1)
  const answer = useQuery(projectExpensesQuery(id, page))
  const download = async () =>
    saveFile(
      await api.download(projectExpenses.exportProjectExpenses, { params: { id }, query: {} }),
      `expenses-${details.name}.csv`,
    )
  const { data } = answer
  return (
    <SpentCard
      answer={answer}
      onPage={setPage}
      actions={
        data && data.metadata.total > 0 && <DownloadButton label="Download expenses as CSV" download={download} />
      }
      figures={
        data && <ExplainedFigure label="Spent without VAT" {...spentWords(data.spent)} query={expensesSpentQuery(id)} />
      }
    />
  )
}
