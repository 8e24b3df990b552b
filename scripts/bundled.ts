import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const folder = new URL('../node_modules/.cache/scripts/', import.meta.url)

/** Packages that are made for other tools bring requires of their own. */
const requires = "const require = (await import('node:module')).createRequire(import.meta.url);"

/**
 * The address of a script of this folder as one file: a fresh clone loads it many times as fast as the two thousand files that it is made of.
 * `whole`: its packages in it as well, of these only what it uses, and what it loads later in files beside it. It is made anew when one of its files has changed.
 */
export async function bundled(name: string, { whole = false } = {}): Promise<string> {
  const file = new URL(whole ? `${name}/${name}.mjs` : `${name}.mjs`, folder)
  const stamps = new URL(`${name}.stamps.json`, folder)
  if (isFresh(file, stamps)) return file.href
  const home = fileURLToPath(new URL('.', file))
  if (whole) rmSync(home, { recursive: true, force: true })
  mkdirSync(home, { recursive: true })
  const { metafile } = await build({
    entryPoints: [`scripts/${name}.ts`],
    bundle: true,
    platform: 'node',
    format: 'esm',
    ...(whole
      ? { splitting: true, banner: { js: requires }, define: { 'process.env.NODE_ENV': '"production"' } }
      : { packages: 'external' }),
    metafile: true,
    outdir: home,
    outExtension: { '.js': '.mjs' },
  })
  writeFileSync(
    stamps,
    JSON.stringify(Object.fromEntries(Object.keys(metafile.inputs).map((path) => [path, stampOf(path)]))),
  )
  return file.href
}

const stampOf = (path: string): string => {
  const { size, mtimeMs } = statSync(path)
  return `${size} ${mtimeMs}`
}

/** Whether none of the files that it was made of has changed since. */
function isFresh(file: URL, stamps: URL): boolean {
  if (!existsSync(file) || !existsSync(stamps)) return false
  const known: unknown = JSON.parse(readFileSync(stamps, 'utf8'))
  return (
    typeof known === 'object' &&
    known !== null &&
    Object.entries(known).every(([path, stamp]) => existsSync(path) && stampOf(path) === stamp)
  )
}
