import type { ReactNode } from 'react'
import { usePlannedWhere } from './scenario-context'
import classes from './scenarios.module.css'

/** A hatched frame around the grid of a scenario; in the real plan there is none. */
export function ScenarioFrame({ children }: { children: ReactNode }) {
  const { scenario } = usePlannedWhere()
  return (
    <div
      className={classes.frame}
      data-scenario={scenario ? true : undefined}
      data-closed={(scenario && scenario.state !== 'open') || undefined}
    >
      {children}
    </div>
  )
}
