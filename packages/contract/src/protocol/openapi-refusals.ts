import { type EndpointSpec, isIdempotent, isRead } from './endpoint'
import type { JsonSchema, Operation } from './openapi-types'
import { type Reason, reasons, statusOf } from './reasons'
import type { AreaName } from './topics'

export const RefusalShape: JsonSchema = {
  type: 'object',
  properties: {
    reason: { type: 'string', description: 'Stable: match on this' },
    fields: {
      type: 'array',
      description: 'What is wrong with single fields',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, message: { type: 'string' } },
        required: ['path', 'message'],
      },
    },
  },
  required: ['reason'],
}

/** What calls of these change has a day, on which the company may have closed its books. */
const areasWithDays: ReadonlySet<string | undefined> = new Set<AreaName>([
  'approvals',
  'expenses',
  'invoices',
  'payments',
  'requests',
  'timeReports',
  'timeSheetSubmissions',
])

/** The reasons an endpoint can refuse with: those that follow from its kind, and its own. */
const reasonsOf = (spec: EndpointSpec): Reason[] => {
  const takesFiles = spec.files !== undefined || spec.imageBody !== undefined
  const isSignedIn = spec.access === 'user' || spec.access === 'employee'
  const takesImages = spec.imageBody !== undefined || Object.values(spec.files ?? {}).some((f) => f.accept === 'image')
  const kinds: readonly (readonly [boolean, readonly Reason[]])[] = [
    // Endpoints without input have these too: for an unknown field, an address that is too long or a body of another
    // kind.
    [true, ['invalidInput', 'bodyTooLarge', 'unsupportedMediaType']],
    [takesFiles, ['fileTooLarge', 'storageFull']],
    [takesImages, ['invalidFileExtension']],
    [spec.access === 'visitor', ['unauthorized', 'dataNotAvailable']],
    [spec.sharedInfo !== undefined, ['invalidPermission']],
    [spec.access === 'visitor' && !isRead(spec), ['previewOnly']],
    [isSignedIn, ['invalidActionWhileNotAuthenticated', 'invalidAccessToken']],
    // A user’s own calls have these too: a caller who claims to impersonate must be doing so.
    [isSignedIn, ['invalidPermission', 'employeeDeactivated']],
    [spec.feature !== undefined, ['featureDisabled']],
    [isIdempotent(spec), ['idempotencyKeyReused']],
    [!isRead(spec) && areasWithDays.has(spec.area), ['periodClosed']],
    [true, [...(spec.reasons ?? []), 'tooManyRequests', 'unknownError1', 'diskFull', 'unavailable']],
  ]
  return [...new Set(kinds.flatMap(([applies, given]) => (applies ? given : [])))]
}

const details: Partial<Record<Reason, Record<string, unknown>>> = {
  invalidInput: { fields: [{ path: 'name', message: 'Invalid input' }] },
  fileTooLarge: { maxSize: '10 MB' },
  storageFull: { quota: '20 GB' },
  tooManyRequests: { retryAfter: 60 },
  unavailable: { retryAfter: 1 },
}

const refusalResponse = (given: readonly Reason[]) => ({
  description: given.map((reason) => reasons[reason][1]).join('; '),
  content: {
    'application/json': {
      schema: { allOf: [{ $ref: '#/components/schemas/Refusal' }, { properties: { reason: { enum: given } } }] },
      examples: Object.fromEntries(
        given.map((reason) => [reason, { summary: reasons[reason][1], value: { reason, ...details[reason] } }]),
      ),
    },
  },
})

export const refusalResponses = (spec: EndpointSpec): Operation['responses'] => {
  const byStatus = new Map<number, Reason[]>()
  for (const reason of reasonsOf(spec))
    byStatus.set(statusOf(reason), [...(byStatus.get(statusOf(reason)) ?? []), reason])
  return Object.fromEntries([...byStatus].map(([status, given]) => [status, refusalResponse(given)]))
}
