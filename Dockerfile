# The portal in a container:
#   docker build --tag portal .
#   docker run --rm --read-only --publish 4173:4173 portal
# BASE_PATH puts it in a folder of its address: docker build --build-arg BASE_PATH=/portal/ …

FROM node:24.21.0-slim AS build
WORKDIR /portal
COPY . .
RUN npm ci
ARG BASE_PATH=/
ARG SERVICE_WORKER=on
RUN npm run build

# Only files from here on, and Node to hand them out: nothing is installed or fetched any more.
FROM node:24.21.0-slim
ENV NODE_ENV=production PORT=4173
WORKDIR /portal
COPY --from=build /portal/dist dist
COPY --from=build /portal/dist-server dist-server
USER node
EXPOSE 4173
HEALTHCHECK --interval=30s --timeout=5s --start-period=5s CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}${require('./dist-server/headers.json').base}`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist-server/main.mjs"]
