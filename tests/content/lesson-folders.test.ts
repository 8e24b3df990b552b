import { inFolder } from './in-folder'
import { contentFindings } from '@/lib/content/content-errors'
import type { ContentFile } from '@/lib/content/content-error'
import { conceptsBefore, lessonTexts } from '@/lib/content/lesson-files'
import { contentFiles } from '@/scripts/content-files'
import { checkedContent } from '@/checks/content'

const hasFile = () => true
const files = inFolder('circles', contentFiles('content'))
const first = 'lessons/circles/01-a-line-and-a-circle.mdx'
const third = 'lessons/circles/03-length-of-a-tangent.mdx'

const isOfFolder = (path: string) => /^lessons\/(?:circles|calculus)/.test(path)

const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? ''
const changed = (path: string, change: (text: string) => string) => {
  expect(change(textOf(path))).not.toBe(textOf(path))
  return files.map((file) => (file.path === path ? { path, text: change(file.text) } : file))
}
/** What is said of the folder; of the other chapters nothing is changed here. */
const saidOf = (all: readonly ContentFile[]) =>
  contentFindings(all, {
    hasFile,
    only: new Set([...all.map(({ path }) => path), 'lessons/circles.mdx'].filter(isOfFolder)),
  }).map(({ file, line, message }) => `${file}:${line}: ${message}`)

test('a lesson as a folder of concepts is as right as the file', () => {
  expect(saidOf(files)).toEqual([])
})

test('the check names the file of the concept, and the line in it', async () => {
  const line =
    textOf(third)
      .split('\n')
      .findIndex((text) => text.startsWith('<KeyPoints>')) + 3
  const all = changed(third, (text) => text.replace('<KeyPoints>\n', '<KeyPoints>\n\n- Indeed $12 \\times 5 = 65$.\n'))
  const found = await checkedContent(all, { hasFile, only: third })
  expect(found.map(({ file, line: at, message }) => [file, at, message])).toEqual([
    [third, line, expect.stringContaining('is false')],
  ])
})

test('what cannot be read in one file is named there, and the others are looked at all the same', () => {
  const all = changed(third, (text) => text.replace('</KeyPoints>', '')).map((file) =>
    file.path === first ? { ...file, text: file.text.replace('The common point', 'The $common point') } : file,
  )
  const found = saidOf(all)
  expect(found).toEqual([
    expect.stringMatching(/01-a-line-and-a-circle\.mdx:\d+: a dollar sign/),
    expect.stringMatching(/03-length-of-a-tangent\.mdx:\d+: <KeyPoints> is opened here/),
  ])
})

test('a title that another file has already is named in the later file', () => {
  const all = changed(third, (text) => text.replace('title="Length of a tangent"', 'title="A line and a circle"'))
  expect(saidOf(all)).toEqual([expect.stringContaining(`${third}:1: the title "A line and a circle"`)])
})

test.each([
  ['no index.mdx', files.filter(({ path }) => !path.endsWith('circles/index.mdx')), 'the folder has no index.mdx'],
  [
    'a name without a number',
    [...files, { path: 'lessons/circles/more.mdx', text: 'Words.' }],
    'begins with its number',
  ],
  ['a number twice', [...files, { path: 'lessons/circles/03-zz.mdx', text: '<Concept title="A">' }], 'stands before'],
  ['front matter in a concept', changed(third, (text) => `---\ntitle: A\n---\n${text}`), 'stand in index.mdx alone'],
  ['a file without a concept', [...files, { path: 'lessons/circles/20-a.mdx', text: 'Words.' }], 'no <Concept'],
  ['a file beside the folder', [...files, { path: 'lessons/circles.mdx', text: '' }], 'is a file as well'],
  ['a folder of no topic', [...files, { path: 'lessons/calculus/index.mdx', text: '' }], 'no such topic'],
])('%s is named', (_, all, message) => {
  expect(saidOf(all).join('\n')).toContain(message)
})

test('the concepts of a folder are counted through', () => {
  expect(conceptsBefore(third, files)).toBe(2)
  expect(lessonTexts(files).get('circles')?.placeOf(1)).toEqual({ file: 'lessons/circles/index.mdx', line: 1 })
})

test('forty concepts are as welcome as eight', () => {
  const more = Array.from({ length: 32 }, (_, index) => ({
    path: `lessons/circles/${index + 10}-more.mdx`,
    text: textOf(first).replaceAll(/title="/g, `title="${index} `),
  }))
  expect(saidOf([...files, ...more])).toEqual([])
})

describe('the archetypes that a lesson prepares for', () => {
  const named = (field: string) =>
    saidOf(changed(first, (text) => text.replace('check="cir-tangent-facts"', `check="cir-tangent-facts" ${field}`)))

  test.each([
    ['archetypes="cir-tangent-lenght"', 'no archetype is called "cir-tangent-lenght"; near it: cir-tangent-length'],
    ['archetypes="poly-value"', '"poly-value" is of the chapter Polynomials'],
    ['archetypes="cir-tangent-length cir-tangent-length"', 'stands twice'],
    ['archetypes=""', 'archetypes="..." is empty'],
    ['archetypes={7}', 'archetypes stands in quotes'],
  ])('%s is named with what to write', (field, message) => {
    expect(named(field)).toEqual([expect.stringContaining(message)])
  })

  test('may be named by the lesson as a whole', () => {
    const index = 'lessons/circles/index.mdx'
    const front = (ids: string) =>
      saidOf(changed(index, (text) => text.replace('duration: 45', `duration: 45\narchetypes: ${ids}`)))
    expect(front('[cir-tangent-length]')).toEqual([])
    expect(front('[cir-tangent-lenght]')).toEqual([
      expect.stringMatching(/index\.mdx:5: archetypes\.0: archetypes: no archetype/),
    ])
  })
})
