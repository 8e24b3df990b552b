import { sumOf } from './pieces/progression'
import { distinctSlips } from '../slips/distinct-slips'
import type { Posed } from '../posed'
import { template, type Slip } from '../template'
import { drawPrizes, posedPrizes, slipsForPrizes, type Prizes } from './pieces/prizes'
import { drawSalary, posedSalary, slipsForSalary, type Salary } from './pieces/rising-salary'
import { drawRungs, posedRungs, slipsForRungs, type Rungs } from './pieces/rungs'

type Draw = Prizes | Rungs | Salary

/** Ranges of the first one (₹, cm, ₹), of the change, and of the number. */
const sizes = {
  prizes: [
    [100, 600],
    [10, 50],
    [5, 9],
  ],
  rungs: [
    [36, 60],
    [1, 3],
    [7, 13],
  ],
  income: [
    [10_000, 25_000],
    [400, 1200],
    [6, 16],
  ],
} as const

const draws = { prizes: drawPrizes, rungs: drawRungs, income: drawSalary } as const

function posed(draw: Draw): Posed {
  if (draw.story === 'prizes') return posedPrizes(draw)
  return draw.story === 'rungs' ? posedRungs(draw) : posedSalary(draw)
}

function slipsFor(draw: Draw): readonly Slip[] {
  if (draw.story === 'prizes') return slipsForPrizes(draw)
  return draw.story === 'rungs' ? slipsForRungs(draw) : slipsForSalary(draw)
}

const keyOf = ({ story, a, d, n }: Draw): string =>
  `${story === 'prizes' ? a : story === 'rungs' ? sumOf(a, -d, n) : n}`

/** E.g. "A sum of ₹700 is to be used for seven cash prizes. Each prize is ₹20 less than the one before it. ..." */
export const prizesAndRungs = template<Draw>({
  id: 'ap-word-prizes-rungs-years',
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  archetypes: ['ap-word-sequence'],
  marks: 3,
  draw: (random) => draws[random.pick(['prizes', 'rungs', 'income'] as const)](random),
  things: ({ story, a, d, n }) => {
    const [first, change, count] = sizes[story]
    return [
      { name: 'the first prize, rung or salary', size: a, least: first[0], most: first[1] },
      { name: 'how much it changes', size: d, least: change[0], most: change[1] },
      { name: 'how many there are', size: n, least: count[0], most: count[1] },
    ]
  },
  pose: posed,
  crossCheck: ({ story, a, d, n }) => {
    const falling = Array.from({ length: n }, (_, index) => a - index * d).reduce((sum, value) => sum + value, 0)
    if (story === 'rungs') return `${falling} cm`
    if (story === 'prizes')
      for (let first = 1; first <= 1000; first++)
        if (
          Array.from({ length: n }, (_, index) => first - index * d).reduce((sum, value) => sum + value, 0) === falling
        )
          return `₹${first}`
    let [year, salary] = [1, a]
    for (; salary < a + (n - 1) * d; salary += d) year++
    return `${year}`
  },
  slips: (draw) => distinctSlips(keyOf(draw), slipsFor(draw)),
})
