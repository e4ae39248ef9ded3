import * as z from 'zod'
import { ClientBrief } from '../clients/clients'
import { mileageUnits } from '../company/company-settings'
import { CreditCardOption } from '../company/credit-cards'
import { DynamicDetail, DynamicDetails } from '../company/dynamic-details'
import { EmployeeBrief } from '../people/employees'
import { Currency, Day, FileLink, Id, Moment, madeOn, Name, Version } from '../protocol/values'
import { requestStates } from '../requests/request-rules'
import {
  distanceSources,
  doubleSigns,
  expenseFields,
  LARGEST_EXPENSE,
  LONGEST_DISTANCE,
  MOST_PLACES,
} from './expense-rules'

/** Minor units of a currency. */
const Money = z.int()

/** The type of a claim as it was when the claim was last saved, or submitted. */
const TypeOfExpense = z
  .strictObject({
    id: Id,
    typeCode: z.string(),
    typeName: z.string(),
    typeDescription: z.string(),
    typeCategory: z.string(),
    /** The rate as a fraction: 0.2 is 20 %. */
    typeVATRate: z.number(),
    isReceiptNeeded: z.boolean(),
  })
  .meta({ id: 'TypeOfExpense' })

/** How money was turned into another currency. */
export const Conversion = z
  .strictObject({
    /** What one unit is in the other currency, with eight decimals: '0.87120000'. */
    rate: z.string(),
    /** The day the rate was published: the last one on or before the day of the claim. */
    day: Day,
    /** Whether the rate was published more than seven days before. */
    isOld: z.boolean(),
  })
  .meta({ id: 'Conversion' })
export type Conversion = z.infer<typeof Conversion>

/** A place on the way; without coordinates, no distance can be found out. */
export const Place = z.strictObject({
  label: Name,
  latitude: z.number().min(-90).max(90).nullable().default(null),
  longitude: z.number().min(-180).max(180).nullable().default(null),
})
export type Place = z.output<typeof Place>

/** The way of a mileage claim; distances are in metres, there and back where it goes both ways. */
export const Mileage = z
  .strictObject({
    places: z.array(Place),
    isReturn: z.boolean(),
    metres: z.int(),
    source: z.enum(distanceSources),
    /** What the route or the estimate said, where the person entered another distance; null without one. */
    suggestedMetres: z.int().nullable(),
    /** Why the distance is another one than suggested. */
    reason: z.string(),
    unit: z.enum(mileageUnits),
    /** Tenths of the unit, which the rate is multiplied with. */
    tenths: z.int(),
    /** Minor units of the company’s currency for one unit; as it is now until the claim is submitted. */
    rate: Money,
  })
  .meta({ id: 'Mileage' })
export type Mileage = z.infer<typeof Mileage>

/** Why a claim cannot be submitted as it stands, at the part that has to be changed. */
export const ExpenseProblem = z
  .strictObject({ field: z.enum(expenseFields), reason: z.string(), message: z.string() })
  .meta({ id: 'ExpenseProblem' })
export type ExpenseProblem = z.infer<typeof ExpenseProblem>

/** Another claim that is perhaps the same; whose it is only for those who decide or pay. */
const Double = z.strictObject({
  id: Id,
  name: z.string(),
  incurredDate: Day,
  because: z.enum(doubleSigns),
  employee: EmployeeBrief.optional(),
})

/** The project of a claim. */
const ProjectOfExpense = z.strictObject({
  id: Id,
  details: z.strictObject({ name: z.string() }),
  client: ClientBrief.nullable(),
  isInternal: z.boolean(),
})

/** What a payment is called where only one is named. */
const PaymentBrief = z
  .strictObject({ id: Id, number: z.int(), processedAt: Moment, kind: z.enum(['transfer', 'card']) })
  .meta({ id: 'PaymentBrief' })

/** Money somebody spent for the company. */
export const Expense = z
  .strictObject({
    id: Id,
    employee: EmployeeBrief,
    name: z.string(),
    incurredDate: Day,
    /** The day’s 00:00 UTC in seconds since 1970. */
    incurredDateTimeInterval: z.int(),
    /** What was paid, with the contained VAT; below nothing only for a counter-expense. */
    amount: Money,
    currency: Currency,
    /** The amount in the company’s currency, which is what is paid back; null while it cannot be converted. */
    convertedAmount: Money.nullable(),
    /** Null where the amount is in the company’s currency already, or cannot be converted. */
    conversion: Conversion.nullable(),
    /** The VAT within the amount, in the currency it was paid in. */
    vatAmount: Money,
    netAmount: Money,
    type: TypeOfExpense.nullable(),
    project: ProjectOfExpense.nullable(),
    billToClient: z.boolean(),
    /** The company’s card it was paid with, so that nothing is paid back. */
    creditCard: CreditCardOption.nullable(),
    comment: z.string(),
    dynamicDetails: z.array(DynamicDetail),
    receipts: z.array(FileLink),
    isMileageExpense: z.boolean(),
    mileage: Mileage.nullable(),
    /** The same for claims that were submitted together. */
    groupIdentifier: Id.nullable(),
    groupName: z.string().nullable(),
    request: z.strictObject({
      state: z.enum(requestStates),
      /** Who decides, or would. */
      approver: EmployeeBrief.nullable(),
      approvedBy: EmployeeBrief.nullable(),
      submittedAt: Moment.nullable(),
      decidedAt: Moment.nullable(),
      /** What was said with the decision. */
      comment: z.string(),
      isAutoApproved: z.boolean(),
    }),
    payment: PaymentBrief.nullable(),
    /** The item of an invoice that it is on; absent while it is on none. */
    invoiceItemID: Id.optional(),
    /** The claim that a counter-expense takes back, in part or in whole. */
    counterOf: z.strictObject({ id: Id }).nullable(),
    /** The denied claim that this one corrects, and the one that corrects this one. */
    correctionOf: z.strictObject({ id: Id }).nullable(),
    correctedBy: z.strictObject({ id: Id }).nullable(),
    /** What stands in the way of submitting it; empty once it is submitted. */
    problems: z.array(ExpenseProblem),
    doubles: z.array(Double),
    version: Version,
    can: z.strictObject({
      edit: z.boolean(),
      delete: z.boolean(),
      /** Put right a denied claim by a new one. */
      correct: z.boolean(),
      /** Correct the VAT before it is paid. */
      changeVAT: z.boolean(),
      unapprove: z.boolean(),
    }),
  })
  .meta({ id: 'Expense' })
export type Expense = z.infer<typeof Expense>

const ExpenseComment = z.string().trim().max(5000)
export const ExpenseAmount = z.int().min(0).max(LARGEST_EXPENSE)

/** What every claim can be given; a draft may lack nearly all of it. */
const claimed = {
  name: z.string().trim().max(200),
  projectID: Id.nullable(),
  incurredDate: Day,
  /** The day as seconds since 1970, in place of `incurredDate`. */
  incurredDateTimeInterval: z.int().min(0).max(7_258_118_400),
  billToClient: z.boolean(),
  comment: ExpenseComment,
  dynamicDetails: DynamicDetails,
}

const expenseFieldsGiven = {
  ...claimed,
  typeID: Id.nullable(),
  /** A type by its code and name, in place of `typeID`; what else is sent of it is ignored. */
  typeCode: z.string().max(40),
  typeName: z.string().max(200),
  typeDescription: z.string().max(1000),
  typeCategory: z.string().max(120),
  typeVATRate: z.coerce.number().min(0).max(1),
  amount: ExpenseAmount,
  currency: Currency,
  creditCardID: Id.nullable(),
}

/** A claim of what somebody paid; what is left out of a new one is empty, its day today, its currency the company’s. */
export const NewExpense = z.strictObject(expenseFieldsGiven).partial()
export type NewExpense = z.output<typeof NewExpense>

const mileageFieldsGiven = {
  ...claimed,
  places: z.array(Place).max(MOST_PLACES),
  isReturn: z.boolean(),
  /** The distance as it is claimed, both ways; without it, as the places say. */
  metres: z.int().min(0).max(LONGEST_DISTANCE).nullable(),
  /** Why the distance is another one than suggested. */
  reason: z.string().trim().max(500),
}

/** A claim of a way travelled. */
export const NewMileage = z.strictObject(mileageFieldsGiven).partial()
export type NewMileage = z.output<typeof NewMileage>

/** Fields that are left out stay as they are; those of mileage are for mileage claims, the others for all others. */
export const ExpenseChanges = z
  .strictObject({ ...expenseFieldsGiven, ...mileageFieldsGiven })
  .partial()
  .extend(madeOn)
export type ExpenseChanges = z.output<typeof ExpenseChanges>
