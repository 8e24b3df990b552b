import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { equals } from '../../../maths/fraction'
import { largestInside as solution, type LargestInside } from '../../../solutions/areas-volumes/largest-inside'

/** What lies in what. */
function kindIn({ words }: Question): LargestInside['kind'] | null {
  const has = (...names: readonly string[]): boolean => names.some((name) => words.includes(name))
  const [cone, sphere] = [has('cone'), has('sphere', 'spherical', 'ball')]
  const outer = [has('cube', 'cubical'), has('hemisphere', 'hemispherical'), has('cylinder', 'cylindrical')]
  if (cone === sphere || outer.filter(Boolean).length !== 1) return null
  const [cube, hemisphere] = outer
  if (cube) return cone ? 'cone in cube' : 'sphere in cube'
  if (hemisphere) return cone ? 'cone in hemisphere' : null
  return sphere ? 'sphere in cylinder' : null
}

/** The edge, the radius, or the diameter and the height, which are equal. */
function sizeIn(question: Question, kind: LargestInside['kind']) {
  if (kind === 'cone in cube' || kind === 'sphere in cube') return phrase(question, 'edge|side * #n', '#n edge|side')
  if (kind === 'cone in hemisphere') return phrase(question, 'radius #n')
  const both = phrase(question, 'diameter * height * both #n')
  if (both) return both
  const two = phrase(question, 'diameter #n height #m', 'height #n diameter #m')
  return two && equals(two.numbers.n, two.numbers.m) ? two : null
}

/** "Find the volume of the largest cone that can be cut out of a cube of edge 6 cm. Give the answer in terms of π." */
export const largestInside = recogniser({
  id: 'largest-solid-inside',
  solution,
  story: true,
  cues: ['largest', 'greatest', 'biggest', 'fits'],
  words: [
    ...[
      'cone',
      'sphere',
      'spherical',
      'ball',
      'cube',
      'cubical',
      'hemisphere',
      'cylinder',
      'cylindrical',
      'right',
      'circular',
      'solid',
      'cut',
    ],
    ...['volume', 'inner', 'base', 'whole', 'out', 'size', 'possible', 'inside', 'maximum'],
  ],
  examples: [
    'Find the volume of the largest right circular cone that can be cut out of a cube of edge 6 cm. Give the answer in terms of π.',
    'largest sphere is carved out of a cube of side 7 cm, find volume of sphere in terms of π',
    'hemisphere of radius 9 cm se biggest cone cut out kiya, volume of cone nikalo in terms of π',
    'A cylinder has diameter 6 cm and height 6 cm. Find the volume of the largest sphere that fits in it. Give the answer in terms of π.',
  ],
  refuses: [
    'Find the volume of the largest right circular cone that can be cut out of a cube of edge 6 cm. Use π = 22/7.',
    'Find the surface area of the largest sphere that can be carved out of a cube of edge 6 cm, in terms of π.',
    'The largest sphere is carved out of a cube of edge 6 cm. Find the volume of the wood left, in terms of π.',
    'A cylinder has diameter 6 cm and height 8 cm. Find the volume of the largest sphere that fits in it in terms of π.',
    'Find the edge of the largest cube that fits into a sphere of radius 6 cm in terms of π.',
  ],
  read: (question) => {
    const kind = kindIn(question)
    const size = kind && sizeIn(question, kind)
    const asked = phrase(question, 'volume')
    const terms = phrase(question, 'term|terms')
    const pi = question.facts.filter(
      (fact) =>
        (fact.kind === 'letter' && fact.name === 'π') || (fact.kind === 'formula' && fact.node.kind === 'letter'),
    )
    const left = phrase(question, 'left|remaining|rest|remains|wasted')
    if (!kind || !size || !asked || !terms || left) return null
    return {
      given: { kind, size: size.numbers.n, unit: size.units.n },
      ...told(question, size, asked, terms, { taken: pi }),
    }
  },
  unit: ({ unit }) => (unit === '' ? '' : `${unit}³`),
})
