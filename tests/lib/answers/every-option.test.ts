import { readAnswer, type AnswerRule } from '@/lib/answers'
import { poseProblem, templates } from '@/lib/problems/all'
import { seedsOf } from '../../seeds'

const seeds = seedsOf('option', { few: 1, many: 20 })
const choices = new Map<string, readonly [id: string, rule: AnswerRule, options: readonly string[]]>()
for (const template of templates)
  for (const seed of seeds)
    for (const { rule } of poseProblem(template, seed).parts) {
      const { options = [] } = rule.kind === 'choice' ? rule : {}
      if (rule.kind === 'choice') choices.set(options.join('\n'), [template.id, rule, options])
    }
/** Every list of options once. */
const rules = [...choices.values()]

/** The letter of the option that a response is read as; '' for none. */
const optionRead = (rule: AnswerRule, response: string): string =>
  /^\\text\{(\w)\}$/.exec(readAnswer(rule, response).tex ?? '')?.[1] ?? ''

/** TeX of an option as a student types it. */
const plain = (tex: string): string =>
  tex
    .replace(/\$|\\ldots/g, '')
    .replace(/\\sqrt\{([^{}]*)\}/g, (_, of: string) => (/^\d+$/.test(of) ? `√${of}` : `√(${of})`))
    .replace(/\\frac\{([^{}]*)\}\{([^{}]*)\}/g, (_, top: string, bottom: string) =>
      [top, bottom].map((part) => (/^\w+$/.test(part) ? part : `(${part})`)).join('/'),
    )
    .replaceAll('\\times', '×')
    .replaceAll('\\le', '≤')
    .replaceAll('\\ge', '≥')
    .replace(/\^\{(\d)\}/g, '^$1')
    .replace(/\^\\circ/g, '°')
    .replace(/\\(%|[a-z]+)/g, '$1')

const letterOf = (place: number): string => 'ABCD'.charAt(place)
const ordinals = ['first', 'second', 'third', 'fourth']

const forms: readonly (readonly [name: string, form: (tex: string, place: number) => string])[] = [
  ['in TeX', (tex) => tex],
  ['in plain text', plain],
  ['in small letters with a full stop', (tex) => `${plain(tex).toLowerCase()}.`],
  ['in capitals', (tex) => plain(tex).toUpperCase()],
  [
    'in the signs of a keyboard',
    (tex) => plain(tex).replace(/≤/g, '<=').replace(/≥/g, '>=').replace(/×/g, 'x').replace(/√/g, 'root '),
  ],
  ['in a sentence', (tex) => `Hence, the answer is ${plain(tex)}`],
  ['behind its letter', (tex, place) => `(${letterOf(place).toLowerCase()}) ${plain(tex)}`],
  ['behind its bare letter', (tex, place) => `${letterOf(place)} ${plain(tex)}`],
  ['before its letter', (tex, place) => `${plain(tex)} (${letterOf(place)})`],
  ['by its letter', (_, place) => letterOf(place)],
  ['by its small letter', (_, place) => `option ${letterOf(place).toLowerCase()}`],
  ['by its letter in a sentence', (_, place) => `Option (${letterOf(place)}) is correct`],
  ['by its number', (_, place) => `option ${place + 1}`],
  ['by its number with a bracket', (_, place) => `${place + 1})`],
  ['by a short ordinal', (_, place) => ['1st', '2nd', '3rd', '4th'][place] ?? ''],
  ['by an ordinal', (_, place) => `the ${ordinals[place]} one`],
]

test('every choice of the bank knows its four options, or the two of a yes and a no', () => {
  expect(rules.length).toBeGreaterThan(40)
  expect(
    rules.filter(
      ([, , options]) => options.length !== 4 && !(options.length === 2 && /^(?:Yes|No)/.test(options[0] ?? '')),
    ),
  ).toEqual([])
})

test.each(forms)('every option of the bank is read %s as that option and as no other', (_, form) => {
  const misread = rules.flatMap(([id, rule, options]) =>
    options.flatMap((tex, place) => {
      const read = optionRead(rule, form(tex, place))
      return read === letterOf(place)
        ? []
        : [`${id}: ${form(tex, place)} is read as ${read || 'none'}, not ${letterOf(place)}`]
    }),
  )
  expect(misread).toEqual([])
})

test('a letter beside the wording of another option is never right', () => {
  const accepted = rules.flatMap(([id, rule, options]) =>
    options.flatMap((tex, place) =>
      options.flatMap((_, other) => {
        const responses = [
          `${letterOf(other)} ${plain(tex)}`,
          `(${letterOf(other)}) ${tex}`,
          `${plain(tex)} (${letterOf(other)})`,
        ]
        if (other === place) return []
        return responses.filter((response) => optionRead(rule, response) !== '').map((one) => `${id}: ${one}`)
      }),
    ),
  )
  expect(accepted).toEqual([])
})

test('two options are none, and neither is an option that is denied', () => {
  const accepted = rules.flatMap(([id, rule, options]) =>
    options.flatMap((tex, place) => {
      const other = options[(place + 1) % options.length] ?? ''
      const letters = `${letterOf(place)} or ${letterOf((place + 1) % 4)}`
      const responses = [
        letters,
        letters.replace('or', 'and'),
        `not ${letterOf(place)}`,
        `not ${plain(tex)}`,
        `${plain(tex)} or ${plain(other)}`,
        `${plain(tex)}; ${plain(other)}`,
      ]
      return [...responses, options.map(plain).join(', '), 'A, B, C, D']
        .filter((response) => optionRead(rule, response) !== '')
        .map((response) => `${id}: ${response}`)
    }),
  )
  expect(accepted).toEqual([])
})
