import { areas, areaWords } from '@praxis/contract/areas'
import { openApiDocument } from '@praxis/contract/protocol/openapi'

process.stdout.write(`${JSON.stringify(openApiDocument(areas, areaWords), null, 2)}\n`)
