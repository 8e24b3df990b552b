/** Speeds as ratios, because machines are shared: npm run bench -- answers, -- hostile, -- problems. */
import { mkdirSync } from 'node:fs'
import { build } from 'esbuild'

const benches = ['answers', 'hostile', 'problems']

const [chosen = ''] = process.argv.slice(2)
if (benches.includes(chosen)) await import(await bundled(chosen))
else {
  console.error(`Name a bench: npm run bench -- answers\nBenches: ${benches.join(', ')}`)
  process.exitCode = 1
}

/** One file, as the browser gets it: run by tsx, every function would be named anew each time it is made, which the site does not do. */
async function bundled(name: string): Promise<string> {
  const file = new URL(`../node_modules/.cache/bench/${name}.mjs`, import.meta.url)
  mkdirSync(new URL('.', file), { recursive: true })
  const entryPoints = [`scripts/bench/${name}.ts`]
  await build({
    entryPoints,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile: file.pathname,
  })
  return file.href
}
