import { KitBase } from '../../../shell/kit-base'
import { PanelLayout } from '../../../ui/overlays/side-panel'
import { PortalBoard } from '../../tasks/portal-board'
import { usePortal } from '../frame/portal-context'
import { usePortalToday } from '../frame/use-portal-today'
import { usePlace } from '../place/place-context'
import { portalHref } from '../place/portal-place'
import classes from './board-page.module.css'
import { boardSearchIn, queryOfBoard } from './board-query'

/** The tasks of the project, as lists, kanban or table; one of them is open beside them. */
export default function BoardPage() {
  const { reference, sharedInfos, company } = usePortal()
  const { place, go } = usePlace()
  const today = usePortalToday()
  const hrefOf = (taskID?: string) => portalHref(reference, 'tasks', taskID) + place.search
  return (
    <KitBase>
      <PanelLayout>
        <div className={classes.list}>
          <PortalBoard
            reference={reference}
            sharedInfos={sharedInfos}
            today={today}
            search={boardSearchIn(place.search)}
            onSearch={(search) =>
              go(portalHref(reference, 'tasks', place.id) + queryOfBoard(search), { replace: true })
            }
            openTaskID={place.id}
            hrefOf={hrefOf}
            onOpen={(taskID) => go(hrefOf(taskID))}
            emptyText={`No tasks yet. ${company.name} adds them here.`}
          />
        </div>
      </PanelLayout>
    </KitBase>
  )
}
