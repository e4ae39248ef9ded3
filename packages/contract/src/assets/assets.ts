import * as z from 'zod'
import { DynamicDetailDefinition, DynamicDetailDefinitions, DynamicDetailsUpdate } from '../company/dynamic-details'
import { about, endpoint } from '../protocol/endpoint'
import { FILE_MAX_BYTES, IMAGE_MAX_BYTES } from '../protocol/files'
import { listed, listOf, PageMetadata, pageOf, pageQuery, QueryFlag } from '../protocol/page'
import { Currency, Day, Id, Moment, madeOn, Name } from '../protocol/values'
import { assetStates, bookingRules, LARGEST_ASSET_PRICE, MOST_ASSET_CATEGORIES } from './asset-rules'
import { Asset, AssetCategory, AssetListItem, AssetNote, AssetUse, Condition } from './asset-shapes'

const ofAssets = { access: 'employee', feature: 'asset' } as const
const manages = { ...ofAssets, capability: 'canManageAssets' } as const
const ofCategory = { params: z.strictObject({ id: Id }) } as const
const ofAsset = { params: z.strictObject({ id: Id, assetId: Id }) } as const

const Line = z.string().trim().max(200)
const Description = z.string().trim().max(4000)
const Search = z.string().trim().max(200).optional()

const categoryFields = {
  name: Name.max(120),
  description: Description,
  bookingRule: z.enum(bookingRules),
  isAutoApproved: z.boolean(),
  dynamicDetails: DynamicDetailDefinitions,
}
const AssetCategoryInput = z.strictObject({
  ...categoryFields,
  description: categoryFields.description.default(''),
  bookingRule: categoryFields.bookingRule.default('requiredBooking'),
  isAutoApproved: categoryFields.isAutoApproved.default(false),
  dynamicDetails: categoryFields.dynamicDetails.default([]),
})
export type AssetCategoryInput = z.output<typeof AssetCategoryInput>
/** Fields that are left out stay as they are; a new position moves the others along. */
const AssetCategoryChanges = z
  .strictObject({ ...categoryFields, position: z.int().min(0).max(MOST_ASSET_CATEGORIES) })
  .partial()
export type AssetCategoryChanges = z.output<typeof AssetCategoryChanges>

const assetFields = {
  name: Name,
  code: Name.max(40),
  description: Description,
  serialNumber: Line,
  location: Line,
  condition: Condition,
  purchasedOn: Day.nullable(),
  /** Only from those who may see costs. */
  purchasePrice: z.strictObject({ amount: z.int().min(0).max(LARGEST_ASSET_PRICE), currency: Currency }).nullable(),
  warrantyUntil: Day.nullable(),
  dynamicDetails: DynamicDetailsUpdate,
}
const AssetInput = z.strictObject(assetFields).partial().extend({ name: assetFields.name, code: assetFields.code })
export type AssetInput = z.output<typeof AssetInput>
/** Fields that are left out stay as they are; the category is where it moves to. */
const AssetChanges = z.strictObject({ ...assetFields, categoryID: Id }).partial()
export type AssetChanges = z.output<typeof AssetChanges>

const filter = {
  /** The words begin words of the name or code, or of the name of somebody who has or booked it. */
  search: Search,
  categoryID: Id.optional(),
  /** Where it is now; without it, all that are in use. */
  state: z.enum(assetStates).optional(),
  condition: Condition.optional(),
  /** Only those that are nobody’s all the time between both. */
  freeFrom: Moment.optional(),
  freeTo: Moment.optional(),
}
const AssetFilter = z.strictObject(filter)
export type AssetFilter = z.output<typeof AssetFilter>

const paging = pageQuery(25)
const registerQuery = z.strictObject({ ...filter, ...paging })
const timelineQuery = z.strictObject({ ...filter, from: Moment, to: Moment, ...paging })
export type AssetTimelineQuery = z.output<typeof timelineQuery>

/** Pages are of assets: each category has those of its assets that are on the page. */
const byCategory = <Item extends z.ZodType>(item: Item) => ({
  items: z.array(AssetCategory.extend({ assets: z.array(item) })),
  metadata: PageMetadata,
})
export const AssetRegister = z.strictObject(byCategory(AssetListItem)).meta({ id: 'AssetRegister' })
export type AssetRegister = z.infer<typeof AssetRegister>

const AssetOnTimeline = AssetListItem.extend({
  /** What lies on it in the asked time, by its start. */
  uses: z.array(AssetUse),
}).meta({ id: 'AssetOnTimeline' })
export type AssetOnTimeline = z.infer<typeof AssetOnTimeline>

export const AssetTimeline = z
  .strictObject({ from: Moment, to: Moment, ...byCategory(AssetOnTimeline) })
  .meta({ id: 'AssetTimeline' })
export type AssetTimeline = z.infer<typeof AssetTimeline>

/** A time in which nobody has an asset or booked it. */
const FreeTime = z.strictObject({ from: Moment, to: Moment })
export type FreeTime = z.infer<typeof FreeTime>

const RequestableAsset = AssetListItem.extend({
  categoryName: z.string(),
  /** Whether it is free all the asked time. */
  isFree: z.boolean(),
  freeTimes: z.array(FreeTime),
}).meta({ id: 'RequestableAsset' })
export type RequestableAsset = z.infer<typeof RequestableAsset>

const requestableQuery = z.strictObject({
  search: Search,
  categoryID: Id.optional(),
  /** From now, and four weeks from there, by default. */
  from: Moment.optional(),
  to: Moment.optional(),
  onlyFree: QueryFlag.default(false).describe('Only assets that are free all that time'),
  ...paging,
})
export type RequestableQuery = z.output<typeof requestableQuery>

const AssetCategoryOption = z
  .strictObject({
    id: Id,
    name: z.string(),
    bookingRule: z.enum(bookingRules),
    isAutoApproved: z.boolean(),
    dynamicDetails: z.array(DynamicDetailDefinition),
  })
  .meta({ id: 'AssetCategoryOption' })
export type AssetCategoryOption = z.infer<typeof AssetCategoryOption>

/** What a label says; its address opens the asset, as a QR code. */
const AssetLabel = z
  .strictObject({ assetID: Id, name: z.string(), code: z.string(), categoryName: z.string(), url: z.string() })
  .meta({ id: 'AssetLabel' })
export type AssetLabel = z.infer<typeof AssetLabel>

export const AssetCounts = z
  .strictObject({
    categoryCount: z.int(),
    /** Assets in use. */
    assetCount: z.int(),
    retiredCount: z.int(),
    /** What the caller is to decide. */
    toDecideCount: z.int(),
    /** What the caller asked for and nobody decided on yet. */
    ownWaitingCount: z.int(),
    /** The caller’s bookings that wait, run or lie ahead. */
    ownBookingCount: z.int(),
    /** What is not back in time: of everybody for those who manage assets, otherwise of the caller. */
    overdueCount: z.int(),
  })
  .meta({ id: 'AssetCounts' })
export type AssetCounts = z.infer<typeof AssetCounts>

const hasBookings = ['notFound', 'assetHasBookings', 'assetNotAvailable', 'assetRetired'] as const

/** Equipment: what there is, where it is, and what is known of it. */
export const assets = about('assets', {
  listAssetCategories: endpoint({
    method: 'GET',
    path: '/assetCategories',
    summary: 'List all categories with their assets, a page of assets at a time; assets in use unless asked otherwise',
    ...ofAssets,
    query: registerQuery,
    response: AssetRegister,
  }),
  getAssetTimeline: endpoint({
    method: 'GET',
    path: '/assetCategories/timeline',
    summary: 'List all categories with their assets and whose they are between two moments, a page of assets at a time',
    ...ofAssets,
    query: timelineQuery,
    response: AssetTimeline,
  }),
  countAssets: endpoint({
    method: 'GET',
    path: '/assetCategories/count',
    summary: 'Count assets, categories, what waits, what is booked and what is overdue; each up to 10,000',
    ...ofAssets,
    response: AssetCounts,
  }),
  listAssetCategoryOptions: endpoint({
    method: 'GET',
    path: '/assetCategories/options',
    summary: 'List the categories to choose from, with the rows that their assets have',
    ...ofAssets,
    response: listOf(AssetCategoryOption),
  }),
  listRequestableAssets: endpoint({
    method: 'GET',
    path: '/assetCategories/requestableAssets',
    summary: 'List assets that can be booked, with the times in which they are free',
    ...ofAssets,
    query: requestableQuery,
    response: pageOf(RequestableAsset),
  }),
  exportAssets: endpoint({
    method: 'GET',
    path: '/assetCategories/csv',
    summary: 'Download the register as CSV',
    ...manages,
    query: AssetFilter,
    response: 'binary',
    makes: 'csv',
  }),
  getAssetLabels: endpoint({
    method: 'GET',
    path: '/assetCategories/labels',
    summary: 'Get what labels of assets say, with the addresses that their QR codes open; at most 200',
    ...manages,
    query: z.strictObject({ assetIDs: listed(Id) }),
    response: listOf(AssetLabel),
  }),
  createAssetCategory: endpoint({
    method: 'POST',
    path: '/assetCategories',
    summary: 'Add a category, behind the others',
    ...manages,
    body: AssetCategoryInput,
    response: AssetCategory,
    reasons: ['nameExists'],
  }),
  updateAssetCategory: endpoint({
    method: 'PUT',
    path: '/assetCategories/{id}',
    summary: 'Change a category or its place among the others; omitted fields stay',
    ...manages,
    ...ofCategory,
    body: AssetCategoryChanges.extend(madeOn),
    response: AssetCategory,
    reasons: ['notFound', 'nameExists', 'changedMeanwhile'],
  }),
  deleteAssetCategory: endpoint({
    method: 'DELETE',
    path: '/assetCategories/{id}',
    summary: 'Delete a category without assets',
    ...manages,
    ...ofCategory,
    response: 'nothing',
    reasons: ['notFound', 'recordInUse'],
  }),
  getAsset: endpoint({
    method: 'GET',
    path: '/assetCategories/assets/{id}',
    summary: 'Get an asset with all that the caller may know of it',
    ...ofAssets,
    params: z.strictObject({ id: Id }),
    response: Asset,
    reasons: ['notFound'],
  }),
  createAsset: endpoint({
    method: 'POST',
    path: '/assetCategories/{id}/assets',
    summary: 'Add an asset to a category',
    ...manages,
    ...ofCategory,
    body: AssetInput,
    response: Asset,
    reasons: ['notFound', 'assetCodeExists', 'invalidPermission'],
  }),
  updateAsset: endpoint({
    method: 'PUT',
    path: '/assetCategories/{id}/assets/{assetId}',
    summary: 'Change an asset, or move it to another category; omitted fields stay',
    ...manages,
    ...ofAsset,
    body: AssetChanges.extend(madeOn),
    response: Asset,
    reasons: ['notFound', 'assetCodeExists', 'invalidPermission', 'changedMeanwhile'],
  }),
  deleteAsset: endpoint({
    method: 'DELETE',
    path: '/assetCategories/{id}/assets/{assetId}',
    summary: 'Delete an asset that nobody ever had or booked',
    ...manages,
    ...ofAsset,
    response: 'nothing',
    reasons: ['notFound', 'recordInUse'],
  }),
  retireAsset: endpoint({
    method: 'PUT',
    path: '/assetCategories/{id}/assets/{assetId}/retire',
    summary: 'Retire an asset that nobody has or booked',
    ...manages,
    ...ofAsset,
    body: z.strictObject({ note: AssetNote.default('') }),
    response: Asset,
    reasons: hasBookings,
  }),
  restoreAsset: endpoint({
    method: 'PUT',
    path: '/assetCategories/{id}/assets/{assetId}/restore',
    summary: 'Take a retired asset into use again',
    ...manages,
    ...ofAsset,
    response: Asset,
    reasons: ['notFound', 'assetNotRetired'],
  }),
  addAssetFiles: endpoint({
    method: 'POST',
    path: '/assetCategories/{id}/assets/{assetId}/files',
    summary: 'Attach files to an asset',
    ...manages,
    ...ofAsset,
    files: { files: { maxBytes: FILE_MAX_BYTES, many: true, required: true, accept: 'any' } },
    response: Asset,
    reasons: ['notFound', 'invalidFileExtension', 'fileTooLarge', 'tooManyAssetFiles'],
  }),
  removeAssetFile: endpoint({
    method: 'DELETE',
    path: '/assetCategories/{id}/assets/{assetId}/files/{fileId}',
    summary: 'Remove a file of an asset',
    ...manages,
    params: z.strictObject({ id: Id, assetId: Id, fileId: Id }),
    response: Asset,
    reasons: ['notFound'],
  }),
  setAssetPicture: endpoint({
    method: 'POST',
    path: '/assetCategories/{id}/assets/{assetId}/picture',
    summary: 'Set the picture of an asset; the body is the image',
    ...manages,
    ...ofAsset,
    imageBody: { maxBytes: IMAGE_MAX_BYTES },
    response: Asset,
    reasons: ['notFound', 'invalidFileExtension', 'fileTooLarge'],
  }),
  removeAssetPicture: endpoint({
    method: 'DELETE',
    path: '/assetCategories/{id}/assets/{assetId}/picture',
    summary: 'Remove the picture of an asset',
    ...manages,
    ...ofAsset,
    response: Asset,
    reasons: ['notFound'],
  }),
  assignAsset: endpoint({
    method: 'PUT',
    path: '/assetCategories/{id}/assets/{assetId}/assign',
    summary: 'Assign an asset to somebody until it is detached; refused while others have or booked it',
    ...manages,
    ...ofAsset,
    body: z.strictObject({ employeeID: Id, note: AssetNote.default(''), condition: Condition.optional() }),
    response: Asset,
    reasons: [...hasBookings, 'assetAssigned'],
  }),
  detachAsset: endpoint({
    method: 'PUT',
    path: '/assetCategories/{id}/assets/{assetId}/detach',
    summary: 'Detach an asset from whom it is assigned to',
    ...manages,
    ...ofAsset,
    body: z.strictObject({ note: AssetNote.default(''), condition: Condition.optional() }),
    response: Asset,
    reasons: ['notFound', 'assetNotAssigned'],
  }),
})
