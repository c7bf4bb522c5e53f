import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration, Stats } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { baseConfig } from './base-config.ts';

/**
 * A remote alone on its own host (`src/standalone.tsx`), without federation: shared packages are
 * plain imports, so that hot reload keeps the state of the page. `/api` and `/dev` go to API_URL.
 */
export function standaloneConfig(packageDir: string): Configuration {
  const key = path.basename(packageDir);
  const base = baseConfig({
    packageDir,
    mode: 'development',
    uniqueName: `${key}_standalone`,
    outputDir: path.join(packageDir, 'dist'),
    hotReload: true,
  });
  return {
    ...base,
    entry: { standalone: './src/standalone.tsx' },
    output: { ...base.output, publicPath: '/' },
    plugins: [...(base.plugins ?? []), new ReactRefreshPlugin({ overlay: false })],
    devServer: devServer(key),
  };
}

/** webpack-dev-middleware leaves its last build here. */
type PageResponse = ServerResponse & {
  locals: { webpack: { devMiddleware: { stats: Stats } } };
};

function devServer(key: string): DevServer {
  const apiUrl = process.env['API_URL'] ?? 'http://localhost:8080';
  return {
    hot: true,
    port: process.env['PORT'] ?? 'auto',
    proxy: [{ context: ['/api', '/dev', '/.well-known'], target: apiUrl, xfwd: true }],
    static: false,
    onListening: ({ server }) => {
      const address = server?.address();
      if (typeof address !== 'object' || address === null) return;
      console.log(`${key} alone: http://localhost:${address.port} (/api and /dev of ${apiUrl})`);
    },
    client: { overlay: true },
    devMiddleware: { serverSideRender: true },
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      {
        name: 'page',
        middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
          if (!request.headers.accept?.includes('text/html')) {
            next();
            return;
          }
          response.setHeader('content-type', 'text/html; charset=utf-8');
          const { locals } = response as PageResponse;
          response.end(page(key, locals.webpack.devMiddleware.stats));
        },
      },
    ],
  };
}

function page(key: string, stats: Stats): string {
  const files = stats.compilation.entrypoints.get('standalone')?.getFiles() ?? [];
  const styles = files.filter((file) => file.endsWith('.css'));
  const scripts = files.filter((file) => file.endsWith('.js') && !file.includes('.hot-update.'));
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${key}</title>
${styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('\n')}
${scripts.map((file) => `<script defer src="/${file}"></script>`).join('\n')}
</head>
<body><div id="root"></div></body>
</html>
`;
}
