import classes from './figure.module.css'

export type ProgressTone = 'primary' | 'accent' | 'info' | 'neutral' | 'error'

interface ProgressBarProps {
  /** Share done, 0 to 1; more than 1 is shown full. */
  share: number
  /** What is measured, for those who hear it. */
  label: string
  tone?: ProgressTone
}

export function ProgressBar({ share, label, tone = 'primary' }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <div
      className={classes.bar}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span className={classes.fill} data-tone={tone} style={{ width: `${percent}%` }} />
    </div>
  )
}
