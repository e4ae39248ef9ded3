import * as z from 'zod'
import { DynamicDetail, DynamicDetailDefinition } from '../company/dynamic-details'
import { EmployeeBrief } from '../people/employees'
import { Currency, Day, FileLink, Id, Moment, Version } from '../protocol/values'
import { submittedStates } from '../requests/request-rules'
import { assetConditions, assetMovementKinds, assetStates, assetUseKinds, bookingRules } from './asset-rules'

export const Condition = z.enum(assetConditions)
export const AssetNote = z.string().trim().max(2000)

const booked = {
  bookingRule: z.enum(bookingRules),
  /** Whether bookings are approved by themselves. */
  isAutoApproved: z.boolean(),
}

const categoryBrief = { id: Id, name: z.string(), ...booked }

/** A kind of equipment, and how it is lent. */
export const AssetCategory = z
  .strictObject({
    ...categoryBrief,
    description: z.string(),
    /** The rows that its assets have. */
    dynamicDetails: z.array(DynamicDetailDefinition),
    /** Its place among the categories, from 0. */
    position: z.int(),
    /** How many assets are in use. */
    assetCount: z.int(),
    retiredCount: z.int(),
    version: Version,
    can: z.strictObject({ edit: z.boolean(), delete: z.boolean() }),
  })
  .meta({ id: 'AssetCategory' })
export type AssetCategory = z.infer<typeof AssetCategory>

const assetBrief = {
  id: Id,
  name: z.string(),
  /** What is written on it; unique in the company. */
  code: z.string(),
  /** The address of its picture. */
  picture: z.string().nullable(),
  categoryID: Id,
}
/** What names an asset. */
export const AssetBrief = z.strictObject({ ...assetBrief, categoryName: z.string() }).meta({ id: 'AssetBrief' })
export type AssetBrief = z.infer<typeof AssetBrief>

/** Where an asset is at this moment. */
export const AssetStanding = z
  .strictObject({
    state: z.enum(assetStates),
    /** Who has it, or who has booked it now. */
    employee: EmployeeBrief.nullable(),
    /** Until when it is promised to them; null while it is free, assigned or retired. */
    until: Moment.nullable(),
    /** When it is somebody’s next, after now; null where nobody has booked it. */
    nextFrom: Moment.nullable(),
  })
  .meta({ id: 'AssetStanding' })
export type AssetStanding = z.infer<typeof AssetStanding>

export const AssetPrice = z.strictObject({ amount: z.int(), currency: Currency }).meta({ id: 'AssetPrice' })
export type AssetPrice = z.infer<typeof AssetPrice>

/** What only those see who manage assets. */
const inventory = {
  serialNumber: z.string(),
  purchasedOn: Day.nullable(),
  /** Absent for those who may not see costs. */
  purchasePrice: AssetPrice.nullable().optional(),
  warrantyUntil: Day.nullable(),
}

const listed = {
  ...assetBrief,
  ...booked,
  location: z.string(),
  condition: Condition,
  standing: AssetStanding,
  /** Absent for those who do not manage assets. */
  inventory: z.strictObject(inventory).optional(),
}
export const AssetListItem = z.strictObject(listed).meta({ id: 'AssetListItem' })
export type AssetListItem = z.infer<typeof AssetListItem>

/** A time in which an asset is somebody’s; denied, withdrawn and cancelled bookings are none. */
export const AssetUse = z
  .strictObject({
    /** Of a booking it is the booking’s id. */
    id: Id,
    kind: z.enum(assetUseKinds),
    employee: EmployeeBrief,
    from: Moment,
    /** Until when it is promised; null for what is assigned until somebody detaches it. */
    to: Moment.nullable(),
    /** Whether a booking still waits for approval; it holds its time all the same. */
    isWaiting: z.boolean(),
    takenAt: Moment.nullable(),
    returnedAt: Moment.nullable(),
    /** Whether it should be back and is not. */
    isOverdue: z.boolean(),
  })
  .meta({ id: 'AssetUse' })
export type AssetUse = z.infer<typeof AssetUse>

/** A booking as those see it who know all of it: whose it is, and whoever manages assets. */
export const AssetBooking = z
  .strictObject({
    id: Id,
    asset: AssetBrief.extend(booked),
    employee: EmployeeBrief,
    from: Moment,
    to: Moment,
    note: z.string(),
    request: z.strictObject({
      state: z.enum(submittedStates),
      /** Who decided; null while it waits, and where nobody had to. */
      approvedBy: EmployeeBrief.nullable(),
      submittedAt: Moment,
      decidedAt: Moment.nullable(),
      /** What was said with the decision. */
      comment: z.string(),
      isAutoApproved: z.boolean(),
      /** When an approved booking was called off; its time is free from then on. */
      cancelledAt: Moment.nullable(),
    }),
    /** Who booked it in the person’s place, approved at once. */
    enteredBy: EmployeeBrief.nullable(),
    takenAt: Moment.nullable(),
    returnedAt: Moment.nullable(),
    isOverdue: z.boolean(),
    version: Version,
    can: z.strictObject({
      /** Whether its times and note can be changed. */
      change: z.boolean(),
      /** Whether it still waits and can be withdrawn. */
      withdraw: z.boolean(),
      /** Whether it is approved and can be called off. */
      cancel: z.boolean(),
      /** Whether it was denied, and nothing was asked for instead. */
      correct: z.boolean(),
      take: z.boolean(),
      bringBack: z.boolean(),
      decide: z.boolean(),
      /** Whether an approval may be taken back, so that it is decided on again. */
      reopen: z.boolean(),
    }),
  })
  .meta({ id: 'AssetBooking' })
export type AssetBooking = z.infer<typeof AssetBooking>

/** One asset with everything that the caller may know of it. */
export const Asset = z
  .strictObject({
    ...listed,
    category: z.strictObject({ ...categoryBrief, dynamicDetails: z.array(DynamicDetailDefinition) }),
    description: z.string(),
    dynamicDetails: z.array(DynamicDetail),
    /** Absent for those who do not manage assets. */
    inventory: z.strictObject({ ...inventory, files: z.array(FileLink) }).optional(),
    /** Whom it is assigned to, and since when; the note is absent for those who neither manage assets nor have it. */
    assignment: z.strictObject({ employee: EmployeeBrief, since: Moment, note: z.string().optional() }).nullable(),
    /** The bookings that wait: all of them for those who manage assets, otherwise the caller’s own. */
    waiting: z.array(AssetBooking),
    /** The caller’s booking that runs, is overdue or comes next. */
    ownBooking: AssetBooking.nullable(),
    /** What runs now and comes next, at most ten. */
    uses: z.array(AssetUse),
    /** When it was retired and why. */
    retired: z.strictObject({ at: Moment, note: z.string() }).nullable(),
    version: Version,
    createdAt: Moment,
    updatedAt: Moment,
    can: z.strictObject({
      edit: z.boolean(),
      seePrice: z.boolean(),
      /** Whether nobody ever had or booked it; otherwise it is retired. */
      delete: z.boolean(),
      retire: z.boolean(),
      restore: z.boolean(),
      assign: z.boolean(),
      detach: z.boolean(),
      book: z.boolean(),
      /** Whether the caller may take it without a booking now. */
      take: z.boolean(),
      /** Whether it is out, and the caller may say that it is back. */
      bringBack: z.boolean(),
      readHistory: z.boolean(),
    }),
  })
  .meta({ id: 'Asset' })
export type Asset = z.infer<typeof Asset>

/** What happened to an asset at the desk. */
export const AssetMovement = z
  .strictObject({
    id: Id,
    kind: z.enum(assetMovementKinds),
    at: Moment,
    asset: AssetBrief,
    employee: EmployeeBrief,
    /** The booking that it was taken or brought back for; null for what was just taken, and for assignments. */
    bookingID: Id.nullable(),
    /** Until when it was taken. */
    until: Moment.nullable(),
    /** By how many seconds it came back late. */
    lateBy: z.int(),
    /** Its condition as it was then, where somebody said so. */
    condition: Condition.nullable(),
    /** Absent for those who neither manage assets nor had it. */
    note: z.string().optional(),
    /** Who noted it, where that was somebody else. */
    notedBy: EmployeeBrief.nullable(),
  })
  .meta({ id: 'AssetMovement' })
export type AssetMovement = z.infer<typeof AssetMovement>
