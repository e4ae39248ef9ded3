import * as z from 'zod'
import { SECOND_FACTOR_HEADER, SESSION_TRANSPORT_HEADER, Tokens } from '../people/auth'
import { VISITOR_EMAIL_HEADER, VISITOR_PASSWORD_HEADER } from '../portals/portal-rules'
import {
  type Access,
  type Area,
  type EndpointSpec,
  type FilePart,
  featuresOf,
  fullPath,
  isIdempotent,
  sharedInfosOf,
} from './endpoint'
import { RefusalShape, refusalResponses } from './openapi-refusals'
import { type Direction, OpenApiShapes } from './openapi-shapes'
import type { JsonSchema, MediaType, OpenApiDocument, Operation, Parameter } from './openapi-types'

const DESCRIPTION = `Everything Praxis does, its own web pages included, goes through this API.

Sign in for an access token and send it as \`Authorization: Bearer …\`. Most calls act as an employee of a company: name
yours in the header \`employeeID\`. Calls of a client portal take the headers \`p-email\` and \`p-password\` instead.

A refusal is \`{ "reason": "…" }\`, with \`fields\` when individual fields are wrong. Match on the reason, never on the text.

A creating POST with an \`Idempotency-Key\` can safely be sent again: the same key gets the first call's answer.

A list in a query is repeated (\`ids=a&ids=b\`, also \`ids[]=a\`) or comma-separated (\`ids=a,b\`).

Money is an integer in minor units with its currency, a duration an integer in seconds, a day YYYY-MM-DD and a moment
ISO 8601, always in UTC in answers. A page of a list is \`{ items, metadata: { page, per, total, hasMore } }\`.`

const images = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp']
const bytes: JsonSchema = { type: 'string', format: 'binary' }

const headers = {
  employeeID: {
    name: 'employeeID',
    in: 'header',
    required: true,
    description: 'The employment to act as: one of the signed-in user’s',
    schema: { type: 'string', format: 'uuid' },
  },
  impersonatorID: {
    name: 'impersonatorID',
    in: 'header',
    required: false,
    description: 'The employment of the person impersonating, while an impersonation they started is open',
    schema: { type: 'string', format: 'uuid' },
  },
  visitorEmail: {
    name: VISITOR_EMAIL_HEADER,
    in: 'header',
    required: true,
    description: 'The e-mail address that the visitor comes with',
    schema: { type: 'string', format: 'email' },
  },
  visitorPassword: {
    name: VISITOR_PASSWORD_HEADER,
    in: 'header',
    required: true,
    description: 'The password of the portal, or the `session` that its details gave for it',
    schema: { type: 'string' },
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'Your own key, up to 200 visible characters: the same key gets the same answer for 7 days',
    schema: { type: 'string', maxLength: 200 },
  },
  secondFactor: {
    name: SECOND_FACTOR_HEADER,
    in: 'header',
    required: false,
    description: 'The code from the authenticator app or a recovery code, after an answer of `secondFactorRequired`',
    schema: { type: 'string' },
  },
  sessionTransport: {
    name: SESSION_TRANSPORT_HEADER,
    in: 'header',
    required: false,
    description: 'Browsers ask for the refresh token in a cookie that scripts cannot read',
    schema: { type: 'string', enum: ['cookie'] },
  },
} as const satisfies Record<string, Parameter>

const headerParameters = (spec: EndpointSpec): { $ref: string }[] =>
  [
    ...(spec.access === 'employee' ? ['employeeID', 'impersonatorID'] : []),
    ...(spec.access === 'visitor' ? ['visitorEmail', 'visitorPassword'] : []),
    ...(isIdempotent(spec) ? ['idempotencyKey'] : []),
    ...(spec.credentials ? ['secondFactor'] : []),
    ...(spec.response === Tokens ? ['sessionTransport'] : []),
  ].map((name) => ({ $ref: `#/components/parameters/${name}` }))

const fieldParameters = (
  place: 'path' | 'query',
  shape: z.ZodObject | undefined,
  shapes: OpenApiShapes,
): Parameter[] => {
  if (!shape) return []
  const { properties = {}, required = [] } = shapes.schemaOf(shape, 'input')
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description && { description }),
    schema,
    ...(schema.type === 'array' && { style: 'form' as const, explode: true }),
  }))
}

const megabytes = (size: number) => `at most ${Math.round((size / 1024 / 1024) * 10) / 10} MB`

const filePartSchema = ({ many, maxBytes, accept }: FilePart): JsonSchema => {
  const description = `${accept === 'image' ? 'An image' : 'A file'}, ${megabytes(maxBytes)}`
  return many ? { type: 'array', items: bytes, description: `${description}; repeated` } : { ...bytes, description }
}

/** Fields and files of a multipart body; lists are repeated names, with or without brackets, objects are JSON parts. */
const multipartOf = (spec: EndpointSpec, shapes: OpenApiShapes): MediaType => {
  const { properties = {}, required = [] } = spec.body ? shapes.schemaOf(spec.body, 'input') : {}
  const parts = Object.entries(spec.files ?? {})
  const requiredParts = parts.filter(([, part]) => part.required).map(([name]) => name)
  const imageParts = parts.filter(([, part]) => part.accept === 'image')
  return {
    schema: {
      type: 'object',
      properties: { ...properties, ...Object.fromEntries(parts.map(([name, part]) => [name, filePartSchema(part)])) },
      required: [...required, ...requiredParts],
    },
    ...(imageParts.length > 0 && {
      encoding: Object.fromEntries(imageParts.map(([name]) => [name, { contentType: images.join(', ') }])),
    }),
  }
}

const requestBodyOf = (spec: EndpointSpec, shapes: OpenApiShapes): Operation['requestBody'] => {
  if (spec.imageBody) {
    const schema = { ...bytes, description: `An image, ${megabytes(spec.imageBody.maxBytes)}` }
    return { required: true, content: Object.fromEntries(images.map((type) => [type, { schema }])) }
  }
  if (spec.files) return { required: true, content: { 'multipart/form-data': multipartOf(spec, shapes) } }
  if (!spec.body) return undefined
  const schema = shapes.schemaOf(spec.body, 'input')
  return { required: !spec.body.safeParse({}).success, content: { 'application/json': { schema } } }
}

const goodResponse = ({ response }: EndpointSpec, shapes: OpenApiShapes): Operation['responses'] => {
  if (response === 'nothing') return { 204: { description: 'Done' } }
  if (response === 'binary') return { 200: { description: 'The file', content: { '*/*': { schema: bytes } } } }
  if (response === 'stream')
    return {
      200: { description: 'A stream of events', content: { 'text/event-stream': { schema: { type: 'string' } } } },
    }
  return {
    200: { description: 'Done', content: { 'application/json': { schema: shapes.schemaOf(response, 'output') } } },
  }
}

const callers: Readonly<Record<Access, string>> = {
  public: 'Open to anyone, without signing in.',
  user: 'For the signed-in user, whichever company they act in.',
  employee: 'For employees of the company, within what they can see and do.',
  visitor: 'For visitors of the portal, within what it shares.',
}

const whoMayCall = (spec: EndpointSpec): string =>
  [
    callers[spec.access],
    ...(spec.capability ? [`Needs the permission \`${spec.capability}\`.`] : []),
    ...(spec.feature
      ? [
          `Only while the company has the feature ${featuresOf(spec)
            .map((name) => `\`${name}\``)
            .join(' or ')}.`,
        ]
      : []),
    ...(spec.sharedInfo
      ? [
          `Only where the portal shares ${sharedInfosOf(spec)
            .map((name) => `\`${name}\``)
            .join(' or ')}.`,
        ]
      : []),
    ...(spec.notWhileImpersonating ? ['Refused while impersonating.'] : []),
    ...(spec.reads ? ['Changes nothing, although it is a POST.'] : []),
  ].join(' ')

const securityOf = ({ access, credentials }: EndpointSpec): Operation['security'] => {
  if (credentials) return [{ [credentials]: [] }]
  return access === 'user' || access === 'employee' ? [{ bearer: [] }] : []
}

const operationOf = (tag: string, operationId: string, spec: EndpointSpec, shapes: OpenApiShapes): Operation => {
  const requestBody = requestBodyOf(spec, shapes)
  const parameters = [
    ...fieldParameters('path', spec.params, shapes),
    ...fieldParameters('query', spec.query, shapes),
    ...headerParameters(spec),
  ]
  return {
    operationId,
    tags: [tag],
    summary: spec.summary,
    description: whoMayCall(spec),
    security: securityOf(spec),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: { ...goodResponse(spec, shapes), ...refusalResponses(spec) },
  }
}

const shapesOf = (specs: readonly EndpointSpec[]) =>
  specs.flatMap(({ params, query, body, response }) => {
    const sent = [params, query, body].flatMap((shape) => (shape ? [{ shape, direction: 'input' as Direction }] : []))
    return response instanceof z.ZodType ? [...sent, { shape: response, direction: 'output' as Direction }] : sent
  })

/** The whole contract as an OpenAPI 3.1 document. */
export const openApiDocument = (
  areas: Readonly<Record<string, Area>>,
  words: Readonly<Record<string, string>>,
): OpenApiDocument => {
  const endpoints = Object.entries(areas).flatMap(([tag, area]) =>
    Object.entries(area).map(([name, spec]) => ({ tag, name, spec })),
  )
  const shapes = new OpenApiShapes(shapesOf(endpoints.map(({ spec }) => spec)))
  const paths: Record<string, Record<string, Operation>> = {}
  const uses = new Map<string, number>()
  for (const { name } of endpoints) uses.set(name, (uses.get(name) ?? 0) + 1)
  for (const { tag, name, spec } of endpoints) {
    const path = paths[fullPath(spec)] ?? {}
    const method = spec.method.toLowerCase()
    if (path[method]) throw new Error(`${tag}.${name}: its method and path are taken`)
    // An operation’s name that several areas use is told apart by the area.
    path[method] = operationOf(tag, uses.get(name) === 1 ? name : `${tag}.${name}`, spec, shapes)
    paths[fullPath(spec)] = path
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Praxis API', version: '1', description: DESCRIPTION },
    servers: [{ url: '/' }],
    tags: Object.keys(areas).map((name) => ({ name, description: words[name] ?? name })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The access token of a sign-in' },
        basic: { type: 'http', scheme: 'basic', description: 'E-mail address and password, for signing in only' },
      },
      parameters: headers,
      schemas: { ...shapes.components, Refusal: RefusalShape },
    },
  }
}
