import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultPage } from '../../scripts/faults/page'
import { attacks } from '../engines/attacks'
import { faults } from '../e2e/faults'
import { fileFaults } from '../e2e/file-faults'

const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(?:test|spec)\.tsx?$/.test(path) && !path.includes('fault-list'))
  .map((path) => ({ path, text: readFileSync(join('tests', path), 'utf8') }))

/** What the tests call by name, and what they take from a list. */
const named = files.flatMap(({ text }) =>
  Array.from(
    text.matchAll(/\btried\(\s*'\w+',\s*(?:'([^']+)'|"([^"]+)")/g),
    ([, single, double]) => single ?? double ?? '',
  ),
)
const all = [...named, ...faults.map(({ name }) => name), ...fileFaults, ...attacks]
const listed = Array.from(
  readFileSync('docs/faults.md', 'utf8').matchAll(/^\| (?!What)(.+?) \| \d+ \| /gm),
  ([, what]) => what,
)

test('docs/faults.md lists every fault that a test tries, and no other: "npm run faults" writes it', () => {
  expect([...new Set(listed)].sort()).toEqual([...new Set(all)].sort())
})

/** Tests of these files that break nothing. */
const soundOnes = ['who saves data', 'that it is ready', 'the first frame is handed over']

test.each([
  'e2e/nothing-lost.spec.ts',
  'e2e/offline.spec.ts',
  'e2e/loading.spec.ts',
  'e2e/file-faults.spec.ts',
  'e2e/damaged-storage.spec.ts',
  'e2e/students-hour.spec.ts',
])('every test of %s notes what it tried', (file) => {
  const text = files.find(({ path }) => path === file)?.text ?? ''
  const tests = text.split(/^ *test\(/m).slice(1)
  const silent = tests.filter((one) => !/\btried\(/.test(one)).map((one) => one.slice(1, 60))
  expect(silent.filter((title) => !soundOnes.some((sound) => title.startsWith(sound)))).toEqual([])
})

test('what was tried in several places is added up', () => {
  const once = { kind: 'attack', what: 'a | b', times: 2, lost: 'nothing' } as const
  expect(faultPage([once, once])).toContain('| a \\| b | 4 | nothing |')
})
