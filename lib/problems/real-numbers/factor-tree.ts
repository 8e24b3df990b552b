import { factorTree as solution, treeNumber } from '../../solutions/real-numbers/factor-tree'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { product } from './pieces/in-words'
import { treeFigure, type Tree } from './pieces/tree'

/** "The number x branches into 3 and y, y into 5 and z, ...": what is told of each branching. */
const told = ({ top, first, middle, second, last }: Tree): readonly [string, string, string] => [
  `$${top}$ branches into $${first}$ and $${middle}$`,
  `$${middle}$ branches into $${second}$ and $${last[0]}$`,
  `$${last[0]}$ branches into $${last[1]}$ and $${last[2]}$`,
]

function treeOf({ primes, up }: { readonly primes: readonly number[]; readonly up: boolean }): Tree {
  const [p = 2, q = 3, r = 5, s = 7] = primes
  return up
    ? { top: 'x', first: `${p}`, middle: 'y', second: `${q}`, last: ['z', `${r}`, `${s}`] }
    : { top: `${p * q * r * s}`, first: 'x', middle: `${q * r * s}`, second: `${q}`, last: ['z', 'y', `${s}`] }
}

/** E.g. "In a factor tree x branches into 3 and y, y into 5 and z, and z into 7 and 11. Find x and y." */
export const factorTree = template({
  id: 'rn-factor-tree',
  topic: 'real-numbers',
  archetypes: ['rn-factor-tree'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) => ({
    primes: random.until(
      (source) => Array.from({ length: 4 }, () => source.pick([2, 2, 3, 3, 5, 7, 11, 13, 17])),
      (found) => product(found) <= 5000 && product(found) >= 60 && new Set(found).size > 2,
    ),
    up: random.chance(0.5),
    stem: random.pick(['tree', 'rubbed', 'figure'] as const),
  }),
  given: (draw) => {
    const { top, first, middle, second, last } = treeOf(draw)
    const branchings = [[top, first, middle], [middle, second, last[0]], last] as const
    return {
      branchings: branchings.map(
        ([above, left, right]) => [treeNumber(above), treeNumber(left), treeNumber(right)] as const,
      ),
      asked: ['x', 'y'],
    }
  },
  solution,
  ask: (draw) => {
    const tree = treeOf(draw)
    const { up, stem } = draw
    const [one, two, three] = told(tree)
    return {
      question: {
        tree: `In a factor tree ${one}, ${two}, and ${three}. Find $x$ and $y$.`,
        rubbed: `Some numbers of a factor tree were rubbed out and are called $x$, $y$ and $z$: ${one}, ${two}, and ${three}. What are $x$ and $y$?`,
        figure: `The figure shows a factor tree, in which ${one}, ${two}, and ${three}. Find the missing numbers $x$ and $y$.`,
      }[stem],
      rule: { kind: 'pair' },
      figure: treeFigure(tree),
      hints: [
        'A number in a factor tree is the product of the two numbers below it.',
        up ? 'Begin at the bottom of the tree and go up.' : 'A missing factor is found by division.',
      ],
      explanation:
        'At each branching a number is split into two factors, so going up means multiplying and going down means dividing.',
    }
  },
  crossCheck: ({ primes, up }) => {
    const [p = 0, q = 0, r = 0, s = 0] = primes
    const whole = p * q * r * s
    const numbers = Array.from({ length: whole }, (_, i) => i + 1)
    const y = numbers.find((n) => (up ? n / q === r * s : n * s * q * p === whole))
    const x = numbers.find((n) => (up ? n / p === y : n * q * r * s === whole))
    return `x = ${x}, y = ${y}`
  },
  slips: ({ primes, up }) => {
    const [p = 2, q = 3, r = 5, s = 7] = primes
    const text = (x: number, y: number) => `x = ${x}, y = ${y}`
    return up
      ? distinctSlips(text(p * q * r * s, q * r * s), [
          {
            response: text(q * r * s, p * q * r * s),
            note: 'x and y are exchanged: x stands at the top.',
            step: 'both',
          },
          { response: text(p * r * s, r * s), note: 'One level is left out: y stands above z.', step: 'y' },
          {
            response: text(p + q + r + s, q + r + s),
            note: 'The numbers of a branching are multiplied, not added.',
            step: 'z',
          },
        ])
      : distinctSlips(text(p, r), [
          { response: text(r, p), note: 'x and y are exchanged: x stands next to the top.', step: 'both' },
          { response: text(p, r * s), note: 'That is z, one level higher than y.', step: 'y' },
          {
            response: text(p * q * r * s - q * r * s, r),
            note: 'A missing factor is found by division, not by subtraction.',
            step: 'x',
          },
        ])
  },
})
