/** What a row that a company adds to its own records can hold. */
export const dynamicDetailTypes = [
  'freeText',
  'richText',
  'phoneNumber',
  'url',
  'email',
  'employee',
  'client',
  'selects',
  'combo',
  'date',
  'number',
] as const
export type DynamicDetailType = (typeof dynamicDetailTypes)[number]
