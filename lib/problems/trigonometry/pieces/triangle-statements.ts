import {
  acute,
  degrees,
  full,
  of,
  otherThan,
  ratioNames,
  same,
  valueOf,
  type RatioFamily,
  type RatioName,
} from './ratio-family'

const sidesOf: Readonly<Record<RatioName, readonly [top: Side, bottom: Side]>> = {
  sin: ['opposite', 'hypotenuse'],
  cos: ['adjacent', 'hypotenuse'],
  tan: ['opposite', 'adjacent'],
  cot: ['adjacent', 'opposite'],
  sec: ['hypotenuse', 'adjacent'],
  cosec: ['hypotenuse', 'opposite'],
}

type Side = 'opposite' | 'adjacent' | 'hypotenuse'

const inWords = (side: Side): string => (side === 'hypotenuse' ? 'hypotenuse' : `${side} side`)

/** "sin θ = 4/3 for some acute angle θ." */
export const possible: RatioFamily = (random, holds) => {
  const name = random.pick(['sin', 'cos', 'sec', 'cosec'] as const)
  const isSmall = name === 'sin' || name === 'cos'
  const [small, large] = random.pick([
    [3, 4],
    [2, 3],
    [4, 5],
    [5, 6],
    [3, 5],
    [5, 7],
    [5, 12],
    [7, 9],
    [8, 11],
    [9, 10],
  ] as const)
  const [p, q] = isSmall === holds ? [small, large] : [large, small]
  const ratio = of(name, '\\theta')
  const [top, bottom] = sidesOf[name]
  return {
    text: `$${ratio} = \\frac{${p}}{${q}}$ for some acute angle $\\theta$.`,
    reason: `the hypotenuse is the longest side, so $${ratio}$ can ${
      holds
        ? `have any value ${isSmall ? 'between $0$ and $1$' : 'greater than $1$'}`
        : `never be ${isSmall ? 'greater' : 'less'} than $1$`
    }`,
    hint: `Think of $${ratio}$ as ${inWords(top)} over ${inWords(bottom)}. Which of the two is longer?`,
    test: () => !Number.isNaN(Math.acos(isSmall ? p / q : q / p)),
  }
}

/** "The value of tan A is always less than 1, where A is an acute angle." */
export const bound: RatioFamily = (random, holds) => {
  const always: Partial<Readonly<Record<RatioName, 'less' | 'greater'>>> = {
    sin: 'less',
    cos: 'less',
    sec: 'greater',
    cosec: 'greater',
  }
  const [name, word] = random.pick(
    ratioNames
      .flatMap((each) => [[each, 'less'] as const, [each, 'greater'] as const])
      .filter(([each, than]) => (always[each] === than) === holds),
  )
  const known = always[name]
  const large = name === 'tan' ? 60 : 30
  return {
    text: `The value of $${of(name, 'A')}$ is always ${word} than $1$, where $A$ is an acute angle.`,
    reason: known
      ? `the hypotenuse is the longest side, so $${of(name, 'A')}$ is always ${known} than $1$`
      : `$${of(name, degrees(large))} = \\sqrt{3}$ is greater than $1$, and $${of(name, degrees(90 - large))} = \\frac{1}{\\sqrt{3}}$ is less`,
    hint: known
      ? `Think of $${of(name, 'A')}$ as ${inWords(sidesOf[name][0])} over ${inWords(sidesOf[name][1])}. Which of the two is longer?`
      : 'Try $A = 30^\\circ$ and $A = 60^\\circ$.',
    test: () => acute.every((t) => (word === 'less' ? valueOf[name](t) < 1 : valueOf[name](t) > 1)),
  }
}

/** "If tan A = 3/4 for an acute angle A, then sin A = 3/5." */
export const fromOneRatio: RatioFamily = (random, holds) => {
  const [first, second] = random.pick([
    [3, 4],
    [5, 12],
    [8, 15],
    [7, 24],
    [20, 21],
  ] as const)
  const [a, b] = random.pick([
    [first, second],
    [second, first],
  ])
  const c = Math.hypot(a, b)
  const quotient = (name: RatioName, opposite: number, adjacent: number) => {
    const size: Readonly<Record<Side, number>> = { opposite, adjacent, hypotenuse: c }
    const [top, bottom] = sidesOf[name]
    return `\\frac{${size[top]}}{${size[bottom]}}`
  }
  const withHypotenuse = random.pick(['sin', 'cos', 'sec', 'cosec'] as const)
  const [given, asked] = random.pick([
    [withHypotenuse, random.pick(['tan', 'cot'] as const)] as const,
    [random.pick(['tan', 'cot'] as const), withHypotenuse] as const,
  ])
  const right = quotient(asked, a, b)
  return {
    text: `If $${of(given, 'A')} = ${quotient(given, a, b)}$ for an acute angle $A$, then $${of(asked, 'A')} = ${holds ? right : quotient(asked, b, a)}$.`,
    reason: `the opposite side, the adjacent side and the hypotenuse are as $${a}$, $${b}$ and $${c}$, so $${of(asked, 'A')} = ${right}$`,
    hint: 'Draw a right triangle for the given ratio, and find its third side by the Pythagoras theorem.',
    test: () => {
      const [top, bottom] = sidesOf[asked]
      const size: Readonly<Record<Side, number>> = holds
        ? { opposite: a, adjacent: b, hypotenuse: c }
        : { opposite: b, adjacent: a, hypotenuse: c }
      return same(valueOf[asked](Math.atan2(a, b)), size[top] / size[bottom])
    },
  }
}

/** "cos A is the abbreviation used for the cosecant of angle A." */
export const abbreviation: RatioFamily = (random, holds) => {
  const name = random.pick(ratioNames)
  const other = holds ? name : otherThan(random, name)
  return {
    text: `$${of(name, 'A')}$ is the abbreviation used for the ${full[other]} of angle $A$.`,
    reason: `$${of(name, 'A')}$ stands for the ${full[name]} of angle $A$`,
    hint: 'Write the full names of the six ratios beside their abbreviations. Some of them begin alike.',
    test: () => acute.every((t) => same(valueOf[name](t), valueOf[other](t))),
  }
}
