import type { Place } from '@praxis/contract/expenses/expense-shapes'
import classes from './mileage.module.css'
import { filledPlaces } from './mileage-values'
import { HEIGHT, routePoints, WIDTH } from './route-points'

const LONGEST_LABEL = 22
const shortLabel = (label: string): string => {
  const name = label.split(',')[0]?.trim() ?? label
  return name.length > LONGEST_LABEL ? `${name.slice(0, LONGEST_LABEL - 1)}…` : name
}

/** The way as a sketch of where its places lie; nothing until two of them are known. */
export function RoutePicture({ places }: { places: readonly Place[] }) {
  const way = filledPlaces(places)
  const points = routePoints(way)
  if (points.length < 2) return null
  return (
    <svg
      className={classes.picture}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Sketch of the way: ${way.map(({ label }) => label).join(', ')}`}
    >
      <path
        className={classes.roads}
        d="M0 108C90 96 150 62 240 78S340 60 372 44M60 0C92 60 96 104 78 150M286 0C262 62 300 110 290 150"
      />
      <polyline className={classes.casing} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <polyline className={classes.way} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ label, x, y }, index) => (
        // A way may lead to the same place twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no other identity than their order
        <g key={index}>
          <circle className={classes.point} data-start={index === 0 || undefined} cx={x} cy={y} r={6} />
          <text className={classes.label} x={x} y={y < HEIGHT / 2 ? y - 12 : y + 22} textAnchor="middle">
            {shortLabel(label)}
          </text>
        </g>
      ))}
    </svg>
  )
}
