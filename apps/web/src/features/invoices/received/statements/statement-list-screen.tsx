import type { BankStatementItem } from '@praxis/contract/invoices/bank-statements'
import { IconBuildingBank } from '@tabler/icons-react'
import { ClosedPage } from '../../../../shell/errors/closed-page'
import { operationsOn } from '../../../../shell/lists/list-operations'
import { useChangeSearch } from '../../../../shell/use-change-search'
import { useWorkspaceViewer } from '../../../../shell/workspace/workspace-context'
import { Chip } from '../../../../ui/chips/chip'
import { Text } from '../../../../ui/layout/box'
import { PageBody, PageHead } from '../../../../ui/layout/page-head'
import { type Column, DataTable } from '../../../../ui/lists/data-table'
import { ListFoot } from '../../../../ui/lists/list-foot'
import { useDayText } from '../../../reader/readers-time'
import { useListed } from '../../../workspaces/use-listed'
import { InvoiceTabs } from '../../list/invoice-tabs'
import { StatementLink, useOpenStatement } from './statement-link'
import { type StatementListSearch, statementList } from './statement-search'
import { FORMATS, periodText, toMatchCount } from './statement-words'
import { bankStatementListQueries } from './statements.queries'
import { UploadCard } from './upload-card'

const operations = operationsOn(statementList)

const columnsOf = (dayText: (moment: string) => string): Column<BankStatementItem>[] => [
  {
    id: 'name',
    header: 'Statement',
    cell: ({ id, name, format }) => (
      <>
        <StatementLink id={id}>
          <Text weight="medium" breaks>
            {name}
          </Text>
        </StatementLink>
        {format && (
          <Text size={12} tone="third">
            {' '}
            {FORMATS[format]}
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'period',
    header: 'Period',
    desktopOnly: true,
    cell: (statement) => (
      <Text tone="second" figures oneLine>
        {periodText(statement) || '–'}
      </Text>
    ),
  },
  {
    id: 'toMatch',
    header: 'To match',
    align: 'end',
    cell: (statement) => {
      const count = toMatchCount(statement)
      if (statement.lineCount === 0) return <Text tone="third">–</Text>
      return count > 0 ? <Text weight="semi">{count}</Text> : <Text tone="success">All done</Text>
    },
  },
  { id: 'matched', header: 'Matched', align: 'end', desktopOnly: true, cell: ({ matchedCount }) => matchedCount },
  { id: 'setAside', header: 'Set aside', align: 'end', desktopOnly: true, cell: ({ setAsideCount }) => setAsideCount },
  {
    id: 'problems',
    header: 'Problems',
    desktopOnly: true,
    cell: ({ problemCount }) =>
      problemCount > 0 ? <Chip tone="warning">{`${problemCount} to look at`}</Chip> : <Text tone="third">–</Text>,
  },
  {
    id: 'uploaded',
    header: 'Uploaded',
    desktopOnly: true,
    cell: ({ uploadedAt, uploadedBy }) => (
      <Text tone="second" figures>
        {[dayText(uploadedAt), uploadedBy?.displayName].filter(Boolean).join(', ')}
      </Text>
    ),
  },
]

/** Bank statements, whose lines say who has paid. */
export function StatementListScreen({ search }: { search: StatementListSearch }) {
  const { capabilities } = useWorkspaceViewer()
  return capabilities.has('canProcessPayments') ? <Statements search={search} /> : <ClosedPage title="Statements" />
}

function Statements({ search }: { search: StatementListSearch }) {
  const dayText = useDayText()
  const openStatement = useOpenStatement()
  const listed = useListed(bankStatementListQueries(), search.page)
  const go = useChangeSearch<StatementListSearch>()
  return (
    <>
      <PageHead title="Invoices" tabTitle="Statements" note="what the bank says was paid" />
      <InvoiceTabs current="statements" />
      <PageBody>
        <UploadCard />
        <DataTable
          label="Bank statements"
          rows={listed.items}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          columns={columnsOf(dayText)}
          onOpen={({ id }) => openStatement(id)}
          error={listed.error}
          onRetry={listed.retry}
          isOutdated={listed.isOutdated}
          empty={{
            text: 'No bank statements yet. Upload one, and its payments are matched with invoices.',
            icon: <IconBuildingBank size={20} stroke={1.75} />,
          }}
          skeletonRows={5}
        />
        <ListFoot
          listed={listed}
          page={search.page ?? 1}
          onPage={(page, replaces) => go(operations.atPage(search, page), replaces)}
        />
      </PageBody>
    </>
  )
}
