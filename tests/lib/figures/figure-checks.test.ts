import { clashes } from '@/checks/figures/clashes'
import { givenAway } from '@/checks/figures/given-away'
import { againstOrder } from '@/checks/figures/kept-order'
import type { ReadDrawing } from '@/checks/figures/read-drawings'
import type { SketchFigure, SolidFigure } from '@/lib/figures/figure'
import { poseProblem, templates } from '@/lib/problems/all'

const drawing: ReadDrawing = {
  width: 320,
  height: 200,
  beyondWindow: 0,
  texts: [{ text: '6 cm', ink: { left: 100, right: 140, top: 80, bottom: 92 } }],
  lines: [
    [
      [20, 100],
      [300, 100],
    ],
  ],
  dots: [],
  circles: [{ left: 20, right: 60, top: 110, bottom: 150.4 }],
}
const ink = (text: string, left: number, top: number) => ({
  text,
  ink: { left, right: left + 40, top, bottom: top + 12 },
})

describe('labels, lines and the frame', () => {
  test('a label clear of everything is no fault', () => expect(clashes(drawing)).toEqual([]))

  test.each([
    ['a label on a line', { texts: [ink('6 cm', 100, 95)] }, '"6 cm" meets a line'],
    ['two labels on each other', { texts: [ink('A', 100, 80), ink('B', 120, 85)] }, '"A" meets "B"'],
    ['a label on a dot', { dots: [{ left: 110, right: 117, top: 84, bottom: 91 }] }, '"6 cm" meets a dot'],
    ['a label half outside', { texts: [ink('9 cm', 300, 20)] }, '"9 cm" leaves the drawing'],
    ['a line that runs out', { lines: [[[20, 150] as const, [330, 150] as const]] }, 'a line leaves the drawing'],
    [
      'a squashed circle',
      { circles: [{ left: 50, right: 223, top: 10, bottom: 178 }] },
      'a circle is 173.0 wide and 168.0 high',
    ],
    ['a drawing wider than the window', { beyondWindow: 12 }, 'the drawing is wider than the window'],
  ])('%s is found', (_, planted, fault) => expect(clashes({ ...drawing, ...planted })).toEqual([fault]))
})

const triangle: SketchFigure = {
  kind: 'sketch',
  description: 'A right triangle.',
  points: { A: [0, 0], B: [4, 0], C: [4, 3] },
  segments: [
    { from: 'A', to: 'B', label: '4 cm' },
    { from: 'B', to: 'C', label: '3 cm' },
    { from: 'A', to: 'C' },
  ],
  angles: [{ at: 'B', from: 'A', to: 'C', right: true }],
}

describe('what is drawn keeps the order of what is told', () => {
  test('a figure to scale is no fault', () =>
    expect(againstOrder(triangle, 'In the triangle $AC = 5$ cm.')).toEqual([]))

  test('a length of the question is compared with those of the figure', () =>
    expect(againstOrder(triangle, 'In the triangle $AC = 2$ cm.')).not.toEqual([]))

  test('a sum is no length of its last term', () =>
    expect(againstOrder(triangle, '$AB = 4$ cm and $BC + AC = 2$ cm.')).toEqual([]))

  test('an angle told acute and drawn obtuse is found', () => {
    const wide: SketchFigure = { ...triangle, angles: [{ at: 'B', from: 'A', to: 'C', label: '70°' }] }
    const points = { ...triangle.points, C: [5, 3] as const }
    expect(againstOrder({ ...wide, points }, '')).not.toEqual([])
    expect(againstOrder({ ...wide, points, caption: 'Not to scale.' }, '')).toEqual([])
  })

  test('a solid drawn lower than it is says that it is not to scale', () => {
    const tall: SolidFigure = {
      kind: 'solid',
      description: 'A cylinder.',
      parts: [{ shape: 'cylinder', radius: 1.4, height: 26 }],
    }
    expect(againstOrder(tall, '')).toEqual([])
  })
})

describe('what the figure prints of the key', () => {
  const template = templates.find(({ id }) => id === 'sav-cylinder-measure')
  if (!template) throw new Error('the cylinder is a template')
  const problem = poseProblem(template, 'figure-0')
  const { figure, answer } = problem
  if (figure?.kind !== 'solid') throw new Error('a solid belongs to this template')

  test('lengths that the question gives are no part of it', () => expect(givenAway(figure, problem)).toEqual([]))

  test('the key in a label is found', () =>
    expect(givenAway({ ...figure, whole: { height: `${answer} cm` } }, problem)).not.toEqual([]))
})
