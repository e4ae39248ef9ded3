import type { ProjectListItem } from '@praxis/contract/projects/projects'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { formatMarginInColumn } from '@praxis/domain/money/percent'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { Row, Text } from '../../../ui/layout/box'
import type { Column } from '../../../ui/lists/data-table'
import { NameCell, PersonCell, ShortText } from '../../../ui/lists/record-cells'
import { useDayText } from '../../reader/readers-time'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { moneyOfProject } from '../money-of-project'
import { ProjectStateChip, StrategicStar } from '../project-chips'
import { ProjectLink } from '../project-link'
import { ProjectLogo } from '../project-logo'
import { shortChargingText } from '../project-words'

const none = <Text tone="third">–</Text>

function Name({ project }: { project: ProjectListItem }) {
  const { id, name, client, isStrategic } = project
  return (
    <NameCell
      picture={<ProjectLogo project={project} />}
      name={(className) => (
        <ProjectLink id={id} className={className}>
          {name}
        </ProjectLink>
      )}
      mark={isStrategic && <StrategicStar />}
      second={client?.name ?? 'Internal'}
      onPhonesOnly
    />
  )
}

function DayOf({ moment }: { moment: string }) {
  return useDayText()(moment)
}

const first: Column<ProjectListItem>[] = [
  { id: 'projectName', header: 'Project', sortable: true, skeleton: 'logo', cell: (item) => <Name project={item} /> },
  {
    id: 'clientName',
    header: 'Client',
    sortable: true,
    desktopOnly: true,
    cell: ({ client }) => (client ? <ShortText>{client.name}</ShortText> : <Text tone="third">Internal</Text>),
  },
  {
    id: 'lead',
    header: 'Lead',
    desktopOnly: true,
    skeleton: 'avatar',
    cell: ({ lead }) => (lead ? <PersonCell person={lead} /> : none),
  },
  {
    id: 'charging',
    header: 'Charging',
    width: 104,
    desktopOnly: true,
    cell: ({ chargingMechanism }) =>
      chargingMechanism === undefined ? none : <Text oneLine>{shortChargingText(chargingMechanism)}</Text>,
  },
]

interface TwoLinesProps {
  readonly first: string
  readonly second: string
}

function TwoLines({ first, second }: TwoLinesProps) {
  return (
    <>
      {first}
      <Text block size={12} tone="third">
        {second}
      </Text>
    </>
  )
}

/** What came in against the plan; a dash when both are nothing. */
function moneyIn(project: ProjectListItem, ofWhat: 'revenue' | 'margin') {
  const shown = moneyOfProject(project, formatMarginInColumn)
  if (!shown || !(project.actuals?.revenue || project.figures?.totalRevenue)) return none
  if (!project.actuals) return <TwoLines first="–" second={`plan ${shown[ofWhat]}`} />
  const plan = ofWhat === 'revenue' ? shown.ofPlan : shown.ofPlannedMargin
  return <TwoLines first={shown[ofWhat]} second={plan || 'no plan'} />
}

const money: Column<ProjectListItem>[] = [
  {
    id: 'revenue',
    header: 'Revenue',
    align: 'end',
    width: 112,
    desktopOnly: true,
    cell: (item) => moneyIn(item, 'revenue'),
  },
  {
    id: 'margin',
    header: 'Margin',
    align: 'end',
    width: 92,
    desktopOnly: true,
    cell: (item) => moneyIn(item, 'margin'),
  },
]

const time: Column<ProjectListItem> = {
  id: 'loggedTime',
  header: 'Time',
  align: 'end',
  width: 104,
  desktopOnly: true,
  cell: ({ loggedTime }) => (loggedTime === undefined ? none : formatDuration(loggedTime)),
}

const last: Column<ProjectListItem>[] = [
  {
    id: 'endDate',
    header: 'Ends',
    align: 'end',
    width: 98,
    desktopOnly: true,
    cell: ({ endDate }) => (endDate ? formatDay(endDate) : none),
  },
  {
    id: 'updatedAt',
    header: 'Last updated',
    sortable: true,
    align: 'end',
    width: 104,
    desktopOnly: true,
    cell: ({ updatedAt }) => <DayOf moment={updatedAt} />,
  },
]

const stateColumn: Column<ProjectListItem> = {
  id: 'state',
  header: 'State',
  width: 116,
  cell: ({ isActive }) => (
    <Row as="span" data-state-cell="">
      <ProjectStateChip isActive={isActive} />
    </Row>
  ),
}

/** The columns of a table of projects; its state is shown where the list holds completed ones too, or only these. */
export function useProjectColumns(
  items: ProjectListItem[] | undefined,
  showsState: boolean,
): Column<ProjectListItem>[] {
  const { company } = useWorkspaceViewer()
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  // Those without the right to revenue get no columns full of dashes.
  const showsMoney = workspace.employment.permission.revenue !== 'noAccess'
  // Most people may see logged time, so its column is there before the rows arrive.
  const showsTime = items?.some(({ loggedTime }) => loggedTime !== undefined) ?? company.features.has('timeSheet')
  return [
    ...first,
    ...(showsTime ? [time] : []),
    ...(showsMoney ? money : []),
    ...last,
    ...(showsState ? [stateColumn] : []),
  ]
}
