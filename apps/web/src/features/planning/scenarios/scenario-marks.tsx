import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { marksOf, NO_MARKS, type ScenarioMark, type ScenarioMarks } from './scenario-changes'
import { useInScenario } from './scenario-context'
import { scenarioChangesQuery } from './scenarios.queries'

const MarksContext = createContext<ScenarioMarks>(NO_MARKS)

export const useScenarioMarks = (): ScenarioMarks => useContext(MarksContext)

/** Marks what differs from the real plan in the grid within; in the real plan there is nothing to mark. */
export function ScenarioMarked({ children }: { children: ReactNode }) {
  const { scenarioID } = useInScenario()
  const { data } = useQuery({ ...scenarioChangesQuery(scenarioID ?? ''), enabled: scenarioID !== undefined })
  const marks = useMemo(() => (data ? marksOf(data) : NO_MARKS), [data])
  return <MarksContext value={marks}>{children}</MarksContext>
}

const MARK_WORDS: Readonly<Record<ScenarioMark, string>> = {
  made: 'new in this scenario',
  changed: 'changed in this scenario',
}

/** A booking in words, with how it differs from the real plan. */
export const markedWords = (words: string, mark: ScenarioMark | undefined): string =>
  mark ? `${words}, ${MARK_WORDS[mark]}` : words
