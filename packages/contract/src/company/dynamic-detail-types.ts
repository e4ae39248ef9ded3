/** The types of value that a row can hold which a company adds to its own records. */
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

/** Who sees an employee’s row: everybody, those above and managers of employees, or only managers of employees. */
export const detailAudiences = ['everybody', 'aboveAndManagers', 'managers'] as const
export type DetailAudience = (typeof detailAudiences)[number]
/** The audience of a new row that names none. */
export const NEW_ROW_AUDIENCE: DetailAudience = 'aboveAndManagers'
