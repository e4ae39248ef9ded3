import * as z from 'zod'

/** Ids are written in one way only, so that equal ids are equal texts. */
export const Id = z.uuid().toLowerCase()
/** A calendar day; it has no time zone. There was no year 0. */
export const Day = z.iso.date().refine((day) => day >= '0001', 'Invalid Date')
/** A day that years are counted from: far from the first and last of all days, so that what is counted is a day too. */
export const PlausibleDay = Day.refine((day) => day >= '1900' && day < '9000', 'Invalid Date')
/** Moments are written in one way, so that they compare as texts; text that is no moment is refused by the format. */
const inUtc = (text: string): string => {
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? text : moment.toISOString()
}
/** A moment; answers write it in UTC, such as 2026-11-12T09:18:00.000Z, callers may give another offset. */
export const Moment = z.iso
  .datetime({ offset: true })
  .overwrite(inUtc)
  // An offset reaches into years of five digits, and the year 0 is none: neither compares as text, nor is it kept.
  .refine((text) => text >= '0001', 'Invalid input')

/** The version of a record that two people may edit at once: every change raises it. */
export const Version = z.int()
/** The version that a change was made on; the change is refused once the record has another. It may be left out. */
export const madeOn = { version: Version.optional() }
export type MadeOn = { readonly version?: number | undefined }

/** One line with something to see, in the order it is written; the empty text passes, as `min` refuses it. */
const READABLE_LINE = /^$|^(?=.*[\p{L}\p{N}\p{P}\p{S}])[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u

const lineOf = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .refine((text) => READABLE_LINE.test(text), 'Invalid input')

export const Name = lineOf(200)
export const TaskTitle = lineOf(500)

const currencies = ['GBP', 'USD', 'EUR', 'ZAR'] as const
export const Currency = z.enum(currencies)
export type Currency = z.infer<typeof Currency>

/** #rrggbb. The API's document carries patterns without their flags, so both cases are written out. */
export const Colour = z.string().regex(/^#[0-9a-fA-F]{6}$/)

/** A file as responses carry it: an address that works for a while, and what a person needs to know about it. */
export const FileLink = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    contentType: z.string(),
    size: z.int(),
    url: z.string(),
  })
  .meta({ id: 'FileLink' })
export type FileLink = z.infer<typeof FileLink>
