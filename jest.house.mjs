import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { build } from 'esbuild'

/** Where Jest finds the modules of `lib` and `checks`: each leads into one file that holds them all. */
export const house = 'node_modules/.cache/jest'

const modulesOf = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$|\.json$/.test(path))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)

/** Written whole or not at all: two runs of Jest may build at once. */
function write(path, text) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.${process.pid}`, text)
  renameSync(`${path}.${process.pid}`, path)
}

/**
 * Makes one file of the two thousand of `lib` and `checks`, in which each is run when it is first asked for. Jest resolves, wraps and runs the
 * modules of every file of tests anew, two seconds for each that poses problems; and calls between modules cost nothing within one file.
 */
export default async function buildHouse() {
  const modules = ['lib', 'checks'].flatMap(modulesOf)
  const rooms = modules.map((path) => `  ${JSON.stringify(path)}: () => require('./${path}'),`)
  const { outputFiles } = await build({
    stdin: { contents: `module.exports = {\n${rooms.join('\n')}\n}`, resolveDir: '.', loader: 'js' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'es2022',
    // What only some of the checks need, and is as large as all the rest; the others are ES modules, which Jest does not load by itself.
    external: ['mathjs', 'react', 'react-dom'],
    jsx: 'automatic',
    sourcemap: 'linked',
    sourcesContent: false,
    outfile: `${house}/house.cjs`,
    write: false,
  })
  for (const { path, text } of outputFiles) write(path, text)
  for (const path of modules) {
    const stub = `${house}/${path.replace(/\.tsx?$/, '')}.js`
    const up = '../'.repeat(path.split('/').length - 1) || './'
    write(stub, `module.exports = require('${up}house.cjs')[${JSON.stringify(path)}]()\n`)
  }
}
