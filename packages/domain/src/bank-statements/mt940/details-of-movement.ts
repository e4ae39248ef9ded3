import type { StatementLine } from '../statement'

/** What the field :86: says of a movement. */
export type DetailsOfMovement = Partial<
  Pick<
    StatementLine,
    'partyName' | 'onBehalfOf' | 'partyAccount' | 'remittance' | 'creditorReference' | 'endToEndReference' | 'bankText'
  >
>
