/**
 * Makes the built site work without a network: names the release in every page, and writes out/sw.js, the service worker with the list of
 * all files that it keeps. Runs after everything else that writes into out/ but compressed copies.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { keptFiles, packedSizes } from './kept-files'
import type { Release } from '@/worker/release'

async function makeOffline(site: string): Promise<void> {
  const paths = keptFiles(site)
  // The pages name the release, so the rest makes its name, and what they say themselves.
  const id = sha256(
    paths
      .map(
        (path) => `${path} ${sha256(withoutRelease(readFileSync(join(site, path)).toString('latin1'), path), 'hex')}`,
      )
      .join('\n'),
    'hex',
  ).slice(0, 12)
  const sizes = packedSizes(site, paths)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  for (const path of paths.filter((path) => path.endsWith('.html'))) {
    const html = withoutRelease(read(site, path), path)
    writeFileSync(
      join(site, path),
      html.replace('</head>', `${meta('release', id)}${meta('release-size', `${(total / 1e6).toFixed(1)} MB`)}</head>`),
    )
  }
  const files = paths.map((path) => ({ path, content: readFileSync(join(site, path)) }))
  const release: Release = {
    id,
    files: files.map(({ path, content }) => ({
      url: path === 'index.html' ? './' : path,
      // A name with a hash in it never changes what it means.
      revision: path.startsWith('_next/static/') ? null : sha256(content, 'hex').slice(0, 12),
      integrity: `sha256-${sha256(content, 'base64')}`,
    })),
    sizes,
  }
  await build({
    entryPoints: ['worker/service-worker.ts'],
    outfile: join(site, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { SITE_RELEASE: JSON.stringify(release), 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  })
  console.log(`Release ${id}: ${files.length} files for offline use, ${(total / 1024 / 1024).toFixed(2)} MiB gzip`)
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${content}"/>`
}

function withoutRelease(text: string, path: string): string {
  return path.endsWith('.html') ? text.replace(/<meta name="release(-size)?" content="[^"]*"\/>/g, '') : text
}

function read(site: string, path: string): string {
  return readFileSync(join(site, path), 'utf8')
}

function sha256(content: string | Buffer, encoding: 'hex' | 'base64'): string {
  return createHash('sha256').update(content).digest(encoding)
}

await makeOffline(process.argv[2] ?? 'out')
