/** A project whose drafts are made by themselves; somebody has set that up. */
interface DemoScheduler {
  readonly project: string
  readonly client: string
  readonly type: 'effort' | 'agreement'
}

/** How a company invoices, beside what follows from its time, expenses and agreements. */
export interface DemoInvoicing {
  /** The username of who bills. */
  readonly biller: string
  readonly schedulers: readonly DemoScheduler[]
  /** Something billed by mistake some months ago, and credited a week later. */
  readonly credited: {
    readonly project: string
    readonly client: string
    readonly name: string
    readonly amount: number
    readonly why: string
  }
}
