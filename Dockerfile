# docker build --build-arg SITE_URL=https://example.com -t site .
# docker run --env-file site.env -p 127.0.0.1:3000:3000 -v site-data:/data site
# Beside a proxy it has a network of its own too: docs/hosting.md.
FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL ANALYTICS_SCRIPT
RUN SITE_URL=$SITE_URL ANALYTICS_SCRIPT=$ANALYTICS_SCRIPT npm run package

FROM node:24-slim
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000 KEEP_ALIVE_TIMEOUT=65000 DATABASE_URL=file:/data/site.db
WORKDIR /site
# What the proxy in front serves by itself lies here too: /dist/static and /dist/nginx.
COPY --from=build /site/dist/static /dist/static
COPY --from=build /site/dist/nginx /dist/nginx
COPY --from=build --chown=node:node /site/dist/server ./
RUN install -d -o node -g node /data
VOLUME /data
USER node
HEALTHCHECK CMD node -e "fetch('http://localhost:3000/api/health').then(({ ok }) => process.exit(ok ? 0 : 1))"
CMD ["node", "--max-semi-space-size=64", "server.js"]
