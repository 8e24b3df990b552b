import { resolve } from 'node:path'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'
import { withSharedChunks } from './scripts/shared-chunks.mjs'

// A sub-folder of a host, e.g. BASE_PATH=/maths for https://example.org/maths/; empty for the root of a host.
export const basePath = process.env.BASE_PATH ?? ''
if (basePath !== '' && !/^(\/[\w.-]+)+$/.test(basePath))
  throw new Error(`BASE_PATH is "${basePath}": write it as /folder, with a slash before and none after`)

/** @returns {import('next').NextConfig} */
export default (phase) => ({
  // In development a file that is gone, a paper that an editor deletes, is "not found" and no error of the export.
  ...(phase !== PHASE_DEVELOPMENT_SERVER && { output: 'export' }),
  basePath,
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  poweredByHeader: false,
  reactStrictMode: true,
  // Development runs on Turbopack, with whole recognisers; the site is built by webpack, which gives what is shared a file of its own.
  turbopack: {},
  webpack(config, { isServer }) {
    config.module.rules.push({
      test: /[\\/]lib[\\/]assistant[\\/]recognisers[\\/][^\\/]+[\\/][^\\/]+\.ts$/,
      use: [resolve('scripts/recognisers-as-shipped.js')],
    })
    if (!isServer) {
      config.module.rules.push({ test: /[\\/]lib[\\/].*\.ts$/, use: [resolve('scripts/alike-imports.js')] })
      config.module.rules.push({
        test: /[\\/]katex[\\/]dist[\\/]katex\.mjs$/,
        use: [resolve('scripts/katex-as-mathml.js')],
      })
      withSharedChunks(config)
    }
    return config
  },
  // Types are checked by "npm test", once for the whole project.
  typescript: { ignoreBuildErrors: true },
})
