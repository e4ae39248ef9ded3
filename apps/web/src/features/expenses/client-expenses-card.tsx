import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { Figure } from '../../ui/figures/figure'
import { clientExpensesQuery } from './spent/spent.queries'
import { SpentCard } from './spent/spent-card'
import { spentWords } from './spent/spent-words'

/** What was spent on a client's projects, as far as the reader may see it. */
export function ClientExpensesCard({ clientID }: { clientID: string }) {
  const { company } = useWorkspaceViewer()
  return company.features.has('expense') ? <ExpensesOf clientID={clientID} /> : null
}

function ExpensesOf({ clientID }: { clientID: string }) {
  const [page, setPage] = useState(1)
  const answer = useQuery(clientExpensesQuery(clientID, page))
  return (
    <SpentCard
      answer={answer}
      onPage={setPage}
      ofSeveralProjects
      figures={answer.data?.spent.map((spent) => (
        <Figure key={spent.currency} label={`Spent without VAT, in ${spent.currency}`} {...spentWords(spent)} />
      ))}
    />
  )
}
