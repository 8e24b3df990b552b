import { worked } from '../solution'
import { line } from '../line'
import { clearing, equationsObjection, wholeLine, type Equations } from './pieces/equation'
import { lineTex, standardTex, type Pair } from './pieces/line'
import { outcomeOf, ratioLines, type Outcome } from './pieces/ratio-test'

export interface Given {
  readonly equations: Equations
  /** The word 'consistent' or 'inconsistent', how many solutions there are, or how the lines lie. */
  readonly asked: 'consistency' | 'solutions' | 'lines'
}

/** By what the equations are multiplied to clear their fractions; the least numbers where it is left out. */
export interface Manner {
  readonly by: readonly [first: number, second: number]
}

export const reasons: Readonly<Record<Outcome, string>> = {
  unique: 'The lines intersect at a point: the pair has exactly one solution',
  none: 'The lines are parallel: the pair has no solution',
  infinite: 'The lines coincide: the pair has infinitely many solutions',
}

const places: Readonly<Record<Outcome, string>> = {
  unique: 'the lines intersect at a point',
  none: 'the lines are parallel',
  infinite: 'the lines coincide',
}

const counts: Readonly<Record<Outcome, string>> = {
  unique: 'exactly one solution',
  none: 'no solution',
  infinite: 'infinitely many solutions',
}

/** E.g. "Find out whether the pair 3x/2 + 5y/3 = 7, 9x − 10y = 14 is consistent or inconsistent." */
export const consistency = worked<Given, Manner>({
  id: 'consistency',
  archetype: 'le-classify-ratio',
  objection: ({ equations }) => equationsObjection(equations),
  solve: ({ equations, asked }, manner) => {
    const [first, second] = equations
    const by = manner?.by ?? [clearing(first), clearing(second)]
    const pair: Pair = [wholeLine(first, by[0]), wholeLine(second, by[1])]
    const outcome = outcomeOf(pair)
    const word = outcome === 'none' ? 'inconsistent' : 'consistent'
    const key = { consistency: word, solutions: counts[outcome], lines: places[outcome] }[asked]
    const ratios = ratioLines(pair)
    return {
      lines: [
        ...pair.flatMap((one, index) =>
          by[index] === 1
            ? []
            : [
                line(
                  `cleared ${index + 1}`,
                  `Multiplying the ${index === 0 ? 'first' : 'second'} equation by $${by[index]}$: $${lineTex(one)}$`,
                ),
              ],
        ),
        line('standard form', `In the form $ax + by + c = 0$: $${standardTex(pair[0])}$ and $${standardTex(pair[1])}$`),
        ...ratios.map((one, index) => (index === 0 || index === ratios.length - 1 ? { ...one, marks: 0.5 } : one)),
        { ...line('outcome', reasons[outcome]), marks: 0.5 },
        {
          ...line('key', `So ${{ consistency: 'the pair is ', solutions: 'the pair has ', lines: '' }[asked]}${key}`),
          marks: 0.5,
        },
      ],
      key,
    }
  },
})
