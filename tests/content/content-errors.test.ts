import { readFileSync } from 'node:fs'
import { checkedContent } from '@/checks/content'
import { annotation, type ContentFile } from '@/lib/content/content-error'
import { contentErrors } from '@/lib/content/content-errors'
import { lessonErrors } from '@/lib/content/lesson-errors'
import { contentFiles } from '@/scripts/content-files'

const files = contentFiles('content')
const lesson = readFileSync('content/lessons/circles.mdx', 'utf8')
const path = 'lessons/circles.mdx'

/** What is said of one file among the others. */
const errorsIn = (only: string, all: readonly ContentFile[]) => contentErrors(all, { hasFile: () => true, only })

/** The messages about one lesson after one change to it. */
function after(change: (text: string) => string) {
  const text = change(lesson)
  expect(text).not.toBe(lesson)
  return lessonErrors({ path, text })
}

test('a mistake is a line for the pull request as well', () => {
  expect(annotation({ file: 'tips/study.yaml', line: 3, column: 5, message: '100 %\nof it' })).toBe(
    '::error file=content/tips/study.yaml,line=3,col=5::100 %25%0Aof it',
  )
})

test('the content as it stands has no mistake', () => {
  expect(contentErrors(files)).toEqual([])
})

test('a missing file is named', () => {
  const without = files.filter((file) => file.path !== 'lessons/circles.mdx')
  expect(errorsIn('lessons/circles.mdx', without)).toEqual([
    'content/lessons/circles.mdx:1:1: this file is missing: put it back, or give it this name again',
  ])
})

test('a file that nothing reads is named', () => {
  const [error] = errorsIn('lessons/calculus.mdx', [...files, { path: 'lessons/calculus.mdx', text: '' }])
  expect(error).toContain('content/lessons/calculus.mdx:1:1: no such topic')
})

test('a wrong duration says the right one, at its line', () => {
  const [error] = after((text) => text.replace('duration: 45', 'duration: 90'))
  expect(error?.message).toContain('45 (minutes)')
  expect(error?.line).toBe(lesson.split('\n').findIndex((line) => line.startsWith('duration')) + 1)
})

test('a misspelt field is one mistake, and the name that is meant is told', () => {
  const messages = after((text) => text.replace(/^description:/m, 'descripton:')).map(({ message }) => message)
  expect(messages.join('\n')).toContain('descripton is unknown: is description meant?')
  expect(messages.join('\n')).not.toContain('description is missing')
})

test('a missing field and an unknown one that is no other are both named', () => {
  const messages = after((text) => text.replace(/^description:.*$/m, 'colour: red')).map(({ message }) => message)
  expect(messages.join('\n')).toContain('description is missing')
  expect(messages.join('\n')).toContain('colour')
})

test('a formula that cannot be set is named with its line', () => {
  const line = lesson.split('\n').findIndex((text) => text.startsWith('<KeyPoints>')) + 1
  const [error] = after((text) => text.replace('<KeyPoints>', '<KeyPoints>\n\n$\\frac{1}{$'))
  expect(error?.message).toContain('cannot be set')
  expect(error?.line).toBe(line + 2)
})

test.each([
  [
    'an unknown block',
    (text: string) => text.replace('<KeyPoints>', '<Points>').replace('</KeyPoints>', '</Points>'),
    '<Points> is unknown',
  ],
  [
    'an example without a solution',
    (text: string) => text.replace('<Solution>', '').replace('</Solution>', ''),
    'no <Solution>',
  ],
  [
    'a figure without a description',
    (text: string) => text.replace(/description="[^"]*"/, ''),
    '<Figure>: description is missing: write description="A circle with centre O."',
  ],
  [
    'a point of a figure that is not there',
    (text: string) => text.replace("dots={['O', 'A', 'B', 'T']}", "dots={['O', 'Z', 'B', 'T']}"),
    '<Figure>: the second of dots: there is no point "Z"',
  ],
  [
    'a line of a figure with two numbers',
    (text: string) =>
      text.replace(
        /<Figure[^]*?\/>/,
        '<Figure kind="plane" description="A line." x={[-4, 4]} y={[-4, 4]} curves={[{ line: [2, 3] }]} />',
      ),
    '<Figure>: the first of curves: line: the line ax + by = c is [a, b, c]: write three numbers',
  ],
  [
    'a figure that is worked out',
    (text: string) => text.replace('radius: 3 }', 'radius: Math.sqrt(9) }'),
    '<Figure>: the first of circles: radius: write numbers, texts between quotes',
  ],
  [
    'a formula in a title',
    (text: string) => text.replace('<Example title="', '<Example title="$OP$: '),
    '<Example>: title is plain text',
  ],
  ['text outside a concept', (text: string) => `${text}\n\nStray words.\n`, 'text outside a <Concept>'],
  ['a tag left open', (text: string) => text.replace('</Concept>', ''), 'not MDX'],
])('%s is named', (_, change, message) => {
  expect(
    after(change)
      .map((error) => error.message)
      .join('\n'),
  ).toContain(message)
})

describe('a figure', () => {
  const numberLine = (fields: string) =>
    after((text) =>
      text.replace(/<Figure[^]*?\/>/, () => `<Figure\n  kind="number-line"\n  description="A line."\n${fields}\n/>`),
    )
  const start = lesson.split('\n').findIndex((line) => line.startsWith('<Figure')) + 1
  const marks = 'marks={[{ at: 1, label: "1" }]}'

  test.each([
    ['a number that is missing', `  to={5} ${marks}`, 'from is missing: write from={0}', 0],
    ['a text for a number', `  from="0" to={5} ${marks}`, 'from is a text: write from={0}, not from="0"', 3],
    [
      'a number for a text, in the second item of a list',
      '  from={0} to={5}\n  marks={[{ at: 1, label: "1" }, { at: 2, label: 2 }]}',
      "the second of marks: label is a number: write label: '2'",
      4,
    ],
    [
      'a formula that is broken, in the caption',
      `  from={0} to={5} ${marks}\n  caption="The HCF is $\\frac{6$."`,
      'caption: the formula $\\frac{6$ cannot be set',
      4,
    ],
    [
      'a dollar sign left open, in the caption',
      `  from={0} to={5} ${marks}\n  caption="It costs $6."`,
      'caption: a dollar sign is left open',
      4,
    ],
    [
      'a formula in a label',
      '  from={0} to={5}\n  marks={[{ at: 1, label: "$x$" }]}',
      'the first of marks: label is printed as it stands',
      4,
    ],
  ])('with %s is named once, at the line of the field', (_, fields, message, line) => {
    const errors = numberLine(fields)
    expect(errors).toEqual([
      {
        file: path,
        line: start + line,
        column: expect.any(Number),
        message: expect.stringContaining(`<Figure>: ${message}`),
      },
    ])
  })

  test('with a formula that is broken, in a cell of a table, is named', () => {
    const [error] = after((text) =>
      text.replace(
        /<Figure[^]*?\/>/,
        () => `<Figure kind="table" description="Two cells." head={['a', 'b']} rows={[['1', '$\\\\frac{1$']]} />`,
      ),
    )
    expect(error?.message).toContain('the first of rows: the second: the formula')
  })

  test('without a description is complained of once', () => {
    const errors = after((text) => text.replace(/description="[^"]*"/, ''))
    expect(errors).toHaveLength(1)
  })

  test.each(['x={[-4, 4}', 'x={[-4 4]}', 'x={}', 'x={[-4, 4]'])('with a value that cannot be read, %s', (field) => {
    const [error] = after((text) => text.replace('<Figure', () => `<Figure ${field}`))
    expect(error?.message).toBe('a value between { } cannot be read: is a number, comma or bracket missing?')
  })

  test('with a value in neither quotes nor braces', () => {
    const [error] = after((text) => text.replace('<Figure', '<Figure from=2'))
    expect(error?.message).toBe('a value stands in quotes or in braces: write label="a text" or from={0}')
  })
})

describe('the question that a concept ends with', () => {
  const checked = (attributes: string) =>
    after((text) => text.replace(/<Concept title="([^"]*)"[^>]*>/, `<Concept title="$1" ${attributes}>`))
  const line = lesson.split('\n').findIndex((text) => text.startsWith('<Concept')) + 1

  test.each([
    [
      'of no template',
      'check="cir-length-of-tangnet"',
      'no template is called "cir-length-of-tangnet"; near it: cir-length-of-tangent',
    ],
    ['of another chapter', 'check="poly-sum-and-product"', 'is of the chapter Polynomials, take one of this chapter'],
    [
      'with a seed that is none',
      'check="cir-length-of-tangent" seed="a b"',
      '"a b" is no seed: write letters and digits',
    ],
    ['that stands in no quotes', 'check={7}', 'check and seed stand in quotes'],
    ['with a seed in no quotes', 'check="cir-length-of-tangent" seed={7}', 'check and seed stand in quotes'],
    ['that is missing', '', 'check="..." is missing: name the template of the question'],
  ])('%s is named with what to write', (_, attributes, message) => {
    expect(checked(attributes)).toEqual([{ file: path, line, column: 1, message: expect.stringContaining(message) }])
  })

  test.each([
    [
      'beyond the syllabus',
      'probability',
      'prob-region-of-area',
      'is beyond the current syllabus, take one that is in it',
    ],
    ['with nothing to type', 'linear-equations', 'le-graph-draw', 'is a drawing with nothing to type'],
  ])('%s is refused', (_, topic, id, message) => {
    const path = `lessons/${topic}.mdx`
    const text = files.find((file) => file.path === path)?.text.replace(/check="[^"]*"/, `check="${id}"`) ?? ''
    expect(lessonErrors({ path, text })).toEqual([
      expect.objectContaining({ message: expect.stringContaining(message) }),
    ])
  })

  test('may name a seed', () => {
    expect(checked('check="cir-length-of-tangent" seed="k3f9"')).toEqual([])
  })
})

test.each([
  ['is gone', (text: string) => text.replace('\n---\n', '\n')],
  ['is too short', (text: string) => text.replace('\n---\n', '\n--\n')],
])('the second --- that %s is all that is said of the lesson, where it belongs', async (_, change) => {
  const files = contentFiles('content')
  const path = 'lessons/circles.mdx'
  const text = change(files.find((file) => file.path === path)?.text ?? '')
  const broken = files.map((file) => (file.path === path ? { path, text } : file))
  const last = text
    .split('\n')
    .findLastIndex((line, index, all) => line !== '' && index < all.findIndex((one) => one.startsWith('<Concept')))
  expect(await checkedContent(broken, { hasFile: () => true, only: path })).toEqual([
    {
      file: path,
      line: last + 1,
      column: 1,
      message: 'the head of the file is not closed: write --- after its last line',
    },
  ])
})

test('a field misspelt is one mistake', () => {
  const text = 'tipps:\n  - one\n  - two'
  const changed = files.map((file) => (file.path === 'tips/study.yaml' ? { ...file, text } : file))
  expect(errorsIn('tips/study.yaml', changed)).toEqual([expect.stringContaining('tipps is unknown: is tips meant?')])
})

test('too few tips, and a formula in a paper, are named', () => {
  const changed = files.map((file) =>
    file.path === 'tips/study.yaml' ? { ...file, text: 'tips:\n  - only one\n' } : file,
  )
  expect(errorsIn('tips/study.yaml', changed)).toEqual([expect.stringContaining('tips must have exactly 8 entries')])
  const paper = files.map((file) =>
    file.path.startsWith('papers/')
      ? { ...file, text: file.text.replace(/answer: .*/, () => "answer: '(d) $\\oops$'") }
      : file,
  )
  const [unset, other] = contentErrors(paper, {
    hasFile: () => true,
    only: new Set(paper.flatMap(({ path }) => (path.startsWith('papers/') ? path : []))),
  })
  expect(unset).toContain('cannot be set')
  expect(other).toContain('(d) is "$360$"')
})

test.each([
  ['a tag left open', (text: string) => text.replace('</KeyPoints>', '')],
  ['a stray brace', (text: string) => text.replace('The tangent at any', 'The { tangent at any')],
  ['a stray <', (text: string) => text.replace('The tangent at any', 'The <b tangent at any')],
])('%s is all that is said: nothing of the figures that stand elsewhere', async (_, change) => {
  const files = contentFiles('content')
  const path = 'lessons/circles.mdx'
  const broken = files.map((file) => (file.path === path ? { path, text: change(file.text) } : file))
  const found = await checkedContent(broken, { hasFile: () => true, only: path })
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter(({ message }) => message.includes('<Figure>'))).toEqual([])
})
