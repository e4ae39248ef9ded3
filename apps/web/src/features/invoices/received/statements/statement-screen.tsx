import { Button } from '@mantine/core'
import type { BankStatement } from '@praxis/contract/invoices/bank-statements'
import { IconChecks, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ClosedPage } from '../../../../shell/errors/closed-page'
import { RecordError } from '../../../../shell/errors/record-error'
import { operationsOn } from '../../../../shell/lists/list-operations'
import { useChangeSearch } from '../../../../shell/use-change-search'
import { useWorkspaceViewer } from '../../../../shell/workspace/workspace-context'
import { messageOf } from '../../../../ui/feedback/message-of'
import { showError, showSuccess } from '../../../../ui/feedback/snackbar'
import { SegmentField } from '../../../../ui/forms/segment-field'
import { KeyHint } from '../../../../ui/keys/key-hint'
import { Row, Stack } from '../../../../ui/layout/box'
import { Card } from '../../../../ui/layout/card'
import { PageBody, PageHead } from '../../../../ui/layout/page-head'
import { ChoiceFilter } from '../../../../ui/lists/choice-filter'
import { FilterBar } from '../../../../ui/lists/filter-bar'
import { ListFoot } from '../../../../ui/lists/list-foot'
import { listStateInstead } from '../../../../ui/lists/list-states'
import { Skeletons } from '../../../../ui/lists/skeleton'
import { Notice } from '../../../plans/notice'
import { useListed } from '../../../workspaces/use-listed'
import { LINE_STATES } from './line-labels'
import { LineList } from './line-list'
import classes from './lines.module.css'
import { StatementActions } from './statement-actions'
import { STATEMENTS } from './statement-link'
import { type StatementLineSearch, statementLineList } from './statement-search'
import { linesText, periodText, toMatchCount } from './statement-words'
import { useConfirmCertainLines } from './statements.mutations'
import { bankStatementQuery, statementLineQueries } from './statements.queries'
import { useLineDecisions } from './use-line-decisions'

const operations = operationsOn(statementLineList)
const PER_PAGE = 25
const NOT_THERE = 'This statement was deleted, or you don’t have access to it.'

interface StatementScreenProps {
  readonly statementID: string
  readonly search: StatementLineSearch
}

/** A bank statement, whose lines are matched with invoices one after the other. */
export function StatementScreen(props: StatementScreenProps) {
  const { capabilities } = useWorkspaceViewer()
  return capabilities.has('canProcessPayments') ? <Statement {...props} /> : <ClosedPage title="Statement" />
}

function Statement({ statementID, search }: StatementScreenProps) {
  const { data: statement, error, refetch } = useQuery(bankStatementQuery(statementID))
  if (statement) return <StatementPage statement={statement} search={search} />
  if (error) return <RecordError title="Statement" error={error} onRetry={() => void refetch()} notThere={NOT_THERE} />
  return (
    <>
      <PageHead title="Statement" />
      <PageBody>
        <LinesLoading />
      </PageBody>
    </>
  )
}

const LinesLoading = () => (
  <Card>
    <Stack gap={4} aria-busy>
      <Skeletons count={8} />
    </Stack>
  </Card>
)

function StatementPage({ statement, search }: { statement: BankStatement; search: StatementLineSearch }) {
  const { company } = useWorkspaceViewer()
  const { name, lineCount, repeatedCount } = statement
  return (
    <>
      <PageHead
        over={
          <Link to={STATEMENTS} params={{ companyDomain: company.domain }}>
            Statements
          </Link>
        }
        title={name}
        note={[periodText(statement), linesText(lineCount), repeatedCount > 0 && `${repeatedCount} more known already`]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <>
            <ConfirmCertainButton statement={statement} />
            <StatementActions statement={statement} />
          </>
        }
      />
      <div className={classes.news}>
        {statement.isBeingRead && <Notice tone="info">The file is being read, and its lines compared…</Notice>}
        <Problems statement={statement} />
      </div>
      {(lineCount > 0 || !statement.isBeingRead) && <Lines statement={statement} search={search} />}
    </>
  )
}

const SHOWN_PROBLEMS = 10

/** What of the file could not be read, or is to be looked at, with where it is. */
function Problems({ statement: { problems } }: { statement: BankStatement }) {
  if (problems.length === 0) return null
  const isLost = problems.some(({ kind }) => kind !== 'doubt')
  const hidden = problems.length - SHOWN_PROBLEMS
  return (
    <Notice tone={isLost ? 'warning' : 'info'}>
      {isLost ? 'Not all of this file could be read:' : 'Look at these:'}
      <ul className={classes.problems}>
        {problems.slice(0, SHOWN_PROBLEMS).map(({ fileLine, text }) => (
          <li key={`${fileLine} ${text}`}>
            {fileLine !== null && `Line ${fileLine}: `}
            {text}
          </li>
        ))}
        {hidden > 0 && <li>and {hidden} more</li>}
      </ul>
    </Notice>
  )
}

function ConfirmCertainButton({ statement: { id, certainCount } }: { statement: BankStatement }) {
  const { mutateAsync: confirmCertainLines, isPending } = useConfirmCertainLines()
  if (certainCount === 0) return null
  const confirm = async () => {
    try {
      const { confirmedCount, leftCount } = await confirmCertainLines({ statementID: id })
      const left = leftCount > 0 ? `. ${linesText(leftCount)} changed meanwhile, so look at them` : ''
      showSuccess(`${linesText(confirmedCount)} confirmed${left}`)
    } catch (error) {
      showError(messageOf(error))
    }
  }
  return (
    <Button leftSection={<IconChecks size={16} stroke={1.75} />} loading={isPending} onClick={() => void confirm()}>
      {certainCount === 1 ? 'Confirm 1 certain line' : `Confirm all ${certainCount} certain lines`}
    </Button>
  )
}

const EMPTY = {
  toMatch: 'All lines are matched or set aside.',
  matched: 'No lines are matched yet.',
  setAside: 'No lines are set aside.',
}

function Lines({ statement, search }: { statement: BankStatement; search: StatementLineSearch }) {
  const { state = 'toMatch', confidence } = search
  const listed = useListed(
    statementLineQueries({ statementID: statement.id, state, per: PER_PAGE, ...(confidence && { confidence }) }),
    search.page,
  )
  const decisions = useLineDecisions()
  const go = useChangeSearch<StatementLineSearch>()
  const controls = operations.controls(search, go)
  const counts = {
    toMatch: toMatchCount(statement),
    matched: statement.matchedCount,
    setAside: statement.setAsideCount,
  }
  const choices = controls.state.choices.map(({ value }) => ({
    value,
    label: `${LINE_STATES[value]} ${counts[value]}`,
  }))
  const { items } = listed
  const instead = listStateInstead(
    {
      error: listed.error,
      onRetry: listed.retry,
      isFiltered: operations.isFiltered(search),
      noMatchText: 'No lines match this filter',
      onClearFilters: () => go(operations.cleared(search)),
      empty: {
        text: statement.lineCount === 0 ? 'There are no new lines in this file.' : EMPTY[state],
        icon: <IconCircleCheck size={20} stroke={1.75} />,
      },
    },
    items?.length,
  )
  return (
    <>
      <FilterBar
        search={
          <SegmentField
            label="Lines"
            hideLabel
            choices={choices}
            value={state}
            onChange={(next) => go({ ...(next !== 'toMatch' && { state: next }) })}
          />
        }
        filtersOn={operations.filtersOn(search)}
        end={
          state === 'toMatch' && (
            <Row gap={2} className={classes.keys}>
              <KeyHint keys={['J', 'K']} label="next, previous" />
              <KeyHint keys={['Enter']} label="confirm" />
              <KeyHint keys={['X']} label="set aside" />
            </Row>
          )
        }
      >
        {state === 'toMatch' && <ChoiceFilter {...controls.confidence} />}
      </FilterBar>
      <PageBody>
        {instead && <Card flush>{instead}</Card>}
        {!instead && !items && <LinesLoading />}
        {!instead && items && <LineList key={state} lines={items} state={state} decisions={decisions} />}
        <ListFoot
          listed={listed}
          page={search.page ?? 1}
          onPage={(page, replaces) => go(operations.atPage(search, page), replaces)}
        />
      </PageBody>
    </>
  )
}
