import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { lessonWith } from './samples/lesson'
import { checkedContent } from '@/checks/content'
import { figureErrors } from '@/lib/figures/figure-schema'
import { NoDrawing } from '@/scripts/figure-from/drawn'
import { figureFrom } from '@/scripts/figure-from/read'
import { written } from '@/scripts/figure-from/written'
import { runsOf } from '../seeds'

const file = (name: string) => readFileSync(`tests/content/geogebra/${name}`)
const ofText = (text: string) => figureFrom(strToU8(text))

test('a construction: points, a polygon with a caption, a segment with its length, and what figures do not have', () => {
  const { figure, leftOut } = figureFrom(file('triangle.xml'))
  expect(figure).toEqual({
    kind: 'sketch',
    points: { A: [3, 6], B: [0, 0], C: [8, 0], 'D₁': [1.5, 3], E: [5.5, 3] },
    segments: [
      { from: 'A', to: 'B' },
      { from: 'B', to: 'C', label: '8 cm' },
      { from: 'C', to: 'A' },
      { from: 'D₁', to: 'E', label: '4', dashed: true },
    ],
    description: 'The points A, B, C, D₁, E. The segments AB, BC, CA, D₁E.',
  })
  expect(leftOut).toEqual(['g: a graph of a function: draw it as a figure of the kind plane'])
})

test('the JSON of getFileJSON: a circle, a tangent with its caption, a right angle, a text', () => {
  const { figure, leftOut } = figureFrom(file('tangent.json'))
  expect(figure).toMatchObject({
    points: { O: [0, 0], P: [13, 0], T: [1.923, 4.615] },
    circles: [{ centre: 'O', radius: 5 }],
    segments: [
      { from: 'P', to: 'T', label: '12 cm' },
      { from: 'O', to: 'T', label: '5 cm' },
      { from: 'O', to: 'P' },
    ],
    angles: [
      { at: 'T', from: 'O', to: 'P', right: true },
      { at: 'P', from: 'T', to: 'O' },
    ],
    labels: [{ at: [7, -4], text: 'not to scale' }],
  })
  expect(leftOut).toEqual(['g: a line: give two points of it, and join them by a segment'])
})

test('a .ggb file is unpacked', () => {
  const packed = zipSync({
    'geogebra.xml': new Uint8Array(file('triangle.xml')),
    'geogebra_javascript.js': strToU8(''),
  })
  expect(figureFrom(packed)).toEqual(figureFrom(file('triangle.xml')))
})

test('an SVG: names go to the points that they stand by, the other words stay labels', () => {
  const { figure, leftOut } = figureFrom(file('drawing.svg'))
  expect(leftOut).toEqual([])
  expect(Object.keys(figure.points).toSorted()).toEqual(['A', 'B', 'C', 'O'])
  expect(figure.dots).toEqual(['O'])
  expect(figure.segments).toEqual([
    { from: 'A', to: 'B' },
    { from: 'B', to: 'C' },
    { from: 'C', to: 'A', dashed: true },
  ])
  expect(figure.circles).toEqual([{ centre: 'O', radius: 1.667 }])
  expect(figure.labels).toEqual([expect.objectContaining({ text: '7 cm' })])
})

test.each(['triangle.xml', 'tangent.json', 'drawing.svg'])(
  'what is made of %s stands in a lesson without a mistake',
  async (name) => {
    const text = lessonWith({ text: `A tangent.\n\n${written(figureFrom(file(name)).figure)}` })
    const found = await checkedContent([{ path: 'lessons/circles.mdx', text }], { hasFile: () => true })
    expect(found.filter(({ message }) => !message.startsWith('this file is missing'))).toEqual([])
  },
)

test.each([
  ['nothing', '', 'no file of GeoGebra'],
  ['another text', 'title: Circles', 'no file of GeoGebra'],
  ['JSON that breaks off', '{"archive": [', 'The JSON cannot be read'],
  ['other JSON', '{"points": []}', 'There is no geogebra.xml in this JSON'],
  ['an empty construction', '<geogebra><construction></construction></geogebra>', 'There is nothing in it'],
  ['an SVG without shapes', '<svg xmlns="http://www.w3.org/2000/svg"></svg>', 'no lines, circles or points'],
  [
    'an SVG with its grid',
    `<svg>${Array.from({ length: 70 }, (_, at) => `<path fill="none" d="M ${at * 10} 0 L ${at * 10} 400"/>`).join('')}</svg>`,
    'hide the axes and the grid',
  ],
])('%s is answered with what to do', (_, text, message) => {
  expect(() => ofText(text)).toThrow(NoDrawing)
  expect(() => ofText(text)).toThrow(message)
})

test('a zip that is none of GeoGebra, and one that is broken, are answered', () => {
  expect(() => figureFrom(zipSync({ 'a.txt': strToU8('a') }))).toThrow('There is no geogebra.xml')
  expect(() => figureFrom(zipSync({ 'geogebra.xml': strToU8('a'.repeat(400)) }).slice(0, 60))).toThrow(NoDrawing)
})

test('solids, arcs and infinite points are left out with words', () => {
  const { leftOut } = ofText(`<geogebra><construction>
    <element type="point" label="A"><show object="true" label="true"/><coords x="1" y="2" z="1"/></element>
    <element type="point" label="N"><show object="true" label="true"/><coords x="1" y="2" z="0"/></element>
    <element type="conicpart" label="k"><show object="true" label="true"/></element>
    <element type="quadric3d" label="s"><show object="true" label="true"/></element>
    <element type="conic" label="e"><show object="true"/><matrix A0="1" A1="4" A2="-4" A3="0" A4="0" A5="0"/></element>
  </construction></geogebra>`)
  expect(leftOut).toEqual([
    'the point N has no place in the plane',
    expect.stringContaining('k: an arc'),
    expect.stringContaining('s is three-dimensional'),
    'e: a curve that is no circle',
  ])
})

test('whatever stands in a file, it ends in a figure that can be drawn or in words', () => {
  const sources = [file('triangle.xml').toString(), file('drawing.svg').toString(), file('tangent.json').toString()]
  fc.assert(
    fc.property(
      fc.constantFrom(...sources),
      fc.nat(5000),
      fc.nat(400),
      fc.string({ maxLength: 12 }),
      (source, at, cut, more) => {
        const text = source.slice(0, at % source.length) + more + source.slice((at % source.length) + cut)
        try {
          const { figure } = ofText(text)
          expect(figureErrors(figure).filter((error) => !/printed as it stands|different points/.test(error))).toEqual(
            [],
          )
        } catch (error) {
          expect(error).toBeInstanceOf(NoDrawing)
        }
      },
    ),
    { numRuns: runsOf(300) },
  )
})
