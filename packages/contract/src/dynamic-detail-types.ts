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

/** Who sees what is filled into a row of employees: everybody, those above and managers of employees, or the latter only. */
export const detailAudiences = ['everybody', 'aboveAndManagers', 'managers'] as const
export type DetailAudience = (typeof detailAudiences)[number]
/** Of a new row, unless it says otherwise. */
export const NEW_ROW_AUDIENCE: DetailAudience = 'aboveAndManagers'
