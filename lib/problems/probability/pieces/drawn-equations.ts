import { rootsAsked, type DrawnEquation as Given } from '../../../solutions/probability/drawn-equation'

/** x² + bx + c = 0, where b and c come up by chance in a story. */
export interface DrawnEquation extends Given {
  readonly story: 'dice' | 'boxes' | 'wheels'
  readonly stem: 0 | 1
}

type Pair = readonly [b: number, c: number]

const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, index) => index + 1)

export const allPairs = ({ most: [b, c] }: DrawnEquation): readonly Pair[] =>
  upTo(b).flatMap((first) => upTo(c).map((second) => [first, second] as const))

/** Two ways of telling each story. */
export function equationQuestion({ most: [b, c], ask, story, stem }: DrawnEquation): string {
  const wanted = `the equation $x^2 + bx + c = 0$ has ${rootsAsked[ask].words}`
  const tellings = {
    dice: [
      `A die is thrown twice. The number that comes up first is taken for $b$ and the second one for $c$. Find the probability that ${wanted}.`,
      `Nandini rolls a white die and a black die. Let $b$ be the number on the white die and $c$ that on the black one. What is the probability that ${wanted}?`,
    ],
    boxes: [
      `Box I holds cards numbered $1$ to $${b}$ and Box II cards numbered $1$ to $${c}$. One card is drawn at random from each box: $b$ is the number from Box I and $c$ the number from Box II. Find the probability that ${wanted}.`,
      `The number $b$ is chosen at random from the numbers $1$ to $${b}$, and then $c$ from the numbers $1$ to $${c}$. What is the probability that ${wanted}?`,
    ],
    wheels: [
      `A wheel with the numbers $1$ to $${b}$ is spun to find $b$, and one with the numbers $1$ to $${c}$ to find $c$; on each wheel all the numbers are equally likely. Find the probability that ${wanted}.`,
      `At a maths fair Imran spins two wheels. The first shows one of the numbers $1$ to $${b}$, which he calls $b$; the second one of the numbers $1$ to $${c}$, which he calls $c$. All the numbers of a wheel are equally likely. What is the probability that ${wanted}?`,
    ],
  } as const
  return tellings[story][stem]
}
