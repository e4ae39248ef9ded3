import { opportunities } from '@praxis/contract/opportunities/opportunities'
import type { Pipeline } from '@praxis/contract/opportunities/pipeline'
import { formatDay } from '@praxis/domain/calendar/day'
import { IconHistory, IconLayoutKanban, IconTable } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../api/api'
import { changedSearch } from '../../../shell/address-values'
import { useDisplayPreference } from '../../../shell/display-preference'
import { ClosedPage } from '../../../shell/errors/closed-page'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { StateBanner } from '../../../ui/feedback/state-banner'
import { DownloadButton } from '../../../ui/files/download-button'
import { saveFile } from '../../../ui/files/save-file'
import { icon } from '../../../ui/icon'
import { PageBody, PageHead } from '../../../ui/layout/page-head'
import { DisplaySwitch } from '../../../ui/lists/display-switch'
import { ListBar } from '../../../ui/lists/list-bar'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { useSettled } from '../../workspaces/use-settled'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { askedPipeline, managedOpportunityOperations, managedRequest } from '../list/asked-opportunities'
import { OpportunityFilters } from '../list/opportunity-filters'
import type { ManagedOpportunitySearch } from '../list/opportunity-list-search'
import type { TemplateField } from '../move-to-project-dialog'
import { NewOpportunityButton } from '../new-opportunity-button'
import { pipelineQuery } from '../opportunities.queries'
import { OpportunityListsTabs } from '../opportunity-lists-tabs'
import { isLost, isWon } from '../opportunity-words'
import { AsOfFilter } from './as-of-filter'
import { OpportunityTable } from './opportunity-table'
import { PipelineView } from './pipeline-view'

const LIST = '/employments/$companyDomain/opportunity-management'

const DISPLAYS = [
  { value: 'board' as const, label: 'Board', icon: <IconLayoutKanban {...icon} /> },
  { value: 'table' as const, label: 'Table', icon: <IconTable {...icon} /> },
]

interface OpportunityManagementScreenProps {
  readonly search: ManagedOpportunitySearch
  /** Handed down by the route: templates are boards of tasks. */
  readonly TemplateField: TemplateField
}

export function OpportunityManagementScreen(props: OpportunityManagementScreenProps) {
  const { capabilities } = useWorkspaceViewer()
  if (!capabilities.has('canManageProjects')) return <ClosedPage title="Opportunity management" />
  return <OpportunityManagement {...props} />
}

/** What all matches of the table come to: of open ones together or of one open stage the pipeline knows. */
function totalOf(pipeline: Pipeline | undefined, stage: string | undefined) {
  if (!pipeline) return undefined
  const { currency, open, columns } = pipeline
  if (stage === undefined) return { of: 'open', sum: open, currency }
  const column = columns.find((each) => each.stage.id === stage)
  if (!column || isWon(column.stage) || isLost(column.stage)) return undefined
  return { of: `in ${column.stage.name}`, sum: column.sum, currency }
}

const download = async (search: ManagedOpportunitySearch) => {
  saveFile(await api.download(opportunities.exportOpportunities, { body: managedRequest(search) }), 'opportunities.csv')
}

/** The pipeline that is looked at: today's, or that of a past day. */
function usePipelineOf(search: ManagedOpportunitySearch, now: Pipeline | undefined): Pipeline | undefined {
  const { asOf } = search
  const { data: then } = useQuery({ ...pipelineQuery(askedPipeline(search, asOf)), enabled: asOf !== undefined })
  return asOf === undefined ? now : then
}

function OpportunityManagement({ search, TemplateField }: OpportunityManagementScreenProps) {
  const { company } = useWorkspaceViewer()
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const today = useToday(useReadersTimeZone())
  const navigate = useNavigate()
  const [preferred, prefer] = useDisplayPreference('preferredOpportunityManagementDisplayOption', ['board', 'table'])
  const settled = useSettled(search)
  const { asOf } = settled
  // A past day is only kept for the board.
  const display = search.asOf ? 'board' : (search.display ?? preferred)
  const now = useQuery(pipelineQuery(askedPipeline(settled, undefined)))

  const go = (next: ManagedOpportunitySearch, replace = false) =>
    void navigate({ to: LIST, params: { companyDomain: company.domain }, search: next, replace, resetScroll: false })
  const filters = managedOpportunityOperations.controls(search, go)
  const shown = usePipelineOf(settled, now.data)

  return (
    <>
      {asOf && (
        <StateBanner
          tone="info"
          icon={IconHistory}
          label="Back to today"
          onPress={() => go(changedSearch(search, { asOf: undefined }))}
        >
          You’re looking at the pipeline as it was on {formatDay(asOf)}
        </StateBanner>
      )}
      <PageHead
        title="Opportunities"
        tabTitle="Opportunity management"
        note={shown && `${shown.open.count} open`}
        actions={
          <>
            {/* A past day is kept for the board alone, and the file would say today's. */}
            {search.asOf === undefined && (
              <DownloadButton label="Download opportunities as CSV" download={() => download(search)} />
            )}
            <NewOpportunityButton />
          </>
        }
      />
      <OpportunityListsTabs />
      <ListBar
        searchLabel={filters.search.label}
        search={filters.search.value}
        onSearch={filters.search.onChange}
        filtersOn={managedOpportunityOperations.filtersOn(search)}
        sort={managedOpportunityOperations.sort(search, go)}
        end={
          search.asOf === undefined && (
            <DisplaySwitch
              choices={DISPLAYS}
              value={display}
              onChange={(next) => {
                prefer(next)
                go(changedSearch(search, { display: undefined }), true)
              }}
            />
          )
        }
      >
        <OpportunityFilters
          filters={filters}
          usualStage={display === 'table' ? 'open' : undefined}
          onCloses={(days) => go(changedSearch(search, days))}
        />
        <AsOfFilter
          value={search.asOf}
          today={today}
          keptSince={now.data?.keptSince}
          onChange={(day) => go(changedSearch(search, { asOf: day, display: undefined }))}
        />
      </ListBar>
      <PageBody>
        {display === 'table' ? (
          <OpportunityTable
            search={search}
            onSearch={go}
            showsMoney={workspace.employment.permission.revenue !== 'noAccess'}
            total={totalOf(now.data, settled.stage)}
          />
        ) : (
          <PipelineView search={settled} now={now} onSearch={go} TemplateField={TemplateField} />
        )}
      </PageBody>
    </>
  )
}
