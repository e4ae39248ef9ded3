import type { EInvoice } from './e-invoice'
import type { EInvoiceProblem, FactProblem } from './e-invoice-problem'
import { peppolProblems } from './peppol-problems'
import { sumProblems } from './sum-problems'
import { termProblems } from './term-problems'
import { vatProblems } from './vat-problems'

/** How an e-invoice leaves: as UBL through Peppol, or as CII within its PDF. */
export type EInvoiceForm = 'peppol' | 'facturX'

/** Why an e-invoice may not leave; empty, if nothing stands in its way. */
export const problemsOfEInvoice = (invoice: EInvoice, form: EInvoiceForm): readonly EInvoiceProblem[] => [
  ...termProblems(invoice),
  ...sumProblems(invoice),
  ...vatProblems(invoice),
  ...(form === 'peppol' ? peppolProblems(invoice) : []),
]

/** The facts that people have to see to before billing, each once. */
export const missingFacts = (problems: readonly EInvoiceProblem[]): readonly FactProblem[] => {
  const facts = new Map<string, FactProblem>()
  for (const problem of problems) {
    if (problem.kind === 'fact' && !facts.has(problem.fact)) facts.set(problem.fact, problem)
  }
  return [...facts.values()]
}
