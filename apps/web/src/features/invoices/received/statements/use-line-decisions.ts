import type { LineState } from '@praxis/contract/invoices/bank-statement-rules'
import type { Confirmation, LineProposal, StatementLine } from '@praxis/contract/invoices/bank-statements'
import { useState } from 'react'
import { attempt } from '../../../../ui/feedback/attempt'
import { showSuccess } from '../../../../ui/feedback/snackbar'
import { lineMoney, numbersText } from './statement-words'
import { useConfirmStatementLine, useSetStatementLinesAside, useTakeStatementLineBack } from './statements.mutations'

/** Of the messages with an undo, the newest is enough: the others are in the lists of what was decided. */
const PLACE = 'statement line'

const partsOf = ({ parts }: LineProposal): Confirmation['parts'] =>
  parts.map(({ invoice, amount }) => ({ invoiceID: invoice.id, amount }))

/**
 * What is decided on lines. A line moves at once, so that the keyboard goes on with the next; it comes back where the
 * server refuses.
 */
export function useLineDecisions() {
  const [moved, setMoved] = useState<ReadonlyMap<string, LineState>>(new Map())
  const { mutateAsync: confirmLine } = useConfirmStatementLine()
  const { mutateAsync: setLinesAside } = useSetStatementLinesAside()
  const { mutateAsync: takeLineBack } = useTakeStatementLineBack()

  const move = async (id: string, state: LineState, call: Promise<unknown>): Promise<boolean> => {
    setMoved((before) => new Map(before).set(id, state))
    const isDone = await attempt(call)
    setMoved((before) => new Map([...before].filter(([other]) => other !== id)))
    return isDone
  }
  const takeBack = (line: StatementLine) => move(line.id, 'toMatch', takeLineBack(line.id))
  const offerUndo = (text: string, line: StatementLine) =>
    showSuccess(text, { label: 'Undo', onPress: () => void takeBack(line), place: PLACE })

  return {
    /** Where a line stands once what was decided is saved. */
    stateOf: (line: StatementLine): LineState => moved.get(line.id) ?? line.state,
    confirm: async (line: StatementLine, proposal: LineProposal) => {
      const confirmation = { clientID: proposal.client.id, parts: partsOf(proposal) }
      const isDone = await move(line.id, 'matched', confirmLine({ id: line.id, ...confirmation }))
      const amount = lineMoney(line.amount, line.currency)
      if (isDone) offerUndo(`${amount} matched with ${numbersText(proposal.parts)}`, line)
    },
    setAside: async (line: StatementLine) => {
      const isDone = await move(line.id, 'setAside', setLinesAside([line.id]))
      if (isDone) offerUndo(`${lineMoney(line.amount, line.currency)} set aside`, line)
    },
    takeBack,
  }
}
export type LineDecisions = ReturnType<typeof useLineDecisions>
