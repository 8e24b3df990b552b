import { ageReciprocals as solution } from '../../solutions/quadratic-equations/age-reciprocals'
import { add, fraction, subtract, toTex, type Fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** 1/(age − ago) + 1/(age + later) is a simple fraction; the other root is negative. */
interface Draw {
  readonly age: number
  readonly ago: number
  readonly later: number
  readonly stem: 0 | 1 | 2
}

const people = ['Rehman', 'Divya', 'Thomas'] as const

const sumOf = ({ age, ago, later }: Omit<Draw, 'stem'>): Fraction =>
  add(fraction(1, age - ago), fraction(1, age + later))

/** The two roots of right · (x − ago)(x + later) = 2x + later − ago add up to 2/right + ago − later. */
function otherRoot(draw: Omit<Draw, 'stem'>): Fraction {
  const right = sumOf(draw)
  return subtract(fraction(2n * right.d, right.n), fraction(draw.age - draw.ago + draw.later))
}

function story(draw: Draw): string {
  const { ago, later, stem } = draw
  const right = `$${toTex(sumOf(draw))}$`
  const name = people[stem]
  return (
    [
      `The sum of the reciprocals of ${name}'s ages (in years) ${ago} years ago and ${later} years from now is ${right}. Find ${name}'s present age.`,
      `The reciprocals of ${name}'s ages in years, ${ago} years ago and ${later} years from now, add up to ${right}. How old is she now?`,
      `If the reciprocal of ${name}'s age ${ago} years ago is added to the reciprocal of his age ${later} years hence, the result is ${right} (ages in years). What is his present age?`,
    ] as const
  )[stem]
}

/** E.g. "The sum of the reciprocals of Rehman's ages (in years) 3 years ago and 5 years from now is 1/3. ..." */
export const wordAgeReciprocals = template<Draw>({
  id: 'qe-word-age-reciprocals',
  version: 3,
  topic: 'quadratic-equations',
  difficulty: 'hard',
  archetypes: ['qe-word-ages-marks-cost'],
  marks: 3,
  draw: (random) => ({
    ...random.until(
      (source) => {
        const age = source.integer(5, 21)
        return { age, ago: source.integer(2, Math.min(9, age - 2)), later: source.integer(2, 12) }
      },
      (drawn) => {
        const [right, other] = [sumOf(drawn), otherRoot(drawn)]
        return (
          right.d <= 24n &&
          right.n <= 5n &&
          other.n < 0n &&
          other.d <= 5n &&
          drawn.ago !== drawn.later &&
          ![drawn.ago, drawn.later].includes(drawn.age)
        )
      },
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  things: ({ age }) => [{ name: 'the age now', size: age, least: 5, most: 21, unit: 'years' }],
  pose: (draw) => {
    const { age, ago, later, stem } = draw
    const name = people[stem]
    const given = { ago: fraction(ago), later: fraction(later), sum: sumOf(draw) }
    const solved = solution.solve(given, { whose: `${name}'s`, pronoun: stem === 1 ? 'her' : 'his' })
    return {
      question: story(draw),
      rule: { kind: 'number', expected: solved.key, unit: 'years' },
      hints: [
        `Let ${name}'s present age be $x$ years and write both other ages.`,
        `The reciprocal of $x - ${ago}$ is $\\frac{1}{x - ${ago}}$. Add the two reciprocals over one denominator.`,
        'Cross-multiply, bring all terms to one side and factorise. Can an age be negative?',
      ],
      steps: solved.lines,
      explanation: `The reciprocals of the two ages are added, not the ages. Check: $\\frac{1}{${age - ago}} + \\frac{1}{${age + later}} = ${toTex(sumOf(draw))}$.`,
    }
  },
  crossCheck: (draw) => {
    const right = sumOf(draw)
    for (let x = draw.ago + 1; x <= 100; x++) {
      const [before, after] = [x - draw.ago, x + draw.later]
      if ((before + after) * Number(right.d) === Number(right.n) * before * after) return `${x} years`
    }
    return ''
  },
  slips: (draw) => {
    const { age, ago, later } = draw
    const other = otherRoot(draw)
    return distinctSlips(`${age}`, [
      { response: `${age - ago}`, note: `That is the age ${ago} years ago. The present age is asked.`, step: 'last' },
      {
        response: `${age + later}`,
        note: `That is the age ${later} years from now. The present age is asked.`,
        step: 'last',
      },
      {
        response: other.d === 1n ? `${other.n}` : `${other.n}/${other.d}`,
        note: 'An age cannot be negative: reject that root.',
        step: 'rejected',
      },
    ])
  },
})
