import { Button } from '@mantine/core'
import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { addDays, type Day, startOfWeek } from '@praxis/domain/calendar/day'
import { IconClock, IconPlus, IconSend } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useDisplayPreference } from '../../../shell/display-preference'
import { useChangeSearch } from '../../../shell/use-change-search'
import { usePageShortcuts } from '../../../ui/keys/page-shortcuts'
import { late } from '../../../ui/late/late'
import { Opening } from '../../../ui/late/opening'
import { Grid, Row } from '../../../ui/layout/box'
import { PhoneDock } from '../../../ui/layout/phone-dock'
import { EmptyState, ErrorState } from '../../../ui/lists/list-states'
import { DiscardDialog } from '../../../ui/overlays/dialog'
import { PanelLayout, SidePanel } from '../../../ui/overlays/side-panel'
import { describeSubmission } from '../../loggables/submission-words'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { TimerCenterButton } from '../../timers/timer-buttons'
import { TimerCenter } from '../../timers/timer-center'
import { Agenda } from '../agenda/agenda'
import { correctionOf, newSubject } from '../card/card-subject'
import { cardTitle } from '../card/card-title'
import { overlapping } from '../overlaps'
import type { PrefilledSubmission } from '../prefilled-submission'
import { type TimeSheetSearch, timeSheetDisplays } from '../time-sheet-search'
import { submittable, type WeekOfTime } from '../week-of-time'
import { ByProjectCard } from './by-project-card'
import { CopyLastWeek } from './copy-last-week'
import { nextStart } from './next-start'
import { SuggestionsBar } from './suggestions-bar'
import classes from './time-sheet.module.css'
import { TimeSheetHead } from './time-sheet-head'
import { TimeSheetSkeleton } from './time-sheet-skeleton'
import { useCard } from './use-card'
import { useSubmitting } from './use-submitting'
import { useSuggestions } from './use-suggestions'
import { useWeek } from './use-week'
import { WeekSummary } from './week-summary'

const WeekCalendar = late(() =>
  import('../calendar/week-calendar').then((module) => ({ default: module.WeekCalendar })),
)
const SubmissionPanel = late(
  () => import('../card/submission-panel').then((module) => ({ default: module.SubmissionPanel })),
  (notice, { subject, onClose }) => (
    <SidePanel title={cardTitle(subject)} onClose={onClose}>
      {notice}
    </SidePanel>
  ),
)
const WeekGrid = late(() => import('../grid/week-grid').then((module) => ({ default: module.WeekGrid })))

/** The card is loaded when the pointer or the keyboard comes near a button that opens it. */
const COMING_NEAR = { onPointerEnter: SubmissionPanel.fetchAhead, onFocus: SubmissionPanel.fetchAhead }

const DISPLAY_COOKIE = 'preferredTimeSheetDisplayOption'
const TEN_YEARS_IN_SECONDS = 315_360_000
const NONE: readonly TimeSheetSubmission[] = []

/** The reader's own time, a week at a time, to log, check and submit. */
export function TimeSheetScreen({ search }: { search: TimeSheetSearch }) {
  const timeZone = useReadersTimeZone()
  const today = useToday(timeZone)
  const from = startOfWeek(search.from ?? today)
  const dayToLog = from <= today && today <= addDays(from, 6) ? today : from
  const [preferred, prefer] = useDisplayPreference(DISPLAY_COOKIE, timeSheetDisplays, TEN_YEARS_IN_SECONDS)
  const display = search.display ?? preferred
  const { week, error, retry } = useWeek(from, timeZone)
  const submissions = week?.submissions ?? NONE
  const { submit, isSubmitting } = useSubmitting()
  const suggestions = useSuggestions(from)
  const { projectID } = search
  const { card, open, close, setDraft, openID, newer, guard } = useCard(
    submissions,
    projectID === undefined ? undefined : newSubject({ projectID, day: dayToLog }),
  )
  const [begun, setBegun] = useState(projectID)
  if (projectID !== begun) {
    setBegun(projectID)
    if (projectID !== undefined) open(newSubject({ projectID, day: dayToLog }))
  }

  const changeSearch = useChangeSearch<TimeSheetSearch>()
  const go = (next: TimeSheetSearch) => changeSearch(next, true)
  const toWeek = (monday: Day) =>
    go({ ...(search.display && { display }), ...(monday !== startOfWeek(today) && { from: monday }) })
  /** Closes the card; the address asks for a new submission only once. */
  const closeCard = () => {
    close()
    if (projectID !== undefined) go({ ...search, projectID: undefined })
  }
  const [isAddingRow, setIsAddingRow] = useState(false)
  const start = (prefilled: PrefilledSubmission) => open(newSubject(prefilled))
  const correct = (submission: TimeSheetSubmission) => open(correctionOf(submission))
  const logOn = (day: Day) => start(nextStart(submissions, day, timeZone))
  usePageShortcuts('Time sheet', [
    { keys: ['n'], label: 'Log time', run: () => (display === 'grid' ? setIsAddingRow(true) : logOn(dayToLog)) },
    { keys: ['.'], label: 'Go to this week', run: () => toWeek(startOfWeek(today)) },
  ])

  const overlapsOf = (begin: Date, end: Date, exceptID: string | undefined) =>
    overlapping(submissions, begin, end)
      .filter(({ id }) => id !== exceptID)
      .map(describeSubmission)

  const copy = <CopyLastWeek from={from} today={today} timeZone={timeZone} submissions={submissions} />
  /** Suggestions stand above the agenda, which waits for them rather than being pushed down by them. */
  const isReady = week !== undefined && !(display === 'agenda' && suggestions.areAwaited)
  const isEmpty = week !== undefined && submissions.length === 0 && week.running.length === 0
  const shown = {
    timeZone,
    today,
    openID,
    onOpen: (submission: TimeSheetSubmission) => open({ kind: 'existing', submission }),
  }

  return (
    <PanelLayout
      panel={
        card && (
          <Opening>
            <SubmissionPanel
              key={card.opening}
              subject={card.subject}
              onClose={closeCard}
              onSubject={open}
              onDraft={setDraft}
              newer={newer}
              overlapsOf={overlapsOf}
            />
          </Opening>
        )
      }
    >
      <TimeSheetHead
        from={from}
        today={today}
        onWeek={toWeek}
        display={display}
        onDisplay={(next) => {
          prefer(next)
          if (search.display) go({ ...(search.from && { from: search.from }) })
        }}
        actions={
          <>
            {display === 'grid' && copy}
            {display !== 'agenda' && <TimerCenterButton />}
          </>
        }
      />
      <div className={classes.body} {...COMING_NEAR}>
        {error && <ErrorState text={error} onRetry={retry} />}
        {!isReady && !error && <TimeSheetSkeleton display={display} />}
        {isReady && (
          <>
            {display !== 'calendar' && (
              <WeekSummary
                week={week}
                isWide={display === 'grid'}
                isSubmitting={isSubmitting}
                onSubmit={submit}
                onCorrect={correct}
              />
            )}
            {display === 'agenda' && (
              <>
                <SuggestionsBar suggestions={suggestions} />
                <AgendaColumns week={week}>
                  {isEmpty ? (
                    <EmptyWeek onLog={() => logOn(dayToLog)} copy={copy} />
                  ) : (
                    <Agenda {...shown} week={week} onLog={logOn} onSubmit={submit} isSubmitting={isSubmitting} />
                  )}
                </AgendaColumns>
              </>
            )}
            <Suspense fallback={<TimeSheetSkeleton display={display} />}>
              {display === 'calendar' && (
                <WeekCalendar
                  {...shown}
                  key={from}
                  week={week}
                  draft={card?.subject.kind === 'new' ? card.subject.start : undefined}
                  onStart={start}
                  suggestions={suggestions}
                  isSubmitting={isSubmitting}
                  onSubmit={submit}
                  onCorrect={correct}
                />
              )}
              {display === 'grid' && (
                <>
                  <WeekGrid
                    {...shown}
                    key={from}
                    week={week}
                    suggestions={suggestions}
                    isAddingRow={isAddingRow}
                    onAddingRow={setIsAddingRow}
                    onStart={start}
                  />
                  <SuggestionsBar suggestions={suggestions} />
                </>
              )}
            </Suspense>
          </>
        )}
      </div>
      <PhoneDock>
        <div className={classes.dock} {...COMING_NEAR}>
          {submittable(submissions).length > 0 && (
            <Button
              size="lg"
              variant="default"
              loading={isSubmitting}
              leftSection={<IconSend size={16} stroke={1.75} aria-hidden />}
              onClick={() => submit(submittable(submissions))}
            >
              Submit {submittable(submissions).length}
            </Button>
          )}
          <Button
            size="lg"
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
            onClick={() => logOn(dayToLog)}
          >
            Log time
          </Button>
        </div>
      </PhoneDock>
      <DiscardDialog guard={guard} />
    </PanelLayout>
  )
}

/** The agenda with the timers and the sums beside it; below it where there is no room. */
function AgendaColumns({ week, children }: { week: WeekOfTime; children: ReactNode }) {
  return (
    <div className={classes.measured}>
      <Grid gap={4} className={classes.columns}>
        {children}
        <Grid gap={4} shrinks>
          <TimerCenter />
          <ByProjectCard week={week} />
        </Grid>
      </Grid>
    </div>
  )
}

function EmptyWeek({ onLog, copy }: { onLog: () => void; copy: ReactNode }) {
  return (
    <div className={classes.empty}>
      <EmptyState
        text="Nothing logged yet"
        icon={<IconClock size={20} stroke={1.75} />}
        action={
          <Row as="span" gap={2} align="stretch" justify="center" wrap>
            {copy}
            <Button leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={onLog}>
              Log time
            </Button>
          </Row>
        }
      />
    </div>
  )
}
