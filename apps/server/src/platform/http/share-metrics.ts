import { Counter, Gauge, type Registry } from 'prom-client'
import { knownTexts } from '../database/sql'
import type { Lane, LaneFigures } from '../shares/lane'

export interface WatchedShares {
  readonly lanes: readonly Lane[]
  readonly refusedByLimits: () => ReadonlyMap<string, number>
}

/** Figures are by lane and limit, never by company or person, each of which would be a series of its own. */
export const registerShareMetrics = (registry: Registry, { lanes, refusedByLimits }: WatchedShares): void => {
  const registers = [registry]
  const gauge = (name: string, help: string, amountIn: (figures: LaneFigures) => number) =>
    new Gauge({
      ...{ name, help, registers, labelNames: ['lane'] as const },
      collect() {
        for (const { figures } of lanes) this.set({ lane: figures.name }, amountIn(figures))
      },
    })
  const counter = (name: string, help: string, amountIn: (figures: LaneFigures) => number) =>
    new Counter({
      ...{ name, help, registers, labelNames: ['lane'] as const },
      collect() {
        this.reset()
        for (const { figures } of lanes) this.inc({ lane: figures.name }, amountIn(figures))
      },
    })
  gauge('praxis_lane_places', 'How many may be inside at once', ({ places }) => places)
  gauge('praxis_lane_inside', 'How many are inside', ({ inside }) => inside)
  gauge('praxis_lane_waiting', 'How many wait to be let in', ({ waiting }) => waiting)
  counter('praxis_lane_entered_total', 'How many were let in', ({ entered }) => entered)
  counter('praxis_lane_waited_seconds_total', 'How long all who waited did so', ({ waitedSeconds }) => waitedSeconds)
  new Counter({
    name: 'praxis_lane_refused_total',
    help: 'How many were not let in: too many of theirs waited, they waited too long, or they had gone',
    ...{ registers, labelNames: ['lane', 'why'] as const },
    collect() {
      this.reset()
      for (const { figures } of lanes)
        for (const [why, amount] of Object.entries(figures.refused)) this.inc({ lane: figures.name, why }, amount)
    },
  })
  new Counter({
    name: 'praxis_limit_refused_total',
    help: 'How often a limit of so many in so much time has refused',
    ...{ registers, labelNames: ['limit'] as const },
    collect() {
      this.reset()
      for (const [limit, amount] of refusedByLimits()) this.inc({ limit }, amount)
    },
  })
  new Gauge({
    name: 'praxis_statement_texts',
    help: 'Texts of SQL that are known: written by the code, or put together from what was asked for',
    ...{ registers, labelNames: ['kind'] as const },
    collect() {
      const { fixed, remembered } = knownTexts()
      this.set({ kind: 'fixed' }, fixed)
      this.set({ kind: 'remembered' }, remembered)
    },
  })
}
