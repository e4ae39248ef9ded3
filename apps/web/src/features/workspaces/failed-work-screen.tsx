import { Button } from '@mantine/core'
import type { FailedJob } from '@praxis/contract/company/history-and-jobs'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import { momentText } from '../../ui/dates/moment-text'
import { attempt } from '../../ui/feedback/attempt'
import { PageBody, PageHead } from '../../ui/layout/page-head'
import { type Column, DataTable } from '../../ui/lists/data-table'
import { useRetryFailedJob } from './workspaces.mutations'
import { failedJobsQuery } from './workspaces.queries'

type Job = z.infer<typeof FailedJob>

/** The name of a job in words: sendMail becomes Send mail. */
const taskText = (task: string): string => {
  const words = task.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const columns: Column<Job>[] = [
  { id: 'task', header: 'Job', cell: (job) => <b>{taskText(job.task)}</b>, width: 132 },
  { id: 'error', header: 'Why it failed', cell: (job) => job.error || '–' },
  { id: 'attempts', header: 'Attempts', align: 'end', width: 96, desktopOnly: true, cell: (job) => job.attempts },
  { id: 'failedAt', header: 'Failed', width: 150, desktopOnly: true, cell: (job) => momentText(job.failedAt) },
  { id: 'retry', header: 'Retry', hiddenHeader: true, width: 96, align: 'end', cell: (job) => <Retry job={job} /> },
]

function Retry({ job }: { job: Job }) {
  const { mutateAsync: retry, isPending } = useRetryFailedJob()
  return (
    <Button size="xs" variant="default" loading={isPending} onClick={() => void attempt(retry(job.id), 'Trying again')}>
      Retry
    </Button>
  )
}

/** E-mails and other background jobs that failed for good, for those who run the company. */
export function FailedWorkScreen() {
  const { data, error, refetch } = useQuery(failedJobsQuery)
  return (
    <>
      <title>Failed background jobs · Praxis</title>
      <PageHead title="Failed background jobs" note={data && data.length > 0 ? data.length : undefined} />
      <PageBody>
        <DataTable
          label="Failed background jobs"
          rows={data}
          rowKey={(job) => job.id}
          rowName={(job) => taskText(job.task)}
          columns={columns}
          height="tall"
          skeletonRows={3}
          error={error?.message ?? null}
          onRetry={() => void refetch()}
          empty={{
            text: 'All clear: no failed jobs.',
            icon: <IconCircleCheck size={20} stroke={1.75} />,
          }}
        />
      </PageBody>
    </>
  )
}
