import { useCallback } from 'react'
import { KitBase } from '../../../shell/kit-base'
import { PortalChart } from '../../tasks/portal-chart'
import { usePortal } from '../frame/portal-context'
import { usePortalToday } from '../frame/use-portal-today'
import { usePlace } from '../place/place-context'
import { portalHref } from '../place/portal-place'
import classes from './board-page.module.css'
import { chartSearchIn, queryOfChart } from './board-query'

/** The tasks of the project against time. */
export default function ChartPage() {
  const { reference, sharedInfos } = usePortal()
  const { place, go } = usePlace()
  return (
    <KitBase>
      <div className={classes.chart}>
        <PortalChart
          reference={reference}
          sharedInfos={sharedInfos}
          today={usePortalToday()}
          search={chartSearchIn(place.search)}
          onSearch={(search) => go(portalHref(reference, 'plan') + queryOfChart(search), { replace: true })}
          hrefOf={useCallback((taskID: string) => portalHref(reference, 'tasks', taskID), [reference])}
          onOpen={useCallback((taskID: string) => go(portalHref(reference, 'tasks', taskID)), [go, reference])}
        />
      </div>
    </KitBase>
  )
}
