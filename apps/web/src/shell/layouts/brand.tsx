import classes from './brand.module.css'

/** The product's mark: a P whose bowl is a clock with one hand. */
export function BrandMark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="3.5 3.5 25 26" aria-hidden="true">
      <path
        d="M9.25 26V14.25a6.9 6.9 0 1 1 6.9 6.9"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.6"
        strokeLinecap="round"
      />
      <circle cx="16.15" cy="14.25" r="2.2" fill="#7cbbb3" />
    </svg>
  )
}

export function Brand() {
  return (
    <span className={classes.brand}>
      <span className={classes.mark}>
        <BrandMark size={20} />
      </span>
      <b className={classes.name}>Praxis</b>
    </span>
  )
}
