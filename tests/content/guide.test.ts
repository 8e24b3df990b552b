import { readFileSync } from 'node:fs'
import { checkedContent } from '@/checks/content'
import { guideFile } from '@/scripts/guide/file'
import { samples } from './samples'
import { lessonWith } from './samples/lesson'

const guide = readFileSync('content/README.md', 'utf8')
const messages = readFileSync(guideFile, 'utf8')

const fences = (language: string): readonly string[] =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'))].map(([, text = '']) => text)

const saidOf = async (path: string, text: string) =>
  (await checkedContent([{ path, text }], { hasFile: () => true })).filter(
    ({ message, remark }) => !message.startsWith('this file is missing') && !remark,
  )

test('the lesson that the guide shows is right as it is written', async () => {
  const [lesson = '', ...more] = fences('mdx')
  expect(more).toEqual([])
  expect(await saidOf('lessons/circles.mdx', lesson)).toEqual([])
})

test.each([
  ['the four tips of practice', '# tips/practice.yaml', 'tips/practice.yaml'],
  ['the eight study tips', '# tips/study.yaml', 'tips/study.yaml'],
  ['the solved samples', 'id: sample-paper', 'papers/sample-paper.yaml'],
  ['the paper to be sat', 'id: class-test', 'papers/class-test.yaml'],
])('%s that the guide shows are right as written', async (_, begins, path) => {
  const found = fences('yaml').filter((text) => text.startsWith(begins))
  expect(found).toHaveLength(1)
  expect(await saidOf(path, found[0] ?? '')).toEqual([])
})

test('every figure that the guide shows by its main fields is of a kind that there is', () => {
  for (const kind of ['plane', 'sketch', 'solid', 'table', 'histogram', 'number-line'])
    expect(guide).toContain(`\`${kind}\``)
})

/** The rows of the guide's tables of figures: a kind, and its examples in the code of the last cell. */
const figureExamples = [...guide.matchAll(/^\| `([a-z-]+)`\s*\| [^|]* \| (.*) \|$/gm)].flatMap(
  ([, kind = '', cell = '']) =>
    [...cell.matchAll(/`(\w+=[^`]+)`/g)]
      .map(([, fields = '']) => [kind, fields] as const)
      // what may stand in place of a field is no figure yet
      .filter(([, fields]) => / \w+=/.test(fields) || kind !== 'tangents'),
)

test('the guide shows every kind of figure and every short form', () => {
  expect(new Set(figureExamples.map(([kind]) => kind)).size).toBe(8)
})

test.each(figureExamples)(
  'the figure <Figure kind="%s" %s /> that the guide shows is right as written',
  async (kind, fields) => {
    const isShort = ['triangle', 'tangents', 'frequencies'].includes(kind)
    const figure = `<Figure kind="${kind}" ${isShort ? '' : 'description="A figure." '}${fields} />`
    expect(await saidOf('lessons/circles.mdx', lessonWith({ text: figure }))).toEqual([])
  },
)

test('the page of messages is made from the samples as they are: npm run guide', () => {
  const unescaped = messages.replaceAll('\\', '').replace(/\s+/g, ' ')
  const missing = Object.values(samples)
    .flat()
    .map(({ says }) => says.replaceAll('\\', '').replace(/\s+/g, ' '))
    .filter((says) => !unescaped.includes(says))
  expect(missing).toEqual([])
})

test('the guide names every command that it asks for', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const [, name = ''] of guide.matchAll(/`npm run ([\w:-]+)/g)) expect(Object.keys(scripts)).toContain(name)
})
