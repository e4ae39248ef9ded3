const isPortal = /^\/portals(\/|$)/.test(location.pathname)

// Clients and people of the firm have an app each, and load none of the other's.
if (isPortal) void import('./app/portal-app').then(({ openPortals }) => openPortals())
else void import('./app/app').then(({ openApp }) => openApp())
