import { Row } from '../layout/box'
import classes from './data-table.module.css'

export type SkeletonShape = 'text' | 'avatar' | 'logo' | 'number'

const WIDTHS = [120, 96, 148, 110, 132]

/** Keys of placeholders, which have no identity but their place. */
export function placesOf(count: number): number[] {
  return [...new Array(count).keys()]
}

/** A grey stand-in of the size of what will be loaded, so that nothing jumps when it arrives. */
export function Skeleton({ shape = 'text', index = 0 }: { shape?: SkeletonShape; index?: number }) {
  if (shape === 'number') return <span className={classes.bone} style={{ width: 64 }} data-arriving />
  const width = shape === 'avatar' ? 72 : (WIDTHS[index % WIDTHS.length] ?? 120)
  return (
    <Row as="span" className={classes.skeletonRow} gap={2} inline data-arriving>
      {shape === 'avatar' && <span className={classes.bone} data-shape="round" />}
      {shape === 'logo' && <span className={classes.bone} data-shape="box" />}
      <span className={classes.bone} style={{ width }} />
    </Row>
  )
}

/** Stand-ins for as many lines. */
export const Skeletons = ({ count, shape }: { count: number; shape?: SkeletonShape }) =>
  placesOf(count).map((place) => <Skeleton key={place} {...(shape && { shape })} index={place} />)
