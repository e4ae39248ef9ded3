import { setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { attacks } from './attacks'
import type { HostileCompany } from './hostile-company'

export interface AttackOrders {
  readonly attack: string
  readonly company: HostileCompany
}

/** How many answers the attacker got, by status; 0 for no answer. */
export type AttackReport = Readonly<Record<number, number>>

// The attacker has the lowest priority, as the cost of sending must not be taken from the servers that answer.
setPriority(19)

let isOver = false
const answers: Record<number, number> = {}

const keepCalling = async ({ attack, company }: AttackOrders): Promise<void> => {
  const { parallel, call } = attacks.find(({ name }) => name === attack) ?? {
    parallel: 0,
    call: () => Promise.reject(),
  }
  let index = 0
  const work = async () => {
    while (!isOver) {
      const { status } = await call(company, index++).then(
        async (response) => {
          await response.arrayBuffer().catch(() => undefined)
          return response
        },
        () => ({ status: 0 }),
      )
      answers[status] = (answers[status] ?? 0) + 1
      // An attacker who is refused at once asks again, but not so often that it is this process that is measured.
      if (status === 429 || status === 0) await pause(10)
    }
  }
  await Promise.all(Array.from({ length: parallel }, work))
}

process.once('message', (orders: AttackOrders) => {
  keepCalling(orders)
  process.once('message', () => {
    isOver = true
    process.send?.(answers, undefined, undefined, () => process.exit())
  })
})
