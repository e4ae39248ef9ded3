/** Whether assets of a category have to be booked, or may just be taken; those may be booked all the same. */
export const bookingRules = ['requiredBooking', 'nonRequiredBooking'] as const
export type BookingRule = (typeof bookingRules)[number]

/**
 * Where an asset is now: free; promised to somebody and not collected yet; taken; taken and not back in time; with a person
 * for good; no longer in use.
 */
export const assetStates = ['available', 'booked', 'out', 'overdue', 'withPerson', 'retired'] as const
export type AssetState = (typeof assetStates)[number]

export const assetConditions = ['new', 'good', 'worn', 'damaged', 'broken'] as const
export type AssetCondition = (typeof assetConditions)[number]

/** Why an asset is somebody’s for a time: they booked it, they just took it, or it was assigned to them. */
export const assetUseKinds = ['booking', 'taking', 'assignment'] as const
export type AssetUseKind = (typeof assetUseKinds)[number]

/** What happens to an asset at the desk. */
export const assetMovementKinds = ['taken', 'broughtBack', 'assigned', 'detached'] as const
export type AssetMovementKind = (typeof assetMovementKinds)[number]

/** What somebody does with an asset that they may have for a time. */
export const handOvers = ['taken', 'broughtBack'] as const
export type HandOver = (typeof handOvers)[number]

/** A booking is collected at the earliest so long before it begins, if the asset is there. */
export const EARLIEST_COLLECTION_MS = 24 * 60 * 60 * 1000
/** A booking takes so many days at most, and begins at most so many days from now. */
export const LONGEST_ASSET_BOOKING_DAYS = 366
export const FARTHEST_ASSET_BOOKING_DAYS = 731
/** A timeline shows so many days at most. */
export const LONGEST_ASSET_TIMELINE_DAYS = 100
/** More categories than anybody keeps apart, so that all of them are one list. */
export const MOST_ASSET_CATEGORIES = 200
export const MOST_ASSET_FILES = 50
/** A hundred million of any currency, in minor units. */
export const LARGEST_ASSET_PRICE = 10_000_000_000
