import { Button } from '@mantine/core'
import { formatDay } from '@praxis/domain/calendar/day'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { Row, Stack, Text } from '../../ui/layout/box'
import { Card } from '../../ui/layout/card'
import { Arriving } from '../../ui/layout/card-stack'
import type { Pager } from '../../ui/lists/pager'
import classes from './denied-card.module.css'
import { type AnyRequest, type RequestTypeView, type RequestTypeViews, viewOf } from './request-type-view'
import { useAcceptDenial } from './requests.mutations'
import { deniedRequestsQuery } from './requests.queries'

interface DeniedCardProps {
  readonly views: RequestTypeViews
  /** How many requests are shown at once. */
  readonly per: number
  /** Turns the card's pages. Without it, on a page about something else, the card links to the rest. */
  readonly PagesBy?: typeof Pager
}

/** The reader's denied requests, why they were denied, and the way to put them right; nothing when there are none. */
export function DeniedCard({ views, per, PagesBy }: DeniedCardProps) {
  const { company } = useWorkspaceViewer()
  const [page, setPage] = useState(1)
  const { data, isPending } = useQuery(deniedRequestsQuery(views, page, per))
  const [corrected, correct] = useState<AnyRequest>()
  // The last page is gone once the requests on it are put right.
  if (data && data.items.length === 0 && page > 1) setPage(page - 1)
  const hasMore = data !== undefined && data.metadata.total > per
  return (
    <>
      {isPending && <Arriving />}
      {data && data.metadata.total > 0 && (
        <Card
          title="Denied: needs your correction"
          count={data.metadata.total}
          waiting
          flush
          actions={
            !PagesBy &&
            hasMore && (
              <Link to="/employments/$companyDomain/requests" params={{ companyDomain: company.domain }}>
                View all
              </Link>
            )
          }
        >
          <ul className={classes.list}>
            {data.items.map((request) => {
              const view = viewOf(views, request.requestType)
              return view && <Denied key={request.id} view={view} request={request} onCorrect={correct} />
            })}
          </ul>
          {PagesBy && hasMore && (
            <PagesBy
              label="Pages of denied requests"
              page={page}
              per={data.metadata.per}
              total={data.metadata.total}
              onPage={setPage}
            />
          )}
        </Card>
      )}
      {corrected && viewOf(views, corrected.requestType)?.correction(corrected, () => correct(undefined))}
    </>
  )
}

interface DeniedProps {
  readonly view: RequestTypeView
  readonly request: AnyRequest
  readonly onCorrect: (request: AnyRequest) => void
}

function Denied({ view, request, onCorrect }: DeniedProps) {
  const { mutate: accept, isPending } = useAcceptDenial()
  const { id, approvedBy, comment } = request
  const { name, title, picture, day, amount, detail } = view.show(request)
  return (
    <Row as="li" className={classes.denied} gap={3} align="start" wrap>
      {picture('sm')}
      <Stack shrinks breaks className={classes.what}>
        <Text as="b" weight="medium">
          {title}
        </Text>
        <span>
          {formatDay(day)} · {amount}
          {detail && ` · ${detail}`}
        </span>
        <span className={classes.reason}>
          {approvedBy?.displayName ?? 'The approver'}: {comment ? <q>{comment}</q> : 'no reason given'}
        </span>
      </Stack>
      <Row gap={2} align="stretch" wrap last style={{ alignSelf: 'center' }}>
        <Button
          size="xs"
          variant="subtle"
          className={classes.leave ?? ''}
          loading={isPending}
          aria-label={`Leave ${name} as denied`}
          onClick={() => accept(id)}
        >
          Leave as denied
        </Button>
        <Button size="xs" aria-label={`${view.correcting} ${name}`} onClick={() => onCorrect(request)}>
          {view.correcting}
        </Button>
      </Row>
    </Row>
  )
}
