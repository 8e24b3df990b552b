import { checkAnswer, type AnswerRule } from '@/lib/answers'
import { poseProblem, templates } from '@/lib/problems/all'
import { judged } from './judged'
import { inTurn, seedsOf } from '../../seeds'

/** Ways to say the right answer and a wrong one in one breath. */
const guesses: Readonly<Record<string, (right: string, wrong: string, other: string) => string>> = {
  'a list': (right, wrong) => `${right}, ${wrong}`,
  'a list the other way round': (right, wrong) => `${wrong}, ${right}`,
  semicolon: (right, wrong) => `${wrong}; ${right}`,
  'two lines': (right, wrong) => `${wrong}\n${right}`,
  or: (right, wrong) => `${right} or ${wrong}`,
  'or the other way round': (right, wrong) => `${wrong} or ${right}`,
  either: (right, wrong) => `either ${wrong} or ${right}`,
  and: (right, wrong) => `${right} and ${wrong}`,
  ya: (right, wrong) => `${wrong} ya ${right}`,
  dono: (right, wrong) => `${wrong}, ${right} dono`,
  range: (right, wrong) => `${wrong} to ${right}`,
  between: (right, wrong) => `between ${right} and ${wrong}`,
  but: (right, wrong) => `${right} but ${wrong}`,
  brackets: (right, wrong) => `${right} (${wrong})`,
  'two answers': (right, wrong) => `answer is ${wrong}, answer is ${right}`,
  corrected: (right, wrong) => `ans = ${wrong} so ans = ${right}`,
  three: (right, wrong, other) => `${other}, ${right}, ${wrong}`,
  'three with or': (right, wrong, other) => `${other} or ${wrong} or ${right}`,
  unlike: (right, wrong) => `${right} != ${wrong}`,
  condition: (right, wrong) => `${right} if ${wrong}`,
  denied: (right) => `not ${right}`,
  taken: (right) => `${right} is wrong`,
  doubted: (right, wrong) => `${wrong} or maybe ${right}`,
}

const piecesOf = (text: string): readonly string[] =>
  text.split(/[,;]/).map((piece) => piece.replace(/^.*=/, '').trim())

/** Wrong answers that share nothing with the right one: the slips, other letters, other numbers. */
function wrongOnes(rule: AnswerRule): readonly string[] {
  const key = new Set(piecesOf(rule.expected))
  const letters = rule.kind === 'choice' ? ['A', 'B', 'C', 'D'].slice(0, rule.options?.length ?? 4) : []
  const nearby = /\d/.test(rule.expected)
    ? [3, 8].map((by) => rule.expected.replace(/\d+/, (n) => `${Number(n) + by}`))
    : []
  return [...(rule.slips ?? []).map(({ response }) => response), ...letters, ...nearby].filter(
    (wrong) =>
      !checkAnswer(rule, wrong).correct &&
      (rule.kind !== 'roots' || (/\d/.test(wrong) && piecesOf(wrong).every((piece) => !key.has(piece)))),
  )
}

/** Proofs are known by their keyword, as the product asks; tasks to draw have no answer; an order is a list itself. */
const unasked: ReadonlySet<string> = new Set(['keywords', 'sequence'])

const rules = templates.flatMap((template) =>
  seedsOf('guesses', { few: 1, many: 10 }).flatMap((seed) =>
    poseProblem(template, seed)
      .parts.filter(({ rule }) => !unasked.has(rule.kind) && rule.expected !== 'N/A')
      .flatMap(({ rule }) => {
        const [wrong, other = '17'] = wrongOnes(rule)
        return wrong === undefined ? [] : [{ id: `${template.id}/${seed}`, rule, wrong, other }]
      }),
  ),
)

describe('over the whole bank a right answer beside a wrong one is not right', () => {
  test.each(Object.values(guesses).map((say, turn) => [Object.keys(guesses)[turn] ?? '', say, turn] as const))(
    '%s',
    (_, say, turn) => {
      expect(rules.length).toBeGreaterThan(400)
      const taken = inTurn(rules, turn)
        .map(({ id, rule, wrong, other }) => ({ id, rule, text: say(rule.expected, wrong, other) }))
        .filter(({ rule, text }) => checkAnswer(rule, text).correct)
      expect(taken.map(({ id, text }) => `${id}: ${text}`)).toEqual([])
    },
  )
})

judged(
  { kind: 'number', expected: '16', asked: { names: ['HCF'], words: ['hcf', 'of'] } },
  {
    right: ['16', 'ans = 16', '16 so HCF = 16', '16, HCF = 16', '48/3, HCF = 16', 'answer is 16, HCF is 16'],
    wrong: [
      'ans = 69 so ans = 16',
      '69 so HCF = 16',
      '48, HCF = 16',
      'first 69 then 16',
      'answer is -16, answer is 16',
    ],
  },
)
judged(
  { kind: 'surd', expected: '30√3 + 30' },
  {
    right: ['answer is 30√3 + 30', '30(√3 + 1), answer is 30√3 + 30'],
    wrong: ['answer is 30√3 - 30, answer is 30√3 + 30', 'answer is 26, answer is 30√3 + 30'],
  },
)
judged(
  { kind: 'pair', expected: 'x = 3, y = 4', slips: [{ response: 'no', note: 'Look again.', step: 1 }] },
  {
    right: ['x = 3, y = 4', '-> x = 3, y = 4', 'x + y = 7, x - y = -1 so x = 3, y = 4'],
    wrong: ['about x = 3, y = 4', '> x = 3, y = 4', 'total x = 5, y = 4, x = 3, y = 4', 'N = no, x = 3, y = 4'],
  },
)
judged(
  { kind: 'ratio', expected: '1:3', asked: { names: ['ratio'], words: ['ratio', 'of', 'the', 'areas'] } },
  {
    right: ['1:3', 'ratio of the areas 1:3', '1:3 internally', '1:3 only'],
    wrong: ['1:3 tigers', 'N = 4:7, 1:3', '4:7, 1:3'],
  },
)
judged(
  {
    kind: 'text',
    expected: 'not possible',
    slips: [{ response: 'nearer = 11, farther = 40', note: 'Look again.', step: 1 }],
  },
  {
    right: ['not possible', 'D < 0, not possible'],
    wrong: ['nearer = 11, farther = 40, not possible', 'nearer = 11, farther = 40 so not possible'],
  },
)
judged(
  { kind: 'choice', expected: 'B', options: ['a square', 'a rhombus', 'a kite', 'none of them'] },
  {
    right: ['B', 'B a rhombus', 'B. A rhombus', 'B as all sides are equal'],
    wrong: ['B != A', 'B when x = A', 'B, C dono', 'B, A both', 'B yes no', 'B | A'],
  },
)
judged(
  { kind: 'expression', expected: '5x + 8y = 840' },
  {
    right: ['5x + 8y = 840', 'so 5x + 8y = 840'],
    wrong: ['N = 8x + 5y = 840, 5x + 8y = 840', 'total 8x + 5y = 840, 5x + 8y = 840'],
  },
)
judged(
  {
    kind: 'number',
    expected: '72',
    asked: { names: ['x', 'number of the place'], words: ['number', 'of', 'place', 'sums', 'equal', 'loss', 'profit'] },
  },
  {
    right: ['72', 'place = 72', 'number = 72', '72 (72 = 8 × 9)', 'LCM of 8 and 9 = 72, 8 × 9 = 72'],
    wrong: ['sum = 72', 'loss = 72', '72 (72 = 8 × 8)', 'LCM of 8 and 9 = 70, 8 × 9 = 72'],
  },
)
judged(
  {
    kind: 'coordinates',
    expected: '(-2, -6)',
    asked: { names: ['fourth corner'], words: ['corner', 'of', 'a', 'lines'] },
  },
  {
    right: ['(-2, -6) is the 4th corner', '(-2, -6) par milti hain', '(-2, -6) pe milte hain'],
    wrong: ['4 (-2, -6)', '(-2, -6) tigers', '4, (-2, -6)'],
  },
)
judged(
  { kind: 'expression', expected: '21 - 4n', asked: { names: ['a_n'], words: ['n', 'AP'] } },
  {
    right: ['a=17, d=-4 so a_n=21-4n', 'a=17,d=-4 so a_n = 17+(n-1)(-4) = 21-4n'],
    wrong: ['a_n = 17+4n so a_n=21-4n', 'a=17, d=-4 so a_n=21+4n'],
  },
)
judged(
  { kind: 'expression', expected: '30 + x' },
  { right: ['(x+30) m', '30 + x metres', 'x + 30 (rupees)'], wrong: ['(x+30) y', '30x m', 'm + 30'] },
)
judged(
  { kind: 'fraction', expected: '3/12' },
  { right: ['48, 54, 84 so 3/12', '48,54,84 → 3/12'], wrong: ['48, 54 so 3/12', '48, 54, 84 so 4/12', '48, 54, 3/12'] },
)
judged(
  {
    kind: 'roots',
    expected: '2, 3',
    asked: { names: ['times', 't'], words: ['times', 'seconds', 'height', 'metres'] },
  },
  {
    right: ['2 s and 3 s', 't = 2 s and t = 3 s', '2 and 3 seconds'],
    wrong: ['after 2 minutes and 3 minutes', '2 kg, 3 kg'],
  },
)
