import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import type { Currency } from '@praxis/contract/protocol/values'
import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { formatDuration } from '@praxis/domain/durations/duration'
import { IconArrowsExchange, IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import { DownloadButton } from '../../ui/files/download-button'
import { Stack } from '../../ui/layout/box'
import { BulkBar } from '../../ui/lists/bulk-bar'
import { ListFoot } from '../../ui/lists/list-foot'
import type { Selection } from '../../ui/lists/selection'
import { useListed } from '../workspaces/use-listed'
import { listedTime, loggedTimeOperations } from './asked-time'
import { downloadTime } from './download-time'
import { isUndecided } from './list/changeable-time'
import { type TimeDialog, TimeDialogs } from './list/time-dialogs'
import { TimeFilters } from './list/time-filters'
import { TimeTable } from './list/time-table'
import { TimeFiguresStrip } from './time-figures-strip'
import classes from './time-page.module.css'
import { loggedTimeQueries, type TimeGround } from './time-reports.queries'
import type { LoggedTimeSearch } from './time-search'

interface LoggedTimeProps {
  readonly ground: TimeGround
  readonly currency: Currency
  readonly search: LoggedTimeSearch
  /** `replaces`: the page in the address does not exist, so the history does not keep it. */
  readonly onSearch: (search: LoggedTimeSearch, replaces?: boolean) => void
}

const entriesText = (count: number): string => `${count} ${count === 1 ? 'entry' : 'entries'}`

/** The time logged for a client or on a project, entry by entry. */
export function LoggedTime({ ground, currency, search, onSearch }: LoggedTimeProps) {
  const { answered, ...listed } = useListed(loggedTimeQueries(ground, listedTime(search)), search.page)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [dialog, open] = useState<TimeDialog>()
  const { items, error, retry } = listed
  const mayAmend = ground.of === 'project' && answered?.can.amend === true
  // Entries that are no longer listed are no longer selected.
  const chosen = items?.filter(({ id }) => selected.has(id)) ?? []
  const selection: Selection = { selected: new Set(chosen.map(({ id }) => id)), onChange: setSelected }
  useHotkeys([['Escape', () => setSelected(new Set())]])
  return (
    <Stack gap={4} shrinks>
      <div className={classes.bar}>
        <TimeFilters
          ground={ground}
          search={search}
          onSearch={onSearch}
          end={
            <DownloadButton label="Download time as CSV" download={() => downloadTime(ground, listedTime(search))} />
          }
        />
      </div>
      {(answered || !error) && (
        <TimeFiguresStrip
          label="Totals of matching time"
          figures={answered?.figures}
          currency={currency}
          covers={answered?.covers}
          deniedCount={answered?.denied.count}
        />
      )}
      <TimeTable
        label="Logged time"
        items={items}
        withProject={ground.of === 'client'}
        sortOrder={loggedTimeOperations.orderOf(search)}
        onSort={(order) => onSearch(loggedTimeOperations.sorted(search, order))}
        selection={mayAmend ? selection : undefined}
        actions={
          mayAmend
            ? {
                onAmend: (submission) => open({ kind: 'amend', submission }),
                onMove: (submissions) => open({ kind: 'move', submissions }),
              }
            : undefined
        }
        error={error}
        onRetry={retry}
        isOutdated={listed.isOutdated}
        isFiltered={loggedTimeOperations.isFiltered(search)}
        noMatchText="No time matches these filters"
        onClearFilters={() => onSearch({})}
        empty={{ text: 'No time logged yet.', icon: <IconClock size={20} stroke={1.75} /> }}
      />
      <ListFoot
        listed={listed}
        page={search.page ?? 1}
        onPage={(page, replaces) => onSearch(loggedTimeOperations.atPage(search, page), replaces)}
      />
      {mayAmend && <MoveSelection chosen={chosen} selection={selection} isOutdated={listed.isOutdated} onMove={open} />}
      {mayAmend && (
        <TimeDialogs
          projectID={ground.id}
          dialog={dialog}
          onDone={() => setSelected(new Set())}
          onClose={() => open(undefined)}
        />
      )}
    </Stack>
  )
}

interface MoveSelectionProps {
  readonly chosen: readonly TimeSheetSubmission[]
  readonly selection: Selection
  readonly isOutdated: boolean
  readonly onMove: (dialog: TimeDialog) => void
}

/** The action for all selected entries; decided ones stay on their project, and the reader is told so. */
function MoveSelection({ chosen, selection, isOutdated, onMove }: MoveSelectionProps) {
  const movable = chosen.filter(isUndecided)
  const decided = chosen.length - movable.length
  const sum = formatDuration(chosen.reduce((total, { duration }) => total + duration, 0))
  return (
    <BulkBar
      selection={selection}
      isOutdated={isOutdated}
      note={decided > 0 ? `${sum} · ${decided} already decided` : sum}
    >
      <Button
        leftSection={<IconArrowsExchange size={16} stroke={1.75} aria-hidden />}
        disabled={movable.length === 0}
        onClick={() => onMove({ kind: 'move', submissions: movable })}
      >
        Move {entriesText(movable.length)}…
      </Button>
    </BulkBar>
  )
}
