import type { JournalEntry } from '@praxis/contract/clients/journal'
import type { ResourcePermission } from '@praxis/contract/projects/project-rules'
import { formatDay } from '@praxis/domain/calendar/day'
import { IconNote } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { CategoryMark } from '../../ui/chips/category-mark'
import { Row, Stack, Text } from '../../ui/layout/box'
import { Card } from '../../ui/layout/card'
import { CardNote } from '../../ui/layout/card-row'
import { ErrorState } from '../../ui/lists/list-states'
import { Skeletons } from '../../ui/lists/skeleton'
import { journalPageQuery } from '../journal/journal.queries'
import type { JournalTargetIds } from '../journal/journal-target'
import classes from './dashboard/dashboard.module.css'
import { wordsOfHtml } from './words-of-html'

const SHOWN = 4

interface RecentJournalCardProps {
  readonly target: JournalTargetIds
  readonly permission: ResourcePermission
  /** The address of the whole journal. */
  readonly journal: Pick<LinkProps, 'to' | 'params'>
}

/** The last entries of the journal, beside the rest of the page. */
export function RecentJournalCard({ target, permission, journal }: RecentJournalCardProps) {
  const { data, error, refetch } = useQuery(journalPageQuery(target, {}, 1))
  const link = <Link {...journal}>{permission === 'write' ? 'Add entry' : 'All entries'}</Link>
  return (
    <Card title="Journal" actions={link} flush>
      {error && !data && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!error && !data && (
        <Row align="stretch" gap="10px" className={classes.entry} aria-busy>
          <Skeletons count={2} />
        </Row>
      )}
      {data?.items.length === 0 && <CardNote>No entries yet.</CardNote>}
      {data && data.items.length > 0 && (
        <ul aria-label="Latest entries">
          {data.items.slice(0, SHOWN).map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Entry({ entry: { title, content, category, author, signOff, entryDate } }: { entry: JournalEntry }) {
  return (
    <Row as="li" align="stretch" gap="10px" className={classes.entry}>
      {category ? (
        <CategoryMark category={category} />
      ) : (
        <Text rigid tone="third" className={classes.noCategory} role="img" aria-label="No category">
          <IconNote size={16} stroke={1.75} aria-hidden />
        </Text>
      )}
      <Stack as="span" grow shrinks>
        <Text size={13} twoLines breaks>
          {title || wordsOfHtml(content) || category?.name}
        </Text>
        <Text tone="third" size={12} figures ellipsis>
          {author?.displayName ?? signOff?.author} · {formatDay(entryDate)}
        </Text>
      </Stack>
    </Row>
  )
}
