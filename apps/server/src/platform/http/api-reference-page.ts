import type { MediaType, OpenApiDocument, Operation, Parameter } from '@praxis/contract/protocol/openapi-types'
import { type Html, html } from '../html'
import { fieldList, schemaBlock } from './api-reference-schema'

interface Endpoint {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

const endpointsOf = (document: OpenApiDocument): Endpoint[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )

/** Paragraphs and `code` are all the markup our descriptions have. */
const prose = (text: string): Html =>
  html`${text.split('\n\n').map(
    (paragraph) =>
      html`<p>${paragraph.split('`').map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : piece))}</p>
`,
  )}`

const parametersOf = (document: OpenApiDocument, { parameters = [] }: Operation): Parameter[] =>
  parameters.flatMap((parameter) => {
    if (!('$ref' in parameter)) return [parameter]
    const found = document.components.parameters[parameter.$ref.split('/').at(-1) ?? '']
    return found ? [found] : []
  })

const parameterBlock = (parameters: readonly Parameter[]): Html | undefined =>
  parameters.length === 0
    ? undefined
    : html`<h4>Parameters</h4>
${fieldList(parameters.map(({ in: place, ...parameter }) => ({ ...parameter, place })))}
`

const bodyBlock = ({ requestBody }: Operation): Html | undefined => {
  if (!requestBody) return undefined
  const [type = '', media] = Object.entries(requestBody.content)[0] ?? []
  const types = type.startsWith('image/') ? Object.keys(requestBody.content).join(', ') : type
  return html`<h4>Body <span class="media">${types}</span></h4>
${media && schemaBlock(media.schema)}
`
}

const reasonsBlock = ({ examples = {} }: MediaType): Html => html`<ul class="reasons">
${Object.entries(examples).map(([reason, { summary }]) => html`<li><code>${reason}</code> ${summary}</li>\n`)}</ul>`

const answerBlock = (status: string, { description, content = {} }: Operation['responses'][string]): Html => {
  const [type, media] = Object.entries(content)[0] ?? []
  const isRefusal = Number(status) >= 400
  return html`<li class="${isRefusal ? 'refused' : 'good'}"><strong>${status}</strong> ${
    isRefusal && media
      ? reasonsBlock(media)
      : html`<div>${type ? html`<span class="media">${type}</span>` : description}${media && schemaBlock(media.schema)}</div>`
  }</li>
`
}

const endpointBlock = (document: OpenApiDocument, { method, path, operation }: Endpoint): Html => html`<details id="${
  operation.operationId
}" data-search="${`${method} ${path} ${operation.operationId} ${operation.summary}`.toLowerCase()}">
<summary><span class="method ${method}">${method.toUpperCase()}</span> <span class="path">${path}</span> <span class="says">${
  operation.summary
}</span></summary>
<div class="inside">
<p class="operation"><code>${operation.operationId}</code>${
  operation.security.length === 0 ? html` <span class="place">no token needed</span>` : undefined
}</p>
${operation.description && prose(operation.description)}${parameterBlock(parametersOf(document, operation))}${bodyBlock(
  operation,
)}<h4>Answers</h4>
<ul class="answers">
${Object.entries(operation.responses).map(([status, response]) => answerBlock(status, response))}</ul>
</div>
</details>
`

const areaBlock = (
  document: OpenApiDocument,
  name: string,
  endpoints: readonly Endpoint[],
): Html => html`<section id="area-${name}">
<h2>${name} <span class="count">${endpoints.length}</span></h2>
<div class="entries">
${endpoints.map((endpoint) => endpointBlock(document, endpoint))}</div>
</section>
`

const shapeBlocks = (document: OpenApiDocument): Html[] =>
  Object.entries(document.components.schemas).map(
    ([name, schema]) => html`<details id="shape-${name}" data-search="${name.toLowerCase()}">
<summary><span class="path">${name}</span> <span class="says">${schema.description}</span></summary>
<div class="inside">${schemaBlock(schema)}</div>
</details>
`,
  )

/** The whole reference as one page that needs no script; the script only adds the search. */
export const apiReferencePage = (document: OpenApiDocument): string => {
  const endpoints = endpointsOf(document)
  const areas = document.tags.flatMap(({ name }) => {
    const within = endpoints.filter(({ operation }) => operation.tags.includes(name))
    return within.length > 0 ? [{ name, endpoints: within }] : []
  })
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${document.info.title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/api-reference.css">
<script src="/api/docs/api-reference.js" defer></script>
</head>
<body>
<header>
<h1>${document.info.title}</h1>
<label hidden><span>Search</span><input type="search" id="search" placeholder="Search endpoints and shapes" autocomplete="off"><kbd>/</kbd></label>
<a href="/api/v1/openapi.json">OpenAPI ${document.openapi}</a>
</header>
<nav aria-label="Areas">
<ul>
${areas.map(
  (area) =>
    html`<li><a href="#area-${area.name}">${area.name} <span class="count">${area.endpoints.length}</span></a></li>\n`,
)}<li><a href="#shapes">shapes</a></li>
</ul>
</nav>
<main>
<div class="intro">
${prose(document.info.description)}</div>
<p id="no-match" role="status" hidden>Nothing matches.</p>
${areas.map((area) => areaBlock(document, area.name, area.endpoints))}<section id="shapes">
<h2>shapes <span class="count">${Object.keys(document.components.schemas).length}</span></h2>
<div class="entries">
${shapeBlocks(document)}</div>
</section>
</main>
</body>
</html>
`)
}
