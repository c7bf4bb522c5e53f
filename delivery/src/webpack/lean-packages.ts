import { existsSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

const standIn = (name: string) => path.join(import.meta.dirname, 'stand-ins', name);

interface ResolvedModule {
  createData?: { resource?: string; userRequest?: string };
}

/** The shell reads manifests itself and registers entries: nothing of the runtime's own way there is needed. */
export const leanRuntime = { target: 'web', disableSnapshot: true } as const;

/** Parts of packages that no browser of ours reaches, replaced by nothing. */
export function leanPackages(): webpack.WebpackPluginInstance[] {
  return [
    // The runtime is required in one form and imported in another: 15 kB twice.
    new webpack.NormalModuleReplacementPlugin(
      /[\\/]@module-federation[\\/][^\\/]+[\\/]dist[\\/].*\.cjs$/u,
      (module: ResolvedModule) => {
        const data = module.createData;
        const twin = data?.resource?.replace(/\.cjs$/u, '.js');
        if (data === undefined || twin === undefined || !existsSync(twin)) return;
        data.resource = twin;
        data.userRequest = twin;
      },
    ),
    replaced(
      /[\\/]@module-federation[\\/]sdk[\\/]dist[\\/]node\.js$/u,
      'federation-node-scripts.mjs',
    ),
    replaced(/[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/u, 'axios-fetch-adapter.mjs'),
  ];
}

/** For remotes: every one stands under the shell's ThemeProvider, so MUI's own theme would never be read. */
export function withoutDefaultTheme(): webpack.WebpackPluginInstance {
  return replaced(
    /[\\/]@mui[\\/]material[\\/]styles[\\/]defaultTheme\.mjs$/u,
    'mui-default-theme.mjs',
  );
}

function replaced(resource: RegExp, name: string): webpack.WebpackPluginInstance {
  return new webpack.NormalModuleReplacementPlugin(resource, standIn(name));
}
