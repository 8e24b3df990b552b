import {
  atDegrees,
  degrees,
  fromTable,
  of,
  partner,
  ratioNames,
  same,
  type RatioFamily,
  type RatioName,
  type TableAngle,
} from './ratio-family'

const rises = (name: RatioName): boolean => ['sin', 'tan', 'sec'].includes(name)

/** "The value of cot θ decreases as θ increases from 30° to 60°." */
export const growth: RatioFamily = (random, holds) => {
  const name = random.pick(ratioNames)
  const [from, to] = random.pick([
    [30, 45],
    [45, 60],
    [30, 60],
  ] as const)
  const ratio = of(name, '\\theta')
  const [right, wrong] = rises(name) ? ['increases', 'decreases'] : ['decreases', 'increases']
  const said = holds ? right : wrong
  return {
    text: `The value of $${ratio}$ ${said} as $\\theta$ increases from $${degrees(from)}$ to $${degrees(to)}$.`,
    reason: `in the table the value is $${fromTable(name, from)}$ for $${degrees(from)}$ and $${fromTable(name, to)}$ for $${degrees(to)}$, so it ${right}`,
    hint: `Read the values of $${ratio}$ in the table for $${degrees(from)}$ and $${degrees(to)}$. Which of the two is greater?`,
    test: () => atDegrees(name, to) > atDegrees(name, from) === (said === 'increases'),
  }
}

const quotients = {
  tan: ['sin', 'cos'],
  cot: ['cos', 'sin'],
  sec: [null, 'cos'],
  cosec: [null, 'sin'],
} as const

/** "cot A is not defined for A = 0°." */
export const defined: RatioFamily = (random, holds) => {
  const name = random.pick(['tan', 'cot', 'sec', 'cosec'] as const)
  const angle = random.pick([0, 90])
  const [top, bottom] = quotients[name]
  const isDefined = (bottom === 'cos') === (angle === 0)
  const quotient = (at: string) => `\\frac{${top === null ? '1' : of(top, at)}}{${of(bottom, at)}}`
  return {
    text: `$${of(name, 'A')}$ is ${isDefined === holds ? '' : 'not '}defined for $A = ${degrees(angle)}$.`,
    reason: `$${of(name, 'A')} = ${quotient('A')}$, and $${of(bottom, degrees(angle))} = ${isDefined ? 1 : 0}$`,
    hint: `Write $${of(name, 'A')}$ as $${quotient('A')}$. What is $${of(bottom, degrees(angle))}$?`,
    test: () => Math.abs(atDegrees(name, angle)) < 1e9 === (isDefined === holds),
  }
}

/** "sin 30° = cos 60°." A false one has the same ratio twice, or the same angle. */
export const complements: RatioFamily = (random, holds) => {
  const name = random.pick(ratioNames)
  const angle = random.pick<TableAngle>([30, 60])
  const other: TableAngle = angle === 30 ? 60 : 30
  const [second, at] = holds
    ? ([partner[name], other] as const)
    : random.pick([[name, other] as const, [name, other] as const, [partner[name], angle] as const])
  const [left, right] = [of(name, degrees(angle)), of(second, degrees(at))]
  return {
    text: `$${left} = ${right}$.`,
    reason: `$${left} = ${fromTable(name, angle)}$ and $${right} = ${fromTable(second, at)}$`,
    hint: 'Read both values in the table.',
    test: () => same(atDegrees(name, angle), atDegrees(second, at)),
  }
}

/** Two angles with the value of the ratio at their sum, and the sum of its values. */
const sums: readonly (readonly [name: 'sin' | 'cos' | 'tan', A: number, B: number, left: string, right: string])[] = [
  ['sin', 30, 60, '1', '\\frac{1 + \\sqrt{3}}{2}'],
  ['sin', 60, 30, '1', '\\frac{\\sqrt{3} + 1}{2}'],
  ['sin', 30, 30, '\\frac{\\sqrt{3}}{2}', '1'],
  ['sin', 45, 45, '1', '\\frac{2}{\\sqrt{2}}'],
  ['cos', 30, 60, '0', '\\frac{\\sqrt{3} + 1}{2}'],
  ['cos', 30, 30, '\\frac{1}{2}', '\\sqrt{3}'],
  ['cos', 60, 0, '\\frac{1}{2}', '\\frac{3}{2}'],
  ['cos', 0, 60, '\\frac{1}{2}', '\\frac{3}{2}'],
  ['cos', 90, 0, '0', '1'],
  ['tan', 30, 30, '\\sqrt{3}', '\\frac{2}{\\sqrt{3}}'],
  ['sin', 30, 0, '\\frac{1}{2}', '\\frac{1}{2}'],
  ['sin', 0, 30, '\\frac{1}{2}', '\\frac{1}{2}'],
  ['sin', 90, 0, '1', '1'],
  ['sin', 60, 0, '\\frac{\\sqrt{3}}{2}', '\\frac{\\sqrt{3}}{2}'],
  ['sin', 0, 45, '\\frac{1}{\\sqrt{2}}', '\\frac{1}{\\sqrt{2}}'],
  ['tan', 45, 0, '1', '1'],
  ['tan', 0, 60, '\\sqrt{3}', '\\sqrt{3}'],
  ['tan', 30, 0, '\\frac{1}{\\sqrt{3}}', '\\frac{1}{\\sqrt{3}}'],
]

/** "sin(A + B) = sin A + sin B for A = 60° and B = 30°." */
export const ofSum: RatioFamily = (random, holds) => {
  const [name, A, B, left, right] = random.pick(sums.filter(([, , , l, r]) => (l === r) === holds))
  return {
    text: `$\\${name}(A + B) = ${of(name, 'A')} + ${of(name, 'B')}$ for $A = ${degrees(A)}$ and $B = ${degrees(B)}$.`,
    reason: `the left side is $${left}$, and the right side is $${right}$`,
    hint: 'Put in the two angles on both sides, and read the values in the table.',
    test: () => same(atDegrees(name, A + B), atDegrees(name, A) + atDegrees(name, B)),
  }
}
