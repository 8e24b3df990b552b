import { placeOf } from '@/lib/letters'
import { poseProblem, type Template } from '@/lib/problems/all'
import { templates } from '@/lib/problems/triangles'
import type { SketchFigure, XY } from '@/lib/figures/figure'
import { textsOf } from '@/checks/prove/proof'

const seeds = Array.from({ length: 40 }, (_, index) => `seed-${index}`)

describe.each(templates.map((template) => [template.id, template] as const))('%s', (_, template) => {
  it('draws only points that it names', () => {
    for (const seed of seeds) {
      const { figure } = poseProblem(template, seed)
      if (figure?.kind !== 'sketch') continue
      const used = [
        ...(figure.segments ?? []).flatMap(({ from, to }) => [from, to]),
        ...(figure.angles ?? []).flatMap(({ at, from, to }) => [at, from, to]),
      ]
      expect(used.filter((name) => !(name in figure.points))).toEqual([])
      expect(Object.values(figure.points).flat().every(Number.isFinite)).toBe(true)
    }
  })

  it('asks nothing that was removed from the syllabus', () => {
    for (const seed of seeds)
      for (const text of textsOf(poseProblem(template, seed)))
        expect(text).not.toMatch(/ratio of (the|their) areas|prove the Pythagoras|converse of (the )?Pythagoras/i)
  })
})

describe('the chapter', () => {
  it('has a proof to put in order and a missing reason among the hard ones', () => {
    const kinds = templates
      .filter(({ difficulty }) => difficulty === 'hard')
      .map((template) => poseProblem(template, 'kind').answerValidator.kind)
    expect(kinds).toEqual(expect.arrayContaining(['sequence', 'choice']))
  })
})

const named = (id: string): Template => {
  const found = templates.find((template) => template.id === id)
  if (!found) throw new Error(`no template ${id}`)
  return found
}

function sketchOf(id: string, seed: string): SketchFigure {
  const { figure } = poseProblem(named(id), seed)
  if (figure?.kind !== 'sketch') throw new Error(`${id} has no sketch`)
  return figure
}

const at = (figure: SketchFigure, name: string | undefined): XY => figure.points[name ?? ''] ?? [NaN, NaN]
const distance = (p: XY, q: XY): number => Math.hypot(p[0] - q[0], p[1] - q[1])

/** The angle at p between the rays to q and r, in degrees. */
function angle(p: XY, q: XY, r: XY): number {
  const turn = Math.atan2(q[1] - p[1], q[0] - p[0]) - Math.atan2(r[1] - p[1], r[0] - p[0])
  const degrees = Math.abs((turn * 180) / Math.PI)
  return degrees > 180 ? 360 - degrees : degrees
}

it('the sides that the parallel line cuts are 3-10, and 1-5 more', () => {
  for (let seed = 0; seed < 200; seed++) {
    const [upper = 0, lower = 0] = (sketchOf('tri-bpt-fourth-segment', `${seed}`).segments ?? [])
      .slice(0, 2)
      .map(({ label }) => Number(label?.replace(' cm', '')))
    expect(upper >= 3 && upper <= 10 && lower - upper >= 1 && lower - upper <= 5).toBe(true)
  }
})

describe('figures are true to the statement', () => {
  it.each(seeds)('the cut is parallel and in the right ratio, %s', (seed) => {
    const figure = sketchOf('tri-bpt-fourth-segment', seed)
    const [A, B, C, D, E] = Object.values(figure.points)
    if (!A || !B || !C || !D || !E) throw new Error('five points')
    expect(D[1]).toBeCloseTo(E[1], 9)
    const [upper = 0, lower = 1] = (figure.segments ?? [])
      .slice(0, 2)
      .map(({ label }) => Number(label?.replace(' cm', '')))
    expect(distance(A, D) / distance(D, B)).toBeCloseTo(upper / lower, 9)
  })

  it.each(seeds)('the two marked angles are equal, %s', (seed) => {
    const figure = sketchOf('tri-mean-proportional-side', seed)
    const [one, two] = (figure.angles ?? []).map(({ at: vertex, from, to }) =>
      angle(at(figure, vertex), at(figure, from), at(figure, to)),
    )
    expect(one).toBeCloseTo(two ?? NaN, 6)
  })

  it.each(['tri-missing-reason', 'tri-prove-reciprocal-sum', 'tri-crossed-wires', 'tri-tower-shadow'])(
    'every little square of %s is a right angle',
    (id) => {
      for (const seed of seeds) {
        const figure = sketchOf(id, seed)
        for (const { at: vertex, from, to, right } of figure.angles ?? [])
          if (right) expect(angle(at(figure, vertex), at(figure, from), at(figure, to))).toBeCloseTo(90, 6)
      }
    },
  )

  it('the feet in the proof of the Basic Proportionality Theorem are feet of perpendiculars', () => {
    const [A, B, C, D, E, M, N] = Object.values(sketchOf('tri-prove-bpt', 'feet').points)
    if (!A || !B || !C || !D || !E || !M || !N) throw new Error('seven points')
    expect(angle(M, D, C)).toBeCloseTo(90, 6)
    expect(angle(N, E, B)).toBeCloseTo(90, 6)
  })
})

it('the unknown x makes the two ratios equal and every length positive', () => {
  for (const id of ['tri-bpt-find-x', 'tri-trapezium-diagonals'])
    for (const seed of seeds) {
      const { question, answer } = poseProblem(named(id), seed)
      const lengths = [...question.matchAll(/= (?:(\d*)x)(?: ([+-]) (\d+))?\$/g)].map(
        ([, p, sign, q]) => Number(p === '' ? 1 : p) * Number(answer) + (sign === '-' ? -1 : 1) * Number(q ?? 0),
      )
      const [first = 0, second = 0, third = 0, fourth = 0] = lengths
      expect(lengths).toHaveLength(4)
      expect(Math.min(...lengths)).toBeGreaterThan(0)
      expect(first * fourth).toBe(second * third)
    }
})

it('two triangles of different shape fit the data when no criterion applies', () => {
  for (let seed = 0; seed < 300; seed++) {
    const { question, answerValidator, options } = poseProblem(named('tri-which-criterion'), `${seed}`)
    if (!options?.[placeOf(answerValidator.expected)]?.startsWith('No criterion')) continue
    const [AB = NaN, BC = NaN, degrees = NaN] = ['AB', 'BC', 'angle A'].map((name) =>
      Number(new RegExp(`${name} = (\\d+)`).exec(question)?.[1]),
    )
    // only where an angle is given that does not lie between the sides
    if (![AB, BC, degrees].every(Number.isFinite)) continue
    expect(BC).toBeLessThan(AB)
    expect(BC).toBeGreaterThan(AB * Math.sin((degrees * Math.PI) / 180))
  }
})

it('the last line about poles and sheets names what the story asks for', () => {
  const asked = [/How long is the (rope|cut)\?/, /How far does it (fly)\?/]
  const seen = new Set<string>()
  for (let seed = 0; seed < 200; seed++) {
    const { question, steps } = poseProblem(named('tri-right-triangle-length'), `${seed}`)
    const thing = asked.map((words) => words.exec(question)?.[1]).find((word) => word !== undefined)
    if (thing === undefined) continue
    seen.add(thing)
    expect(steps.at(-1)).toContain(thing === 'fly' ? 'the distance that the bird flies' : `the ${thing}`)
  }
  expect([...seen].sort()).toEqual(['cut', 'fly', 'rope'])
})

it('a water tower is 20 m to 40 m high, and a pole that is held by hand at most 4 m', () => {
  for (let seed = 0; seed < 300; seed++) {
    const { question, answer } = poseProblem(named('tri-tower-shadow'), `${seed}`)
    if (question.includes('water tower')) expect(Number(answer) >= 20 && Number(answer) <= 40).toBe(true)
    const held = /holds a pole of (\d+) m/.exec(question)?.[1]
    if (held !== undefined) expect(Number(held)).toBeLessThanOrEqual(4)
  }
})

it('the equation for x is linear where finding it has two marks, and may be quadratic where it has three', () => {
  const quadratic = (id: string) =>
    seeds.filter((seed) => poseProblem(named(id), seed).steps.some((step) => step.startsWith('Factorising')))
  expect(quadratic('tri-bpt-find-x')).toEqual([])
  expect(quadratic('tri-trapezium-diagonals').length).toBeGreaterThan(0)
})

it('a side that is matched wrongly comes of the numbers in the question', () => {
  let found = 0
  for (let seed = 0; seed < 200; seed++) {
    const { question, answerValidator } = poseProblem(named('tri-length-with-equal-angles'), `${seed}`)
    const slip = answerValidator.slips?.find(({ note }) => note.startsWith('Match each side'))
    if (slip === undefined) continue
    found++
    const [AE = NaN, AB = NaN, BC = NaN] = [...question.matchAll(/= ([\d.]+)\$ cm/g)].map(([, length]) =>
      Number(length),
    )
    expect(Number(slip.response)).toBeCloseTo((AE * AB) / BC, 2)
  }
  expect(found).toBeGreaterThan(20)
})
