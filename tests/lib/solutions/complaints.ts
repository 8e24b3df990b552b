import { evaluate } from 'mathjs/number'
import type { Claim } from '@/lib/solutions/claim'
import { lineOf } from '@/lib/solutions/line'
import type { WorkedSolution } from '@/lib/solutions/solution'

/** What must never stand in a line. */
const blemish = /NaN|undefined|Infinity|\[object|--|\+\s*-|-\s*\+|(?<![\d.,_^{])1[a-z](?![a-z])|\d\.\d{5,}/

/** TeX as mathjs reads it; null where letters are left. */
function valueOf(tex: string): number | null {
  const text = tex
    .replaceAll('{,}', '')
    .replace(/\\left|\\right/g, '')
    .replace(/\\d?frac\{([^{}]*)\}\{([^{}]*)\}/g, '(($1)/($2))')
    .replace(/\\sqrt\{([^{}]*)\}/g, '(sqrt($1))')
    .replaceAll('\\times', '*')
    .replaceAll('\\div', '/')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
  if (/[a-zA-Z\\{}]/.test(text.replaceAll('sqrt', ''))) return null
  return Number(evaluate(text))
}

/** Whether neighbouring sides that are numbers stand as the claim says. */
function holds({ sides, relations = [] }: Claim): boolean {
  const values = sides.map(valueOf)
  return values.every((value, index) => {
    const before = values[index - 1]
    if (value === null || before === null || before === undefined) return true
    const loose = (relations[index] ?? relations[index - 1]) === '≈' ? 0.006 : 1e-9
    return Math.abs(value - before) <= loose * Math.max(1, Math.abs(value))
  })
}

const bare = (text: string): string =>
  text
    .replaceAll('{,}', '')
    .replace(/\\d?frac\{(-?\d+)\}\{(\d+)\}/g, '$1/$2')
    .replace(/[\s$\\{}]/g, '')

/** Whether the line holds each value of the key; its names are left out. */
const statesKey = (text: string, key: string): boolean =>
  key.split(',').every((value) => bare(text).includes(bare(value.split('=').at(-1) ?? '')))

/** What is wrong with a solution of a question: a blemish, a claim that does not hold, a last line without the key. */
export function complaintsOf<Given>(solution: WorkedSolution<Given>, given: Given): readonly string[] {
  const { lines, key } = solution.solve(given)
  const steps = lines.map(lineOf)
  const names = steps.flatMap(({ name }) => name ?? [])
  const last = statesKey(steps.at(-1)?.text ?? '', key)
  return [
    ...steps.filter(({ text }) => blemish.test(text)).map(({ text }) => `blemish: ${text}`),
    ...steps.flatMap(({ claim = [] }) =>
      claim.filter((one) => !holds(one)).map((one) => `false: ${one.sides.join(' | ')}`),
    ),
    ...(new Set(names).size === names.length ? [] : [`two lines have one name: ${names.join()}`]),
    ...(last ? [] : [`no key ${key} in: ${steps.at(-1)?.text}`]),
  ]
}
