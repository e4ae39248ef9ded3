import { areas } from '@praxis/contract/areas'
import { openApiDocument } from '@praxis/contract/openapi'

process.stdout.write(`${JSON.stringify(openApiDocument(areas), null, 2)}\n`)
