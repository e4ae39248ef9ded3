import classes from './week-picture.module.css'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const TODAY = 'Fri'
const FIRST_ROW = 52
const ROW_HEIGHT = 46

type Look = 'light' | 'mid' | 'dim' | 'teal' | 'soft' | 'running'

/** Bookings as row, left edge, width and look; they run off both edges, as a piece of a longer plan. */
const BARS: [row: number, left: number, width: number, look: Look][] = [
  [0, -40, 228, 'light'],
  [0, 200, 300, 'mid'],
  [0, 512, 200, 'dim'],
  [1, -40, 120, 'dim'],
  [1, 92, 316, 'teal'],
  [1, 420, 260, 'soft'],
  [2, 40, 260, 'mid'],
  [2, 312, 156, 'running'],
  [2, 560, 140, 'dim'],
  [3, -40, 196, 'teal'],
  [3, 168, 236, 'dim'],
  [3, 416, 276, 'light'],
  [4, -40, 88, 'soft'],
  [4, 60, 372, 'light'],
  [4, 444, 240, 'mid'],
  [5, 120, 284, 'dim'],
  [5, 416, 120, 'teal'],
  [5, 548, 120, 'soft'],
  [6, -40, 264, 'mid'],
  [6, 236, 168, 'soft'],
  [6, 416, 252, 'dim'],
]

/** A decorative week of bookings with the day's line. */
export function WeekPicture() {
  return (
    <div className={classes.week} aria-hidden="true">
      <div className={classes.days}>
        {DAYS.map((day) => (
          <span key={day} data-today={day === TODAY || undefined}>
            {day}
          </span>
        ))}
      </div>
      {BARS.map(([row, left, width, look]) => (
        <span
          key={`${row} ${left}`}
          className={classes.bar}
          data-look={look}
          data-row={row}
          style={{ left, width, top: FIRST_ROW + row * ROW_HEIGHT }}
        />
      ))}
      <span className={classes.now} />
    </div>
  )
}
