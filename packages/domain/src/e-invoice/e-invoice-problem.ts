import { type FactPlace, type InvoiceFact, invoiceFacts } from './invoice-facts'

interface Problem {
  /** The rule of EN 16931, Peppol or a country that is broken, by its own name. */
  readonly rule: string
  readonly text: string
}

/** A fact is missing or cannot be right; a person can see to it before billing. */
export interface FactProblem extends Problem {
  readonly kind: 'fact'
  readonly fact: InvoiceFact
  readonly place: FactPlace
}

/** The invoice contradicts itself; it must not leave. */
export interface ContentProblem extends Problem {
  readonly kind: 'content'
}

export type EInvoiceProblem = FactProblem | ContentProblem

export const missing = (rule: string, fact: InvoiceFact): FactProblem => {
  const { name, place } = invoiceFacts[fact]
  return { kind: 'fact', rule, fact, place, text: `Add ${name}` }
}

/** What is expected instead completes the sentence. */
export const wrong = (rule: string, fact: InvoiceFact, expected: string): FactProblem => {
  const { name, place } = invoiceFacts[fact]
  return { kind: 'fact', rule, fact, place, text: `Check ${name}: ${expected}` }
}

export const contradiction = (rule: string, text: string): ContentProblem => ({ kind: 'content', rule, text })
