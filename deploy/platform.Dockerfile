# Portal and platform in a container, from the root of the project:
#   docker build --file deploy/platform.Dockerfile --tag plataforma .
#   docker run --rm --publish 4173:4173 --volume plataforma:/data plataforma
# With PostgreSQL beside it: docker compose --file deploy/compose.yaml up

FROM node:24.21.0-slim AS build
WORKDIR /portal
COPY . .
RUN npm ci
RUN npm run build

# The libraries that the platform needs to run, and no others.
FROM node:24.21.0-slim AS libraries
WORKDIR /portal
COPY . .
RUN npm ci --omit=dev --workspace @va/server

FROM node:24.21.0-slim
ENV NODE_ENV=production PORT=4173 DATA_DIR=/data
WORKDIR /portal
COPY --from=build /portal/dist dist
COPY --from=build /portal/dist-server dist-server
COPY --from=libraries /portal/node_modules node_modules
COPY content content
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4173
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist-server/main.mjs"]
