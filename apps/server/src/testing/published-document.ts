import { areas, areaWords } from '@praxis/contract/areas'
import { openApiDocument } from '@praxis/contract/protocol/openapi'
import type { JsonSchema } from '@praxis/contract/protocol/openapi-types'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import type { FastifyInstance } from 'fastify'

const document = openApiDocument(areas, areaWords)
// Each check runs a few times at most: making it quicker would take longer than all of them.
const ajv = new Ajv2020({ strict: false, allErrors: false, code: { optimize: false } })
// The package is CommonJS, so its function is the default of the default.
const addTo = 'default' in addFormats ? addFormats.default : addFormats
;(addTo as (ajv: Ajv2020) => void)(ajv)
ajv.addSchema({ $id: 'praxis', components: document.components })

/** References to components are resolved in the one document, wherever a schema stands. */
const located = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"praxis#/components/'))

const validators = new Map<JsonSchema, ValidateFunction>()
const validatorOf = (schema: JsonSchema): ValidateFunction => {
  const known = validators.get(schema)
  if (known) return known
  const made = ajv.compile(located(schema))
  validators.set(schema, made)
  return made
}

/** How an answer differs from what the published document says of its operation; undefined when it does not. */
const differenceOf = (method: string, url: string, status: number, body: string): string | undefined => {
  const path = url.replace(/:(\w+)/g, '{$1}')
  const operation = document.paths[path]?.[method.toLowerCase()]
  if (!operation) return undefined
  const response = operation.responses[status]
  if (!response) return `${method} ${path} answered ${status}, which is not in the document: ${body}`
  const schema = response.content?.['application/json']?.schema
  if (!schema) return undefined
  const validate = validatorOf(schema)
  if (validate(JSON.parse(body))) return undefined
  return `${method} ${path} ${status}: ${ajv.errorsText(validate.errors)}`
}

/** Compares every answer of a server with the document that it publishes; gives the differences. */
export const watchAnswers = (server: FastifyInstance): ReadonlySet<string> => {
  const differences = new Set<string>()
  server.addHook('onSend', (request, reply, payload, done) => {
    const { url } = request.routeOptions
    const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json')
    // An error that nobody foresaw fails the test by itself.
    if (url && isJson && typeof payload === 'string' && reply.statusCode !== 500) {
      const difference = differenceOf(request.method, url, reply.statusCode, payload)
      if (difference) differences.add(difference)
    }
    done(null, payload)
  })
  return differences
}
