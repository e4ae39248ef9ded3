import { FigureQuery } from '@praxis/contract/company/figures'
import { loggedTimeFigure } from '@praxis/domain/time/time-report-figures'
import type { EmployeeActor } from '../../platform/auth/actor'
import type { Db } from '../../platform/database/database'
import { defineFigure } from '../../platform/figures/figure-definition'
import { leftOutOf } from './queries/left-out-time'
import { countTime } from './queries/listed-submissions'
import { type MoneyMeasure, moneyOfTime } from './queries/money-of-time'
import { assertPeriod } from './queries/time-analysis'
import { openClientTime, openProjectTime, type TimeGround } from './queries/time-ground'

/** The time of either a project or a client, as a whole or in a period. */
const OfTime = FigureQuery.refine(({ projectID, clientID }) => (projectID === undefined) !== (clientID === undefined), {
  path: ['projectID'],
  message: 'Choose a project or a client',
})

const open = async (db: Db, actor: EmployeeActor, { projectID, clientID = '' }: FigureQuery): Promise<TimeGround> =>
  projectID === undefined ? openClientTime(db, actor, clientID) : openProjectTime(db, actor, projectID)

const listOf = ({ projectID, clientID, from, to }: FigureQuery, state: string): string => {
  const filter = new URLSearchParams({ ...(from && { from }), ...(to && { to }), state })
  return `${projectID ? `/projects/${projectID}` : `/clients/${clientID}`}/timeSheetSubmissions?${filter}`
}

const entriesText = (count: number): string => `${count} denied ${count === 1 ? 'entry' : 'entries'}`

const loggedTime = defineFigure({
  feature: 'timeSheet',
  arguments: OfTime,
  explain: async ({ db, actor, asked }) => {
    assertPeriod(asked)
    const ground = await open(db, actor, asked)
    const { deniedCount, deniedTime, ...time } = await countTime(db, ground, { from: asked.from, to: asked.to })
    return loggedTimeFigure(time, {
      recordsOf: (state) => listOf(asked, state),
      leftOut: [
        ...leftOutOf(ground),
        ...(deniedCount > 0
          ? [{ reason: 'notCounted' as const, label: entriesText(deniedCount), value: deniedTime }]
          : []),
      ],
    })
  },
})

const moneyFigure = (measure: MoneyMeasure) =>
  defineFigure({
    feature: 'timeSheet',
    arguments: OfTime,
    explain: async ({ db, actor, asked }) => moneyOfTime(db, await open(db, actor, asked), measure, asked),
  })

export const timeFigures = { loggedTime, revenue: moneyFigure('revenue'), cost: moneyFigure('cost') }
