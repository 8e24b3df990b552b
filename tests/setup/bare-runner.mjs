import { mkdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'esbuild'
import { createRunner } from 'jest-light-runner'

/** Milliseconds after which a file of tests is taken to hang: the slowest needs two minutes of a quiet machine. */
const longest = 30 * 60_000

const Runner = createRunner({ runtime: 'child_process' })

/**
 * Runs tests of what needs neither a page nor stand-ins for modules in Node itself: each file of the product is compiled once and loaded
 * once for all of them, where Jest's sandbox loads it anew for each of three hundred files of tests.
 */
export default class BareRunner extends Runner {
  async runTests(tests, watcher, onStart, onResult, onFailure) {
    const root = process.cwd()
    const folder = join(root, 'node_modules/.cache/bare-tests', `${process.pid}`)
    mkdirSync(folder, { recursive: true })
    const written = new Map(tests.map((test) => [compiledPath(folder, relative(root, test.path)), test]))
    const testOf = ({ path }) => written.get(path)
    const hanging = watchOver((path) => `${relative(root, path)} has not ended in ${longest / 60_000} minutes`)
    try {
      await compiled(
        tests.map(({ path }) => path),
        root,
        folder,
      )
      await super.runTests(
        [...written].map(([path, test]) => ({ ...test, path })),
        watcher,
        (one) => {
          hanging.begin(testOf(one).path)
          return onStart(testOf(one))
        },
        (one, result) => {
          const test = testOf(one)
          hanging.end(test.path)
          return onResult(test, { ...result, testFilePath: test.path })
        },
        (one, error) => {
          hanging.end(testOf(one).path)
          return onFailure(testOf(one), error)
        },
      )
    } finally {
      hanging.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

const compiledPath = (folder, path) => join(folder, path.replace(/\.tsx?$/, '.mjs'))

const compiled = (entryPoints, root, folder) =>
  build({
    entryPoints,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    sourcesContent: false,
    outbase: root,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    logLevel: 'error',
  })

/** Ends everything with a word when a file of tests hangs: nothing else would. */
function watchOver(said) {
  const since = new Map()
  const timer = setInterval(() => {
    for (const [path, start] of since)
      if (Date.now() - start > longest) {
        console.error(said(path))
        process.exit(1)
      }
  }, 10_000)
  return {
    begin: (path) => since.set(path, Date.now()),
    end: (path) => since.delete(path),
    stop: () => clearInterval(timer),
  }
}
