import { Figure } from '../../../ui/figures/figure'
import { FigureStrip } from '../../../ui/figures/figure-strip'

/** What the figures are called, wherever they stand. Payments bear VAT and what was billed here does not, so it is said. */
export const INVOICED = {
  invoiced: 'Invoiced',
  paid: 'Paid without VAT',
  open: 'Open without VAT',
  drafts: 'On drafts',
  uninvoiced: 'Not invoiced yet',
} as const

export const PlaceOfInvoiced = () => (
  <FigureStrip label="Invoiced" isBusy>
    {Object.values(INVOICED).map((label) => (
      <Figure key={label} label={label} value="–" note={'\u00a0'} />
    ))}
  </FigureStrip>
)
