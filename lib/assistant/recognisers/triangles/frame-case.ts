import { frameCase as solution, type FrameCase } from '../../../solutions/triangles/frame-case'
import { phrase, told, type Phrase } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { lengthsIn, segment } from '../../question/segments'
import { without } from '../../question/without'
import { recogniser } from '../../recogniser'

const onSides = '@d:letter on @ab:letter @e:letter on @ac:letter'

/** A, B, C, D and E, where D lies on AB, E on AC, and DE is said to be parallel to BC or to the floor on which B and C stand. */
function lettersIn(question: Question) {
  const points = phrase(question, onSides)
  const parallel = phrase(question, '@de:letter * parallel side? @bc:letter')
  // "DE parallel to the floor joins D on AB" names no second line
  const level = parallel?.facts.bc.name.length === 2 ? parallel : null
  const floor = phrase(question, '@de:letter parallel floor|ground')
  const feet = phrase(question, 'feet @b:letter @c:letter stand|are? floor|ground')
  if (!points) return null
  const { d, ab, e, ac } = points.facts
  const a = [...ab.name].find((letter) => ac.name.includes(letter))
  const [b, c] = [ab, ac].map(({ name }) => [...name].find((letter) => letter !== a))
  if (!a || !b || !c || ab.name.length + ac.name.length !== 4) return null
  const names = [d.name, e.name].map((name) => name.toUpperCase())
  const line = level ?? floor
  const isLine = line !== null && segment(line.facts.de.name) === segment(names.join(''))
  const isLevel = level
    ? segment(level.facts.bc.name) === segment(`${b}${c}`)
    : feet !== null && segment(`${feet.facts.b.name}${feet.facts.c.name}`) === segment(`${b}${c}`)
  const [D = '', E = ''] = names
  return isLine && isLevel && new Set([a, b, c, D, E]).size === 5
    ? { letters: { A: a, B: b, C: c, D, E }, found: [points, line, level ? null : feet] }
    : null
}

interface Asked {
  readonly asked: FrameCase['asked']
  readonly letters?: Readonly<Record<'F' | 'G', string>>
  readonly found: readonly (Pick<Phrase, 'taken'> | null)[]
}

function askedIn(question: Question, named: (name: string) => string, points: Pick<Phrase, 'taken'>): Asked | null {
  const rest = without(question, points)
  const second = phrase(
    rest,
    'second * @fg:letter parallel @bc:letter #n long',
    'another * @fg:letter parallel @bc:letter #n long',
  )
  const placed = second && phrase(rest, '@f:letter on @ab:letter @g:letter on @ac:letter')
  const length = phrase(question, 'find|what|calculate length|distance? ~x? @s:letter', 'long ~x? @s:letter')
  if (second) {
    if (!placed || !length || named(second.facts.bc.name) !== 'BC') return null
    const [f, g] = [placed.facts.f.name, placed.facts.g.name]
    const isThere = named(placed.facts.ab.name) === 'AB' && named(placed.facts.ac.name) === 'AC'
    const isLine = segment(second.facts.fg.name) === segment(`${f}${g}`)
    const d = [...length.facts.s.name].find((letter) => letter !== f)
    if (!isThere || !isLine || !length.facts.s.name.includes(f) || d === undefined || named(d) !== 'D') return null
    return { asked: { FG: second.numbers.n }, letters: { F: f, G: g }, found: [second, placed, length] }
  }
  const more = phrase(
    question,
    'much perimeter triangle @t:letter greater|more|larger|longer perimeter triangle @u:letter',
    'difference perimeters triangle|triangles @t:letter triangle? @u:letter',
  )
  if (more)
    return named(more.facts.t.name) === 'ABC' && named(more.facts.u.name) === 'ADE'
      ? { asked: 'perimeter', found: [more] }
      : null
  const name = length ? named(length.facts.s.name) : ''
  return name === 'CE' ? { asked: 'EC', found: [length] } : name === 'DE' ? { asked: 'DE', found: [length] } : null
}

/** "The frame of a roof is a triangle ABC with a beam DE parallel to BC. AD = 1 m, DB = 4 m, AE = 1.3 m and BC = 7.5 m. Find DE." */
export const frameCase = recogniser<FrameCase>({
  id: 'frame-with-a-parallel-beam',
  solution,
  story: true,
  asPart: true,
  cues: ['parallel'],
  words: [
    ...['triangle', 'triangular', 'parallel', 'side', 'sides', 'point', 'length', 'distance', 'line', 'long', 'stand'],
    ...['second', 'another', 'perimeter', 'greater', 'legs', 'bottom', 'base', 'equal'],
  ],
  examples: [
    'The frame of a roof is a triangle ABC. A beam DE is parallel to BC, with D on AB and E on AC. AD = 1 m, DB = 4 m, AE = 1.3 m and BC = 7.5 m. By how much is the perimeter of △ABC greater than the perimeter of △ADE?',
    'In triangle ABC, DE is parallel to BC with D on AB and E on AC. AD = 2 cm, DB = 4 cm, AE = 3 cm, BC = 9 cm. A second line FG, parallel to BC and 6 cm long, is drawn with F on AB and G on AC. Find the distance DF.',
  ],
  refuses: [
    'A beam DE of a triangle ABC joins D on AB and E on AC. AD = 1 m, DB = 4 m, AE = 1.3 m and BC = 7.5 m. DE is not parallel to BC. Find DE.',
    'In a triangle ABC a beam DE is parallel to BC, with D on AB and E on AC. AD = 1 m, DB = 4 m, AE = 1.3 m and BC = 7.5 m. Find the ratio of the perimeter of △ABC to the perimeter of △ADE.',
    'In a triangle ABC a beam DE is parallel to BC, with D on AB and E on AC. AD = 1 m, DB = 4 m, AE = 1.3 m and AC = 7.5 m. By how much is the perimeter of △ABC greater than the perimeter of △ADE?',
  ],
  read: (question) => {
    const [found, lengths] = [lettersIn(question), lengthsIn(question)]
    if (!found || !lengths || phrase(question, 'not parallel')) return null
    const { letters } = found
    const own = new Map(Object.entries(letters).map(([name, letter]) => [letter, name]))
    const named = (name: string) =>
      [...name]
        .map((letter) => own.get(letter) ?? '?')
        .toSorted()
        .join('')
    const at = (name: string) => {
      const [one, other] = [...lengths.of].find(([key]) => named(key) === name) ?? []
      return one === undefined ? null : (other ?? null)
    }
    const [AD, DB, AE, BC] = ['AD', 'BD', 'AE', 'BC'].map(at)
    const points = found.found[0]
    const asked = points ? askedIn(question, named, points) : null
    if (!AD || !DB || !AE || !BC || !asked || lengths.of.size !== 4) return null
    const known = { ...letters, ...asked.letters }
    const names = factsOf(question, 'letter')
    if (!names.every(({ name }) => [...name.toUpperCase()].every((letter) => Object.values(known).includes(letter))))
      return null
    const all = told(question, ...found.found, ...asked.found)
    return {
      given: { AD, DB, AE, BC, asked: asked.asked, unit: lengths.unit },
      used: [...all.used, ...lengths.used, ...names],
      said: all.said,
      ...(Object.entries(known).some(([name, letter]) => name !== letter) && { letters: known }),
    }
  },
  unit: ({ unit }) => unit,
})
