import type { ActionWords } from '@praxis/contract/company/history-actions'
import type { HistoryEntry } from '@praxis/contract/company/history-and-jobs'
import { actionText } from '../../../ui/history/action-text'
import type { HistoryEntry as ShownEntry } from '../../../ui/history/history-panel'
import { recordedChanges } from '../../../ui/history/recorded-changes'
import { whoAndWhen } from '../../../ui/history/who-and-when'
import { RecordHistoryPanel } from '../../workspaces/record-history-panel'

const ACTIONS: ActionWords<'planningScenario'> = {
  created: 'started the scenario',
  updated: 'changed the scenario',
  discarded: 'discarded changes',
  merged: 'merged changes into the real plan',
  mergeUndone: 'undid the merge',
  dropped: 'dropped the scenario',
}

const FIELDS: Readonly<Record<string, string>> = { name: 'Name', members: 'People let in', changes: 'Changes' }

const ACCESS_WORDS: Readonly<Record<string, string>> = { '(read)': '(can read)', '(write)': '(can plan)' }

/** People are recorded by name with their access, changes by their number. */
const textOf = (_name: string, value: unknown): string | null => {
  if (Array.isArray(value))
    return value.map((each) => String(each).replace(/\(\w+\)$/, (access) => ACCESS_WORDS[access] ?? access)).join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}

/** A record of a scenario, in the words of the page. */
export const shownScenarioEntry = (entry: HistoryEntry): ShownEntry => ({
  ...whoAndWhen(entry),
  did: actionText(ACTIONS, entry.action),
  changes: recordedChanges(FIELDS, entry.before ?? {}, entry.after ?? {}, textOf),
})

export function ScenarioHistoryPanel({ scenarioID, onClose }: { scenarioID: string; onClose: () => void }) {
  return (
    <RecordHistoryPanel
      topic="planningScenarios"
      entity="planningScenario"
      id={scenarioID}
      shown={shownScenarioEntry}
      onClose={onClose}
    />
  )
}
