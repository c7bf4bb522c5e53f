# The server in front: pages, releases, registry. Built from the top of the workspace:
#   docker build --file delivery/deploy/edge.Dockerfile --tag workerbadge-edge .
FROM node:24.11.1-bookworm-slim AS packages
WORKDIR /app
COPY . .
RUN npx --yes pnpm@12 install --prod --frozen-lockfile --filter delivery...

# Sources run as they are (Node strips their types), which it does only outside of node_modules: so the
# workspace keeps its shape here.
FROM node:24.11.1-bookworm-slim AS edge
ENV NODE_ENV=production
WORKDIR /app
COPY --from=packages /app/package.json ./
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/contracts contracts
COPY --from=packages /app/shared-ui shared-ui
COPY --from=packages /app/server-process server-process
COPY --from=packages /app/delivery delivery
RUN mkdir -p /releases && chown node:node /releases
USER node
ENV PORT=8080 \
    HOST=0.0.0.0 \
    RELEASES_DIR=/releases \
    MALLOC_ARENA_MAX=2
VOLUME /releases
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:8080/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# Memory that stays flat under an even load: docs/decisions/0032.
CMD ["node", "--min-semi-space-size=16", "--max-semi-space-size=16", "delivery/src/edge/main.ts"]

# Builds and publishes: the whole workspace, with what its tests need. Run it with the releases mounted:
#   docker build --file delivery/deploy/edge.Dockerfile --target publisher --tag workerbadge-publisher .
FROM node:24.11.1-bookworm-slim AS publisher
WORKDIR /app
COPY . .
RUN npx --yes pnpm@12 install --frozen-lockfile \
    && mkdir -p /releases \
    && chown -R node:node /app /releases
USER node
ENV RELEASES_DIR=/releases
VOLUME /releases
ENTRYPOINT ["npx", "--yes", "pnpm@12"]
CMD ["release", "status"]
