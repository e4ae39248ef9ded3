import type { ExpenseProblem } from '@praxis/contract/expenses/expense-shapes'
import { expenseProblems } from '@praxis/domain/expenses/expense-problems'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'
import {
  type LoggingProject,
  loadSubmittersAndProjects,
  type Submitter,
} from '../../time-sheets/queries/logging-project'
import type { ExpenseRow } from './expense-row'
import { type ExpenseGround, loadExpenseGround } from './expense-settings'
import { amountOfWay, mileageOf } from './stored-mileage'

/** Everything that open claims of a person are checked against. */
export interface ClaimGround extends ExpenseGround {
  readonly submitter: Submitter
  readonly projects: ReadonlyMap<string, LoggingProject>
  /** The company's cards that the person can have paid with. */
  readonly cardIds: ReadonlySet<string>
}

/** Read once, however many claims there are, in one round trip. */
export const loadClaimGround = async (
  db: Db,
  { clock }: Pick<SubjectPlatform, 'clock'>,
  actor: EmployeeActor,
  projectIds: readonly string[],
): Promise<ClaimGround> => {
  const employeeId = actor.employee.id
  const [ground, { submitters, projects }, cards] = await Promise.all([
    loadExpenseGround(db),
    loadSubmittersAndProjects(db, [employeeId], projectIds, clock()),
    db.rows<Columns<'credit_cards', 'id'>>(sql`
      select id from credit_cards
      where company_id = ${actor.company.id} and (holder_id is null or holder_id = ${employeeId})`),
  ])
  const [submitter] = submitters
  if (!submitter) throw new Refusal('notFound')
  return {
    ...ground,
    submitter,
    projects: projects.get(employeeId) ?? new Map(),
    cardIds: new Set(cards.map(({ id }) => id)),
  }
}

/** What stands in the way of submitting an open claim. */
export const problemsOfClaim = (ground: ClaimGround, row: ExpenseRow): ExpenseProblem[] => {
  const mileage = row.mileage && mileageOf(row.mileage, ground)
  const amount = mileage ? amountOfWay(mileage) : row.amount
  const project = row.project && ground.projects.get(row.project.id)
  return expenseProblems(
    {
      name: row.name,
      typeId: row.typeId,
      projectId: row.project?.id ?? null,
      incurredDate: row.incurredOn,
      amount,
      // What cannot be told in the project's currency is in no sum of it.
      convertedAmount: row.project && row.netInProject === null ? null : mileage ? amount : row.convertedAmount,
      billToClient: row.billToClient,
      creditCardId: row.creditCard?.id ?? null,
      receiptCount: row.receipts.length,
      mileage,
      dynamicDetails: row.dynamicDetails,
    },
    {
      today: ground.submitter.today,
      type: row.typeId === null ? null : { isReceiptNeeded: row.isReceiptNeeded },
      project: row.project && {
        isLoggable: project?.isTrackable === true && project.isActive,
        isInternal: row.project.client === null,
        isNonChargeableExpensesAllowed: row.project.isNonChargeableExpensesAllowed,
      },
      cardIsUsable: row.creditCard === null || ground.cardIds.has(row.creditCard.id),
      dynamicDetailDefinitions: ground.settings.defaultDynamicDetails,
    },
  )
}
