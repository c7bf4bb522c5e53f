# platform-api. Built from the top of the workspace:
#   docker build --file delivery/deploy/api.Dockerfile --tag workerbadge-api .
FROM node:24.11.1-bookworm-slim AS packages
WORKDIR /app
COPY . .
RUN npx --yes pnpm@12 install --prod --frozen-lockfile --filter platform-api...

# Sources run as they are (Node strips their types), which it does only outside of node_modules: so the
# workspace keeps its shape here. shared-ui draws the badge that the server notarises.
FROM node:24.11.1-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=packages /app/package.json ./
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/contracts contracts
COPY --from=packages /app/shared-ui shared-ui
COPY --from=packages /app/server-process server-process
COPY --from=packages /app/platform-api platform-api
RUN mkdir -p /data && chown node:node /data
USER node
ENV API_HOST=0.0.0.0 \
    API_PORT=8081 \
    DATA_DIR=/data \
    MALLOC_ARENA_MAX=2
VOLUME /data
EXPOSE 8081
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:8081/api/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# Memory that stays flat under an even load: docs/decisions/0032.
CMD ["node", "--min-semi-space-size=16", "--max-semi-space-size=16", "platform-api/src/main.ts"]
