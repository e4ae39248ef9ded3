import * as z from 'zod'
import { EmployeeBrief } from '../people/employees'
import { listed } from '../protocol/page'
import { Id, madeOn, Name, PlausibleDay, Version } from '../protocol/values'
import {
  bookingFlags,
  bookingTypes,
  FURTHEST_OFFSET_DAYS,
  MOST_BOOKINGS_AT_ONCE,
  MOST_SECONDS_A_DAY,
  offsetMethods,
} from './planning-rules'

const SecondsPerDay = z.int().min(0).max(MOST_SECONDS_A_DAY)
const TotalSeconds = z.int().min(0).max(1_000_000_000)
/** Of contracted time, in hundredths of a percent. */
const Percentage = z.int().min(0).max(100_000)
const Note = z.string().trim().max(1000)

/** Who works in a role, from one day to another. Exactly one of the three amounts is set. */
export const Booking = z
  .strictObject({
    id: Id,
    roleID: Id,
    startDate: PlausibleDay,
    endDate: PlausibleDay,
    /** On each day with capacity. */
    secondsPerDay: z.int().nullable(),
    /** Spread over the days with capacity. */
    totalSeconds: z.int().nullable(),
    /** Of the contracted time of each day with capacity, in hundredths of a percent. */
    percentage: z.int().nullable(),
    type: z.enum(bookingTypes),
    note: z.string(),
    /** The booking that this one was cut from. */
    cutFrom: Id.nullable(),
    version: Version,
  })
  .meta({ id: 'Booking' })
export type Booking = z.infer<typeof Booking>

/** A role as planning shows it: filled by an employee, by a rate card, or by nobody yet. */
export const BookedRole = z
  .strictObject({
    id: Id,
    name: z.string(),
    employeeID: Id.nullable(),
    rateCardID: Id.nullable(),
    projectID: Id.nullable(),
    opportunityID: Id.nullable(),
    version: Version,
  })
  .meta({ id: 'BookedRole' })
export type BookedRole = z.infer<typeof BookedRole>

/** A booking with its role, and what its days carry. */
export const BookingDetails = Booking.extend({
  role: BookedRole,
  employee: EmployeeBrief.nullable(),
  seconds: z.int(),
  /** The part of a total that no day carries, as none of its days has capacity. */
  secondsNotCarried: z.int(),
  /** What is odd about it: shown, never refused. */
  flags: z.array(z.enum(bookingFlags)),
  can: z.strictObject({ edit: z.boolean() }),
}).meta({ id: 'BookingDetails' })
export type BookingDetails = z.infer<typeof BookingDetails>

const bookingFields = {
  startDate: PlausibleDay,
  endDate: PlausibleDay,
  /** Exactly one of the three amounts; a change that gives one replaces whichever was set. */
  secondsPerDay: SecondsPerDay.nullish(),
  totalSeconds: TotalSeconds.nullish(),
  percentage: Percentage.nullish(),
  type: z.enum(bookingTypes),
  note: Note,
}

/** In which role: a role that exists, or the one of a person or rate card, which is added if there is none. */
const inRole = {
  roleID: Id.optional(),
  employeeID: Id.optional(),
  rateCardID: Id.optional(),
  /** What an added role is called; without it, the person’s job title or the rate card’s name. */
  roleName: Name.max(120).optional(),
}

export const NewBooking = z.strictObject({
  ...inRole,
  ...bookingFields,
  type: bookingFields.type.default('hard'),
  note: Note.default(''),
})
export type NewBooking = z.output<typeof NewBooking>

/** Omitted fields stay. A person without a role there gets one. */
export const BookingChanges = z
  .strictObject({ ...inRole, ...bookingFields })
  .partial()
  .extend(madeOn)
export type BookingChanges = z.output<typeof BookingChanges>

const BookingIds = z.array(Id).max(MOST_BOOKINGS_AT_ONCE)
const withinRange = {
  /** Only what lies within these days; bookings are cut at their edges. */
  rangeStartDate: PlausibleDay.optional(),
  rangeEndDate: PlausibleDay.optional(),
}
const Offset = z.int().min(-FURTHEST_OFFSET_DAYS).max(FURTHEST_OFFSET_DAYS)

export const BookingOffset = z.strictObject({
  bookingIDs: BookingIds,
  offsetMethod: z.enum(offsetMethods),
  /** So many days or weeks later, or earlier below 0. */
  offset: Offset.optional(),
  /** The day on which the first of them begins afterwards. */
  until: PlausibleDay.optional(),
  ...withinRange,
})
export type BookingOffset = z.output<typeof BookingOffset>

export const BookingsToDelete = z.strictObject({ bookingIDs: listed(Id).default([]), ...withinRange })
export type BookingsToDelete = z.output<typeof BookingsToDelete>

/**
 * Copies of bookings, moved by so many days: each in the role it is in, or in a role, for a person or for a rate card, and
 * on what it is on or on another project or opportunity.
 */
export const BookingCopy = z.strictObject({
  bookingIDs: BookingIds,
  offsetDays: Offset.default(0),
  roleID: Id.optional(),
  employeeID: Id.optional(),
  rateCardID: Id.optional(),
  projectID: Id.optional(),
  opportunityID: Id.optional(),
})
export type BookingCopy = z.output<typeof BookingCopy>

/** What a change has made of bookings, and what takes it back. */
export const ChangedBookings = z
  .strictObject({
    /** Null when nothing had to be changed. */
    changeID: Id.nullable(),
    deletedIDs: z.array(Id),
    bookings: z.array(Booking),
    /** The roles of these bookings. */
    roles: z.array(BookedRole),
  })
  .meta({ id: 'ChangedBookings' })
export type ChangedBookings = z.infer<typeof ChangedBookings>
