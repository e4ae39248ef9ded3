/** A project whose drafts are made by themselves; somebody has set that up. */
interface DemoScheduler {
  readonly project: string
  readonly client: string
  readonly type: 'effort' | 'agreement'
}

/** A monthly fee beside what a project is billed for otherwise. */
export interface DemoFee {
  readonly project: string
  readonly client: string
  /** What drafts call it; {month} is the month of the draft. */
  readonly text: string
  readonly amount: number
}

/** How a client is named on its bills, beyond its name and address. */
export interface DemoBilling {
  readonly client: string
  readonly legalName: string
  readonly vatNumber: string
  /** Public bodies have none. */
  readonly companyNumber?: string
  /** E-invoices cannot reach a client that has not said its address. */
  readonly hasNoElectronicAddress?: true
}

/** A movement that has to do with no invoice; money that leaves is below nothing. */
interface DemoMovement {
  readonly daysAgo: number
  readonly name: string
  readonly text: string
  readonly amount: number
}

/** How a company invoices, beside what follows from its time, expenses and agreements. */
export interface DemoInvoicing {
  /** The username of who bills. */
  readonly biller: string
  readonly billing: readonly DemoBilling[]
  readonly schedulers: readonly DemoScheduler[]
  readonly fee: DemoFee
  /** Something billed by mistake some months ago, and credited a week later. */
  readonly credited: {
    readonly project: string
    readonly client: string
    readonly name: string
    readonly amount: number
    readonly why: string
  }
  /** A statement of the bank that nobody has matched yet: clients pay, and so does the company. */
  readonly statement: {
    readonly name: string
    readonly opening: number
    readonly others: readonly DemoMovement[]
  }
}
