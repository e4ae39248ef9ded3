import classes from './figure.module.css'

export type ProgressTone = 'primary' | 'accent' | 'info' | 'neutral' | 'error'

interface ProgressBarProps {
  /** The completed share, 0 to 1; more than 1 is shown full, unless the bar goes on. */
  share: number
  /** What is measured, for screen readers. */
  label: string
  tone?: ProgressTone
  /** The share at the bar's end, when it goes on past a mark at the whole. */
  upTo?: number
}

export function ProgressBar({ share, label, tone = 'primary', upTo = 1 }: ProgressBarProps) {
  const percent = Math.round(Math.min(upTo, Math.max(0, share)) * 100)
  const ofBar = (points: number) => `${points / upTo}%`
  return (
    <div
      className={classes.bar}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={Math.round(upTo * 100)}
    >
      <span className={classes.fill} data-tone={tone} style={{ width: ofBar(percent) }} />
      {upTo > 1 && <span className={classes.mark} style={{ insetInlineStart: ofBar(100) }} />}
    </div>
  )
}
