/** Where the kit's page is served while journeys run. */
export const kitPort = process.env.KIT_PORT ?? '3198'
export const kitAddress = `http://localhost:${kitPort}`
