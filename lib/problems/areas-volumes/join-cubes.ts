import { joinCubes as solution } from '../../solutions/areas-volumes/join-cubes'
import { fraction } from '../../maths'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'

const numberWords = ['', '', 'Two', 'Three', 'Four', 'Five'] as const
const things = ['wooden cubes', 'cubes', 'iron cubes', 'ice cubes'] as const

interface Draw {
  readonly count: 2 | 3 | 4 | 5
  readonly edge: number
  readonly given: 'edge' | 'volume'
  readonly thing: (typeof things)[number]
  readonly stem: 0 | 1 | 2
}

function question({ count, edge, given, thing, stem }: Draw): string {
  const each = given === 'edge' ? `edge $${edge}$ cm` : `volume $${edge ** 3}$ cm³`
  const cubes = `${numberWords[count]} ${thing}`
  return (
    [
      `${cubes}, each of ${each}, are joined end to end in a row. Find the surface area of the resulting cuboid.`,
      `${cubes} of ${each} each are placed end to end so that they form a cuboid. What is the surface area of this cuboid?`,
      `${cubes}, each having ${each}, are joined face to face in a single row. Find the total surface area of the solid so formed.`,
    ] as const
  )[stem]
}

/** E.g. "Two cubes, each of volume 64 cm³, are joined end to end. Find the surface area of the resulting cuboid." */
export const joinCubes = template({
  id: 'sav-cubes-joined-end-to-end',
  topic: 'areas-volumes',
  archetypes: ['sav-join-cubes'],
  difficulty: 'easy',
  marks: 2,
  draw: (random): Draw => ({
    count: random.pick([2, 2, 3, 4, 5] as const),
    edge: random.integer(3, 10),
    given: random.pick(['edge', 'volume'] as const),
    thing: random.pick(things),
    stem: random.pick([0, 1, 2] as const),
  }),
  things: ({ edge }) => [{ name: 'the edge of a cube', size: edge, least: 3, most: 10, unit: 'cm' }],
  given: ({ count, edge, given }) => ({
    count,
    each: { kind: given, value: fraction(given === 'edge' ? edge : edge ** 3) },
    unit: 'cm',
  }),
  solution,
  ask: (draw) => {
    const { count, edge, given } = draw
    const length = count * edge
    return {
      question: question(draw),
      rule: { kind: 'number', unit: 'cm²' },
      hints: [
        ...(given === 'volume' ? ['Find the edge first: the volume of a cube is the cube of its edge.'] : []),
        'Only the length changes; breadth and height stay as they are.',
        'The faces that touch are hidden inside and do not count.',
      ],
      explanation: `At each joint two faces disappear, so the surface is less than that of ${count} separate cubes by $${2 * (count - 1)}a^2$.`,
      solutionFigure: {
        kind: 'solid',
        description: `A cuboid ${length} cm long, ${edge} cm broad and ${edge} cm high.`,
        parts: [
          {
            shape: 'cuboid',
            length,
            breadth: edge,
            height: edge,
            labels: { length: `${length} cm`, breadth: `${edge} cm`, height: `${edge} cm` },
          },
        ],
      },
    }
  },
  crossCheck: ({ count, edge }) => {
    // Face by face: a face of a cube counts unless another cube stands against it.
    let faces = 0
    for (let cube = 0; cube < count; cube++) {
      faces += 4
      if (cube === 0) faces++
      if (cube === count - 1) faces++
    }
    return `${faces * edge * edge}`
  },
  slips: ({ count, edge }) => {
    const key = fraction((4 * count + 2) * edge * edge)
    return wrongValues(key, [
      [fraction(6 * count * edge * edge), 'The faces that touch are hidden: do not count them.', 'cuboid'],
      [fraction((5 * count + 1) * edge * edge), 'At each joint two faces disappear, one of each cube.', 'cuboid'],
      [fraction(count * edge ** 3), 'That is the volume; the surface area is asked.', 'formula'],
      [fraction(4 * count * edge * edge), 'The two end faces belong to the surface as well.', 'formula'],
    ])
  },
})
