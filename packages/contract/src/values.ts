import * as z from 'zod'

/** Written one way only, so that the same id always compares as the same. */
export const Id = z.uuid().toLowerCase()
/** A calendar day; it has no time zone. There was no year 0. */
export const Day = z.iso.date().refine((day) => day >= '0001', 'Invalid Date')
/** Written one way, so that texts compare as moments do; what is none is left for the format to refuse. */
const inUtc = (text: string): string => {
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? text : moment.toISOString()
}
/** A moment; answers write it in UTC, such as 2026-11-12T09:18:00.000Z, callers may give another offset. */
export const Moment = z.iso.datetime({ offset: true }).overwrite(inUtc)

/** Of a record that two people may edit at once: every change raises it. */
export const Version = z.int()
/** In a change: the version that was read. When it is another by now, the change is refused; left out, nothing is compared. */
export const madeOn = { version: Version.optional() }
export type MadeOn = { readonly version?: number | undefined }

/** Something to see, on one line and in the order it is written; emptiness is told on its own. */
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

/** #rrggbb. A pattern travels into the API's document without its flags, so both cases are written out. */
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
