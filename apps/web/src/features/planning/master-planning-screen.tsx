import { useMediaQuery } from '@mantine/hooks'
import type { PlanningView } from '@praxis/contract/planning/planning-views'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { present } from '../../shell/address-values'
import { ClosedPage } from '../../shell/errors/closed-page'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { ActionMenu } from '../../ui/menus/action-menu'
import { useReadersTimeZone, useToday } from '../reader/readers-time'
import { heightOfGrid } from './model/row-layout'
import { Teammates } from './own/teammates'
import { PhonePlanning } from './phone/phone-planning'
import { PlannerBoard } from './planner-board'
import classes from './planning.module.css'
import { useUndoing } from './planning.mutations'
import { changesQueryIn } from './planning.queries'
import { PlanningFilters } from './planning-filters'
import { usePlanningLevel } from './planning-level'
import { type PlanningSearch, withoutFilters } from './planning-search'
import { planningAsk, rangeAsked } from './planning-settings'
import { PlanningToolbar } from './planning-toolbar'
import { ScenarioBanner } from './scenarios/scenario-banner'
import { usePlannedWhere } from './scenarios/scenario-context'
import { ScenarioFrame } from './scenarios/scenario-frame'
import { ScenarioMenu } from './scenarios/scenario-menu'
import { useHome } from './use-home'
import { useOpenedBooking } from './use-opened-booking'
import { usePlanningRows } from './use-planning-rows'
import { type ViewChoice, ViewMenu } from './views/view-menu'

interface MasterPlanningScreenProps {
  /** The saved view that is open. */
  readonly view?: PlanningView | undefined
  /** Only the reader’s own planning, which others have no other. */
  readonly isOwn?: boolean
  readonly search: PlanningSearch
  readonly onSearch: (search: PlanningSearch) => void
  readonly onChoose: (choice: ViewChoice) => Promise<void>
}

const BELOW_DESKTOP = '(max-width: 959px)'

/** Who works on what, when. */
export function MasterPlanningScreen({ view, isOwn = false, search, onSearch, onChoose }: MasterPlanningScreenProps) {
  const { capabilities } = useWorkspaceViewer()
  const canPlan = capabilities.has('canManageProjects')
  const today = useToday(useReadersTimeZone())
  const showsOwn = isOwn || !canPlan
  const [level, setLevel] = usePlanningLevel(view?.id ?? (showsOwn ? 'me' : 'all'))
  const isPhone = useMediaQuery(BELOW_DESKTOP)
  const { inScenario, scenario } = usePlannedWhere()
  const ask = useMemo(
    () => ({ ...planningAsk(search, view, isPhone ? 'day' : level, showsOwn, today), inScenario }),
    [search, view, isPhone, level, showsOwn, today, inScenario],
  )
  const planning = usePlanningRows(ask)
  const bookings = useOpenedBooking()
  const { home, goToToday } = useHome(rangeAsked(search, view, showsOwn, today), today)
  const { data: changes } = useQuery({ ...changesQueryIn(inScenario), enabled: canPlan })
  const { undo, redo } = useUndoing()
  if (!canPlan && !capabilities.has('isAvailableInClientResourcing')) return <ClosedPage title="Master Planning" />

  const change = (changed: PlanningSearch) => onSearch(present<PlanningSearch>({ ...search, ...changed }))
  const menu = (
    <>
      <ViewMenu view={view} ask={ask} canPlan={canPlan} onChoose={onChoose} />
      {!showsOwn && <ScenarioMenu />}
    </>
  )
  const teammates = showsOwn && <Teammates range={ask.range} />
  if (isPhone)
    return (
      <>
        <ScenarioBanner />
        <PhonePlanning
          title={menu}
          ask={ask}
          planning={planning}
          today={today}
          {...(!showsOwn && { onSearch: (typed: string) => change({ search: typed || undefined }) })}
        />
        {teammates}
      </>
    )
  return (
    <div className={classes.page} data-own={showsOwn || undefined}>
      <ScenarioBanner />
      <PlanningToolbar
        title={menu}
        range={ask.range}
        today={today}
        level={level}
        grouping={ask.groupedBy}
        onRange={({ from, to }) => change({ from, to })}
        onToday={() => {
          const { from: _from, to: _to, ...rest } = search
          onSearch({ ...rest, ...goToToday(rangeAsked({}, view, showsOwn, today)) })
        }}
        onLevel={setLevel}
        onGrouping={(groupedBy) => change({ groupedBy })}
        undoing={(scenario ? scenario.can.edit : canPlan) ? { changes, undo, redo } : undefined}
        menu={
          !showsOwn && (
            <ActionMenu
              label="More"
              framed
              actions={[
                {
                  label: ask.showUnnamedRoles ? 'Hide unnamed roles' : 'Show unnamed roles',
                  onSelect: () => change({ unnamed: !ask.showUnnamedRoles }),
                },
                { label: 'Clear filters', onSelect: () => onSearch(withoutFilters(search)) },
              ]}
            />
          )
        }
        onBook={
          planning.canEdit
            ? (anchor) =>
                bookings.open({ what: { kind: 'new', row: undefined, range: { from: today, to: today } }, anchor })
            : undefined
        }
      />
      {/* One’s own rows are few: the grid is as high as they are, and who else works on the same follows below. */}
      <div
        className={classes.body}
        {...(showsOwn && { style: { height: heightOfGrid({ ...planning, rows: planning.rows ?? [] }) } })}
      >
        {!showsOwn && <PlanningFilters ask={ask} search={search} onSearch={onSearch} />}
        <ScenarioFrame>
          <PlannerBoard
            ask={ask}
            planning={planning}
            today={today}
            onClearFilters={() => onSearch(withoutFilters(search))}
            bookings={bookings}
            home={home}
          />
        </ScenarioFrame>
      </div>
      {teammates}
    </div>
  )
}
