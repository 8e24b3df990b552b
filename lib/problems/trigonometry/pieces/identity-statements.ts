import {
  acute,
  of,
  otherThan,
  ratioNames,
  reciprocal,
  same,
  valueOf,
  type RatioFamily,
  type RatioName,
} from './ratio-family'

/** "tan A × cot A = 1 for every acute angle A." */
export const reciprocals: RatioFamily = (random, holds) => {
  const name = random.pick(ratioNames)
  const other = holds ? reciprocal[name] : otherThan(random, name, reciprocal[name])
  const [first, second] = [of(name, 'A'), of(other, 'A')]
  const text = random.pick([`${first} \\times ${second} = 1`, `${second} = \\frac{1}{${first}}`])
  return {
    text: `$${text}$ for every acute angle $A$.`,
    reason: `the reciprocal of $${first}$ is $${of(reciprocal[name], 'A')}$${holds ? '' : `, and not $${second}$`}`,
    hint: `Write $${first}$ as a quotient of two sides. Which ratio has these sides the other way round?`,
    test: () => acute.every((t) => same(valueOf[name](t) * valueOf[other](t), 1)),
  }
}

const squares: readonly (readonly [identity: string, larger: RatioName, smaller: RatioName])[] = [
  ['\\sec^2 A = 1 + \\tan^2 A', 'sec', 'tan'],
  ['\\cosec^2 A = 1 + \\cot^2 A', 'cosec', 'cot'],
]

/** "sec² A = 1 + tan² A for every acute angle A." */
export const squaresDiffer: RatioFamily = (random, holds) => {
  const [identity, large, small] = random.pick(squares)
  const [L, S] = [`\\${large}^2 A`, `\\${small}^2 A`]
  const sign = holds ? 1 : -1
  const text = random.pick(
    holds
      ? [`${L} = 1 + ${S}`, `${S} = ${L} - 1`, `${L} - ${S} = 1`]
      : [`${L} = 1 - ${S}`, `${S} = 1 - ${L}`, `${L} + ${S} = 1`],
  )
  return {
    text: `$${text}$ for every acute angle $A$.`,
    reason: `the identity is $${identity}$`,
    hint: `Divide $\\sin^2 A + \\cos^2 A = 1$ by $${large === 'sec' ? '\\cos' : '\\sin'}^2 A$.`,
    test: () => acute.every((t) => same(valueOf[large](t) ** 2 - sign * valueOf[small](t) ** 2, 1)),
  }
}

/** "sin² A = 1 - cos² A for every acute angle A." */
export const squaresAdd: RatioFamily = (random, holds) => {
  const [first, second] = random.pick([['sin', 'cos'] as const, ['cos', 'sin'] as const])
  const [F, S] = [`\\${first}^2 A`, `\\${second}^2 A`]
  const sign = holds ? 1 : -1
  const text = random.pick(
    holds
      ? [`${F} = 1 - ${S}`, `${F} + ${S} = 1`, `1 - ${F} = ${S}`]
      : [`${F} = 1 + ${S}`, `${F} - ${S} = 1`, `1 + ${S} = ${F}`],
  )
  return {
    text: `$${text}$ for every acute angle $A$.`,
    reason: 'the identity is $\\sin^2 A + \\cos^2 A = 1$',
    hint: 'Write $\\sin A$ and $\\cos A$ with the sides of a right triangle, and use the Pythagoras theorem.',
    test: () => acute.every((t) => same(valueOf[first](t) ** 2 + sign * valueOf[second](t) ** 2, 1)),
  }
}
