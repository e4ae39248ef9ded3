import { type ProjectArea, projectAreas } from '@praxis/contract/projects/project-rules'
import { Row } from '../../../ui/layout/box'
import { placesOf, Skeleton } from '../../../ui/lists/skeleton'
import { AREAS } from '../project-words'
import { AccessPerson, TakeBackButton } from './access-person'
import type { AccessRow } from './access-rows'
import type { AccessRowsProps } from './access-table'
import { LevelCell } from './level-cell'
import classes from './permissions.module.css'

/** Whether an implied permission is the same in every area: then it is shown once. */
const isSameEverywhere = ({ kind, permissions }: AccessRow): boolean =>
  kind === 'implied' && projectAreas.every((area) => permissions[area] === permissions.details)

const areasToTell = (row: AccessRow): readonly ProjectArea[] => (isSameEverywhere(row) ? ['details'] : projectAreas)

/** The access of each person as cards, where the table has no room. */
export function AccessCards({ of, rows, onTakeBack }: AccessRowsProps) {
  return (
    <ul aria-label="Access by person and area" aria-busy={!rows}>
      {rows
        ? rows.map((row) => (
            <li key={row.id} className={classes.card}>
              <Row gap={2} justify="between">
                <AccessPerson row={row} />
                <TakeBackButton row={row} onTakeBack={onTakeBack} />
              </Row>
              <dl className={classes.areas}>
                {areasToTell(row).map((area) => (
                  <Row key={area} gap={3} justify="between" className={classes.area}>
                    <dt>{isSameEverywhere(row) ? 'Everything' : AREAS[area]}</dt>
                    <dd>
                      <LevelCell of={of} row={row} area={area} />
                    </dd>
                  </Row>
                ))}
              </dl>
            </li>
          ))
        : placesOf(3).map((place) => (
            <li key={place} className={classes.card} aria-hidden>
              <Skeleton shape="avatar" index={place} />
            </li>
          ))}
    </ul>
  )
}
