import type { EInvoice } from './e-invoice'
import { type EInvoiceProblem, type FactProblem, missing } from './e-invoice-problem'
import { peppolProblems } from './peppol-problems'
import { sumProblems } from './sum-problems'
import { termProblems } from './term-problems'
import { vatProblems } from './vat-problems'

/** How an e-invoice leaves: as UBL through Peppol, or as CII within its PDF. */
export type EInvoiceForm = 'peppol' | 'facturX'

/** Readers of the PDF are told when the work was done, be it item by item. */
const facturXProblems = ({ deliveryDay, period, lines }: EInvoice): EInvoiceProblem[] =>
  deliveryDay || period || lines.every((line) => line.period) ? [] : [missing('BR-FX-EN-04', 'deliveryDay')]

/** Why an e-invoice may not leave; empty, if nothing stands in its way. */
export const problemsOfEInvoice = (invoice: EInvoice, form: EInvoiceForm): readonly EInvoiceProblem[] => [
  ...termProblems(invoice),
  ...sumProblems(invoice),
  ...vatProblems(invoice),
  ...(form === 'peppol' ? peppolProblems(invoice) : facturXProblems(invoice)),
]

/** The facts that people have to see to before billing, each once. */
export const missingFacts = (problems: readonly EInvoiceProblem[]): readonly FactProblem[] => {
  const facts = new Map<string, FactProblem>()
  for (const problem of problems) {
    if (problem.kind === 'fact' && !facts.has(problem.fact)) facts.set(problem.fact, problem)
  }
  return [...facts.values()]
}
