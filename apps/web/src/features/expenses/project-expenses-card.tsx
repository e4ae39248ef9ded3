import { projectExpenses } from '@praxis/contract/expenses/project-expenses'
import type { Project } from '@praxis/contract/projects/projects'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../api/api'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { ExplainedFigure } from '../../ui/figures/explained-figure'
import { DownloadButton } from '../../ui/files/download-button'
import { saveFile } from '../../ui/files/save-file'
import { narrowedText } from './spent/narrowed-text'
import { expensesSpentQuery, projectExpensesQuery } from './spent/spent.queries'
import { SpentCard } from './spent/spent-card'
import type { SpentSearch } from './spent/spent-search'
import { spentWords } from './spent/spent-words'

/** What was spent on a project against its expenses budget, for those who may read its time. */
export function ProjectExpensesCard({ project, shown }: { project: Project; shown: SpentSearch }) {
  const { company } = useWorkspaceViewer()
  const isShown = company.features.has('expense') && project.permissions.timeSheetSubmissions !== 'noAccess'
  // Each choice has pages of its own.
  return isShown ? <ExpensesOf key={JSON.stringify(shown)} project={project} shown={shown} /> : null
}

function ExpensesOf({ project: { id, details }, shown }: { project: Project; shown: SpentSearch }) {
  const { company } = useWorkspaceViewer()
  const [page, setPage] = useState(1)
  const answer = useQuery(projectExpensesQuery(id, shown, page))
  const card = useRef<HTMLDivElement>(null)
  const narrowed = narrowedText(shown)
  const isThere = answer.data !== undefined
  // Whoever follows a figure to its claims sees them, and not the top of the page.
  useEffect(() => {
    if (narrowed && isThere) card.current?.scrollIntoView({ block: 'center' })
  }, [narrowed, isThere])
  const download = async () =>
    saveFile(
      await api.download(projectExpenses.exportProjectExpenses, { params: { id }, query: shown }),
      `expenses-${details.name}.csv`,
    )
  const { data } = answer
  return (
    <div ref={card}>
      <SpentCard
        answer={answer}
        onPage={setPage}
        note={narrowed}
        actions={
          <>
            {narrowed && (
              <Link
                to="/employments/$companyDomain/projects/$projectID"
                params={{ companyDomain: company.domain, projectID: id }}
                resetScroll={false}
              >
                Show all
              </Link>
            )}
            {data && data.metadata.total > 0 && <DownloadButton label="Download expenses as CSV" download={download} />}
          </>
        }
        figures={
          data && (
            <ExplainedFigure label="Spent without VAT" {...spentWords(data.spent)} query={expensesSpentQuery(id)} />
          )
        }
      />
    </div>
  )
}
