import type { Pipeline } from '@praxis/contract/opportunities/pipeline'
import type { PipelineSum } from '@praxis/contract/opportunities/pipeline-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatWholeMoney } from '@praxis/domain/money/money'
import { formatMargin, profitMargin } from '@praxis/domain/money/percent'
import { Figure } from '../../../ui/figures/figure'
import { FigureStrip } from '../../../ui/figures/figure-strip'
import { changeText } from './change-text'
import { type Amount, pipelineFigure } from './pipeline-figures'

interface PipelineStripProps {
  readonly pipeline: Pipeline | undefined
  /** The pipeline as it is now, where a past day is looked at. */
  readonly now: Pipeline | undefined
}

type Sums = Pick<Pipeline, 'open' | 'won' | 'lost'>

const opportunitiesText = (count: number) => `in ${count} ${count === 1 ? 'opportunity' : 'opportunities'}`

const shareText = (part: number, whole: number) => formatMargin(whole === 0 ? 0 : part / whole)

const wonShareText = ({ won, lost }: Sums): string => {
  const decided = won.count + lost.count
  return decided === 0 ? 'nothing decided yet' : `won ${won.count} of ${decided}, ${shareText(won.count, decided)}`
}

const projectsText = ({ count, revenue = 0 }: PipelineSum, currency: Pipeline['currency']): string =>
  count === 0
    ? 'all have a project'
    : `${formatWholeMoney(revenue, currency)} in ${count} ${count === 1 ? 'has' : 'have'} no project yet`

/** What the pipeline comes to; looked at on a past day, with the difference to today. */
export function PipelineStrip({ pipeline, now }: PipelineStripProps) {
  if (!pipeline) return <PlacesOfFigures />
  const { open, won, lost, unallocatedWon, currency, since } = pipeline
  if (open.revenue === undefined) return null
  const figure = (of: keyof Sums, amount: Amount, words: { of: string; note: string }) => {
    const sum = pipeline[of]
    const later = now?.[of][amount]
    return {
      value: formatWholeMoney(sum[amount] ?? 0, currency),
      parts: { figure: pipelineFigure(sum, amount, currency) },
      of: words.of,
      note: later === undefined ? words.note : `today ${changeText(later - (sum[amount] ?? 0), currency)}`,
    }
  }
  return (
    <FigureStrip label="Pipeline">
      <Figure label="Open" {...figure('open', 'revenue', { of: '', note: opportunitiesText(open.count) })} />
      <Figure
        label="Weighted"
        {...figure('open', 'weighted', {
          of: `${shareText(open.weighted ?? 0, open.revenue)} of open`,
          note: 'revenue × probability of the stage',
        })}
      />
      <Figure
        label="Weighted profit"
        {...figure('open', 'weightedProfit', {
          of: `${formatMargin(profitMargin(open.weighted ?? 0, (open.weighted ?? 0) - (open.weightedProfit ?? 0)))} margin`,
          note: 'after planned cost',
        })}
      />
      <Figure
        label={`Won since ${formatDay(since)}`}
        {...figure('won', 'revenue', { of: `in ${won.count}`, note: projectsText(unallocatedWon, currency) })}
      />
      <Figure
        label={`Lost since ${formatDay(since)}`}
        {...figure('lost', 'revenue', { of: `in ${lost.count}`, note: wonShareText(pipeline) })}
      />
    </FigureStrip>
  )
}

function PlacesOfFigures() {
  return (
    <FigureStrip label="Pipeline" isBusy>
      {['Open', 'Weighted', 'Weighted profit', 'Won', 'Lost'].map((label) => (
        <Figure key={label} label={label} value="–" note={'\u00a0'} />
      ))}
    </FigureStrip>
  )
}
