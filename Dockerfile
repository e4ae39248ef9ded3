ARG NODE=24

# What npm reads, alone: packages are installed anew only when this changes.
FROM node:${NODE}-bookworm-slim AS manifests
WORKDIR /praxis
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete && find . -type d -empty -delete

# Builds server and web with all packages.
FROM node:${NODE}-bookworm-slim AS build
WORKDIR /praxis
COPY --from=manifests /praxis .
RUN npm ci
COPY . .
RUN npm run build

# Installs only what the server needs at run time: the web is files by then, and our own packages are in the bundle.
FROM node:${NODE}-bookworm-slim AS packages
WORKDIR /praxis
COPY --from=manifests /praxis .
RUN npm ci --omit=dev --workspace=@praxis/server && rm -r node_modules/@praxis

FROM node:${NODE}-bookworm-slim
WORKDIR /praxis
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=packages /praxis/node_modules node_modules
COPY --from=packages /praxis/apps/server/node_modules apps/server/node_modules
COPY apps/server/package.json apps/server/
COPY apps/server/migrations apps/server/migrations
COPY apps/server/assets apps/server/assets
COPY --from=build /praxis/apps/server/dist apps/server/dist
COPY --from=build /praxis/apps/web/dist apps/web/dist
# The embedded PostgreSQL refuses to run as root, and nothing else needs it either.
RUN install --directory --owner=node --group=node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "apps/server/dist/main.js"]
