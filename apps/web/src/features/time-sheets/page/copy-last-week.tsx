import { Button } from '@mantine/core'
import { ApiError } from '@praxis/contract/protocol/caller'
import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { addDays, type Day } from '@praxis/domain/calendar/day'
import { IconCopy } from '@tabler/icons-react'
import { type QueryClient, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showError, showSuccess } from '../../../ui/feedback/snackbar'
import { Grid, Text } from '../../../ui/layout/box'
import { Dialog } from '../../../ui/overlays/dialog'
import { submissionProjectQuery } from '../../loggables/loggables.queries'
import { ownRolesQuery } from '../../loggables/roles-and-tasks.queries'
import { describeSubmission } from '../../loggables/submission-words'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { useCreateSubmissions } from '../time-sheets.mutations'
import { timeSheetPeriodQuery } from '../time-sheets.queries'
import { type CopiedProject, copiedWeek } from './copied-week'
import classes from './copy-last-week.module.css'
import { entries } from './week-summary'

interface CopyLastWeekProps {
  /** The Monday of the week that is copied to. */
  readonly from: Day
  readonly today: Day
  readonly timeZone: string
  readonly submissions: readonly TimeSheetSubmission[]
}

type Skipped = ReturnType<typeof copiedWeek>['skipped']

/** A project and the reader's roles in it; null when they can no longer see it, so that nothing can be copied to it. */
async function projectOf(queryClient: QueryClient, id: string): Promise<CopiedProject | null> {
  try {
    const [details, roles] = await Promise.all([
      queryClient.fetchQuery(submissionProjectQuery(id)),
      queryClient.fetchQuery(ownRolesQuery({ type: 'project', id })),
    ])
    return { details, roleIDs: roles.map((role) => role.id) }
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'notFound') return null
    throw error
  }
}

/** Logs last week again where nothing is logged yet, and says what was left out. */
export function CopyLastWeek({ from, today, timeZone, submissions }: CopyLastWeekProps) {
  const queryClient = useQueryClient()
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const { mutateAsync: create } = useCreateSubmissions()
  const [told, setTold] = useState<{ readonly copied: number; readonly skipped: Skipped }>()

  const { mutate: copy, isPending } = useMutation({
    mutationFn: async () => {
      const { submissions: lastWeek } = await queryClient.fetchQuery(
        timeSheetPeriodQuery(addDays(from, -7), addDays(from, -1)),
      )
      const ids = [...new Set(lastWeek.flatMap(({ project }) => project?.id ?? []))]
      const projects = new Map(
        await Promise.all(ids.map(async (id) => [id, await projectOf(queryClient, id)] as const)),
      )
      const plan = copiedWeek({
        lastWeek,
        thisWeek: submissions,
        projects,
        today,
        timeZone,
        hasTags: workspace.company.timeSheetSettings.enableTags,
      })
      if (plan.bodies.length > 0) await create([...plan.bodies])
      return { copied: plan.bodies.length, skipped: plan.skipped, isEmpty: lastWeek.length === 0 }
    },
    onSuccess: ({ copied, skipped, isEmpty }) => {
      if (isEmpty) showError('Nothing was logged last week')
      else if (skipped.length > 0) setTold({ copied, skipped })
      else showSuccess(`${entries(copied)} copied`)
    },
    onError: (error) => showError(error.message),
  })

  return (
    <>
      <Button
        variant="default"
        loading={isPending}
        aria-label="Copy last week"
        title="Copy last week"
        leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
        onClick={() => copy()}
      >
        <span data-gives-way>Copy last week</span>
      </Button>
      {told && (
        <Dialog
          opened
          onClose={() => setTold(undefined)}
          title={told.copied === 0 ? 'Nothing was copied' : `${entries(told.copied)} copied`}
          width="narrow"
          actions={<Button onClick={() => setTold(undefined)}>Close</Button>}
        >
          <Text as="p" tone="second" letters={13}>
            Not copied:
          </Text>
          <Grid as="ul" gap={2} className={classes.list}>
            {told.skipped.map(({ submission, why }) => (
              <li key={submission.id}>
                <Text as="b" weight="medium">
                  {describeSubmission(submission)}
                </Text>
                <Text tone="third">{why}</Text>
              </li>
            ))}
          </Grid>
        </Dialog>
      )}
    </>
  )
}
