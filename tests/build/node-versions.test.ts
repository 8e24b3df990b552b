import { readFileSync } from 'node:fs'
import { major, minVersion, satisfies, subset } from 'semver'
import { z } from 'zod'

const wants = z.object({
  cpu: z.array(z.string()).optional(),
  engines: z.union([z.object({ node: z.string().optional() }), z.array(z.string())]).optional(),
})
const lock = z
  .object({ packages: z.record(z.string(), wants) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))

const nodeOf = ({ engines }: z.infer<typeof wants>): string =>
  (engines && !Array.isArray(engines) && engines.node) || '*'
const promised = nodeOf(wants.parse(JSON.parse(readFileSync('package.json', 'utf8'))))
/** Node itself is made for no 32-bit processor since version 23: what is for one alone is never installed there. */
const all = Object.entries(lock.packages).filter(([, { cpu }]) => cpu?.join() !== 'ia32')

test('the lockfile promises the same Node versions as package.json', () => {
  expect(nodeOf(lock.packages[''] ?? {})).toBe(promised)
  expect(all.length).toBeGreaterThan(500)
})

test('no package, of those that ship and of those that test, wants another Node than the project promises: "npm ci" warns of none', () => {
  const unhappy = all
    .filter(([, one]) => !subset(promised, nodeOf(one)))
    .map(([path, one]) => `${path}: ${nodeOf(one)}`)
  expect(unhappy).toEqual([])
})

test('the README names the oldest Node of each line that is promised, and .nvmrc one that is', () => {
  const readme = readFileSync('README.md', 'utf8')
  const lines = promised.split('||').map((range) => minVersion(range)?.version ?? '')
  const [, named = ''] = /with Node\.js (.+?), or a later one/.exec(readme) ?? []
  expect(named.split(/, | or /)).toEqual(lines.map((version) => version.replace(/(?:\.0)+$/, '')))
  expect(satisfies(minVersion(readFileSync('.nvmrc', 'utf8').trim()) ?? '', promised)).toBe(true)
})

test.each(['test', 'content', 'thorough'])('the workflow "%s" takes the Node of .nvmrc', (name) => {
  const text = readFileSync(`.github/workflows/${name}.yml`, 'utf8')
  expect(text).toContain('node-version-file: .nvmrc')
  expect(text).not.toContain('node-version:')
})

test('the types of Node are those of the oldest line', () => {
  const version = lock.packages['node_modules/@types/node']
  expect(version).toBeDefined()
  const { devDependencies } = z
    .object({ devDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))
  expect(major(devDependencies['@types/node'] ?? '0.0.0')).toBe(major(minVersion(promised) ?? '0.0.0'))
})
