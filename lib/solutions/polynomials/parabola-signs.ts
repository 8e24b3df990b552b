import { earns, line, type Line } from '../line'
import { worked } from '../solution'

/** How the parabola y = ax² + bx + c opens, and where it cuts the y-axis. */
export interface Given {
  readonly opens: 'upwards' | 'downwards' | null
  readonly cuts: 'above' | 'below' | 'at' | null
  readonly asked: readonly ('a' | 'c')[]
}

const signOf = ({ opens, cuts }: Given, letter: 'a' | 'c'): string | null => {
  if (letter === 'a') return opens === null ? null : opens === 'upwards' ? 'positive' : 'negative'
  return cuts === null ? null : cuts === 'at' ? 'zero' : cuts === 'above' ? 'positive' : 'negative'
}

const reasonOf = (given: Given, letter: 'a' | 'c'): Line => {
  const sign = signOf(given, letter) ?? ''
  if (letter === 'a') {
    const relation = sign === 'positive' ? '>' : '<'
    return line('a', `The parabola opens ${given.opens ?? ''}, so $a ${relation} 0$: $a$ is ${sign}`)
  }
  const relation = sign === 'zero' ? '=' : sign === 'positive' ? '>' : '<'
  const where = given.cuts === 'at' ? 'at the origin' : `${given.cuts ?? ''} the origin`
  return line(
    'c',
    `At $x = 0$ the value is $y = c$. The parabola cuts the $y$-axis ${where}, so $c ${relation} 0$: $c$ is ${sign}`,
  )
}

/** E.g. "The parabola y = ax² + bx + c opens downwards and cuts the y-axis above the origin. What are the signs of a and c?" */
export const parabolaSigns = worked<Given>({
  id: 'parabola-signs',
  archetype: 'poly-sign-from-parabola',
  objection: (given) =>
    given.asked.length > 0 && given.asked.every((letter) => signOf(given, letter) !== null)
      ? null
      : 'Something is missing: the sign of $a$ is seen from how the parabola opens, that of $c$ from where it cuts the $y$-axis.',
  solve: (given) => {
    const key = given.asked.map((letter) => `${letter} is ${signOf(given, letter) ?? ''}`).join(', ')
    return { lines: [...given.asked.map((letter) => reasonOf(given, letter)), earns(1, `So ${key}.`)], key }
  },
})
